/** Endpoints and facts about the network. */
import { array, bool, field, i32, i64, optional, struct, text, u32, u64 } from '../../../schema/shapes.ts'

export const EndpointsSet = struct('EndpointsSet', 'Endpoints.', {
  endpoints: field(array(text), 'Endpoint URLs, in any form.'),
})

export const ResultOfGetEndpoints = struct('ResultOfGetEndpoints', 'The endpoints of the client.', {
  query: field(text, 'URL that currently receives GraphQL queries.'),
  endpoints: field(array(text), 'Configured endpoints, without user names, passwords and query strings.'),
})

export const ServerFeatures = struct('ServerFeatures', 'What a server offers besides `info` and `blockchain`.', {
  collections: field(
    bool,
    'The deprecated root collections `accounts`, `blocks`, `messages` and `transactions`. Without them, functions that use collections work only for objects named by their filter.',
  ),
  subscriptions: field(
    bool,
    'Subscriptions to accounts, messages and transactions. Without them, the library follows the accounts named by the filter.',
  ),
  configuration: field(
    bool,
    'The blockchain configuration, in a key block. Without it, local runs use the built-in configuration.',
  ),
  proofs: field(bool, 'The data needed for block proofs.'),
})

export const ResultOfGetServerInfo = struct('ResultOfGetServerInfo', 'A server and what it offers.', {
  version: field(text, 'Version of its interface; empty if the server does not report one.'),
  supports_dapp_id: field(bool, 'The server identifies accounts by `account_id` and `dapp_id`.'),
  endpoint: field(text, 'URL that receives GraphQL queries, without user name, password and query string.'),
  latency_ms: field(u32, 'Round-trip time of a request, in ms.'),
  proxy: optional(text, 'Proxy that connections to it go through, without user and password. Absent: none.'),
  clock_difference_ms: optional(
    i64,
    'Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3 s, absent if the server does not report its clock.',
  ),
  clock_is_followed: optional(
    bool,
    'Whether messages are created with the time of the network although its clock differs. If false, calls that would have to fill in a time fail with 606.',
  ),
  rules: optional(text, 'Chain rules, `current` or `classic`; absent if the server does not report them.'),
  features: field(ServerFeatures, 'What it offers.'),
})

export const ResultOfGetTime = struct('ResultOfGetTime', 'Time of the network.', {
  time: field(u64, 'Unix time in ms.'),
  clock_difference_ms: optional(
    i64,
    'Clock of the network minus clock of this machine, in ms; 0 if they differ by no more than 3 s, absent if the network did not report its clock.',
  ),
})

export const ResultOfGetSignatureId = struct('ResultOfGetSignatureId', 'Signature id.', {
  signature_id: optional(
    i32,
    'Signature id, which signatures must cover besides the hash; absent if the network requires nothing.',
  ),
})
