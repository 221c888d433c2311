import { defineCommand } from '../definition/Command.ts'
import { exitCodeMeanings } from '../errors/exitCodes.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Program',
  summary: 'Explain the exit codes.',
  offline: true,
  examples: ['help exit-codes'],
  run: async () => ({
    json: { exit_codes: exitCodeMeanings },
    text: `${alignFields(Object.entries(exitCodeMeanings))}\n\nFor error codes, their causes and remedies, see "vendorclient docs", page "Errors by code".`,
  }),
})
