/** Configuration of a client. Source: client interface 2.1 to 2.4; decisions 5 and 6. */
import { filledText, headerText, hex64, hex68, hexOf, origin } from '../schema/formats.ts'
import { array, bool, constants, f32, field, i8, i32, map, optional, struct, u8, u32 } from '../schema/shapes.ts'
import { ChainRules } from './ChainRules.ts'
import { derivationPath, endpointText, operatorLabel, schemaName, signerIndex, storageUrl } from './configFormats.ts'
import { MnemonicDictionary } from './MnemonicDictionary.ts'
import { SpendingPolicy } from './SpendingPolicy.ts'

export const NetworkQueriesProtocol = constants('NetworkQueriesProtocol', 'Protocol of GraphQL queries.', {
  HTTP: ['HTTP', 'Each GraphQL query uses a separate HTTP request.'],
  WS: ['WS', 'All GraphQL queries use one WebSocket connection.'],
})

export const BindingConfig = struct(
  'BindingConfig',
  'The language binding in use; reported in error data and HTTP headers.',
  {
    library: optional(headerText, 'Name of the binding.', { default: '' }),
    version: optional(headerText, 'Version of the binding.', { default: '' }),
  },
)

export const NetworkConfig = struct('NetworkConfig', 'How to reach the network. All times are in ms.', {
  server_address: optional(endpointText, 'A single network endpoint.', {
    deprecated: 'Since 3.0. Use endpoints. Used only if endpoints is absent.',
  }),
  endpoints: optional(
    array(endpointText),
    'Network endpoints in any valid URL form, with or without scheme, port and path, including IP addresses. Takes precedence over server_address. Default scheme: http for loopback hosts, https for all others.',
  ),
  network_retries_count: optional(i8, 'Formerly the number of connection retries.', {
    deprecated: 'Since 3.0. Use max_reconnect_timeout.',
    minimum: 0,
  }),
  max_reconnect_timeout: optional(u32, 'Maximum time for sequential reconnections, in ms.', { default: 120000 }),
  first_contact_timeout: optional(
    u32,
    'Time limit, in ms, of a call that cannot reach any endpoint before one has ever answered this client, so that a wrong address or a missing network is reported quickly. After that, `max_reconnect_timeout` applies, which is also an upper limit for this value. Extension of the published interface.',
    { default: 15000, minimum: 1 },
  ),
  reconnect_timeout: optional(u32, 'Formerly the pause between reconnections, in ms.', {
    deprecated: 'Since 3.0. Use max_reconnect_timeout.',
  }),
  message_retries_count: optional(
    i8,
    'Number of automatic processing retries after Message Expired (507). Applies only to messages that are proven not to have been executed and whose local emulation succeeded or failed with a replay-protection error.',
    { default: 5, minimum: 0 },
  ),
  message_processing_timeout: optional(
    u32,
    'Delivery timeout, in ms, for contracts whose ABI has no expire header; after it, the call fails.',
    { default: 40000 },
  ),
  expiration_margin: optional(
    u32,
    'Safety margin, in ms, of the proof that a message was not executed: the account state and a block must be at least this much later than the expiration of the message. Allows for differences between the clocks of block producers. Extension of the published interface.',
    { default: 30000 },
  ),
  wait_for_timeout: optional(u32, 'Maximum time to wait for the answer to a query, in ms.', { default: 40000 }),
  out_of_sync_threshold: optional(u32, 'Formerly the maximum difference from the clock of the node, in ms.', {
    deprecated: 'Since 3.0. Use max_latency.',
  }),
  sending_endpoint_count: optional(u8, 'Maximum number of randomly chosen endpoints to send a message to.', {
    default: 1,
    minimum: 1,
  }),
  latency_detection_interval: optional(
    u32,
    'Interval of checks of the data latency of the current endpoint, in ms. If it exceeds max_latency, another endpoint is selected.',
    { default: 60000 },
  ),
  max_latency: optional(u32, 'Maximum data latency (time lag) of an endpoint, in ms.', { default: 60000 }),
  query_timeout: optional(u32, 'Default time limit of an HTTP request, in ms; after it, the request fails.', {
    default: 60000,
  }),
  queries_protocol: optional(NetworkQueriesProtocol, 'Protocol for GraphQL queries.', { default: 'HTTP' }),
  first_remp_status_timeout: optional(
    u32,
    'Unstable. How long to wait for the first REMP status, in ms, before falling back to waiting for the transaction.',
    { default: 1 },
  ),
  next_remp_status_timeout: optional(
    u32,
    'Unstable. How long to wait for each further REMP status, in ms, before falling back to waiting for the transaction.',
    { default: 5000 },
  ),
  follow_interval: optional(
    u32,
    'Polling interval, in ms, on networks without subscriptions, and of iterators that have reached the end of the chain. All subscriptions of a client share the requests.',
    { default: 1000, minimum: 1 },
  ),
  signature_id: optional(
    i32,
    'Signature id, for networks with the capability CapSignatureWithId. To encode messages without reaching the network, set it to the global_id of any block. Default: detected when a message is encoded.',
  ),
  access_key_origins: optional(
    array(origin),
    'Additional origins that access_key and api_token may be sent to, such as https://producer.example:8600. By default, only the endpoints that the same source (file, environment, host) names receive them, not the producers and redirect targets that a node names. Extension of the published interface.',
    { default: [] },
  ),
  agreement: optional(
    u8,
    'Number of independent operators that must agree that a message was not executed before another one replaces it, or before it is reported as not executed. With 2 or more, every operator of `operators` is asked; one that shows the message as executed prevents the proof. Extension of the published interface.',
    { default: 1, minimum: 1, maximum: 16 },
  ),
  operators: optional(
    map(operatorLabel, origin),
    'Operators of the endpoints. Keys are origins, such as https://node.example:8600; values are names of your choice. For `agreement`, endpoints of the same operator count once, and all endpoints without an operator count as one more. Extension of the published interface.',
    { default: {} },
  ),
  access_key: optional(filledText, 'Access key (project secret) of the GraphQL API.', { secret: true }),
  api_token: optional(filledText, 'Bearer token of the REST and GraphQL APIs; replaces access_key if both are set.', {
    secret: true,
  }),
})

export const CryptoConfig = struct('CryptoConfig', 'Defaults of the crypto functions.', {
  mnemonic_dictionary: optional(MnemonicDictionary, 'Default dictionary of seed phrases.', { default: 1 }),
  mnemonic_word_count: optional(u8, 'Default number of words of a seed phrase.', { default: 12, minimum: 1 }),
  hdkey_derivation_path: optional(derivationPath, 'Default derivation path of keys.', { default: "m/44'/396'/0'/0/0" }),
})

export const AbiConfig = struct('AbiConfig', 'Defaults of message encoding.', {
  workchain: optional(i32, 'Workchain id by default in DeploySet.', { default: 0, minimum: -128, maximum: 127 }),
  message_expiration_timeout: optional(u32, 'Lifetime of messages to contracts with an expire header, in ms.', {
    default: 40000,
  }),
  message_expiration_timeout_grow_factor: optional(f32, 'Factor by which the expiration timeout grows on each retry.', {
    default: 1.5,
    above: 0,
  }),
  rules: optional(
    ChainRules,
    'Default chain rules of all functions with a `rules` parameter: `classic` for contracts and networks of the public TVM formats. Nothing is sent to a node that reports other rules. Extension of the published interface.',
    { default: 'current' },
  ),
})

export const BocConfig = struct('BocConfig', 'Cache of bags of cells.', {
  cache_max_size: optional(u32, 'Maximum size of the unpinned part of the cache, in kilobytes.', { default: 10240 }),
  pinned_max_size: optional(
    u32,
    'Maximum memory of the pinned part of the cache, in kilobytes: about 1 kB for each BOC, 0.4 kB for each cell, and the names ' +
      'of the pins. Extension of the published interface.',
    { default: 131072 },
  ),
})

export const TrustedKeepers = struct(
  'TrustedKeepers',
  'A set of block keepers that the application trusts. Extension of the published interface.',
  {
    block_id: optional(hex64, 'Id of the block at `height`; a block at that height with another id is refused.'),
    height: field(u32, 'Height of the first block signed by the set; later blocks may change it.'),
    thread_id: optional(
      hex68,
      'Thread of the block, 68 hex characters. Default: the default thread, the only supported one.',
    ),
    keepers: field(map(hexOf(96), signerIndex), 'BLS public keys (96 hex characters, compressed) by signer index.', {
      filled: true,
    }),
    owners: optional(
      map(hex64, signerIndex),
      'Accounts of the owners (64 hex characters) by signer index, if known: a block then counts only if the keeper of its producer signed it, and a keeper that rejoins as another signer replaces its older entry.',
    ),
  },
)

export const ProofsConfig = struct('ProofsConfig', 'Proofs: trust anchors and cache.', {
  cache_in_local_storage: optional(
    bool,
    'True: downloaded proofs and masterchain BOCs are kept in persistent local storage. False: they are kept in memory only.',
    { default: true },
  ),
  verify: optional(
    bool,
    'Default of the `verify` parameter: whether functions prove what they return. Extension of the published interface.',
    { default: false },
  ),
  prove_replacements: optional(
    bool,
    'True: a message is replaced, or reported as not executed, only with a proof: a transaction of its account that is proven to be in a block after the expiration, and the complete chain of earlier transactions of the account, linked by their hashes. Extension of the published interface.',
    { default: false },
  ),
  zerostate_hash: optional(
    hex64,
    'Networks with a masterchain: root hash of the zero state, 64 hex characters. Extension of the published interface.',
  ),
  trusted_key_blocks: optional(
    filledText,
    'Networks with a masterchain: path of a file with trusted key blocks, in the format of the official library. Extension of the published interface.',
  ),
  trusted_keepers: optional(
    TrustedKeepers,
    'Networks with block keepers: the initial trusted set. Extension of the published interface.',
  ),
  trusted_keepers_hash: optional(
    hex64,
    'Networks with block keepers: commitment to the initial trusted set, 64 hex characters; the set itself may then come from the server. Extension of the published interface.',
  ),
})

export const StorageConfig = struct(
  'StorageConfig',
  'A database server that stores the data of the library instead of a folder, for use by several machines. Extension of the published interface.',
  {
    url: optional(
      storageUrl,
      'URL of a PostgreSQL database, `postgres://user:password@host:5432/database`. Parameters as in libpq: `sslmode`, `sslrootcert`, `sslcert`, `sslkey`, `host`, `port`, `user`, `password`, `dbname`, `application_name`, `connect_timeout`; also `schema`. Default: data is stored in a folder.',
      { secret: true },
    ),
    schema: optional(schemaName, 'Schema with the tables of the library: lower-case letters, digits and underscores.', {
      default: 'vendorclient',
    }),
    pool_size: optional(u8, 'Maximum number of connections from one process to the server.', {
      default: 4,
      minimum: 1,
      maximum: 100,
    }),
    connect_timeout: optional(u32, 'Time limit for connecting to the server, in ms.', { default: 5000, minimum: 1 }),
    statement_timeout: optional(
      u32,
      'Time limit of one statement, in ms. A statement that takes longer fails with error 35 of kind `busy`.',
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
    'Spending policy. All policies apply together: a host can only add restrictions to those of the daemon. Extension of the published interface.',
  ),
  local_storage_path: optional(
    filledText,
    'Folder where the library stores its data. Default: `.vendorclient` in the home directory, or the data folder of the daemon.',
  ),
  storage: optional(StorageConfig, 'A database server, instead of a folder. Extension of the published interface.'),
})
