import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import { bytesToBase64 } from '../../core/bytes/index.ts'
import { type Cell, Slice, writeBocBase64 } from '../../core/cells/index.ts'
import { formatMsgAddress, type InternalAddress, messageCell } from '../../core/tlb/index.ts'
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
import { InvalidAddress } from '../../errors/client.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { externalSource, readAccountAddress } from './addresses.ts'
import { type ExternalCallBody, externalCallBody } from './callBody.ts'
import { type DeployImage, deployImage } from './deployImage.ts'
import { abiErrors, bocErrors, signerErrors } from './errorGroups.ts'
import { counterAbi, exampleAddress, exampleCall, exampleKeys } from './exampleAbi.ts'
import { type OpenSigner, openSigner } from './openSigner.ts'
import { readAbi } from './readAbi.ts'
import { ParamsOfEncodeMessage, ResultOfEncodeMessage } from './types.ts'
import { withAbiErrors } from './withAbiErrors.ts'

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
  example: {
    params: {
      abi: counterAbi,
      address: exampleAddress,
      call_set: exampleCall,
      signer: { type: 'Keys', keys: exampleKeys },
    },
    result: {
      message:
        'te6ccgEBAgEAnQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDpzvVyUaRM9uZzs9NV6QxlEjgDxCnSk1NkntBgWWgr+ZrgJeOM1gxuDPeS+N3yavbFozpEYnZ2p0jLEArSzfO9APXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg',
      data_to_sign: null,
      address: exampleAddress,
      message_id: '3e90dbe29d55166b5439811a7a2c7ed879260c35136287da517d6eae385c9b5a',
    },
  },
  run: async (call, params) => {
    const { root, text, dest, dataToSign } = await buildMessage(call, params)
    return {
      message: text,
      data_to_sign: dataToSign && bytesToBase64(dataToSign),
      address: formatMsgAddress(dest),
      message_id: root.hashHex(),
    }
  },
})

/** A message with what is known about it from building it. */
export interface BuiltMessage extends Partial<ExternalCallBody> {
  readonly root: Cell
  /** The message, base64. */
  readonly text: string
  readonly dest: InternalAddress
}

/** The message of `abi.encode_message`. Throws the errors of that function. */
export async function buildMessage(call: CallScope, params: Params): Promise<BuiltMessage> {
  const contract = readAbi(params.abi, params.rules)
  const signer = await openSigner(call, params.signer)
  const image = openImage(call, contract, params, signer)
  const dest = image?.address ?? readDestination(params)
  const built = await encodeBody(call, contract, params, signer, dest, image)
  const failure = image === undefined ? EncodeRunMessageFailed : EncodeDeployMessageFailed
  return withAbiErrors(failure, 'The message cannot be written', () => {
    const root = messageCell({
      header: { type: 'externalIn', src: externalSource(), dest, importFee: 0n },
      ...(image && { init: image.init }),
      ...(built.body && { body: Slice.of(built.body) }),
    })
    return { ...built, root, text: writeBocBase64(root), dest }
  })
}

function openImage(
  scope: CallScope,
  contract: AbiContract,
  { deploy_set }: Params,
  { publicKey }: OpenSigner,
): DeployImage | undefined {
  return deploy_set && deployImage(scope, contract, deploy_set, { publicKey, needsPublicKey: true })
}

function readDestination({ address, call_set }: Params) {
  if (call_set === undefined) {
    throw RequiredCallSetMissingForEncodeMessage.error('A message needs a call_set, a deploy_set, or both')
  }
  if (address !== undefined) return readAccountAddress(address)
  throw RequiredAddressMissingForEncodeMessage.error('A message without deploy_set needs an address')
}

/** Without a call only the state init is sent. */
async function encodeBody(
  call: CallScope,
  contract: AbiContract,
  { call_set, processing_try_index, signature_id }: Params,
  signer: OpenSigner,
  dest: DeployImage['address'],
  image: DeployImage | undefined,
): Promise<Partial<ExternalCallBody>> {
  if (call_set === undefined) return {}
  const isSignedDeploy = image !== undefined && signer.publicKey !== undefined
  const failure = isSignedDeploy ? EncodeDeployMessageFailed : EncodeRunMessageFailed
  const options = { signer, dest, tryIndex: processing_try_index, signatureId: signature_id }
  return externalCallBody(call, contract, call_set, failure, options)
}
