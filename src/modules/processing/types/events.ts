/** What processing tells while it works. Source: network 6.2. */
import { any, boc, constants, field, hex, text, u64, union, variant } from '../../../schema/shapes.ts'
import { ClientError } from '../../client/types.ts'

const about = {
  message_id: field(hex, 'Hash of the message.'),
  message_dst: field(text, 'Destination, `<workchain>:<hex>`.'),
}
const withMessage = { ...about, message: field(boc, 'The message.') }
const sending = { shard_block_id: field(text, 'Always empty; no blocks are walked.'), ...withMessage }
const status = {
  ...about,
  timestamp: field(u64, 'When the status was set, unix time in ms.'),
  json: field(any, 'What the node adds to the status; null for nothing.'),
}
function failed(what: string) {
  return { error: field(ClientError, what) }
}

export const ProcessingEvent = union('ProcessingEvent', 'A step of the processing of a message.', {
  WillFetchFirstBlock: variant('Never sent: no blocks are walked.', about),
  FetchFirstBlockFailed: variant('Never sent: no blocks are walked.', { ...failed('What went wrong.'), ...about }),
  WillSend: variant('The message is about to be sent.', sending),
  DidSend: variant('The node took the message and executed it.', sending),
  SendFailed: variant('The message could not be sent, or the node refused it.', {
    ...sending,
    ...failed('What went wrong.'),
  }),
  WillFetchNextBlock: variant('The wait for the transaction begins.', sending),
  FetchNextBlockFailed: variant('The transaction could not be asked for.', {
    ...sending,
    ...failed('What went wrong.'),
  }),
  MessageExpired: variant('The message expired; a new one is made and sent.', {
    ...withMessage,
    ...failed('Why it counts as expired.'),
  }),
  RempSentToValidators: variant('The network passed the message to its validators.', status),
  RempIncludedIntoBlock: variant('The message is in a block candidate.', status),
  RempIncludedIntoAcceptedBlock: variant('The message is in an accepted block.', status),
  RempOther: variant('Another status, such as the final ones.', status),
  RempError: variant('Statuses are given up; the transaction is waited for instead.', {
    ...about,
    ...failed('Why.'),
  }),
})

export const ProcessingResponseType = constants('ProcessingResponseType', 'Messages of a processing function.', {
  ProcessingEvent: [100, 'A ProcessingEvent.'],
})
