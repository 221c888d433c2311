/** Watching many messages. Source: network 6.8 and 6.9. */

import { Outcome } from '../../../delivery/outcome.ts'
import {
  any,
  array,
  boc,
  bool,
  constants,
  field,
  hex,
  i32,
  optional,
  struct,
  text,
  u32,
  union,
  variant,
  withDefault,
} from '../../../schema/shapes.ts'
import { Finality } from './messages.ts'
import { rules } from './rules.ts'

const waitUntil = field(u32, 'When the message is considered lost, Unix time in s.')
const userData = optional(any, 'Arbitrary data, returned with the result.')
const queue = field(text, 'Name of the queue.')
const durable = withDefault(
  bool,
  'Keep the queue in the storage, so that it survives the process; it is separate from the non-durable queue of the same name. Extension of the published interface.',
  false,
)

export const MonitoredMessage = union('MonitoredMessage', 'A message to monitor.', {
  Boc: variant('The message itself.', { boc: field(boc, 'The message.') }),
  HashAddress: variant('A message known by its hash.', {
    hash: field(hex, 'Hash of the message, 64 hex characters.'),
    address: field(text, 'Destination of the message.'),
  }),
})

export const MessageMonitoringParams = struct('MessageMonitoringParams', 'A message to monitor, and for how long.', {
  message: field(MonitoredMessage, 'The message.'),
  wait_until: waitUntil,
  user_data: userData,
})

export const MessageSendingParams = struct('MessageSendingParams', 'A message to send.', {
  boc: field(boc, 'The message.'),
  wait_until: waitUntil,
  user_data: userData,
})

export const MessageMonitoringStatus = constants('MessageMonitoringStatus', 'Status of a monitored message.', {
  Finalized: ['Finalized', 'The transaction is final.'],
  Timeout: [
    'Timeout',
    'No transaction was found until `wait_until`. This does not prove that the message was not executed.',
  ],
  Reserved: ['Reserved', 'Never returned.'],
})

export const MessageMonitoringTransactionCompute = struct(
  'MessageMonitoringTransactionCompute',
  'Compute phase of a transaction.',
  { exit_code: field(i32, 'Exit code.') },
)

export const MessageMonitoringTransaction = struct('MessageMonitoringTransaction', 'Transaction of a message.', {
  hash: optional(hex, 'Hash of the transaction.'),
  aborted: field(bool, 'Whether it was aborted.'),
  compute: optional(MessageMonitoringTransactionCompute, 'Compute phase of the transaction.'),
})

export const MessageMonitoringResult = struct('MessageMonitoringResult', 'Result of a monitored message.', {
  hash: field(hex, 'Hash of the message.'),
  status: field(MessageMonitoringStatus, 'Status of the message.'),
  transaction: optional(MessageMonitoringTransaction, 'Transaction of the message.'),
  error: optional(text, 'Why the message is considered lost.'),
  user_data: optional(any, 'The data given with the message.'),
  finality: optional(
    Finality,
    'How final the transaction is; absent without one. Extension of the published interface.',
  ),
  outcome: optional(
    Outcome,
    'What became of the message: `executed`, `failed`, or `unknown` with the status `Timeout`. Extension of the published interface.',
  ),
  number: optional(
    text,
    'Position among the results of a durable queue, for `acknowledge`; otherwise absent. Extension of the published interface.',
  ),
})

export const MonitorFetchWaitMode = constants('MonitorFetchWaitMode', 'What to wait for.', {
  AtLeastOne: ['AtLeastOne', 'At least one result.'],
  All: ['All', 'At least one result, and a result for every message of the queue.'],
  NoWait: ['NoWait', 'Do not wait: return the available results.'],
})

export const ParamsOfMonitorMessages = struct('ParamsOfMonitorMessages', 'Messages to monitor.', {
  queue,
  messages: field(array(MessageMonitoringParams), 'The messages.'),
  durable,
})

export const ParamsOfGetMonitorInfo = struct('ParamsOfGetMonitorInfo', 'A monitoring queue.', {
  queue,
  durable,
})

export const MonitoringQueueInfo = struct('MonitoringQueueInfo', 'Counts of a monitoring queue.', {
  unresolved: field(u32, 'Number of messages without a result.'),
  resolved: field(u32, 'Number of results not yet fetched.'),
})

export const ParamsOfFetchNextMonitorResults = struct('ParamsOfFetchNextMonitorResults', 'Which results to fetch.', {
  queue,
  wait_mode: withDefault(MonitorFetchWaitMode, 'What to wait for.', 'NoWait'),
  durable,
  acknowledge: optional(
    text,
    'For a durable queue: acknowledges this result and all before it; they are never returned again. Extension of the published interface.',
  ),
})

export const ResultOfFetchNextMonitorResults = struct('ResultOfFetchNextMonitorResults', 'Fetched results.', {
  results: field(
    array(MessageMonitoringResult),
    'The results. They are removed from the queue; those of a durable queue stay until they are acknowledged, and at most 1000 are returned at once.',
  ),
})

export const ParamsOfCancelMonitor = struct('ParamsOfCancelMonitor', 'A queue to remove.', { queue, durable })

export const ParamsOfSendMessages = struct('ParamsOfSendMessages', 'Messages to send.', {
  messages: field(array(MessageSendingParams), 'The messages.'),
  monitor_queue: optional(text, 'Queue that monitors them.'),
  rules,
})

export const ResultOfSendMessages = struct('ResultOfSendMessages', 'The sent messages.', {
  messages: field(array(MessageMonitoringParams), 'All messages, in the form `Boc`.'),
})
