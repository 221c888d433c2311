/** Output of a transaction that was rerun. */

import { writeFileSync } from 'node:fs'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { transactionPath } from '../../common/consolePaths.ts'
import { plainText, printable } from '../../common/printable.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { describeExitCode } from '../failures/exitCodeText.ts'
import { outputOption } from '../messages/messageOptions.ts'
import { alignFields, logRows } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'

export const replayOptions: readonly OptionDefinition[] = [
  {
    name: 'steps',
    value: 'COUNT',
    number: { min: 0, max: 10_000 },
    summary: 'Number of last steps to show.',
    default: 1000,
  },
  { name: 'stack', summary: 'Also show the stack after each step.' },
  { ...outputOption, summary: 'Save the steps to this file instead of showing them.' },
]

/** Throws ToolError (12) if the node does not keep the state before the transaction, or is not a development node. */
export async function replayOnNode(session: Session, transaction: string): Promise<Outcome> {
  const { input } = session
  const replay = await askAdmin(session, 'replay', { transaction, steps: input.number('steps')! })
  const steps = replay.steps.map(({ step, gas_used, instruction, source, stack }) => {
    const place = source == null ? '' : `  ${printable(source.file)}:${source.line}`
    const line = `${String(step).padStart(6)} ${String(gas_used).padStart(8)}  ${instruction}${place}`
    return input.flag('stack') ? `${line}  ${stringifyExactJson(stack ?? null)}` : line
  })
  const table = [`${'step'.padStart(6)} ${'gas'.padStart(8)}  instruction`, ...steps].join('\n')
  const end = alignFields([
    ['outcome', replay.exit_code == null ? 'no contract ran' : await describeExitCode(replay.exit_code)],
    ['gas', replay.gas_used],
    ['steps', replay.total_steps],
    ...logRows(replay.logs),
    ['repeated', replay.matches ? 'the same transaction resulted' : 'a different transaction resulted'],
  ])
  const file = input.text('output')
  const page = transactionPath(transaction)
  if (file === undefined) return { json: replay, text: steps.length === 0 ? end : `${table}\n${end}`, page }
  writeFileSync(file, plainText(`${table}\n`))
  return {
    json: { ...replay, steps: steps.length, file },
    text: `${steps.length} steps saved to ${file}\n${end}`,
    page,
  }
}
