/** Bodies of calls, for messages and on their own. */
import type { ResolvedConfig } from '../../../config/ResolvedConfig.ts'
import type { CallScope, ComputeScope } from '../../../context/scopes.ts'
import {
  type AbiContract,
  type AbiFunction,
  attachNoSignature,
  attachSignature,
  type CallHeader,
  encodeInternalBody,
  encodeUnsignedBody,
  findFunction,
  parseFunctionNumber,
} from '../../../core/abi/index.ts'
import { hexToBytes } from '../../../core/bytes/index.ts'
import type { Cell } from '../../../core/cells/index.ts'
import type { InternalAddress } from '../../../core/tlb/index.ts'
import type { OpenSigner } from '../../../delivery/OpenSigner.ts'
import { AttachSignatureFailed, InvalidFunctionId } from '../../../errors/abi.ts'
import type { ErrorDefinition } from '../../../errors/ClientError.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import type { CallSet } from '../types/messages.ts'
import { exactIntegers } from '../values/exactIntegers.ts'
import { dataToSign } from './dataToSign.ts'
import { signingContent, type UnsignedParts } from './signingContent.ts'

export type CallSetValue = ValueOf<typeof CallSet>

/** A body for an internal message. Throws InvalidFunctionId (312), `failure`. */
export function internalCallBody(contract: AbiContract, callSet: CallSetValue, failure: ErrorDefinition): Cell {
  const called = calledFunction(contract, callSet, failure)
  return encoding(failure, callSet, () => encodeInternalBody(contract, called, exactIntegers(callSet.input ?? {})))
}

export interface UnsignedCallOptions {
  /** Key of the signer, hex; absent for an unsigned message. */
  readonly publicKey: string | undefined
  readonly dest?: InternalAddress | undefined
  readonly tryIndex: number | undefined
  readonly nowMs: number
}

/** The body of an external call before it is signed. */
export interface UnsignedCall {
  /** Complete for an unsigned message, else without the part for the signature. */
  readonly body: Cell
  /** Data that the signature has to cover, 32 bytes; absent for an unsigned message. */
  readonly hash?: Uint8Array
  /** The header field `expire`, Unix time in s; absent if the contract does not have that field. */
  readonly expire?: number
}

export interface ExternalCallBody {
  readonly body: Cell
  /** Set when the caller has to sign. */
  readonly dataToSign?: Uint8Array
  /** The header field `expire`, Unix time in s; absent if the contract does not have that field. */
  readonly expire?: number
}

/** Throws InvalidFunctionId (312), `failure`. */
export function unsignedCallBody(
  { config }: ComputeScope,
  contract: AbiContract,
  callSet: CallSetValue,
  failure: ErrorDefinition,
  { publicKey, dest, tryIndex, nowMs }: UnsignedCallOptions,
): UnsignedCall {
  const called = calledFunction(contract, callSet, failure)
  const signed = publicKey !== undefined
  const { body, hash, ...header } = encoding(failure, callSet, () =>
    encodeUnsignedBody(contract, {
      called,
      input: exactIntegers(callSet.input ?? {}),
      header: callHeader(config, callSet, publicKey, nowMs, tryIndex),
      nowMs,
      signed,
      dest,
    }),
  )
  if (signed) return { body, hash, ...header }
  return { body: encoding(failure, callSet, () => attachNoSignature(body, contract.version)), ...header }
}

interface SigningOptions {
  readonly signer: OpenSigner
  /** As given; the network may have another one. */
  readonly signatureId: number | null | undefined
  /** What a signer that asks for it is shown besides the body. */
  readonly shown: () => Omit<UnsignedParts, 'body' | 'signatureId'>
}

/**
 * The body signed by the signer, or with the data that the caller has to sign. Throws AttachSignatureFailed (307), and what
 * the signer throws.
 */
export async function signedCallBody(
  call: CallScope,
  contract: AbiContract,
  { body, hash, ...header }: UnsignedCall,
  { signer, signatureId: given, shown }: SigningOptions,
): Promise<ExternalCallBody> {
  if (hash === undefined) return { body, ...header }
  const { data, signatureId } = await dataToSign(call, hash, given)
  if (signer.sign === undefined) return { body, dataToSign: data, ...header }
  const signature = await signer.sign(data, async () => signingContent(contract, { body, signatureId, ...shown() }))
  const publicKey = hexToBytes(signer.publicKey!) ?? new Uint8Array(0)
  return {
    body: withCoreErrors(AttachSignatureFailed, 'The signature cannot be attached', () =>
      attachSignature(body, contract.version, signature, publicKey),
    ),
    ...header,
  }
}

/** A number in place of a name is looked up among the input ids of the functions. */
function calledFunction(contract: AbiContract, callSet: CallSetValue, failure: ErrorDefinition): AbiFunction {
  const id = parseFunctionNumber(callSet.function_name)
  if (id === undefined) return encoding(failure, callSet, () => findFunction(contract, callSet.function_name))
  const called = contract.functionsByInputId.get(id)
  if (called !== undefined) return called
  throw InvalidFunctionId.error(`The ABI has no function with the id ${callSet.function_name}`, {
    function_name: callSet.function_name,
  })
}

function callHeader(
  config: ResolvedConfig,
  { header }: CallSetValue,
  publicKey: string | undefined,
  nowMs: number,
  tryIndex = 0,
): CallHeader {
  return {
    time: header?.time,
    expire: header?.expire ?? expirationTime(config, nowMs, tryIndex),
    pubkey: header?.pubkey ?? publicKey,
  }
}

/** Unix time in s: now plus the configured timeout, which grows with the number of earlier attempts. */
function expirationTime({ abi }: ResolvedConfig, nowMs: number, tryIndex: number): number {
  const { message_expiration_timeout: timeoutMs, message_expiration_timeout_grow_factor: factor } = abi
  const grownMs = Math.min(Math.trunc(timeoutMs * factor ** tryIndex), 0xffffffff)
  return Math.min(Math.floor((nowMs + grownMs) / 1000), 0xffffffff)
}

function encoding<T>(failure: ErrorDefinition, { function_name }: CallSetValue, work: () => T): T {
  const shown = function_name.length > 60 ? `${function_name.slice(0, 60)}…` : function_name
  return withCoreErrors(failure, `The call of "${shown}" cannot be encoded`, work, { function_name: shown })
}
