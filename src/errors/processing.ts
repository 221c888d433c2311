/** Source: client interface 7.2, network 6.10, decisions 12 and 18. */
import { defineError } from './ClientError.ts'

function notNeeded(name: string, why: string, code: number) {
  return defineError(code, name, `Cannot occur: ${why}`, { occurs: false })
}

export const MessageAlreadyExpired = defineError(
  501,
  'MessageAlreadyExpired',
  'The `expire` header of a message is not in the future before it is sent.',
)
export const MessageHasNotDestinationAddress = defineError(
  502,
  'MessageHasNotDestinationAddress',
  'A message has no account as destination.',
)
export const CanNotBuildMessageCell = notNeeded(
  'CanNotBuildMessageCell',
  'a message that cannot be written is an error of module abi (305, 306).',
  503,
)
export const FetchBlockFailed = notNeeded('FetchBlockFailed', 'no blocks are walked.', 504)
export const SendMessageFailed = notNeeded('SendMessageFailed', 'a refusal of the node is 621 of module net.', 505)
export const InvalidMessageBoc = notNeeded('InvalidMessageBoc', 'an unreadable message is 201 of module boc.', 506)
export const MessageExpired = defineError(
  507,
  'MessageExpired',
  'The transaction of a message with an `expire` header was not found in time, or the contract refused the message as expired (57) or repeated (52). `data.sent` false: it is proven that the message was not executed and never will be; true: nobody knows.',
)
export const TransactionWaitTimeout = defineError(
  508,
  'TransactionWaitTimeout',
  'The transaction of a message without `expire` header was not found within `network.message_processing_timeout`. It may have been executed, or still be.',
)
export const InvalidBlockReceived = notNeeded('InvalidBlockReceived', 'no blocks are walked.', 509)
export const CanNotCheckBlockShard = notNeeded('CanNotCheckBlockShard', 'no blocks are walked.', 510)
export const BlockNotFound = defineError(511, 'BlockNotFound', 'No block was found to start from.')
export const InvalidData = defineError(
  512,
  'InvalidData',
  'An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node cannot be read.',
)
export const ExternalSignerMustNotBeUsed = defineError(
  513,
  'ExternalSignerMustNotBeUsed',
  '`process_message` is called with `Signer.External`, whose message nobody could sign in time.',
)
export const MessageRejected = defineError(
  514,
  'MessageRejected',
  'The network reported by REMP that it refuses the message.',
)
export const InvalidRempStatus = defineError(
  515,
  'InvalidRempStatus',
  'A REMP status cannot be read. It only travels in the event `RempError`.',
)
export const NextRempStatusTimeout = defineError(
  516,
  'NextRempStatusTimeout',
  'No further REMP status came in time. It only travels in the event `RempError`.',
)
export const InvalidThread = defineError(517, 'InvalidThread', '`thread_id` is not 68 hex characters.')
export const DappIdRequired = defineError(
  518,
  'DappIdRequired',
  '`dapp_id` is missing or empty and the node is aware of Dapp IDs (version 1.0.0 or later, or unknown).',
)
export const MessageUnprotected = defineError(
  519,
  'MessageUnprotected',
  'The ABI has neither `time` nor `expire`, so nothing keeps the contract from executing a copy of the message, and `unprotected` is not set. Nothing was sent. Extension of the published interface.',
)
export const OtherRules = defineError(
  520,
  'OtherRules',
  'The node states other rules of its chain than those that the message was made by. Nothing was sent. Extension of the published interface.',
)
