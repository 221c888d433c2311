import { defineFunction } from '../../context/defineFunction.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import { Slice, writeBocBase64 } from '../../core/cells/index.ts'
import { currencies, formatMsgAddress, messageCell, NO_ADDRESS } from '../../core/tlb/index.ts'
import {
  EncodeDeployMessageFailed,
  EncodeInitialDataFailed,
  EncodeRunMessageFailed,
  InvalidAbi,
  InvalidFunctionId,
  InvalidTvcImage,
  PubKeyNotSupported,
  RequiredAddressMissingForEncodeMessage,
} from '../../errors/abi.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { InvalidPublicKey } from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { internalCallBody } from './encoding/callBody.ts'
import { canStart } from './encoding/canStart.ts'
import { deployImage, hasReferences, withoutKey, withoutReferences } from './encoding/deployImage.ts'
import { counterAbi, exampleAddress } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors } from './failures/errorGroups.ts'
import { ParamsOfEncodeInternalMessage, ResultOfEncodeInternalMessage } from './types/messages.ts'
import { readAccountAddress } from './values/addresses.ts'
import { readAbi } from './values/readAbi.ts'

type Params = ValueOf<typeof ParamsOfEncodeInternalMessage>

export const encodeInternalMessage = defineFunction({
  name: 'abi.encode_internal_message',
  summary: 'Encodes an internal message: a call, a deployment, both, or a plain transfer.',
  params: ParamsOfEncodeInternalMessage,
  result: ResultOfEncodeInternalMessage,
  errors: [
    ...abiErrors,
    ...bocErrors,
    InvalidAddress,
    InvalidPublicKey,
    RequiredAddressMissingForEncodeMessage,
    EncodeDeployMessageFailed,
    EncodeRunMessageFailed,
    InvalidTvcImage,
    InvalidAbi,
    InvalidFunctionId,
    EncodeInitialDataFailed,
    PubKeyNotSupported,
  ],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      address: exampleAddress,
      call_set: { function_name: 'add', input: { amount: 7 } },
      value: '1000000000',
    },
    result: {
      message: 'te6ccgEBAQEAPwAAeWIACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIih3NZQAAAAAAAAAAAAAAAAAAAFoODbQAAAAHg=',
      address: exampleAddress,
      message_id: '73e12ceaccf723ce69310601fec9d45143cb4b6ac911969134be3d9deae1a52c',
    },
  },
  prepare: (params, scope) =>
    params.deploy_set === undefined ? params : { ...params, deploy_set: withoutReferences(params.deploy_set, scope) },
  isIndependent: ({ deploy_set }) => deploy_set === undefined || !hasReferences(deploy_set),
  compute: (params, scope) => {
    const src = params.src_address === undefined ? NO_ADDRESS : readAccountAddress(params.src_address)
    const grams = readValue(params.value)
    const { deploy_set } = params
    const image = deploy_set && deployImage(scope, readContract(params), deploy_set, { needsPublicKey: false })
    const dest = image?.address ?? readDestination(params)
    const failure = image === undefined ? EncodeRunMessageFailed : EncodeDeployMessageFailed
    const body = params.call_set && internalCallBody(readContract(params), params.call_set, failure)
    if (image?.lacksKey === true) {
      const deployment = { init: image.init, dest, body: body && Slice.of(body), rules: params.rules ?? 'current' }
      if (!canStart(deployment)) throw withoutKey()
    }
    return withCoreErrors(failure, 'The message cannot be written', () => {
      const message = messageCell(
        {
          header: {
            type: 'internal',
            ihrDisabled: !params.enable_ihr,
            bounce: params.bounce,
            bounced: false,
            src,
            dest,
            value: currencies(grams),
            ihrFee: 0n,
            fwdFee: 0n,
            createdLt: 0n,
            createdAt: 0,
            isExchange: false,
            isRedirect: false,
          },
          ...(image && { init: image.init }),
          ...(body && { body: Slice.of(body) }),
        },
        params.rules,
      )
      return { message: writeBocBase64(message), address: formatMsgAddress(dest), message_id: message.hashHex() }
    })
  },
})

function readContract({ abi, rules }: Params): AbiContract {
  if (abi !== undefined) return readAbi(abi, rules)
  throw InvalidAbi.error('A call or a deployment needs an ABI')
}

function readDestination({ address }: Params) {
  if (address !== undefined) return readAccountAddress(address)
  throw RequiredAddressMissingForEncodeMessage.error('A message without deploy_set needs an address')
}

function readValue(text: string): bigint {
  const value = /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
  if (value !== undefined && value < 1n << 64n) return value
  throw EncodeRunMessageFailed.error('Invalid value: expected a decimal text below 2^64')
}
