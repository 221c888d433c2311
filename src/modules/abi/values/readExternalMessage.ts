import type { ClientContext } from '../../../context/ClientContext.ts'
import { inlineOr } from '../../../context/computeStep.ts'
import { type AbiContract, AbiError, decodeBody, EXPIRES_NEVER } from '../../../core/abi/index.ts'
import { bytesToHex } from '../../../core/bytes/index.ts'
import { type Cell, CellError, writeBocBase64 } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { formatMsgAddress, type Message, type MsgAddress, parseMessage } from '../../../core/tlb/index.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { InvalidBoc } from '../../../errors/boc.ts'
import { MessageHasNotDestinationAddress } from '../../../errors/processing.ts'
import { readCell } from '../../boc/cells/bocTexts.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import type { BuiltMessage } from '../encodeMessage.ts'

export interface ReadMessageOptions {
  readonly contract?: AbiContract | undefined
  readonly rules?: ChainRules | undefined
  /** Path of the parameter. Default `message`. */
  readonly path?: string
}

/**
 * Reads a message parameter. With the contract the expiration is known; a body that does not fit it has no expiration.
 * Throws InvalidBoc (201), BocRefNotFound (206), MessageHasNotDestinationAddress (502).
 */
export function readExternalMessage(
  context: ClientContext,
  text: string,
  { contract, rules, path = 'message' }: ReadMessageOptions,
): ExternalMessage {
  const read = inlineOr(() => {
    const root = readCell(context, text, path)
    const message = withCoreErrors(InvalidBoc, 'Invalid BOC: no message', () => parseMessage(root, rules))
    const { header, body } = message
    return externalMessage(root, writeBocBase64(root), header.dest, {
      hasBody: body !== undefined,
      ...(contract && headerOf(contract, message)),
    })
  })
  if (read !== undefined) return read
  throw InvalidBoc.error(`Invalid BOC: ${path} has more cells than a node takes in a message`, { path })
}

/** A message that was just built: nothing of it has to be read again unless it is large. Throws MessageHasNotDestinationAddress (502). */
export function builtExternalMessage(context: ClientContext, message: BuiltMessage): ExternalMessage {
  const { text, built, hasBody, expire } = message
  if (built === undefined)
    return { ...readExternalMessage(context, text, {}), ...(isLimited(expire) && { expireAtSec: expire }) }
  return externalMessage(built.root, text, built.dest, { hasBody, expire })
}

function isLimited(expire: number | undefined): expire is number {
  return expire !== undefined && expire !== EXPIRES_NEVER
}

function externalMessage(
  root: Cell,
  text: string,
  dest: MsgAddress,
  { hasBody, expire, timeMs, publicKey }: HeaderFacts & { readonly hasBody: boolean },
): ExternalMessage {
  if (dest.type !== 'std' && !(dest.type === 'var' && dest.bitLength === 256)) {
    throw MessageHasNotDestinationAddress.error('The message has no account as destination')
  }
  return {
    root,
    id: root.hashHex(),
    text,
    address: formatMsgAddress(dest),
    accountId: bytesToHex(dest.account),
    hasBody,
    ...(isLimited(expire) && { expireAtSec: expire }),
    ...(timeMs !== undefined && { timeMs }),
    ...(publicKey !== undefined && { publicKey }),
  }
}

interface HeaderFacts {
  readonly expire?: number | undefined
  readonly timeMs?: number | undefined
  readonly publicKey?: string | undefined
}

function headerOf(contract: AbiContract, { header, body }: Message): HeaderFacts {
  if (body === undefined || header.type !== 'externalIn') return {}
  try {
    const decoded = decodeBody(contract, body, { isInternal: false, allowPartial: true, layout: 'Input' })
    const { expire, time, pubkey } = decoded.header ?? {}
    return { expire, timeMs: time === undefined ? undefined : Number(time), publicKey: pubkey }
  } catch (error) {
    if (error instanceof AbiError || error instanceof CellError) return {}
    throw error
  }
}
