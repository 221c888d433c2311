import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { ProgramSigner } from './ProgramSigner.ts'

export const signerTimeoutOption: OptionDefinition = {
  name: 'signer-timeout',
  value: 'TIME',
  number: { min: 1, max: 86_400, duration: 's' },
  summary: 'How long a signer program may take for one answer, such as 30s or 5m; a plain number is in seconds.',
  default: 120,
}

/** Options of commands that sign one message. */
export const signerOptions: readonly OptionDefinition[] = [
  {
    name: 'signer',
    value: 'exec:PROGRAM',
    summary:
      'Program that signs instead of keys, for a hardware wallet or a service: docs/guides/hardware-wallets.md. It is asked once, after all checks.',
  },
  signerTimeoutOption,
]

const PREFIX = 'exec:'

/** The program of `exec:PROGRAM`; `undefined` for any other text. */
export function programOf(text: string): string | undefined {
  return text.startsWith(PREFIX) && text.length > PREFIX.length ? text.slice(PREFIX.length) : undefined
}

/** The program of --signer; `undefined` without the option. Throws as `ProgramSigner.open`. */
export async function openSignerProgram(session: Session): Promise<ProgramSigner | undefined> {
  const text = session.input.text('signer')
  if (text === undefined) return undefined
  const program = programOf(text)
  if (program === undefined) {
    throw new ToolError(exitCodes.usage, `Invalid --signer "${text.slice(0, 40)}": expected exec:PROGRAM`)
  }
  return openProgram(session, program)
}

/** Throws as `ProgramSigner.open`. */
export async function openProgram(session: Session, program: string): Promise<ProgramSigner> {
  const { ProgramSigner } = await import('./ProgramSigner.ts')
  return ProgramSigner.open(session, { program, timeoutMs: session.input.number('signer-timeout')! * 1000 })
}
