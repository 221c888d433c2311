/** Events of processing. Source: network 6.2. */
import { any, boc, constants, field, hex, text, u64, union, variant } from '../../../schema/shapes.ts'
import { ClientError } from '../../client/types.ts'

const about = {
  message_id: field(hex, 'Hash of the message.'),
  message_dst: field(text, 'Destination, `<workchain>:<hex>`.'),
}
const withMessage = { ...about, message: field(boc, 'The message.') }
const sending = { shard_block_id: field(text, 'Always empty: blocks are not iterated.'), ...withMessage }
const status = {
  ...about,
  timestamp: field(u64, 'When the status was set, Unix time in ms.'),
  json: field(any, 'Additional data from the node; null if there is none.'),
}
function failed(what: string) {
  return { error: field(ClientError, what) }
}

export const ProcessingEvent = union('ProcessingEvent', 'A step in the processing of a message.', {
  WillFetchFirstBlock: variant('Never sent: blocks are not iterated.', about),
  FetchFirstBlockFailed: variant('Never sent: blocks are not iterated.', { ...failed('The error.'), ...about }),
  WillSend: variant('The message is about to be sent.', sending),
  DidSend: variant('The node accepted and executed the message.', sending),
  SendFailed: variant('The message could not be sent, or the node refused it.', {
    ...sending,
    ...failed('The error.'),
  }),
  WillFetchNextBlock: variant('Waiting for the transaction begins.', sending),
  FetchNextBlockFailed: variant('The transaction could not be queried.', {
    ...sending,
    ...failed('The error.'),
  }),
  MessageExpired: variant('The message expired; a new one is encoded and sent.', {
    ...withMessage,
    ...failed('Why the message is considered expired.'),
  }),
  RempSentToValidators: variant('The network passed the message to its validators.', status),
  RempIncludedIntoBlock: variant('The message is in a block candidate.', status),
  RempIncludedIntoAcceptedBlock: variant('The message is in an accepted block.', status),
  RempOther: variant('Another status, such as a final one.', status),
  RempError: variant('No more statuses are expected; the transaction is awaited instead.', {
    ...about,
    ...failed('The reason.'),
  }),
})

export const ProcessingResponseType = constants(
  'ProcessingResponseType',
  'Kind of a message of processing functions.',
  {
    ProcessingEvent: [100, 'A ProcessingEvent.'],
  },
)
