import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../output/exitCodes.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'

export const lifetimeOption: OptionDefinition = {
  name: 'lifetime',
  short: 'l',
  value: 'SECONDS',
  summary: 'How long the message is valid. Default: abi.message_expiration_timeout, 40 s.',
}

export const timeOption: OptionDefinition = {
  name: 'time',
  value: 'MS',
  summary: 'When the message was made, in ms since 1970. Default: now.',
}

export const unsignedOption: OptionDefinition = {
  name: 'unsigned',
  summary: 'Send without a signature; without keys and this option nothing is done.',
}

export const outputOption: OptionDefinition = {
  name: 'output',
  short: 'o',
  value: 'FILE',
  kind: 'file',
  summary: 'Write to this file.',
}

/** Fields of the header that options set. Throws ToolError (2). */
export function messageHeader(session: Session): { time?: number; expire?: number } {
  const lifetime = session.number('lifetime')
  const time = session.input.text('time')
  if (time !== undefined && !/^\d{1,15}$/.test(time)) {
    throw new ToolError(exitCodes.usage, `Invalid --time "${time.slice(0, 40)}": expected ms since 1970`)
  }
  const now = time === undefined ? Date.now() : Number(time)
  return {
    ...(time === undefined ? {} : { time: now }),
    ...(lifetime === undefined ? {} : { expire: Math.floor(now / 1000) + lifetime }),
  }
}
