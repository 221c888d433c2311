/** Endpoints and facts about the network. */
import { array, bool, field, i32, optional, struct, text, u32 } from '../../../schema/shapes.ts'

export const EndpointsSet = struct('EndpointsSet', 'Endpoints.', {
  endpoints: field(array(text), 'Endpoints in any URL form.'),
})

export const ResultOfGetEndpoints = struct('ResultOfGetEndpoints', 'Endpoints in use.', {
  query: field(text, 'URL that GraphQL queries go to now.'),
  endpoints: field(array(text), 'Endpoints that may be used. User names, passwords and query strings are left out.'),
})

export const ServerFeatures = struct('ServerFeatures', 'What a server offers beyond `info` and `blockchain`.', {
  collections: field(
    bool,
    'The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without them functions that use collections answer for objects that their filter names.',
  ),
  subscriptions: field(
    bool,
    'Subscriptions to accounts, messages and transactions. Without them lists of given accounts are followed.',
  ),
  configuration: field(
    bool,
    'The blockchain configuration, in a key block. Without it local runs use the built-in one.',
  ),
  proofs: field(bool, 'What proofs of blocks need.'),
})

export const ResultOfGetServerInfo = struct('ResultOfGetServerInfo', 'A server and what it offers.', {
  version: field(text, 'Version of its interface; empty when it states none.'),
  supports_dapp_id: field(bool, 'It names accounts by `account_id` and `dapp_id`.'),
  endpoint: field(text, 'URL that GraphQL queries go to, without user name, password and query string.'),
  latency_ms: field(u32, 'Time between a question and its answer, in ms.'),
  rules: optional(text, 'Rules of its chain, `current` or `classic`; absent when it does not state them.'),
  features: field(ServerFeatures, 'What it offers.'),
})

export const ResultOfGetSignatureId = struct('ResultOfGetSignatureId', 'Signature id.', {
  signature_id: optional(
    i32,
    'What signatures have to cover besides the hash; absent when the network asks for nothing.',
  ),
})
