import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { HttpRequestParseError, HttpRequestSendError, InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { InvalidServerResponse, NotFound, Unauthorized } from '../../errors/net.ts'
import { InvalidData, MessageHasNotDestinationAddress } from '../../errors/processing.ts'
import { networkOf } from '../../net/index.ts'
import { readRawId } from '../../net/rest/readRawId.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { exampleEncodeParams } from '../abi/examples/exampleAbi.ts'
import { exampleDappId } from '../abi/examples/exampleMessage.ts'
import { encodeMessage } from '../abi/index.ts'
import { readExternalMessage } from '../abi/values/readExternalMessage.ts'
import { type ForeseenLosses, foreseeLosses } from './losses/foreseeLosses.ts'
import { foreseeSent } from './losses/foreseeSent.ts'
import { runnableMessage } from './losses/messageForRun.ts'
import { ParamsOfFindLosses, ResultOfFindLosses } from './types.ts'

export const findLosses = defineFunction({
  name: 'processing.find_losses',
  summary: 'Reports what a message would pay, how much would arrive and how much would be lost.',
  description:
    'Runs the message locally on the current state of its account, and each resulting message on the state of its recipient. `out_messages` and `planned` are only run on their recipients. A loss is `certain` if the run of the recipient shows it, and `possible` if it depends on something that is not known. Nothing is signed or sent. A transaction that is executed before the message may change the outcome.',
  params: ParamsOfFindLosses,
  result: ResultOfFindLosses,
  errors: [
    ...new Set([
      ...encodeMessage.errors,
      NetModuleNotInit,
      HttpRequestSendError,
      HttpRequestParseError,
      InvalidParams,
      InvalidBoc,
      BocRefNotFound,
      MessageHasNotDestinationAddress,
      InvalidData,
      InvalidServerResponse,
      Unauthorized,
      NotFound,
    ]),
  ],
  extension: true,
  holdsLargeValues: true,
  access: 'reads',
  example: {
    params: { message_encode_params: exampleEncodeParams, dapp_id: exampleDappId },
    result: { $error: 14 },
  },
  run: async (call, params) => {
    networkOf(call.context).expectConfigured()
    const { transfers, losses, error } = await foresee(call, params)
    return { transfers: [...transfers], losses: [...losses], error }
  },
})

async function foresee(call: CallScope, params: ValueOf<typeof ParamsOfFindLosses>): Promise<ForeseenLosses> {
  const {
    message,
    message_encode_params,
    out_messages,
    planned,
    chksig_always_succeed,
    recipient_dapp_ids = [],
    rules,
  } = params
  const dappId = params.dapp_id === undefined || params.dapp_id === '' ? '' : readRawId(params.dapp_id, 'dapp_id')
  const isSent = out_messages !== undefined || planned !== undefined
  if ([message !== undefined, message_encode_params !== undefined, isSent].filter((each) => each).length !== 1) {
    const text = 'Expected one of `message`, `message_encode_params`, and `out_messages` or `planned`'
    throw InvalidParams.error(text, { path: 'message' })
  }
  if (isSent) {
    const recipientDappIds = recipient_dapp_ids.map((id) => readRawId(id, 'dapp_id'))
    const senderId = params.account_id === undefined ? '00'.repeat(32) : readRawId(params.account_id, 'account_id')
    const sent = { messages: out_messages ?? [], planned: planned ?? [], senderId }
    return foreseeSent(call, sent, { dappId, recipientDappIds, rules })
  }
  if (message_encode_params !== undefined) {
    const options = { dappId, rules: message_encode_params.rules }
    return foreseeLosses(call, await runnableMessage(call, message_encode_params), options)
  }
  const runnable = {
    message: readExternalMessage(call.context, message!, { rules }),
    isSigned: !chksig_always_succeed,
    candidates: [],
  }
  return foreseeLosses(call, runnable, { dappId, rules })
}
