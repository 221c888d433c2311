import { computeStep, inlineOr } from '../../context/computeStep.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope, ComputeScope } from '../../context/scopes.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import { bytesToBase64, bytesToHex, hexToBytes } from '../../core/bytes/index.ts'
import { writeBocBase64 } from '../../core/cells/index.ts'
import type { InternalAddress } from '../../core/tlb/index.ts'
import type { OpenSigner } from '../../delivery/OpenSigner.ts'
import { AttachSignatureFailed, EncodeRunMessageFailed, InvalidFunctionId } from '../../errors/abi.ts'
import { f32, field, optional, struct, text, type ValueOf } from '../../schema/shapes.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { attachSignatureToMessageBody } from './attachSignatureToMessageBody.ts'
import { internalCallBody, signedCallBody, type UnsignedCall, unsignedCallBody } from './encoding/callBody.ts'
import { dataToSign } from './encoding/dataToSign.ts'
import { describeUnsigned } from './encoding/describeUnsigned.ts'
import { openSigner, unsignedBy } from './encoding/openSigner.ts'
import { counterAbi, exampleCall } from './examples/exampleAbi.ts'
import { abiErrors, signerErrors } from './failures/errorGroups.ts'
import { ParamsOfEncodeMessageBody, ResultOfEncodeMessageBody } from './types/messages.ts'
import { readBodyDestination } from './values/addresses.ts'
import { readAbi } from './values/readAbi.ts'

export const encodeMessageBody = defineFunction({
  name: 'abi.encode_message_body',
  summary: 'Encodes a call as the body of a message.',
  params: ParamsOfEncodeMessageBody,
  result: ResultOfEncodeMessageBody,
  errors: [...abiErrors, ...signerErrors, EncodeRunMessageFailed, AttachSignatureFailed, InvalidFunctionId],
  access: 'computes',
  example: {
    params: { abi: counterAbi, call_set: exampleCall, is_internal: true, signer: { type: 'None' } },
    result: { body: 'te6ccgEBAQEACgAAEFoODbQAAAAH', data_to_sign: null },
  },
  holdsLargeValues: true,
  run: async (call, params) => {
    const contract = inlineOr(() => readAbi(params.abi, params.rules))
    const signer = await openSigner(call, params.signer)
    const nowMs = call.clock.now()
    const unsigned = contract && inlineOr(() => unsignedBody(call, contract, params, signer.publicKey, nowMs))
    if (contract === undefined || unsigned === undefined) return encodeElsewhere(call, params, signer, nowMs)
    const shown = () => ({ dest: destinationOf(params) })
    const signing = { signer, signatureId: params.signature_id, shown }
    const { body, dataToSign } = await signedCallBody(call, contract, unsigned, signing)
    return {
      body: withCoreErrors(EncodeRunMessageFailed, 'The body cannot be written', () => writeBocBase64(body)),
      data_to_sign: dataToSign && bytesToBase64(dataToSign),
    }
  },
})

type Params = ValueOf<typeof ParamsOfEncodeMessageBody>

function unsignedBody(
  scope: ComputeScope,
  contract: AbiContract,
  params: Params,
  publicKey: string | undefined,
  nowMs: number,
): UnsignedCall {
  const { call_set, is_internal, processing_try_index: tryIndex } = params
  const dest = destinationOf(params)
  if (is_internal) return { body: internalCallBody(contract, call_set, EncodeRunMessageFailed) }
  return unsignedCallBody(scope, contract, call_set, EncodeRunMessageFailed, { publicKey, dest, tryIndex, nowMs })
}

function destinationOf({ address }: Params): InternalAddress | undefined {
  return address === undefined ? undefined : readBodyDestination(address, EncodeRunMessageFailed)
}

/** The body before it is signed, made on a worker thread. */
export const encodeUnsignedBody = defineFunction({
  name: 'abi.encode_message_body/unsigned',
  summary: 'Encodes a call without a signature.',
  params: struct('ParamsOfEncodeUnsignedBody', 'A call whose signer is `External` or `None`.', {
    call: field(ParamsOfEncodeMessageBody, 'The call.'),
    now_ms: field(f32, 'Creation time, in ms since 1970.'),
  }),
  result: struct('ResultOfEncodeUnsignedBody', 'A body without a signature.', {
    body: field(text, 'The body, base64.'),
    hash: optional(text, 'The data to sign, hex. Absent if nothing is signed.'),
  }),
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: ({ call: params, now_ms }, scope) => {
    const contract = readAbi(params.abi, params.rules)
    const publicKey = params.signer.type === 'External' ? params.signer.public_key : undefined
    const { body, hash } = unsignedBody(scope, contract, params, publicKey, now_ms)
    return {
      body: withCoreErrors(EncodeRunMessageFailed, 'The body cannot be written', () => writeBocBase64(body)),
      hash: hash && bytesToHex(hash),
    }
  },
})

async function encodeElsewhere(call: CallScope, params: Params, { publicKey, sign }: OpenSigner, nowMs: number) {
  const { body, hash } = await computeStep(call, encodeUnsignedBody, {
    call: {
      ...params,
      signer: unsignedBy(publicKey),
    },
    now_ms: nowMs,
  })
  if (hash === undefined || hash === null) return { body }
  const { data, signatureId } = await dataToSign(call, hexToBytes(hash)!, params.signature_id)
  if (sign === undefined) return { body, data_to_sign: bytesToBase64(data) }
  const { abi, rules, address } = params
  const describe = () => computeStep(call, describeUnsigned, { abi, rules, address, body, signature_id: signatureId })
  const signature = bytesToHex(await sign(data, describe))
  const parts = { abi: params.abi, public_key: publicKey!, message: body, signature }
  return computeStep(call, attachSignatureToMessageBody, parts)
}
