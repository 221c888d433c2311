import { computeStep, inlineOr } from '../../context/computeStep.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope, ComputeScope } from '../../context/scopes.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import { bytesToBase64, bytesToHex, hexToBytes } from '../../core/bytes/index.ts'
import { type Cell, Slice, writeBocBase64 } from '../../core/cells/index.ts'
import { formatMsgAddress, type InternalAddress, messageCell } from '../../core/tlb/index.ts'
import type { OpenSigner } from '../../delivery/OpenSigner.ts'
import {
  AttachSignatureFailed,
  EncodeDeployMessageFailed,
  EncodeInitialDataFailed,
  EncodeRunMessageFailed,
  InvalidFunctionId,
  InvalidTvcImage,
  PubKeyNotSupported,
  RequiredAddressMissingForEncodeMessage,
  RequiredCallSetMissingForEncodeMessage,
} from '../../errors/abi.ts'
import type { ErrorDefinition } from '../../errors/ClientError.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { array, bool, f32, field, optional, struct, text, u32, type ValueOf } from '../../schema/shapes.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { attachSignature } from './attachSignature.ts'
import { signedCallBody, type UnsignedCall, unsignedCallBody } from './encoding/callBody.ts'
import { dataToSign } from './encoding/dataToSign.ts'
import { type DeployImage, deployImage, withoutReferences } from './encoding/deployImage.ts'
import { describeUnsigned } from './encoding/describeUnsigned.ts'
import { openSigner, unsignedBy } from './encoding/openSigner.ts'
import { exampleAddress, exampleEncodeParams } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors, signerErrors } from './failures/errorGroups.ts'
import { ParamsOfEncodeMessage, ResultOfEncodeMessage } from './types/messages.ts'
import { externalSource, readAccountAddress } from './values/addresses.ts'
import { readAbi } from './values/readAbi.ts'

type Params = ValueOf<typeof ParamsOfEncodeMessage>

export const encodeMessage = defineFunction({
  name: 'abi.encode_message',
  summary: 'Encodes an external message: a call, a deployment, or both.',
  description:
    'With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature to `attach_signature`.',
  params: ParamsOfEncodeMessage,
  result: ResultOfEncodeMessage,
  errors: [
    ...abiErrors,
    ...bocErrors,
    ...signerErrors,
    InvalidAddress,
    RequiredAddressMissingForEncodeMessage,
    RequiredCallSetMissingForEncodeMessage,
    EncodeDeployMessageFailed,
    EncodeRunMessageFailed,
    AttachSignatureFailed,
    InvalidTvcImage,
    InvalidFunctionId,
    EncodeInitialDataFailed,
    PubKeyNotSupported,
  ],
  access: 'computes',
  example: {
    params: exampleEncodeParams,
    result: {
      message:
        'te6ccgEBAgEAnQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDpzvVyUaRM9uZzs9NV6QxlEjgDxCnSk1NkntBgWWgr+ZrgJeOM1gxuDPeS+N3yavbFozpEYnZ2p0jLEArSzfO9APXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg',
      data_to_sign: null,
      address: exampleAddress,
      message_id: '3e90dbe29d55166b5439811a7a2c7ed879260c35136287da517d6eae385c9b5a',
    },
  },
  holdsLargeValues: true,
  run: async (call, params) => {
    const { text, id, address, dataToSign } = await buildMessage(call, params)
    return { message: text, data_to_sign: dataToSign && bytesToBase64(dataToSign), address, message_id: id }
  },
})

/** A message with the facts that are known from building it. */
export interface BuiltMessage {
  /** The message, base64. */
  readonly text: string
  /** Hash of the message, 64 hex digits. */
  readonly id: string
  /** Destination, `<workchain>:<hex>`. */
  readonly address: string
  /** The cells, when it was built on this thread. */
  readonly built?: { readonly root: Cell; readonly dest: InternalAddress }
  readonly hasBody: boolean
  /** The header fields of the contract, by name. */
  readonly headerNames: readonly string[]
  /** Set when the caller has to sign. */
  readonly dataToSign?: Uint8Array
  /** The header field `expire`, Unix time in s; absent if the contract does not have that field. */
  readonly expire?: number
}

/**
 * The message of `abi.encode_message`. A short one is built here; when it turns out to be long a worker thread does it
 * without the signer, and puts the signature in afterwards. Throws the errors of that function.
 * @param opened `params.signer`, if it is open already
 */
export async function buildMessage(call: CallScope, params: Params, opened?: OpenSigner): Promise<BuiltMessage> {
  // Opened first, so that an unreadable ABI is reported before a signer that cannot be opened.
  const contract = inlineOr(() => readAbi(params.abi, params.rules))
  const signer = opened ?? (await openSigner(call, params.signer))
  const nowMs = call.clock.now()
  const { publicKey } = signer
  const unsigned = contract && inlineOr(() => unsignedMessage(call, contract, params, publicKey, nowMs))
  if (contract === undefined || unsigned === undefined) return buildElsewhere(call, params, signer, nowMs)
  const { call: unsignedCall, image, dest, failure } = unsigned
  const shown = () => ({
    dest,
    message: messageOf(dest, image, unsignedCall?.body),
    deploys: image !== undefined,
  })
  const signing = { signer, signatureId: params.signature_id, shown }
  const body = unsignedCall && (await signedCallBody(call, contract, unsignedCall, signing))
  return withCoreErrors(failure, 'The message cannot be written', () => {
    const root = messageOf(dest, image, body?.body)
    return {
      text: writeBocBase64(root),
      id: root.hashHex(),
      address: formatMsgAddress(dest),
      built: { root, dest },
      hasBody: body !== undefined,
      headerNames: contract.header.map(({ name }) => name),
      ...(body?.dataToSign && { dataToSign: body.dataToSign }),
      ...(body?.expire !== undefined && { expire: body.expire }),
    }
  })
}

interface UnsignedMessage {
  /** Absent when only the state init is sent. */
  readonly call: UnsignedCall | undefined
  readonly image: DeployImage | undefined
  readonly dest: InternalAddress
  readonly failure: ErrorDefinition
}

function unsignedMessage(
  scope: ComputeScope,
  contract: AbiContract,
  params: Params,
  publicKey: string | undefined,
  nowMs: number,
): UnsignedMessage {
  const { deploy_set, call_set, processing_try_index: tryIndex } = params
  const image = deploy_set && deployImage(scope, contract, deploy_set, { publicKey, needsPublicKey: true })
  const dest = image?.address ?? readDestination(params)
  const isSignedDeploy = image !== undefined && publicKey !== undefined
  const callFailure = isSignedDeploy ? EncodeDeployMessageFailed : EncodeRunMessageFailed
  const options = { publicKey, dest, tryIndex, nowMs }
  return {
    call: call_set && unsignedCallBody(scope, contract, call_set, callFailure, options),
    image,
    dest,
    failure: image === undefined ? EncodeRunMessageFailed : EncodeDeployMessageFailed,
  }
}

function readDestination({ address, call_set }: Params): InternalAddress {
  if (call_set === undefined) {
    throw RequiredCallSetMissingForEncodeMessage.error('A message needs a call_set, a deploy_set, or both')
  }
  if (address !== undefined) return readAccountAddress(address)
  throw RequiredAddressMissingForEncodeMessage.error('A message without deploy_set needs an address')
}

function messageOf(dest: InternalAddress, image: DeployImage | undefined, body: Cell | undefined): Cell {
  return messageCell({
    header: { type: 'externalIn', src: externalSource(), dest, importFee: 0n },
    ...(image && { init: image.init }),
    ...(body && { body: Slice.of(body) }),
  })
}

/** The message before it is signed, made on a worker thread. */
export const encodeUnsignedMessage = defineFunction({
  name: 'abi.encode_message/unsigned',
  summary: 'Encodes a message without a signature.',
  params: struct('ParamsOfEncodeUnsignedMessage', 'A message whose signer is `External` or `None`.', {
    message: field(ParamsOfEncodeMessage, 'The message.'),
    now_ms: field(f32, 'Creation time, in ms since 1970.'),
  }),
  result: struct('ResultOfEncodeUnsignedMessage', 'A message without a signature.', {
    message: field(text, 'The message, base64.'),
    message_id: field(text, 'Its hash.'),
    address: field(text, 'Destination.'),
    has_body: field(bool, 'Whether the message has a body.'),
    header_names: field(array(text), 'Header fields of the contract.'),
    hash: optional(text, 'The data to sign, hex. Absent if nothing is signed.'),
    expire: optional(u32, 'The header field `expire`.'),
  }),
  errors: [],
  example: { params: {}, result: {} },
  finish: (computed) => computed,
  compute: ({ message: params, now_ms }, scope) => {
    const contract = readAbi(params.abi, params.rules)
    const publicKey = params.signer.type === 'External' ? params.signer.public_key : undefined
    const { call, image, dest, failure } = unsignedMessage(scope, contract, params, publicKey, now_ms)
    return withCoreErrors(failure, 'The message cannot be written', () => {
      const root = messageOf(dest, image, call?.body)
      return {
        message: writeBocBase64(root),
        message_id: root.hashHex(),
        address: formatMsgAddress(dest),
        has_body: call !== undefined,
        header_names: contract.header.map(({ name }) => name),
        hash: call?.hash && bytesToHex(call.hash),
        expire: call?.expire,
      }
    })
  },
})

async function buildElsewhere(
  call: CallScope,
  params: Params,
  signer: OpenSigner,
  nowMs: number,
): Promise<BuiltMessage> {
  const { publicKey } = signer
  const unsigned = await computeStep(call, encodeUnsignedMessage, {
    message: {
      ...params,
      signer: unsignedBy(publicKey),
      ...(params.deploy_set && { deploy_set: withoutReferences(params.deploy_set, call) }),
    },
    now_ms: nowMs,
  })
  const { message, message_id: id, address, has_body, header_names, hash, expire } = unsigned
  const facts = {
    address,
    hasBody: has_body,
    headerNames: header_names,
    ...(expire !== undefined && expire !== null && { expire }),
  }
  if (hash === undefined || hash === null) return { text: message, id, ...facts }
  const { data, signatureId } = await dataToSign(call, hexToBytes(hash)!, params.signature_id)
  if (signer.sign === undefined) return { text: message, id, dataToSign: data, ...facts }
  const { abi, rules } = params
  const describe = () => computeStep(call, describeUnsigned, { abi, rules, message, signature_id: signatureId })
  const signature = bytesToHex(await signer.sign(data, describe))
  const signed = await computeStep(call, attachSignature, {
    abi: params.abi,
    public_key: publicKey!,
    message,
    signature,
  })
  return { text: signed.message, id: signed.message_id, ...facts }
}
