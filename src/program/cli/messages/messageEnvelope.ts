/**
 * A signed message with what is needed to send it elsewhere: hex of `{"method","msg":{"message_id","message","expire",
 * "address"}}`, where `address` is the extended one. Source: cli 2.10.
 */
import { existsSync } from 'node:fs'
import { parseTypedAddress, type TypedAddress } from '../arguments/addresses.ts'
import { readEncodedText } from '../arguments/readInput.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export interface MessageEnvelope {
  readonly method: string
  readonly messageId: string
  /** Base64 BOC. */
  readonly message: string
  /** Unix time in s. */
  readonly expire: number | undefined
  readonly address: TypedAddress
}

export function encodeEnvelope({ method, messageId, message, expire, address }: MessageEnvelope): string {
  const value = { method, msg: { message_id: messageId, message, expire, address: address.extended } }
  return Buffer.from(JSON.stringify(value)).toString('hex')
}

/** Whether a text is an envelope and not the name of a file, or a hash, which may begin in the same way. */
function isEnvelopeText(text: string): boolean {
  return /^7b[0-9a-fA-F]{64,}$/.test(text)
}

/**
 * An envelope that was typed, or the one in a file of this name.
 * Returns `undefined` if `text` is neither. Throws ToolError (2) if the envelope is damaged or the file cannot be read.
 */
export function readEnvelope(text: string, what: string): MessageEnvelope | undefined {
  if (isEnvelopeText(text)) return parseEnvelope(text)
  return existsSync(text) ? parseEnvelope(readEncodedText(text, what)) : undefined
}

function parseEnvelope(text: string): MessageEnvelope | undefined {
  if (!/^7b[0-9a-fA-F]+$/.test(text)) return undefined
  let value: { method?: unknown; msg?: Record<string, unknown> }
  try {
    value = JSON.parse(Buffer.from(text, 'hex').toString())
  } catch {
    throw new ToolError(exitCodes.usage, 'The message is damaged: it is not the complete output of "message"')
  }
  const { message_id, message, expire, address } = value.msg ?? {}
  if (typeof message !== 'string' || typeof address !== 'string') {
    throw new ToolError(exitCodes.usage, 'The message is damaged: it has no "msg.message" or no "msg.address"')
  }
  return {
    method: String(value.method ?? ''),
    messageId: String(message_id ?? ''),
    message,
    expire: typeof expire === 'number' ? expire : undefined,
    address: parseTypedAddress(address, 'address in the message'),
  }
}
