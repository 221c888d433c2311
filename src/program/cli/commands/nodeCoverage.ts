import { writeFileSync } from 'node:fs'
import { defineCommand } from '../definition/Command.ts'
import { outputOption } from '../messages/messageOptions.ts'
import { askAdmin } from '../network/askAdmin.ts'

const BLOCK = { min: 0, max: 4_294_967_295 }

export const command = defineCommand({
  group: 'Network',
  summary: 'Show which source lines of contracts were executed on a development node.',
  description:
    'For contracts registered with the debug map of their compiler (POST /admin/register_abi). The node reruns the transactions, so only those it keeps are counted; see its option --history.',
  options: [
    {
      name: 'from',
      value: 'BLOCK',
      number: BLOCK,
      summary: 'First block. Default: the first one since the node was started.',
    },
    { name: 'to', value: 'BLOCK', number: BLOCK, summary: 'Last block. Default: the last one of the chain.' },
    { ...outputOption, summary: 'Write the coverage to this file in lcov format.' },
  ],
  examples: ['node coverage --url local', 'node coverage --output lcov.info --url local'],
  run: async (input, session) => {
    const from = input.number('from')
    const to = input.number('to')
    const report = await askAdmin(session, 'coverage', {
      ...(from !== undefined && { from_block: from }),
      ...(to !== undefined && { to_block: to }),
    })
    const { text, lcov, ...json } = report
    const file = input.text('output')
    if (file === undefined) return { json, text }
    writeFileSync(file, lcov)
    return { json: { ...json, file }, text: `${text}\nSaved to ${file}` }
  },
})
