import { defineCommand } from '../definition/Command.ts'
import { askAdmin } from '../network/askAdmin.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Show gas and fees on a development node by contract and function.',
  options: [
    {
      name: 'from',
      value: 'BLOCK',
      number: { min: 0, max: 4_294_967_295 },
      summary: 'First block. Default: the first one since the node was started.',
    },
    {
      name: 'to',
      value: 'BLOCK',
      number: { min: 0, max: 4_294_967_295 },
      summary: 'Last block. Default: the last one of the chain.',
    },
  ],
  examples: ['node gas-report --url local'],
  run: async (input, session) => {
    const from = input.number('from')
    const to = input.number('to')
    const report = await askAdmin(session, 'gas_report', {
      ...(from !== undefined && { from_block: from }),
      ...(to !== undefined && { to_block: to }),
    })
    const { text, ...json } = report
    return { json, text }
  },
})
