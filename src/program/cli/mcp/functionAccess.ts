/**
 * What each function of the API may do for a language model. Every function has its place here: a test fails for a new one that
 * has none. Whatever is said here, no tool takes or returns a field that its definition marks as secret.
 */

type Access =
  /** Only computes from its parameters: a tool. */
  | 'computes'
  /** Asks the network or the storage and changes nothing: a tool. */
  | 'reads'
  /** Sends messages: the tools of `sendTools.ts` do this, with a confirmation. */
  | 'sends'
  /** Takes, returns, derives or uses keys, phrases and passwords, also by a handle: never a tool. */
  | 'secret'
  /** Changes what is stored, or how the connection works: never a tool. */
  | 'changes'
  /** Needs a host that keeps handles, answers requests or takes events: never a tool. */
  | 'host'
  /** A text that is a resource here. */
  | 'resource'

type Functions = Readonly<Partial<Record<Access, readonly string[]>>>

/** By module; names without that of the module. */
const functionAccess: Readonly<Record<string, Functions>> = {
  client: {
    computes: ['version', 'build_info'],
    secret: ['config'],
    host: ['resolve_app_request'],
    resource: ['get_api_reference'],
  },
  account: { reads: ['get_account'] },
  crypto: {
    computes: [
      ...['factorize', 'modular_power', 'tvm_crc16', 'generate_random_bytes', 'convert_public_key_to_tvm_safe_format'],
      ...['verify_signature', 'sha256', 'sha512', 'nacl_sign_open', 'nacl_sign_detached_verify', 'mnemonic_words'],
    ],
    secret: [
      ...['generate_random_sign_keys', 'sign', 'scrypt', 'chacha20'],
      ...['nacl_sign_keypair_from_secret_key', 'nacl_sign', 'nacl_sign_detached', 'nacl_box_keypair'],
      ...['nacl_box_keypair_from_secret_key', 'nacl_box', 'nacl_box_open', 'nacl_secret_box', 'nacl_secret_box_open'],
      ...['mnemonic_from_random', 'mnemonic_from_entropy', 'mnemonic_verify', 'mnemonic_derive_sign_keys'],
      ...['hdkey_xprv_from_mnemonic', 'hdkey_derive_from_xprv', 'hdkey_derive_from_xprv_path'],
      ...['hdkey_secret_from_xprv', 'hdkey_public_from_xprv'],
      ...['create_crypto_box', 'remove_crypto_box', 'get_crypto_box_info', 'get_crypto_box_seed_phrase'],
      ...['get_signing_box_from_crypto_box', 'get_encryption_box_from_crypto_box', 'clear_crypto_box_secret_cache'],
      ...['register_signing_box', 'get_signing_box', 'signing_box_get_public_key', 'signing_box_sign'],
      ...['remove_signing_box', 'register_encryption_box', 'remove_encryption_box', 'encryption_box_get_info'],
      ...['encryption_box_encrypt', 'encryption_box_decrypt', 'create_encryption_box'],
    ],
  },
  abi: {
    computes: [
      ...['encode_message_body', 'attach_signature_to_message_body', 'encode_message', 'encode_internal_message'],
      ...['attach_signature', 'decode_message', 'decode_message_body', 'encode_account', 'decode_account_data'],
      ...['update_initial_data', 'encode_initial_data', 'decode_initial_data', 'decode_boc', 'encode_boc'],
      ...['calc_function_id', 'get_signature_data'],
    ],
  },
  boc: {
    computes: [
      ...['decode_tvc', 'parse_message', 'parse_transaction', 'parse_account', 'parse_block', 'parse_shardstate'],
      ...['get_blockchain_config', 'get_boc_hash', 'get_boc_depth', 'get_code_from_tvc', 'encode_boc'],
      ...['get_code_salt', 'set_code_salt', 'decode_state_init', 'encode_state_init', 'encode_external_in_message'],
      'get_compiler_version',
    ],
    host: ['cache_get', 'cache_set', 'cache_unpin'],
  },
  processing: {
    reads: ['wait_for_transaction'],
    sends: ['send_message', 'send_messages', 'process_message'],
    host: ['monitor_messages', 'get_monitor_info', 'fetch_next_monitor_results', 'cancel_monitor'],
  },
  outbox: {
    reads: ['get', 'list', 'results'],
    sends: ['send'],
    changes: ['cancel', 'release', 'prune', 'acknowledge'],
    host: ['register_signer'],
  },
  inbox: {
    reads: ['list', 'deposits'],
    changes: ['follow', 'unfollow', 'prune'],
  },
  policy: {
    reads: ['get', 'refusals'],
    host: ['register_approver'],
  },
  tvm: {
    reads: ['run_executor', 'run_tvm', 'run_get'],
    host: ['register_vm_extension', 'remove_vm_extension'],
  },
  utils: {
    computes: ['convert_address', 'get_address_type', 'calc_storage_fee', 'compress_zstd', 'decompress_zstd'],
  },
  zklogin: { computes: ['address_seed', 'proof_to_bytes'] },
  net: {
    reads: [
      ...['query', 'batch_query', 'query_collection', 'aggregate_collection', 'wait_for_collection'],
      ...['find_last_shard_block', 'fetch_endpoints', 'get_endpoints', 'query_counterparties'],
      ...['query_transaction_tree', 'get_signature_id', 'get_server_info'],
    ],
    changes: ['suspend', 'resume', 'set_endpoints'],
    host: [
      ...['subscribe_collection', 'subscribe', 'unsubscribe'],
      ...['create_block_iterator', 'resume_block_iterator', 'create_transaction_iterator'],
      ...['resume_transaction_iterator', 'iterator_next', 'remove_iterator'],
    ],
  },
  proofs: {
    reads: ['proof_block_data', 'proof_transaction_data', 'proof_message_data', 'proof_account_data'],
  },
}

/** `undefined` for a function that nobody has classified. */
export function accessOf(name: string): Access | undefined {
  const [module = '', ...rest] = name.split('.')
  const own = rest.join('.')
  const found = Object.entries(functionAccess[module] ?? {}).find(([, names]) => names.includes(own))
  return found?.[0] as Access | undefined
}
