import { defineFunction } from '../../../context/defineFunction.ts'
import { BocRefNotFound, InvalidBoc } from '../../../errors/boc.ts'
import { HttpRequestParseError, HttpRequestSendError, InvalidParams, NetModuleNotInit } from '../../../errors/client.ts'
import { InvalidServerResponse, NotFound, Unauthorized } from '../../../errors/net.ts'
import { InvalidData, MessageHasNotDestinationAddress } from '../../../errors/processing.ts'
import { networkOf } from '../../../net/index.ts'
import { readExternalMessage } from '../../abi/ExternalMessage.ts'
import { counterAbi, exampleAddress, exampleCall, exampleKeys } from '../../abi/exampleAbi.ts'
import { exampleDappId } from '../../abi/exampleMessage.ts'
import { encodeMessage } from '../../abi/index.ts'
import { readRawId } from '../../parameters/readRawId.ts'
import { ParamsOfFindLosses, ResultOfFindLosses } from '../types.ts'
import { foreseeLosses } from './foreseeLosses.ts'
import { runnableMessage } from './messageForRun.ts'

export const findLosses = defineFunction({
  name: 'processing.find_losses',
  summary: 'Reports what a message would pay, what of it arrives, and what would be lost.',
  description:
    'Runs the message on the current state of its account, and each message that it sends on the state of its recipient. A loss is `certain` if the run of the recipient loses it, and `possible` if something that decides about it is not known. Nothing is signed or sent. The states are those of now: another transaction in between may change the outcome.',
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
    params: {
      message_encode_params: {
        abi: counterAbi,
        address: exampleAddress,
        call_set: exampleCall,
        signer: { type: 'Keys', keys: exampleKeys },
      },
      dapp_id: exampleDappId,
    },
    result: { $error: 14 },
  },
  run: async (call, { message, message_encode_params, chksig_always_succeed, dapp_id, rules }) => {
    const network = networkOf(call.context)
    network.expectConfigured()
    if ((message === undefined) === (message_encode_params === undefined)) {
      throw InvalidParams.error('Expected either `message` or `message_encode_params`, not both', { path: 'message' })
    }
    const dappId = dapp_id === undefined || dapp_id === '' ? '' : readRawId(dapp_id, 'dapp_id')
    const runnable =
      message_encode_params === undefined
        ? {
            message: readExternalMessage(call.context, message!, { rules }),
            isSigned: chksig_always_succeed !== true,
            candidates: [],
          }
        : await runnableMessage(call, message_encode_params)
    const options = { dappId, rules: message_encode_params === undefined ? rules : message_encode_params.rules }
    const foreseen = await foreseeLosses(call, network, runnable, options)
    return { transfers: [...foreseen.transfers], losses: [...foreseen.losses], error: foreseen.error }
  },
})
