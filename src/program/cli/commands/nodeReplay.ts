import { writeFileSync } from 'node:fs'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { printable } from '../../devnode/terminal/Palette.ts'
import { defineCommand } from '../definition/Command.ts'
import { outputOption } from '../messages/messageOptions.ts'
import { askAdmin } from '../network/askAdmin.ts'
import { alignFields } from '../output/alignFields.ts'
import { describeExitCode } from '../output/exitCodeText.ts'

export const nodeReplayCommand = defineCommand({
  name: 'node replay',
  group: 'Network',
  summary: 'Run a transaction of a development node again and show the steps of the virtual machine.',
  description: 'The node keeps what it needs for the newest transactions, see its option --history.',
  args: [{ name: 'TRANSACTION', summary: 'Id of a transaction.', kind: 'text' }],
  options: [
    {
      name: 'steps',
      value: 'COUNT',
      number: { min: 0, max: 10_000 },
      summary: 'Number of last steps to show.',
      default: 1000,
    },
    { name: 'stack', summary: 'Also show the stack after each step.' },
    { ...outputOption, summary: 'Write the steps to this file instead of showing them.' },
  ],
  examples: ['node replay <transaction_id> --url local', 'node replay <transaction_id> --steps 20 --stack --url local'],
  run: async (input, session) => {
    const params = { transaction: input.args[0]!, steps: input.number('steps')! }
    const replay = await askAdmin(session, 'replay', params)
    const steps = replay.steps.map(({ step, gas_used, instruction, source, stack }) => {
      const place = source == null ? '' : `  ${printable(source.file)}:${source.line}`
      const line = `${String(step).padStart(6)} ${String(gas_used).padStart(8)}  ${instruction}${place}`
      return input.flag('stack') ? `${line}  ${stringifyExactJson(stack ?? null)}` : line
    })
    const table = [`${'step'.padStart(6)} ${'gas'.padStart(8)}  instruction`, ...steps].join('\n')
    const end = alignFields([
      ['outcome', replay.exit_code == null ? 'no contract ran' : describeExitCode(replay.exit_code)],
      ['gas', replay.gas_used],
      ['steps', replay.total_steps],
      ['repeated', replay.matches ? 'the same transaction came out' : 'another transaction came out'],
    ])
    const file = input.text('output')
    if (file === undefined) return { json: replay, text: steps.length === 0 ? end : `${table}\n${end}` }
    writeFileSync(file, `${table}\n`)
    return { json: { ...replay, steps: steps.length, file }, text: `${steps.length} steps saved to ${file}\n${end}` }
  },
})
