/** Source: client interface 7.2, network 6.10, decisions 12 and 18. */
import { defineError } from './ClientError.ts'
import { outcomeNote } from './outcomeNote.ts'

export const MessageAlreadyExpired = defineError(501, 'MessageAlreadyExpired', {
  raised: 'The `expire` header of a message is not in the future before it is sent.',
  why: 'The message is too old: its `expire` passed before it was sent. It was signed long ago, or the clock of the machine that made it is wrong.',
  fix: 'Encode and sign it again; nothing was sent. If signing takes long, raise `abi.message_expiration_timeout`.',
})
export const MessageHasNotDestinationAddress = defineError(502, 'MessageHasNotDestinationAddress', {
  raised: 'The destination of a message is not an account.',
  why: 'The message is not an external inbound message, or its destination is empty.',
  fix: 'Pass the `message` that `abi.encode_message` returned.',
})
export const CanNotBuildMessageCell = defineError(503, 'CanNotBuildMessageCell', {
  absent: 'a message that cannot be serialized is an error of module abi (305, 306).',
})
export const FetchBlockFailed = defineError(504, 'FetchBlockFailed', { absent: 'blocks are not iterated.' })
export const SendMessageFailed = defineError(505, 'SendMessageFailed', {
  absent: 'a refusal by the node is 621 of module net.',
})
export const InvalidMessageBoc = defineError(506, 'InvalidMessageBoc', {
  absent: 'an invalid message is 201 of module boc.',
})
export const MessageExpired = defineError(507, 'MessageExpired', {
  raised:
    'The transaction of a message with an `expire` header was not found in time, or the contract refused the message as expired (57) or repeated (52). `data.sent` is false if it is proven that the message was not executed and never will be, true if this is unknown.',
  why: 'No transaction of the message appeared before it expired: the network was slow, the endpoint lags, the contract refused it, or another message with the same key overtook it.',
  fix: 'With the outcome `not_executed`, it is proven that the message was not executed: send another one. With `unknown`, follow it with `vendorclient status <message_hash> --wait`. `data.local_error` is the result of a local run of the message.',
})
export const TransactionWaitTimeout = defineError(508, 'TransactionWaitTimeout', {
  raised:
    'The transaction of a message without an `expire` header was not found within `network.message_processing_timeout`. The message may have been executed or may still be.',
  why: 'No transaction of the message appeared within `network.message_processing_timeout`, and since it has no `expire`, it stays valid.',
  fix: 'Look for it by `data.message_hash`, and do not create a new one. Contracts with `expire` in their ABI avoid this.',
})
export const InvalidBlockReceived = defineError(509, 'InvalidBlockReceived', { absent: 'blocks are not iterated.' })
export const CanNotCheckBlockShard = defineError(510, 'CanNotCheckBlockShard', { absent: 'blocks are not iterated.' })
export const BlockNotFound = defineError(511, 'BlockNotFound', {
  raised: 'No starting block was found.',
  why: 'The network shows no block of this workchain, or has none yet.',
  fix: 'Check the workchain and the endpoint.',
})
export const InvalidData = defineError(512, 'InvalidData', {
  raised:
    'An `account_id` or `dapp_id` is not 64 hex characters, `tx_hash` is missing, or an answer of the node is invalid.',
  why: "`account_id` or `dapp_id` is not 64 hex digits, `tx_hash` is missing for `wait_for_transaction`, or the node's response cannot be read.",
  fix: `Correct the parameter that the message names. An unreadable response may come from a proxy or an unknown version: \`vendorclient network check\`. ${outcomeNote}`,
})
export const ExternalSignerMustNotBeUsed = defineError(513, 'ExternalSignerMustNotBeUsed', {
  raised: '`process_message` is called with `Signer.External`, which leaves no time to sign the message.',
  why: '`Signer.External` would need a signature from outside during the call.',
  fix: 'Use a signing box, which the library asks for the signature. Or take three steps: `abi.encode_message`, `abi.attach_signature`, `processing.send_message`.',
})
export const MessageRejected = defineError(514, 'MessageRejected', {
  raised: 'The network reported by REMP that it refused the message.',
  why: 'The network refused the message after it had accepted it, for example as a copy or because of the state of the account.',
  fix: 'Read the status in `data`. A refusal alone does not prove that no copy was executed.',
})
export const InvalidRempStatus = defineError(515, 'InvalidRempStatus', {
  raised: 'A REMP status is invalid. Reported only in the event `RempError`.',
  why: 'The network sent a status that this version does not know. This appears only in an event; the call continues.',
  fix: 'Nothing: the library waits for the transaction in the usual way.',
})
export const NextRempStatusTimeout = defineError(516, 'NextRempStatusTimeout', {
  raised: 'No further REMP status arrived in time. Reported only in the event `RempError`.',
  why: 'The network sent no further status in time. This appears only in an event; the call continues.',
  fix: 'Nothing: the library waits for the transaction in the usual way.',
})
export const InvalidThread = defineError(517, 'InvalidThread', {
  raised: '`thread_id` is not 68 hex characters.',
  why: '`thread_id` is not 68 hex digits.',
  fix: 'Omit it: the client finds the thread, or takes the one the node names.',
})
export const DappIdRequired = defineError(518, 'DappIdRequired', {
  raised: '`dapp_id` is missing or empty, and the node supports Dapp IDs (version 1.0.0 or later, or unknown).',
  why: 'The network has Dapp IDs, and the call did not say which Dapp ID the account has.',
  fix: 'Pass `dapp_id`, 64 hex digits. For a contract deployed by an external message, it equals the account id; for others, `account.get_account` and `vendorclient account` show it.',
})
export const MessageUnprotected = defineError(519, 'MessageUnprotected', {
  raised:
    'The ABI has neither `time` nor `expire`, so the contract is not protected from executing a copy of the message, and `unprotected` is not set, or the library runs in a page, which cannot send a message only once. Nothing was sent. Extension of the published interface.',
  why: 'The ABI has neither `time` nor `expire` in its header, so the contract would execute every copy of the message. In a page, `unprotected` does not help, because browsers repeat requests. Nothing was sent.',
  fix: 'Add `pragma AbiHeader expire` (and `time`) to the contract. Or set `unprotected: true` in a program: the message is posted once and never repeated. See [sending messages](sending-messages.md#contracts-without-protection).',
})
export const OtherRules = defineError(520, 'OtherRules', {
  raised:
    'The node reports chain rules other than those under which the message was created. Nothing was sent. Extension of the published interface.',
  why: 'The client creates messages under rules that this chain does not follow, for example those of another version of the network. Nothing was sent.',
  fix: 'Set `abi.rules` to `data.node_rules`, if this is the network you mean.',
})
export const LossNotAccepted = defineError(521, 'LossNotAccepted', {
  raised:
    'The message would certainly lose more than `accept_loss` accepts; `data` names the losses, the recipient and the remedy. Nothing was signed or sent. Extension of the published interface.',
  why: 'Money of the message would not arrive, usually because the recipient has another Dapp ID, and the main currency cannot cross Dapp IDs. Nothing was signed or sent.',
  fix: 'Do what `data.remedy` says: send SHELL (currency 2) with the exchange flag 16, which arrives as tokens. To lose it on purpose, raise `accept_loss`. See [what arrives](sending-messages.md#what-arrives).',
})
