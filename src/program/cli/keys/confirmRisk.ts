import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { paintHint } from '../output/paint.ts'
import type { Session } from '../session/Session.ts'
import { confirm } from './askSecret.ts'

export const yesOption: OptionDefinition = { name: 'yes', short: 'y', summary: 'Skip the confirmation.' }

/** What speaks against going on. Those that do not ask are only told. */
export interface AskedRisk {
  /** A sentence without its full stop. */
  readonly text: string
  readonly asks: boolean
}

/**
 * Asks on a terminal whether to go on although money could be lost. Where nobody can be asked, only --yes goes on.
 * Throws ToolError (2) when the answer is no, or none.
 */
export async function confirmRisks(session: Session, risks: readonly AskedRisk[]): Promise<void> {
  const texts = [...new Set(risks.filter(({ asks }) => asks).map(({ text }) => text))]
  for (const { text, asks } of risks) if (!asks) session.note(text)
  if (texts.length === 0 || session.input.flag('yes')) return
  session.progress.pause()
  process.stderr.write(`${texts.map((text) => paintHint(`${text}.`)).join('\n')}\n`)
  const answer = session.isJson ? undefined : await confirm('Continue?')
  if (answer === true) return
  if (answer === false) throw new ToolError(exitCodes.usage, 'Nothing was sent')
  throw new ToolError(exitCodes.usage, `${texts.join('; ')}; nothing was sent`, {
    hint: '--yes skips the confirmation.',
  })
}
