import type { PlannedMessage } from '../arguments/PlannedMessage.ts'
import type { Outcome } from '../definition/Command.ts'
import { emulateEnd, endMembers } from '../emulation/emulate.ts'
import { tellConfiguration } from '../emulation/executionOptions.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import type { Session } from '../session/Session.ts'
import { showTrace } from './stepTrace.ts'

/** Emulates and shows every step. Throws ToolError (12) when the contract does not accept the message. */
export async function traceMessage(session: Session, plan: PlannedMessage, boc: string | undefined): Promise<Outcome> {
  const configuration = await tellConfiguration(session)
  const emulated = await emulateEnd(session, plan, boc, { trace: true })
  const { end } = emulated
  const { result_code: _, ...members } = endMembers(emulated)
  return {
    ...showTrace(session, emulated, { ...members, configuration }, end === undefined ? 'succeeds' : `aborted: ${end}`),
    exitCode: members.aborted ? exitCodes.aborted : exitCodes.ok,
  }
}
