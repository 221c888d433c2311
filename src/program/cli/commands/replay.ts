import { readHash } from '../chain/readHash.ts'
import { defineCommand } from '../definition/Command.ts'
import { traceOutputOptions } from '../messages/stepTrace.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Rerun the transactions saved by "fetch" and compare the results.',
  description:
    'Runs all transactions of an account history, one after the other, and prints a table; with TRANSACTION, shows the steps of that one. The exit code is 1 if the resulting account differs from the one the transaction produced, or does not fit the next transaction. "node replay" does the same on the node that has the transaction.',
  args: [
    { name: 'FILE', summary: 'File saved by "fetch".', kind: 'file' },
    { name: 'TRANSACTION', summary: 'Hash of one of its transactions.', kind: 'text', optional: true },
  ],
  options: traceOutputOptions,
  offline: true,
  examples: ['replay transaction.json --stack', 'replay history.json'],
  run: async (input, session) => {
    const [file, id] = input.args as readonly [string, string?]
    const { replayFile } = await import('../network/transactionFile.ts')
    return replayFile(session, file, id === undefined ? undefined : readHash(id, 'TRANSACTION'))
  },
})
