import { stringifyExactJson } from '../../../schema/numerals.ts'
import { defineCommand } from '../definition/Command.ts'
import { debuggedMembers, traceMembers } from '../definition/members.ts'
import { executionOptions, tellConfiguration } from '../emulation/executionOptions.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { lifetimeOption, timeOption, unsignedOption } from '../messages/messageOptions.ts'
import { prepareTrace, showTrace, traceArgument, traceOptions } from '../messages/stepTrace.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import { signerOptions } from '../signers/signerOptions.ts'

export const debugCall = defineCommand({
  summary: 'Emulate a call and show every step of the virtual machine; nothing is sent.',
  args: [traceArgument],
  options: [
    ...[...traceOptions, keysOption, ...signerOptions, unsignedOption, lifetimeOption, timeOption],
    ...phraseOptions,
  ],
  examples: [
    'debug call --address wallet -m confirmTransaction --transactionId <proposal_id> --keys second.keys.json --stack',
  ],
  members: debuggedMembers,
  run: async (input, session) => {
    const { traceMessage } = await import('../messages/traceMessage.ts')
    const { plan, boc } = await prepareTrace(session, input.rest, true)
    return traceMessage(session, plan, boc)
  },
})

export const debugRun = defineCommand({
  summary: 'Run a getter and show every step of the virtual machine.',
  args: [traceArgument],
  options: traceOptions,
  examples: ['debug run wallet getCustodians', 'debug run --address wallet -m getCustodians'],
  members: {
    output: 'outputs by name; null if the function has none, or the contract did not answer',
    no_answer: 'why the contract did not answer: {code, message}, with exit code 12; only in this case',
    ...traceMembers,
  },
  run: async (input, session) => {
    const { plan, boc } = await prepareTrace(session, input.rest, false)
    const configuration = await tellConfiguration(session)
    const options = await executionOptions(session)
    const run = { message: plan.message, abi: plan.abi.wire, account: boc }
    const ran = await session
      .call('tvm.run_tvm', { ...run, execution_options: { ...options, trace: true, logs: true } })
      .catch(async (error: unknown) =>
        (await import('../failures/explainRun.ts')).explainRun(session, error, {
          origin: { codeHash: plan.codeHash, abi: plan.abi.contract },
          message: plan.message,
        }),
      )
    const output = ran.decoded?.output ?? null
    // An error has no trace, so the steps are shown first and the reason is looked for afterwards.
    const noAnswer = output === null ? await whyNoAnswer(session, { ...run, execution_options: options }) : undefined
    const result = { output, ...(noAnswer !== undefined && { no_answer: noAnswer }), configuration }
    const end = noAnswer === undefined ? `result ${stringifyExactJson(output)}` : `no result: ${noAnswer.message}`
    const shown = showTrace(session, ran, result, end)
    return noAnswer === undefined ? shown : { ...shown, exitCode: exitCodes.rejected }
  },
})

/** Why a getter that declares outputs gave none; `undefined` if its ABI declares none. */
function whyNoAnswer(session: Session, run: object): Promise<{ code: number; message: string } | undefined> {
  return session
    .call('tvm.run_tvm', { ...run, answer_required: true })
    .then(() => undefined)
    .catch(onLibraryError(({ details, message }) => ({ code: details.code!, message })))
}
