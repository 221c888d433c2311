/** Messages that are signed here and sent elsewhere. */

import { writeFileSync } from 'node:fs'
import type { NamedAbi } from '../arguments/abi.ts'
import { encodeCall, type FunctionCall } from '../arguments/functionCall.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import type { Signer } from '../keys/signer.ts'
import { alignFields } from '../output/alignFields.ts'
import { timeText } from '../output/timeText.ts'
import { clientSettings } from '../session/clientSettings.ts'
import { networkNow } from '../session/networkNow.ts'
import type { Session } from '../session/Session.ts'
import { encodeEnvelope, type MessageEnvelope } from './messageEnvelope.ts'
import { messageHeader, outputOption } from './messageOptions.ts'
import { finishSigned, type PreparedCall, prepareSigned } from './signedMessage.ts'

export const offlineMessageOptions: readonly OptionDefinition[] = [
  outputOption,
  {
    name: 'raw',
    summary: 'Output the BOC itself: hex on the terminal, binary in a file. It does not contain the Dapp ID.',
  },
]

/**
 * Header with an explicit `expire`, because the expiration cannot be read from the message. `moreMs` is added to the default
 * lifetime. Throws ToolError (2).
 */
export async function expiringHeader(
  session: Session,
  { contract }: NamedAbi,
  moreMs = 0,
): Promise<{ time?: number; expire?: number }> {
  const header = await messageHeader(session)
  if (header.expire !== undefined || contract.header?.includes('expire') !== true) return header
  const { abi } = await clientSettings(session)
  const nowMs = header.time ?? (await networkNow(session))
  return { ...header, expire: Math.floor((nowMs + abi.message_expiration_timeout! + moreMs) / 1000) }
}

/** The message of a call, signed unless the signer is a program. Throws ToolError (2). */
export function signCall(session: Session, call: FunctionCall, signer: Signer): Promise<PreparedCall> {
  return prepareSigned(session, signer, call.abi, async (by, moreMs) => {
    const header = await expiringHeader(session, call.abi, moreMs)
    return { ...(await encodeCall(session, call, by, header)), expire: header.expire }
  })
}

/** Signs a call and prints its message. Throws ToolError (2). */
export async function printCall(
  session: Session,
  call: FunctionCall & Pick<MessageEnvelope, 'address'>,
  signer: Signer,
): Promise<Outcome> {
  const { message, message_id: messageId, expire } = await finishSigned(await signCall(session, call, signer))
  return printMessage(session, { method: call.method, messageId, message, expire, address: call.address })
}

/** Prints the message, or writes it to the file of --output. */
export function printMessage({ input }: Session, envelope: MessageEnvelope): Outcome {
  const { messageId, message, expire, address } = envelope
  const isRaw = input.flag('raw')
  const boc = Buffer.from(message, 'base64')
  const text = isRaw ? boc.toString('hex') : encodeEnvelope(envelope)
  const file = input.text('output')
  if (file !== undefined) writeFileSync(file, isRaw ? boc : `${text}\n`)
  const expireMs = expire === undefined ? undefined : expire * 1000
  return {
    json: {
      message_id: messageId,
      expire_at: expireMs === undefined ? null : new Date(expireMs).toISOString(),
      address: address.extended,
      ...(file === undefined ? { message: text } : { message_file: file }),
    },
    text: alignFields([
      ['message id', messageId],
      ['expires', expireMs && timeText(expireMs)],
      ['address', address.extended],
      ['file', file],
      ['message', file === undefined ? text : undefined],
    ]),
  }
}
