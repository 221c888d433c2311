import { printable } from '../../common/printable.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { paintHint } from '../output/paint.ts'
import { printNote } from '../output/standardError.ts'
import type { Session } from '../session/Session.ts'
import { canAsk, confirm } from './askSecret.ts'

export const yesOption: OptionDefinition = { name: 'yes', short: 'y', summary: 'Skip the confirmation.' }

/** A reason not to continue. Reasons without `asks` are only shown. */
export interface AskedRisk {
  /** A sentence without its full stop. */
  readonly text: string
  readonly asks: boolean
}

/**
 * Asks on a terminal whether to continue although money could be lost. Without a terminal, only --yes continues. Throws
 * ToolError (2) if the answer is no, or there is no answer.
 */
export async function confirmRisks(session: Session, risks: readonly AskedRisk[]): Promise<void> {
  const texts = [...new Set(risks.filter(({ asks }) => asks).map(({ text }) => text))]
  for (const { text, asks } of risks) if (!asks) session.note(text)
  if (session.input.flag('yes')) for (const text of texts) session.note(text)
  if (texts.length === 0 || session.input.flag('yes')) return
  const answer = session.isJson || !canAsk() ? undefined : await askAbout(session, texts)
  if (answer === true) return
  if (answer === false) throw new ToolError(exitCodes.usage, 'Nothing was sent')
  throw new ToolError(exitCodes.usage, `${texts.join('; ')}; nothing was sent`, {
    hint: '--yes skips the confirmation.',
  })
}

function askAbout(session: Session, texts: readonly string[]): Promise<boolean | undefined> {
  session.progress.pause()
  printNote(texts.map((text) => paintHint(`${printable(text)}.`)).join('\n'))
  return confirm('Continue?')
}
