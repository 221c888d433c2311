import type { OptionDefinition } from '../definition/Command.ts'
import { networkNow } from '../session/networkNow.ts'
import type { Session } from '../session/Session.ts'

export const lifetimeOption: OptionDefinition = {
  name: 'lifetime',
  short: 'l',
  value: 'TIME',
  number: { min: 0, max: 4_294_967_295, duration: 's' },
  summary:
    'Lifetime of the message: 5m, 1h, or a plain number in seconds. Default: abi.message_expiration_timeout, 40 s.',
}

export const timeOption: OptionDefinition = {
  name: 'time',
  value: 'MS',
  number: { min: 0, max: 999_999_999_999_999 },
  summary: 'Creation time of the message, in ms since 1970. Default: now.',
}

export const unsignedOption: OptionDefinition = {
  name: 'unsigned',
  summary: 'Leave the message without a signature; required if there are no keys.',
}

export const outputOption: OptionDefinition = { name: 'output', short: 'o', value: 'FILE', summary: 'Output file.' }

/** How long --wait waits. */
export const secondsOption: OptionDefinition = {
  name: 'seconds',
  value: 'TIME',
  number: { min: 1, max: 86_400, duration: 's' },
  summary: 'With --wait: time limit, such as 30s, 5m, or a plain number in seconds.',
  default: 120,
}

/** Fields of the header that options set. Throws ToolError (2). */
export async function messageHeader(session: Session): Promise<{ time?: number; expire?: number }> {
  const lifetime = session.number('lifetime')
  const time = session.input.number('time')
  if (lifetime === undefined) return time === undefined ? {} : { time }
  const nowMs = time ?? (await networkNow(session))
  return { ...(time !== undefined && { time: nowMs }), expire: Math.floor(nowMs / 1000) + lifetime }
}
