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
  'The destination of a message is not an account.',
)
export const CanNotBuildMessageCell = notNeeded(
  'CanNotBuildMessageCell',
  'a message that cannot be serialized is an error of module abi (305, 306).',
  503,
)
export const FetchBlockFailed = notNeeded('FetchBlockFailed', 'blocks are not iterated.', 504)
export const SendMessageFailed = notNeeded('SendMessageFailed', 'a refusal by the node is 621 of module net.', 505)
export const InvalidMessageBoc = notNeeded('InvalidMessageBoc', 'an invalid message is 201 of module boc.', 506)
export const MessageExpired = defineError(
  507,
  'MessageExpired',
  'The transaction of a message with an `expire` header was not found in time, or the contract refused the message as expired (57) or repeated (52). `data.sent` is false if it is proven that the message was not executed and never will be, true if this is unknown.',
)
export const TransactionWaitTimeout = defineError(
  508,
  'TransactionWaitTimeout',
  'The transaction of a message without an `expire` header was not found within `network.message_processing_timeout`. The message may have been executed or may still be.',
)
export const InvalidBlockReceived = notNeeded('InvalidBlockReceived', 'blocks are not iterated.', 509)
export const CanNotCheckBlockShard = notNeeded('CanNotCheckBlockShard', 'blocks are not iterated.', 510)
export const BlockNotFound = defineError(511, 'BlockNotFound', 'No starting block was found.')
export const InvalidData = defineError(
  512,
  'InvalidData',
  'An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node is invalid.',
)
export const ExternalSignerMustNotBeUsed = defineError(
  513,
  'ExternalSignerMustNotBeUsed',
  '`process_message` is called with `Signer.External`, which leaves no time to sign the message.',
)
export const MessageRejected = defineError(
  514,
  'MessageRejected',
  'The network reported by REMP that it refused the message.',
)
export const InvalidRempStatus = defineError(
  515,
  'InvalidRempStatus',
  'A REMP status is invalid. Reported only in the event `RempError`.',
)
export const NextRempStatusTimeout = defineError(
  516,
  'NextRempStatusTimeout',
  'No further REMP status arrived in time. Reported only in the event `RempError`.',
)
export const InvalidThread = defineError(517, 'InvalidThread', '`thread_id` is not 68 hex characters.')
export const DappIdRequired = defineError(
  518,
  'DappIdRequired',
  '`dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or unknown).',
)
export const MessageUnprotected = defineError(
  519,
  'MessageUnprotected',
  'The ABI has neither `time` nor `expire`, so the contract is not protected from executing a copy of the message, and `unprotected` is not set. Nothing was sent. Extension of the published interface.',
)
export const OtherRules = defineError(
  520,
  'OtherRules',
  'The node reports chain rules other than those under which the message was created. Nothing was sent. Extension of the published interface.',
)
export const LossNotAccepted = defineError(
  521,
  'LossNotAccepted',
  'The message would certainly lose more than `accept_loss` accepts; `data` names the losses, the recipient and the remedy. Nothing was signed or sent. Extension of the published interface.',
)
