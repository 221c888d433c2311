/** Sending and waiting. Source: client interface 4.2, network 6.1, decision 12. */
import {
  any,
  array,
  boc,
  bool,
  constants,
  field,
  hex,
  i32,
  json,
  optional,
  struct,
  text,
  withDefault,
} from '../../../schema/shapes.ts'
import { Abi, ParamsOfEncodeMessage } from '../../abi/index.ts'
import { ParsedTransaction } from '../../boc/types.ts'
import { verify } from '../../parameters/verify.ts'
import { DecodedOutput } from '../../tvm/outcome/DecodedOutput.ts'
import { TransactionFees } from '../../tvm/outcome/TransactionFees.ts'
import { acceptLoss, losses } from './losses.ts'
import { rules } from './rules.ts'

const sendEvents = withDefault(bool, 'Send a ProcessingEvent to the callback for each step of the call.', false)

/**
 * The schema allows its absence, because only nodes that know Dapp IDs need it; the function reports it if necessary.
 */
const dappId = field(
  hex,
  'Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore it; all others require it (518).',
  { absentAs: '' },
)

const unprotected = withDefault(
  bool,
  'The contract has no replay protection: send the message once and never repeat it. Without this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published interface.',
  false,
)

export const Finality = constants('Finality', 'How final a transaction is. Extension of the published interface.', {
  accepted: ['accepted', 'A node executed the message but reports no block yet; the transaction may still be lost.'],
  in_block: ['in_block', 'The transaction is in a block that may still be replaced.'],
  final: ['final', 'The network reports the transaction as final.'],
  proved: ['proved', 'Signatures of the network prove the transaction; requested with `verify`.'],
})

export const ParamsOfSendMessage = struct('ParamsOfSendMessage', 'An external message to send.', {
  message: field(boc, 'The message, base64; cache references are not accepted.'),
  abi: optional(Abi, 'ABI of the destination: used to check the expiration before sending, and to decode the result.'),
  thread_id: withDefault(hex, 'Thread of the account, 68 hex characters.', '0'.repeat(68)),
  send_events: sendEvents,
  dapp_id: dappId,
  unprotected,
  rules,
})

export const ResultOfSendMessage = struct('ResultOfSendMessage', 'Result of sending a message.', {
  message_hash: optional(hex, 'Hash of the message.'),
  block_hash: optional(text, 'Block of the transaction; `None` if the node does not report it.'),
  tx_hash: optional(text, 'Hash of the transaction; `None` if there is none.'),
  return_value: optional(any, 'Decoded results of the called function, if `abi` is given.'),
  aborted: optional(bool, 'Whether the transaction was aborted; with exit code 0, its action phase may have failed.'),
  exit_code: optional(i32, 'Exit code of the compute phase.'),
  thread_id: optional(hex, 'Thread that executed the message.'),
  producers: field(array(text), 'Hosts that produce the blocks of the thread.'),
  current_time: optional(text, 'Time of the answer by the clock of the node, Unix time in ms.'),
  account_id: optional(hex, 'The account.'),
  dapp_id: optional(
    hex,
    'Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks without Dapp IDs.',
  ),
  finality: optional(Finality, 'How final the transaction is. Extension of the published interface.'),
})

export const ParamsOfWaitForTransaction = struct('ParamsOfWaitForTransaction', 'A sent message.', {
  abi: optional(Abi, 'ABI of the destination: determines the expiration and decodes the outgoing messages.'),
  message: field(boc, 'The message.'),
  shard_block_id: optional(text, 'Ignored.', { deprecated: 'Since 3.0. Blocks are not iterated.' }),
  send_events: sendEvents,
  sending_endpoints: optional(
    array(text),
    'Endpoints that the message was sent to; named in the error if the message is lost.',
  ),
  tx_hash: optional(hex, 'Hash of the transaction, as returned by `send_message`. Required (512).'),
  verify,
  rules,
})

export const ParamsOfProcessMessage = struct('ParamsOfProcessMessage', 'A message to encode, send and wait for.', {
  message_encode_params: field(
    ParamsOfEncodeMessage,
    'The message. `processing_try_index` counts the attempts of this call.',
  ),
  send_events: sendEvents,
  dapp_id: dappId,
  unprotected,
  verify,
  prove_refusal: withDefault(
    bool,
    'If a node or the contract refuses the message, wait for the proof that it was not executed, and report the outcome `not_executed` instead of `refused`. The proof is available `network.expiration_margin` after the message expires. Extension of the published interface.',
    false,
  ),
  accept_loss: acceptLoss,
  answer_required: withDefault(
    bool,
    'Fail after the execution if the ABI declares outputs of the called function and the contract sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome` `executed` and `transaction_id`. Without it, `decoded.output` is then absent. Extension of the published interface.',
    false,
  ),
})

export const ResultOfProcessMessage = struct('ResultOfProcessMessage', 'The transaction of a message.', {
  transaction: field(json(ParsedTransaction), 'The transaction as `boc.parse_transaction` returns it, with `boc`.'),
  out_messages: field(array(boc), 'Outbound messages, in the order of the transaction.'),
  decoded: optional(DecodedOutput, 'Decoded outbound messages, if an ABI is known.'),
  fees: field(TransactionFees, 'Fees of the transaction.'),
  account_id: optional(hex, 'The account. Extension of the published interface.'),
  dapp_id: optional(
    hex,
    'Real Dapp ID of the account, read after execution; absent if it could not be read, and on networks without Dapp IDs. Extension of the published interface.',
  ),
  finality: optional(Finality, 'How final the transaction is. Extension of the published interface.'),
  losses,
})
