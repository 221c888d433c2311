/** Messages that are made here, with and without their signature. */
import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { expectProtection } from '../../../delivery/expectProtection.ts'
import type { SigningOptions } from '../../../delivery/MessageTurn.ts'
import type { OpenSigner } from '../../../delivery/OpenSigner.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { buildMessage, type CallSet, type ParamsOfEncodeMessage, unsignedBy } from '../../abi/index.ts'
import { builtExternalMessage } from '../../abi/values/readExternalMessage.ts'

export type EncodeParams = ValueOf<typeof ParamsOfEncodeMessage>

/**
 * Throws as `abi.encode_message`, and MessageUnprotected (519).
 * @param signer the signer of `params`, if it is open already
 */
export async function buildProtected(
  call: CallScope,
  params: EncodeParams,
  isUnprotected: boolean | undefined,
  signer?: OpenSigner,
): Promise<ExternalMessage> {
  const built = await buildMessage(call, params, signer)
  if (built.hasBody) expectProtection(built.headerNames, isUnprotected)
  return builtExternalMessage(call.context, built)
}

/** The message without its signature, to learn its destination and content without asking a signer. Throws as `abi.encode_message`. */
export async function buildUnsigned(
  call: CallScope,
  params: EncodeParams,
  publicKey: string | undefined,
): Promise<ExternalMessage> {
  return builtExternalMessage(call.context, await buildMessage(call, { ...params, signer: unsignedBy(publicKey) }))
}

/** How a message is signed at its turn. */
export function signingOptions(
  signer: OpenSigner,
  callSet: ValueOf<typeof CallSet> | undefined,
  isUnprotected: boolean | undefined,
): SigningOptions {
  const time = callSet?.header?.time
  const fixedTimeMs = time === undefined ? undefined : Number(time)
  const mayBeReplaced = time === undefined && !hasFixedExpire(callSet) && isUnprotected !== true
  return { signer, fixedTimeMs, mayBeReplaced }
}

/** Whether the caller chose the expiration. */
export function hasFixedExpire(callSet: ValueOf<typeof CallSet> | undefined): boolean {
  return typeof callSet?.header?.expire === 'number'
}
