/** Watching many messages. Source: network 6.8 and 6.9. */
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
} from '../../../schema/shapes.ts'
import { Finality } from './messages.ts'

const waitUntil = field(u32, 'When the message counts as lost, unix time in s.')
const userData = optional(any, 'Anything; comes back with the result.')
const queue = field(text, 'Name of the queue.')
const durable = optional(
  bool,
  'The queue is kept in the storage and survives the process; it is another one than the queue of the same name that does not. Extension of the published interface.',
  { default: false },
)

export const MonitoredMessage = union('MonitoredMessage', 'A message to be watched.', {
  Boc: variant('The message itself.', { boc: field(boc, 'The message.') }),
  HashAddress: variant('A message that is known by its hash.', {
    hash: field(hex, 'Hash of the message, 64 hex characters.'),
    address: field(text, 'Its destination.'),
  }),
})

export const MessageMonitoringParams = struct('MessageMonitoringParams', 'A message to be watched, and for how long.', {
  message: field(MonitoredMessage, 'The message.'),
  wait_until: waitUntil,
  user_data: userData,
})

export const MessageSendingParams = struct('MessageSendingParams', 'A message to be sent.', {
  boc: field(boc, 'The message.'),
  wait_until: waitUntil,
  user_data: userData,
})

export const MessageMonitoringStatus = constants('MessageMonitoringStatus', 'What became of a watched message.', {
  Finalized: ['Finalized', 'Its transaction is final.'],
  Timeout: [
    'Timeout',
    'No transaction was found until `wait_until`. That does not prove that the message was not executed.',
  ],
  Reserved: ['Reserved', 'Never given.'],
})

export const MessageMonitoringTransactionCompute = struct(
  'MessageMonitoringTransactionCompute',
  'Compute phase of a transaction.',
  { exit_code: field(i32, 'Exit code.') },
)

export const MessageMonitoringTransaction = struct('MessageMonitoringTransaction', 'Transaction of a message.', {
  hash: optional(hex, 'Hash of the transaction.'),
  aborted: field(bool, 'Whether it was aborted.'),
  compute: optional(MessageMonitoringTransactionCompute, 'Its compute phase.'),
})

export const MessageMonitoringResult = struct('MessageMonitoringResult', 'What became of a watched message.', {
  hash: field(hex, 'Hash of the message.'),
  status: field(MessageMonitoringStatus, 'Outcome.'),
  transaction: optional(MessageMonitoringTransaction, 'Its transaction.'),
  error: optional(text, 'Why it counts as lost.'),
  user_data: optional(any, 'What was given with the message.'),
  finality: optional(
    Finality,
    'How far the network has gone with the transaction; absent without one. Extension of the published interface.',
  ),
  number: optional(
    text,
    'Its place among the results of a durable queue, for `acknowledge`; absent otherwise. Extension of the published interface.',
  ),
})

export const MonitorFetchWaitMode = constants('MonitorFetchWaitMode', 'What to wait for.', {
  AtLeastOne: ['AtLeastOne', 'At least one result.'],
  All: ['All', 'At least one result, and no message of the queue without one.'],
  NoWait: ['NoWait', 'Nothing: the results that are there.'],
})

export const ParamsOfMonitorMessages = struct('ParamsOfMonitorMessages', 'Messages to be watched.', {
  queue,
  messages: field(array(MessageMonitoringParams), 'The messages.'),
  durable,
})

export const ParamsOfGetMonitorInfo = struct('ParamsOfGetMonitorInfo', 'A queue of watched messages.', {
  queue,
  durable,
})

export const MonitoringQueueInfo = struct('MonitoringQueueInfo', 'Counts of a queue.', {
  unresolved: field(u32, 'Messages without result.'),
  resolved: field(u32, 'Results that wait to be fetched.'),
})

export const ParamsOfFetchNextMonitorResults = struct('ParamsOfFetchNextMonitorResults', 'Results to be fetched.', {
  queue,
  wait_mode: optional(MonitorFetchWaitMode, 'What to wait for.', { default: 'NoWait' }),
  durable,
  acknowledge: optional(
    text,
    'Of a durable queue: this result and all before it are done with and never come again. Extension of the published interface.',
  ),
})

export const ResultOfFetchNextMonitorResults = struct('ResultOfFetchNextMonitorResults', 'Fetched results.', {
  results: field(
    array(MessageMonitoringResult),
    'The results. They leave the queue; those of a durable queue stay until they are acknowledged, and come at most 1000 at once.',
  ),
})

export const ParamsOfCancelMonitor = struct('ParamsOfCancelMonitor', 'A queue to be dropped.', { queue, durable })

export const ParamsOfSendMessages = struct('ParamsOfSendMessages', 'Messages to be sent.', {
  messages: field(array(MessageSendingParams), 'The messages.'),
  monitor_queue: optional(text, 'Queue that watches them.'),
})

export const ResultOfSendMessages = struct('ResultOfSendMessages', 'Messages that were sent.', {
  messages: field(array(MessageMonitoringParams), 'All of them, in the form `Boc`.'),
})
