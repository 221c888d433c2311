/** Source: network 7.8 and 1.13 for names, numbers and conditions. */
import { type ClientError, defineError } from './ClientError.ts'
import { outcomeNote } from './outcomeNote.ts'

export const QueryFailed = defineError(601, 'QueryFailed', {
  raised: 'A query failed permanently; `data` contains the data of the cause, with its code in `data.cause_code`.',
  why: 'The query failed at every endpoint, or an endpoint rejected it. `data.cause_code` is the code of the cause.',
  fix: 'Look up that code: 11 and 12 concern the connection, 608 the query, 615 the access key.',
})
export const SubscribeFailed = defineError(602, 'SubscribeFailed', {
  raised: 'A subscription cannot be started; `data.cause_code` is the code of the cause.',
  why: 'The subscription could not be started; `data.cause_code` is the code of the cause. Often the network offers no subscriptions at this path.',
  fix: 'Look up that code. `vendorclient network check <endpoint>` shows whether the network has subscriptions.',
})
export const WaitForFailed = defineError(603, 'WaitForFailed', {
  raised: 'Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`.',
  why: 'Waiting for an object failed. `data.cause_code` says why; 607 is a timeout.',
  fix: 'Check `filter`: if it never becomes true, the wait never succeeds. Look up the code of the cause.',
})
export const GetSubscriptionResultFailed = defineError(604, 'GetSubscriptionResultFailed', {
  raised: 'An answer to a collection subscription lacks the collection.',
  why: 'An event of the subscription lacks the requested collection: an incompatible server, or something between you and the server.',
  fix: 'Check the endpoint with `vendorclient network check <endpoint>`.',
})
export const InvalidServerResponse = defineError(605, 'InvalidServerResponse', {
  raised: 'An answer lacks expected data, or the version of the node is invalid.',
  why: 'The response is not that of a node: it comes from another program, a gateway with its own page, or a version that this client does not know.',
  fix: 'Check the path and port of the endpoint, and the [kinds of networks](networks.md).',
})
export const ClockOutOfSync = defineError(606, 'ClockOutOfSync', {
  raised:
    'The clock of the network differs from that of this machine by more than 10 minutes, and the chain is not that of a development node. Nothing was signed. `data` has `clock_difference_ms` (network minus machine), `local_time` and `network_time` (Unix time in ms).',
  why: 'The clock of this machine is wrong by more than 10 minutes, or that of the endpoint is. Nothing was signed or sent: a contract remembers the `time` of a message, so one that is far ahead could lock the account.',
  fix: 'Compare `data.local_time` and `data.network_time` with a clock that you trust, and correct the wrong one; with several endpoints the median counts. A message whose `header` states `time` and `expire` is sent all the same. See [time](sending-messages.md#time).',
})
export const WaitForTimeout = defineError(607, 'WaitForTimeout', {
  raised: 'No object, or no answer, arrived in time.',
  why: 'The object did not appear in time, or a request over WebSocket got no response.',
  fix: 'Raise `timeout` of the call, or `network.wait_for_timeout`, and check that the endpoint and the filter match the network where it should happen.',
})
export const GraphqlError = defineError(608, 'GraphqlError', {
  raised: 'The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server sent them.',
  why: 'The server understood the request and refused the query: an unknown field, a collection that is switched off, too much data, or an internal failure. The message quotes the server.',
  fix: 'Try the query on the GraphQL page of the [console](console.md). On networks with Dapp IDs, use the fields below `blockchain`; see [GraphQL](graphql.md).',
})
export const NetworkModuleSuspended = defineError(609, 'NetworkModuleSuspended', {
  raised: 'Sent to a subscription: network activity of its context is suspended.',
  why: 'The application has suspended the network (`net.suspend`), or the endpoint is being changed. The subscription remains and waits.',
  fix: 'Nothing, or call `net.resume`. When the subscription runs again, 614 follows.',
})
export const WebsocketDisconnected = defineError(610, 'WebsocketDisconnected', {
  raised: 'The WebSocket connection was lost or its keep-alive messages stopped.',
  why: 'The connection broke, or the server stopped answering its keep-alive.',
  fix: 'Subscriptions resume by themselves, see 614. If it happens often, check proxies that close idle connections.',
})
export const NotSupported = defineError(611, 'NotSupported', {
  raised:
    'The network does not offer a deprecated interface, and the request cannot be answered another way; `data.deprecated_interface` names it, `data.reason` says what would work.',
  why: 'The program uses an interface that networks with Dapp IDs have switched off, such as `accounts` or `transactions` at the root of GraphQL.',
  fix: '`data.reason` says what works instead. A development node offers the old interface with `--deprecated-api`.',
})
export const NoEndpointsProvided = defineError(612, 'NoEndpointsProvided', {
  raised: 'The list of endpoints is empty.',
  why: '`net.set_endpoints` was called with an empty list.',
  fix: 'Pass at least one endpoint. To stop using the network, call `net.suspend`.',
})
export const GraphqlWebsocketInitError = defineError(613, 'GraphqlWebsocketInitError', {
  raised: 'A WebSocket connection for GraphQL cannot be opened.',
  why: 'The server does not accept WebSocket connections at the GraphQL path: it does not offer them, or a proxy does not pass them on.',
  fix: 'Use queries over HTTP (`network.queries_protocol` `HTTP`), or configure the proxy to pass upgrades.',
})
export const NetworkModuleResumed = defineError(614, 'NetworkModuleResumed', {
  raised:
    'Sent to a subscription: it is running again; events between `from` and `to` in `data.gap` (Unix time in ms) may be missing. Without `gap`, none are.',
  why: 'Not a failure: the subscription runs again after an interruption.',
  fix: 'If there is a `data.gap`, query the objects of that time: events between `from` and `to` may be missing.',
})
export const Unauthorized = defineError(615, 'Unauthorized', {
  raised: 'The server answered 401.',
  why: 'The endpoint needs an access key, or the one in the configuration is wrong or has expired.',
  fix: `Set \`network.access_key\`. It is sent only to the endpoints and the \`network.access_key_origins\` that the same file, environment or host sets; the message names a key that was withheld. ${outcomeNote}`,
})
export const QueryTransactionTreeTimeout = defineError(616, 'QueryTransactionTreeTimeout', {
  raised: 'Messages of a transaction tree did not appear in time; `data` has `timeout` in ms.',
  why: 'Some messages of the tree have no transactions yet: they wait in a queue, or the endpoint lags.',
  fix: 'Raise `timeout`, or try again later. `transaction_max_count` limits large trees.',
})
export const GraphqlConnectionError = defineError(617, 'GraphqlConnectionError', {
  raised: 'The server refused the GraphQL connection over WebSocket.',
  why: 'The server accepted the WebSocket connection but refused the session: a wrong access key, or a limit.',
  fix: 'Its reason is in the message; check `network.access_key`.',
})
export const WrongWebscoketProtocolSequence = defineError(618, 'WrongWebscoketProtocolSequence', {
  raised: 'A server sent data for an operation, or completed it, before it acknowledged the connection.',
  why: 'The server violates the protocol of GraphQL over WebSocket. Most often, something other than a node runs at that address.',
  fix: 'Check the endpoint with `vendorclient network check <endpoint>`.',
})
export const ParseUrlFailed = defineError(619, 'ParseUrlFailed', {
  raised: 'An endpoint or the address of a node is not a URL.',
  why: 'An endpoint is not a valid address: it has a space, no host, or an invalid port.',
  fix: 'Write `https://host`, `host` or `host:port`. `http` is assumed for the local machine, `https` for all others.',
})
export const ModifyUrlFailed = defineError(620, 'ModifyUrlFailed', {
  absent: 'URLs are built from parsed ones; text that is not a URL is 619.',
})
export const SendMessageFailed = defineError(621, 'SendMessageFailed', {
  raised: 'The node refused a message.',
  why: "The node accepted the request but refused the message: the contract did not accept it, the signature is wrong, the balance is too low, or the thread is wrong. `data.node_error` has the node's message and code.",
  fix: `Check \`data.node_error.extensions\`, above all \`exit_code\`: see the [exit codes](#exit-codes-of-contracts) below. ${outcomeNote}`,
})
export const NotFound = defineError(622, 'NotFound', {
  raised: 'The server answered 404.',
  why: 'The endpoint has no such path or object: the node has no REST interface, or the address has a wrong path.',
  fix: `Write the endpoint without a path, \`https://host\`. ${outcomeNote}`,
})
export const AllAttemptsFailed = defineError(623, 'AllAttemptsFailed', {
  raised: 'All endpoints that a message was sent to failed; `data.attempts` lists the reasons.',
  why: 'No endpoint accepted the message; `data.attempts` lists each attempt with its error.',
  fix: `Check the attempts. If the reasons differ, one is often on your side (11: the network) and another on the side of the servers. ${outcomeNote}`,
})
export const ChainReplaced = defineError(624, 'ChainReplaced', {
  raised:
    'Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator followed its chain. Both end, so that two histories are never mixed. `data` has `epoch` and `previous_epoch`.',
  why: 'The development node was reset, reverted or loaded from a file. The subscription or iterator belongs to a history that is gone.',
  fix: 'Start the subscription or iterator again. In tests, do so after each `revert`.',
})

/** Error 624 of a follower or iterator whose chain is gone. */
export function chainReplaced(previous: string, epoch: string): ClientError {
  return ChainReplaced.error('The chain was replaced by another one: its epoch has changed', {
    previous_epoch: previous,
    epoch,
  })
}
