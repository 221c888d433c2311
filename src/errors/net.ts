/** Source: network 7.8 and 1.13 for names, numbers and conditions. */
import { type ClientError, defineError } from './ClientError.ts'

export const QueryFailed = defineError(
  601,
  'QueryFailed',
  'A query failed permanently; `data` contains the data of the cause, with its code in `data.cause_code`.',
)
export const SubscribeFailed = defineError(
  602,
  'SubscribeFailed',
  'A subscription cannot be started; `data.cause_code` is the code of the cause.',
)
export const WaitForFailed = defineError(
  603,
  'WaitForFailed',
  'Waiting for an object failed; `data` has `filter`, `timestamp` and `cause_code`.',
)
export const GetSubscriptionResultFailed = defineError(
  604,
  'GetSubscriptionResultFailed',
  'An answer to a collection subscription lacks the collection.',
)
export const InvalidServerResponse = defineError(
  605,
  'InvalidServerResponse',
  'An answer lacks expected data, or the version of the node is invalid.',
)
export const ClockOutOfSync = defineError(
  606,
  'ClockOutOfSync',
  'The clock of the network differs from that of this machine by more than 10 minutes, and the chain is not that of a development node. Nothing was signed. `data` has `clock_difference_ms` (network minus machine), `local_time` and `network_time` (Unix time in ms).',
)
export const WaitForTimeout = defineError(607, 'WaitForTimeout', 'No object, or no answer, arrived in time.')
export const GraphqlError = defineError(
  608,
  'GraphqlError',
  'The GraphQL server returned errors; `data` has `server_code` and `node_error` if the server sent them.',
)
export const NetworkModuleSuspended = defineError(
  609,
  'NetworkModuleSuspended',
  'Sent to a subscription: network activity of its context is suspended.',
)
export const WebsocketDisconnected = defineError(
  610,
  'WebsocketDisconnected',
  'The WebSocket connection was lost or its keep-alive messages stopped.',
)
export const NotSupported = defineError(
  611,
  'NotSupported',
  'The network does not offer a deprecated interface, and the request cannot be answered another way; `data.deprecated_interface` names it, `data.reason` says what would work.',
)
export const NoEndpointsProvided = defineError(612, 'NoEndpointsProvided', 'The list of endpoints is empty.')
export const GraphqlWebsocketInitError = defineError(
  613,
  'GraphqlWebsocketInitError',
  'A WebSocket connection for GraphQL cannot be opened.',
)
export const NetworkModuleResumed = defineError(
  614,
  'NetworkModuleResumed',
  'Sent to a subscription: it is running again; events between `from` and `to` in `data.gap` (Unix time in ms) may be missing. Without `gap`, none are.',
)
export const Unauthorized = defineError(615, 'Unauthorized', 'The server answered 401.')
export const QueryTransactionTreeTimeout = defineError(
  616,
  'QueryTransactionTreeTimeout',
  'Messages of a transaction tree did not appear in time; `data` has `timeout` in ms.',
)
export const GraphqlConnectionError = defineError(
  617,
  'GraphqlConnectionError',
  'The server refused the GraphQL connection over WebSocket.',
)
export const WrongWebscoketProtocolSequence = defineError(
  618,
  'WrongWebscoketProtocolSequence',
  'A server sent data for an operation, or completed it, before it acknowledged the connection.',
)
export const ParseUrlFailed = defineError(619, 'ParseUrlFailed', 'An endpoint or the address of a node is not a URL.')
export const ModifyUrlFailed = defineError(
  620,
  'ModifyUrlFailed',
  'Cannot occur: URLs are built from parsed ones; text that is not a URL is 619.',
  { occurs: false },
)
export const SendMessageFailed = defineError(621, 'SendMessageFailed', 'The node refused a message.')
export const NotFound = defineError(622, 'NotFound', 'The server answered 404.')
export const AllAttemptsFailed = defineError(
  623,
  'AllAttemptsFailed',
  'All endpoints that a message was sent to failed; `data.attempts` lists the reasons.',
)
export const ChainReplaced = defineError(
  624,
  'ChainReplaced',
  'Extension. A development node was reset, reverted or loaded from a file while a subscription or an iterator followed its chain. Both end, so that two histories are never mixed. `data` has `epoch` and `previous_epoch`.',
)

/** Error 624 of a follower or iterator whose chain is gone. */
export function chainReplaced(previous: string, epoch: string): ClientError {
  return ChainReplaced.error('The chain was replaced by another one: its epoch has changed', {
    previous_epoch: previous,
    epoch,
  })
}
