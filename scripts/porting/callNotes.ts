/**
 * Differences of calls of `@eversdk/core` that the definitions do not contain. Part of docs/porting/eversdk-core.md.
 */
export const callNotes: Readonly<Record<string, string>> = {
  'client.get_api_reference':
    'describes functions without the wrappers for context and result; through `everSdkLibrary`, with them',
  'client.config': "`null` for settings without a default; the derivation path is `m/44'/396'/0'/0/0`",
  'client.build_info': 'dependencies are npm packages with their versions',
  'crypto.mnemonic_derive_sign_keys': 'different default path: pass `path`, see [keys](../guides/keys.md)',
  'crypto.convert_public_key_to_ton_safe_format': 'the result field is `tvm_public_key`',
  'crypto.register_signing_box': 'remove it with `remove_signing_box`, or close the client',
  'abi.encode_message':
    'a deployment without the `_pubkey` that its ABI requires fails with 305; types of size 0 fail with 303',
  'abi.encode_internal_message': 'a deployment without the `_pubkey` that its ABI requires fails with 305',
  'boc.parse_transaction':
    '`tock` no longer repeats `tick`; `status_change_name` is present; `balance_delta_other` is sorted',
  'processing.send_message':
    'the result has `message_hash`, `block_hash`, `tx_hash`, `thread_id`, `producers`; a message is never signed again',
  'processing.process_message':
    'executes at most once; `data.sent` of an error says whether the message may have been executed; contracts without `time` and `expire` need `unprotected`',
  'processing.wait_for_transaction':
    'errors always have `data.sent` true: it can find a transaction, but never prove that there is none',
  'processing.monitor_messages': 'also `durable`: survives restarts',
  'processing.get_monitor_info': 'also `durable`',
  'processing.fetch_next_monitor_results': 'also `durable`, with `acknowledge`',
  'processing.cancel_monitor': 'also `durable`',
  'tvm.run_executor':
    'follows the rules of networks with Dapp IDs by default; set `abi.rules` to `classic` for earlier networks',
  'tvm.run_tvm':
    '`data.exit_code` of an exception is the code that transactions show (2, not -3); `data.gas_used` is a number',
  'tvm.run_get': 'the same as for `tvm.run_tvm`',
  'net.query': 'the error names what a default network has switched off: [networks](../networks.md)',
  'net.query_collection':
    'on default networks, only for objects that the filter names; a filter with an address that lacks some of its digits (32 to 63 of 64) is refused with 23, a shorter part is passed on',
  'net.wait_for_collection': 'on default networks, only for objects that the filter names',
  'net.batch_query': 'like the functions in the batch',
  'net.aggregate_collection': 'refused on default networks; the error says what to do instead',
  'net.query_counterparties': 'refused on default networks; the error says what to do instead',
  'net.find_last_shard_block': 'on default networks, the last block of the network',
  'net.subscribe_collection': 'on default networks, lists of given accounts are followed by cursor',
  'net.subscribe': 'on default networks, lists of given accounts are followed by cursor',
  'net.query_transaction_tree': 'also `verify`',
  'proofs.proof_block_data': 'also on networks with block keepers: `proofs.trusted_keepers`',
  'proofs.proof_transaction_data': 'also on networks with block keepers',
  'proofs.proof_message_data': 'also on networks with block keepers',
}

/** Modules that this library does not have. */
export const missingModules: Readonly<Record<string, string>> = {
  debot: 'fails with 25: networks with Dapp IDs have no DeBots',
}
