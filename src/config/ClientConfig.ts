/** Configuration of a client. Source: client interface 2.1 to 2.4; decisions 5 and 6. */
import {
  array,
  bool,
  constants,
  f32,
  field,
  hex,
  i8,
  i32,
  map,
  optional,
  struct,
  text,
  u8,
  u32,
} from '../schema/shapes.ts'
import { ChainRules } from './ChainRules.ts'
import { MnemonicDictionary } from './MnemonicDictionary.ts'
import { SpendingPolicy } from './SpendingPolicy.ts'

export const NetworkQueriesProtocol = constants('NetworkQueriesProtocol', 'How GraphQL queries travel.', {
  HTTP: ['HTTP', 'Each GraphQL query uses a separate HTTP request.'],
  WS: ['WS', 'All GraphQL queries use one WebSocket connection.'],
})

export const BindingConfig = struct(
  'BindingConfig',
  'The language binding in use; appears in error data and HTTP headers.',
  {
    library: optional(text, 'Name of the binding.', { default: '' }),
    version: optional(text, 'Version of the binding.', { default: '' }),
  },
)

export const NetworkConfig = struct('NetworkConfig', 'How to reach the network. All times in ms.', {
  server_address: optional(text, 'A single network endpoint.', {
    deprecated: 'Since 3.0. Use endpoints. It is used when endpoints is absent.',
  }),
  endpoints: optional(
    array(text),
    'Network endpoints in any correct URL form, with or without scheme, port and path, IP addresses included. Takes precedence over server_address. Without scheme: http for loopback hosts, https for all others.',
  ),
  network_retries_count: optional(i8, 'Former number of connection retries.', {
    deprecated: 'Since 3.0. Use max_reconnect_timeout.',
    minimum: 0,
  }),
  max_reconnect_timeout: optional(u32, 'Maximum time for sequential reconnections.', { default: 120000 }),
  first_contact_timeout: optional(
    u32,
    'How long a call may take, in ms, that cannot reach any endpoint while none has answered this client: a wrong address or no network is told within this time. Afterwards `max_reconnect_timeout` holds, which also limits it. Extension of the published interface.',
    { default: 15000, minimum: 1 },
  ),
  reconnect_timeout: optional(u32, 'Former pause between reconnections.', {
    deprecated: 'Since 3.0. Use max_reconnect_timeout.',
  }),
  message_retries_count: optional(
    i8,
    'Number of automatic processing retries after Message Expired (507). Applies only to messages that are proven not to have been executed and whose local emulation succeeded or failed with a replay-protection error.',
    { default: 5, minimum: 0 },
  ),
  message_processing_timeout: optional(
    u32,
    'Delivery timeout for contracts whose ABI has no expire header; then the call fails.',
    { default: 40000 },
  ),
  expiration_margin: optional(
    u32,
    'How much later than the expiration of a message the state of its account and a block have to be to prove that the message was not executed: by so much clocks of block producers may differ. Extension of the published interface.',
    { default: 30000 },
  ),
  wait_for_timeout: optional(u32, 'Maximum timeout for the answer to a query.', { default: 40000 }),
  out_of_sync_threshold: optional(u32, 'Former limit of the difference to the clock of the node.', {
    deprecated: 'Since 3.0. Use max_latency.',
  }),
  sending_endpoint_count: optional(u8, 'Maximum number of randomly chosen endpoints that a message is sent to.', {
    default: 1,
    minimum: 1,
  }),
  latency_detection_interval: optional(
    u32,
    'How often the current endpoint is checked for data latency. When the latency exceeds max_latency another endpoint is selected.',
    { default: 60000 },
  ),
  max_latency: optional(u32, 'Maximum data latency (time lag) of an endpoint.', { default: 60000 }),
  query_timeout: optional(u32, 'Time limit of an HTTP request that sets none itself; then the request fails.', {
    default: 60000,
  }),
  queries_protocol: optional(NetworkQueriesProtocol, 'Protocol for GraphQL queries.', { default: 'HTTP' }),
  first_remp_status_timeout: optional(
    u32,
    'Unstable. How long to wait for the first REMP status before falling back to waiting for the transaction.',
    { default: 1 },
  ),
  next_remp_status_timeout: optional(
    u32,
    'Unstable. How long to wait for each further REMP status before falling back to waiting for the transaction.',
    { default: 5000 },
  ),
  follow_interval: optional(
    u32,
    'Pause between requests for what is new where the network offers no subscriptions, and between requests of an iterator that has reached the end of the chain. All subscriptions of a client share the requests.',
    { default: 1000, minimum: 1 },
  ),
  signature_id: optional(
    i32,
    'Network signature id for networks with the capability CapSignatureWithId. Set it to the global_id of any block when messages are encoded without reaching the network. Absent: detected when a message is encoded.',
  ),
  access_key_origins: optional(
    array(text),
    'Origins besides those of the endpoints that access_key and api_token may be sent to, such as https://producer.example:8600. Producers and redirect targets that a node names get neither otherwise. Extension of the published interface.',
    { default: [] },
  ),
  access_key: optional(text, 'Access key (project secret) of the GraphQL API.', { secret: true }),
  api_token: optional(text, 'Bearer token of the REST and GraphQL APIs; replaces access_key when both are set.', {
    secret: true,
  }),
})

export const CryptoConfig = struct('CryptoConfig', 'Defaults of the crypto functions.', {
  mnemonic_dictionary: optional(MnemonicDictionary, 'Dictionary of seed phrases.', { default: 1 }),
  mnemonic_word_count: optional(u8, 'Number of words of a seed phrase.', { default: 12, minimum: 1 }),
  hdkey_derivation_path: optional(text, 'Derivation path of keys.', { default: "m/44'/396'/0'/0/0" }),
})

export const AbiConfig = struct('AbiConfig', 'Defaults of message encoding.', {
  workchain: optional(i32, 'Workchain id used by default in DeploySet.', { default: 0, minimum: -128, maximum: 127 }),
  message_expiration_timeout: optional(u32, 'Lifetime of messages of contracts with an expire header, in ms.', {
    default: 40000,
  }),
  message_expiration_timeout_grow_factor: optional(f32, 'Factor by which the expiration timeout grows on each retry.', {
    default: 1.5,
  }),
  rules: optional(
    ChainRules,
    'Rules of the chain for every function that takes `rules` and is not given any: `classic` for contracts and networks of the public TVM formats. A node that states other rules is sent nothing. Extension of the published interface.',
    { default: 'current' },
  ),
})

export const BocConfig = struct('BocConfig', 'Cache of bags of cells.', {
  cache_max_size: optional(u32, 'Maximum size of the unpinned part of the cache, in kilobytes.', { default: 10240 }),
})

export const TrustedKeepers = struct(
  'TrustedKeepers',
  'A set of block keepers that an application trusts. Extension of the published interface.',
  {
    block_id: optional(hex, 'Id of the block at `height`; a block of that height with another id is refused.'),
    height: field(u32, 'The first block that the set signs; later ones may change it.'),
    thread_id: optional(
      hex,
      'Thread of the block, 68 hex characters. Default: the default thread, the only supported one.',
    ),
    keepers: field(map(hex), 'BLS public keys (96 hex characters, compressed) by signer.'),
    owners: optional(
      map(hex),
      'Accounts of the owners (64 hex characters) by signer, where they are known: then a block counts only when the keeper of its producer signed it, and a keeper that joins again under another signer replaces its older entry.',
    ),
  },
)

export const ProofsConfig = struct('ProofsConfig', 'Proofs: what is trusted, and their cache.', {
  cache_in_local_storage: optional(
    bool,
    'True: downloaded proofs and masterchain BOCs go to persistent local storage. False: they are kept in memory and lost with the client.',
    { default: true },
  ),
  verify: optional(
    bool,
    'Default of `verify` in the functions that have it: whether they prove what they return. Extension of the published interface.',
    { default: false },
  ),
  zerostate_hash: optional(
    hex,
    'Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the published interface.',
  ),
  trusted_key_blocks: optional(
    text,
    'Networks with a masterchain: path of a file with trusted key blocks, in the format of the official library. Extension of the published interface.',
  ),
  trusted_keepers: optional(
    TrustedKeepers,
    'Networks with block keepers: the set that trust starts from. Extension of the published interface.',
  ),
  trusted_keepers_hash: optional(
    hex,
    'Networks with block keepers: commitment to such a set, 64 hex characters; the set itself may then come from the server. Extension of the published interface.',
  ),
})

export const StorageConfig = struct(
  'StorageConfig',
  'A database server that keeps the data of the library in place of a folder, for several machines. Extension of the published interface.',
  {
    url: optional(
      text,
      'Address of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`, `application_name`, `connect_timeout`; also `schema`. Absent: a folder is used.',
      { secret: true },
    ),
    schema: optional(text, 'Schema with the tables of the library: lower case letters, digits and underscores.', {
      default: 'vendorclient',
    }),
    pool_size: optional(u8, 'Maximum number of connections of a process to the server.', {
      default: 4,
      minimum: 1,
      maximum: 100,
    }),
    connect_timeout: optional(u32, 'Time limit of connecting to the server, in ms.', { default: 5000, minimum: 1 }),
    statement_timeout: optional(
      u32,
      'Time limit of one statement, in ms. What takes longer ends with error 35 of kind `busy`.',
      { default: 10_000, minimum: 1 },
    ),
  },
)

export const ClientConfig = struct('ClientConfig', 'Configuration of a client.', {
  binding: optional(BindingConfig, 'The language binding in use.'),
  network: optional(NetworkConfig, 'How to reach the network.'),
  crypto: optional(CryptoConfig, 'Defaults of the crypto functions.'),
  abi: optional(AbiConfig, 'Defaults of message encoding.'),
  boc: optional(BocConfig, 'Cache of bags of cells.'),
  proofs: optional(ProofsConfig, 'Cache of proofs.'),
  policy: optional(
    SpendingPolicy,
    'What may be spent. Policies of several sources hold together: a host can only add to what the daemon demands. Extension of the published interface.',
  ),
  local_storage_path: optional(
    text,
    'Folder where the library keeps its data. Absent: `.vendorclient` in the home directory, or the data folder of the daemon.',
  ),
  storage: optional(StorageConfig, 'A database server in place of a folder. Extension of the published interface.'),
})
