import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { paintHint } from '../output/paint.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { confirm } from './askSecret.ts'

export const yesOption: OptionDefinition = { name: 'yes', short: 'y', summary: 'Skip the confirmation.' }

/**
 * Asks on a terminal whether to go on although money could be lost. Where nobody can be asked, only --yes goes on.
 * Throws ToolError (2) when the answer is no, or none.
 */
export async function confirmRisk(session: Session, risk: string): Promise<void> {
  if (session.input.flag('yes')) return
  session.progress.end()
  process.stderr.write(`${paintHint(`${risk}.`)}\n`)
  const answer = session.isJson ? undefined : await confirm('Go on?')
  if (answer === true) return
  if (answer === false) throw new ToolError(exitCodes.usage, 'Nothing was sent')
  throw new ToolError(exitCodes.usage, `${risk}; nothing was sent`, { hint: '--yes skips the confirmation.' })
}
