/** Messages that are signed by keys at once, or by a program at the end of all checks. */
import type { ForeseenTransfer } from '../../common/foreseenLosses.ts'
import type { NamedAbi } from '../arguments/abi.ts'
import type { Signer } from '../keys/signer.ts'
import type { Session } from '../session/Session.ts'
import type { ProgramSigner } from '../signers/ProgramSigner.ts'

/** A message of `abi.encode_message`. */
export interface EncodedCall {
  /** Base64 BOC. */
  readonly message: string
  readonly message_id: string
  /** Unix time in s; absent if the message does not expire or that is not known. */
  readonly expire?: number | undefined
}

export interface PreparedCall extends EncodedCall {
  /** The signature is a placeholder until `sign`. */
  readonly hasPlaceholder?: boolean
  /** Asks the signer, which is shown what the message would send. Absent for a finished message. */
  sign?(transfers?: readonly ForeseenTransfer[]): Promise<EncodedCall>
}

/** Encodes a message with a signer of the API. `moreMs`: time that its signer may take, which is added to its life. */
export type Encode = (signer: object, moreMs: number) => Promise<EncodedCall>

/** The message, signed unless the signer is a program. Throws as `encode`. */
export async function prepareSigned(
  session: Session,
  signer: Signer,
  abi: NamedAbi,
  encode: Encode,
): Promise<PreparedCall> {
  if (signer.type !== 'Program') return withoutRest(await encode(signer, 0))
  const { program } = signer
  const unsigned = await encode({ type: 'External', public_key: program.publicKey }, program.timeoutMs)
  const { message, message_id } = await session.call('abi.attach_signature', {
    ...{ abi: abi.wire, public_key: program.publicKey, message: unsigned.message, signature: '00'.repeat(64) },
  })
  return {
    ...{ message, message_id, expire: unsigned.expire, hasPlaceholder: true },
    sign: (transfers) => signBy(program, encode, transfers),
  }
}

/** Without the other fields of the result, which mean something else in a plan. */
function withoutRest({ message, message_id, expire }: EncodedCall): EncodedCall {
  return { message, message_id, expire }
}

/** The message, signed. Throws as `encode` and as the signer. */
export async function finishSigned(prepared: PreparedCall): Promise<EncodedCall> {
  return prepared.sign === undefined ? prepared : prepared.sign()
}

function signBy(
  program: ProgramSigner,
  encode: Encode,
  transfers: readonly ForeseenTransfer[] | undefined,
): Promise<EncodedCall> {
  const facts = transfers && { transfers, losses: transfers.flatMap(({ losses }) => losses) }
  return program.during(facts ?? {}, async () => {
    const handle = await program.register()
    return encode({ type: 'SigningBox', handle }, program.timeoutMs)
  })
}
