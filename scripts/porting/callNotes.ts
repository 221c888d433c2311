/** What differs at calls of `@eversdk/core` beside what the definitions tell. Part of docs/porting/eversdk-core.md. */
export const callNotes: Readonly<Record<string, string>> = {
  'client.get_api_reference': 'without wrappers for context and result; through `everSdkLibrary` with them',
  'client.config': "`null` for settings without a default; the derivation path is `m/44'/396'/0'/0/0`",
  'client.build_info': 'dependencies are npm packages with their versions',
  'crypto.mnemonic_derive_sign_keys': 'another default path: give `path`, see [keys](../guides/keys.md)',
  'crypto.convert_public_key_to_ton_safe_format': 'its result field is `tvm_public_key`',
  'crypto.register_signing_box': 'remove it with `remove_signing_box`, or close the client',
  'abi.encode_message':
    'a deployment without the `_pubkey` that its ABI wants is refused with 305; types of size 0 are 303',
  'abi.encode_internal_message': 'a deployment without the `_pubkey` that its ABI wants is refused with 305',
  'boc.parse_transaction': '`tock` is `tock`, `status_change_name` is there, `balance_delta_other` is sorted',
  'processing.send_message':
    'result has `message_hash`, `block_hash`, `tx_hash`, `thread_id`, `producers`; bytes are never signed anew',
  'processing.process_message':
    'at most once, errors say in `data.sent` whether the message may have been executed; without `time` and `expire` it needs `unprotected`',
  'processing.wait_for_transaction':
    'errors have `data.sent` true: it can find a transaction and never prove that there is none',
  'processing.monitor_messages': 'also `durable`: watched over restarts',
  'processing.get_monitor_info': 'also `durable`',
  'processing.fetch_next_monitor_results': 'also `durable`, with `acknowledge`',
  'processing.cancel_monitor': 'also `durable`',
  'tvm.run_executor': 'rules of networks with Dapp IDs by default; `abi.rules` is `classic` for those before',
  'tvm.run_tvm':
    '`data.exit_code` of an exception is the code as transactions show it (2, not -3); `data.gas_used` is a number',
  'tvm.run_get': 'the same',
  'net.query': 'what a default network has switched off is [named](../networks.md)',
  'net.query_collection': 'on default networks for objects that the filter names',
  'net.wait_for_collection': 'on default networks for objects that the filter names',
  'net.batch_query': 'as the functions in it',
  'net.aggregate_collection': 'refused on default networks, with what to do instead',
  'net.query_counterparties': 'refused on default networks, with what to do instead',
  'net.find_last_shard_block': 'on default networks the last block of the network',
  'net.subscribe_collection': 'on default networks lists of given accounts are followed by cursors',
  'net.subscribe': 'on default networks lists of given accounts are followed by cursors',
  'net.query_transaction_tree': 'also `verify`',
  'proofs.proof_block_data': 'also on networks with block keepers: `proofs.trusted_keepers`',
  'proofs.proof_transaction_data': 'also on networks with block keepers',
  'proofs.proof_message_data': 'also on networks with block keepers',
}

/** Modules that this library does not have. */
export const missingModules: Readonly<Record<string, string>> = {
  debot: 'the module is absent (25): networks with Dapp IDs have no DeBots',
}
