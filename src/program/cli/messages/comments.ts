/**
 * Comments in transfers: a root of 32 zero bits whose only reference leads to the UTF-8 text, 127 bytes per cell with
 * the rest in the first one. Source: cli 5.3.
 */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'

const MAX_BYTES = 382

const commentAbi = {
  type: 'Json',
  value: JSON.stringify({
    'ABI version': 1,
    functions: [{ name: 'transfer', id: '0x00000000', inputs: [{ name: 'comment', type: 'bytes' }], outputs: [] }],
    events: [],
  }),
} as const

/** Payload as base64 BOC. Throws ToolError (2) when the text is too long. */
export async function encodeComment(session: Session, comment: string): Promise<string> {
  const bytes = Buffer.from(comment)
  if (bytes.length > MAX_BYTES) {
    throw new ToolError(
      exitCodes.usage,
      `The comment has ${bytes.length} bytes in UTF-8, at most ${MAX_BYTES} are allowed`,
    )
  }
  const { body } = await session.call('abi.encode_message_body', {
    abi: commentAbi,
    call_set: { function_name: 'transfer', input: { comment: bytes.toString('hex') } },
    is_internal: true,
    signer: { type: 'None' },
  })
  return body
}

/** The text; `undefined` if the payload is not a comment. */
export async function decodeComment(session: Session, payload: string): Promise<string | undefined> {
  try {
    const { value } = await session.call('abi.decode_message_body', {
      abi: commentAbi,
      body: payload,
      is_internal: true,
      // The ABI fixes the function id, so a response would have the same id.
      data_layout: 'Input',
    })
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value.comment, 'hex'))
  } catch {
    return undefined
  }
}
