import { defineFunction } from '../../context/defineFunction.ts'
import { withOutcomes } from '../../delivery/sentFacts.ts'
import { InvalidJson } from '../../errors/abi.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { HttpRequestParseError, HttpRequestSendError, NetModuleNotInit, NotImplemented } from '../../errors/client.ts'
import { GraphqlError, InvalidServerResponse, Unauthorized } from '../../errors/net.ts'
import {
  InvalidData,
  MessageExpired,
  MessageHasNotDestinationAddress,
  MessageRejected,
  TransactionWaitTimeout,
} from '../../errors/processing.ts'
import * as proofErrors from '../../errors/proofs.ts'
import {
  AccountCodeMissing,
  AccountFrozenOrDeleted,
  AccountIsSuspended,
  ActionPhaseFailed,
  CanNotReadTransaction,
  ContractExecutionError,
  LowBalance,
  TransactionAborted,
} from '../../errors/tvm.ts'
import { networkOf } from '../../net/index.ts'
import { exampleDappId, exampleMessage } from '../abi/examples/exampleMessage.ts'
import { readShortAbi } from '../abi/index.ts'
import { readExternalMessage } from '../abi/values/readExternalMessage.ts'
import { isVerified } from '../parameters/verify.ts'
import { finishMessage } from './execution/finishMessage.ts'
import { eventSender, processingCallback } from './execution/processingEvents.ts'
import { ParamsOfWaitForTransaction, ResultOfProcessMessage } from './types.ts'

/** Errors of all functions that wait for a transaction. */
export const waitErrors = [
  NetModuleNotInit,
  HttpRequestSendError,
  HttpRequestParseError,
  MessageHasNotDestinationAddress,
  MessageExpired,
  TransactionWaitTimeout,
  InvalidData,
  MessageRejected,
  CanNotReadTransaction,
  TransactionAborted,
  ActionPhaseFailed,
  AccountCodeMissing,
  LowBalance,
  AccountFrozenOrDeleted,
  ContractExecutionError,
  AccountIsSuspended,
  InvalidServerResponse,
  GraphqlError,
  Unauthorized,
  ...Object.values(proofErrors),
] as const

export const waitForTransaction = defineFunction({
  name: 'processing.wait_for_transaction',
  summary: 'Waits for the transaction of a sent message.',
  description:
    'The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error too, with the outcome of a local run in `data.local_error`. This function cannot prove that a message was not executed, because it does not know the state of the account before sending: its errors always have `data.sent` true, with the outcome `failed`, `unknown` or, if the result cannot be read, `executed`.',
  waits: true,
  params: ParamsOfWaitForTransaction,
  result: ResultOfProcessMessage,
  errors: [NotImplemented, InvalidBoc, BocRefNotFound, InvalidJson, ...waitErrors],
  callback: processingCallback,
  access: 'reads',
  example: { params: { message: exampleMessage, tx_hash: exampleDappId }, result: { $error: 14 } },
  run: withOutcomes(async (call, { abi, message: text, send_events, sending_endpoints, tx_hash, rules, verify }) => {
    const network = networkOf(call.context)
    const contract = abi && readShortAbi(abi, rules)
    const message = readExternalMessage(call.context, text, { contract, rules })
    // An earlier call has sent the message, so cancelling this one says nothing about it.
    call.markSent(message.id, message.expireAtSec)
    if (!network.isConfigured) throw NetModuleNotInit.error('The network is not configured: set network.endpoints')
    if (tx_hash === undefined) {
      throw InvalidData.error('Invalid data: tx_hash is required for wait_for_transaction', { message_id: message.id })
    }
    // The wait ends some time after the expiration, by the time of the network.
    await network.time.learn(call.signal)
    return finishMessage(call, message, {
      txHash: transactionHash(tx_hash),
      dappId: '',
      abi,
      rules,
      sendEvent: eventSender(call, send_events),
      isVerified: isVerified(call, verify),
      ...(sending_endpoints !== undefined && { errorData: { sending_endpoints } }),
    })
  }),
})

/** `undefined` for anything but a hash, such as the `None` of a node that does not report it: then the message is searched for. */
export function transactionHash(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9a-fA-F]{64}$/.test(text) ? text.toLowerCase() : undefined
}
