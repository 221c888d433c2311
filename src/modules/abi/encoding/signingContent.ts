/** What an external signer gets to see of a message. */
import { inlineOr } from '../../../context/computeStep.ts'
import { type AbiContract, attachSignature, signedCell } from '../../../core/abi/index.ts'
import { type Cell, Slice, writeBocBase64 } from '../../../core/cells/index.ts'
import { formatMsgAddress, type InternalAddress } from '../../../core/tlb/index.ts'
import { InvalidMessage } from '../../../errors/abi.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { SigningContent } from '../../crypto/types/signingContent.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import { decodedBody } from '../values/decodedBody.ts'

/** The parts of a message that is about to be signed. */
export interface UnsignedParts {
  /** Body without the part for the signature. */
  readonly body: Cell
  readonly dest?: InternalAddress | undefined
  /** The whole message with this body; absent if there is only the body. */
  readonly message?: Cell | undefined
  readonly deploys?: boolean
  readonly signatureId?: number | undefined
}

/** A body that cannot be decoded, or would take too long, is shown without its function. */
export function signingContent(contract: AbiContract, parts: UnsignedParts): ValueOf<typeof SigningContent> {
  const { body, dest, message, deploys = false, signatureId } = parts
  const decoded = decodedOrNothing(contract, body)
  const { time, expire } = decoded?.header ?? {}
  return {
    payload: writeBocBase64(signedCell(body, contract.version, dest)),
    ...(signatureId !== undefined && { signature_id: signatureId }),
    ...(message && { message: writeBocBase64(message) }),
    ...(dest && { address: formatMsgAddress(dest) }),
    deploys,
    ...(decoded && { function_name: decoded.name, input: decoded.value }),
    ...(time !== undefined && { time }),
    ...(expire !== undefined && { expire_at: expire }),
  }
}

/** An external body without its signature, decoded as the arguments of a function. Throws InvalidMessage (304). */
export function decodeUnsigned(contract: AbiContract, body: Cell) {
  const filled = withCoreErrors(InvalidMessage, 'The body has no room for a signature', () =>
    attachSignature(body, contract.version, new Uint8Array(SIGNATURE_BYTES), new Uint8Array(KEY_BYTES)),
  )
  return decodedBody(contract, Slice.of(filled), { isInternal: false, allowPartial: false, layout: 'Input' })
}

const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

function decodedOrNothing(contract: AbiContract, body: Cell) {
  try {
    return inlineOr(() => decodeUnsigned(contract, body))
  } catch (error) {
    if (error instanceof ClientError) return undefined
    throw error
  }
}
