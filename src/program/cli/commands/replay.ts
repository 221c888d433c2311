import { readHash } from '../chain/readHash.ts'
import { defineCommand } from '../definition/Command.ts'
import { traceOutputOptions } from '../emulation/stepTrace.ts'

export const replayCommand = defineCommand({
  name: 'replay',
  group: 'Chain',
  summary: 'Run the transactions of a file of "fetch" again, and compare what comes out.',
  description:
    'Of the history of an account all transactions run, one after the other, and a table tells of each; with TRANSACTION the steps of that one are shown. The exit code is 1 when another account comes out than the one that a transaction left behind, or that does not fit the next one. "node replay" does the same on the node that has the transaction.',
  args: [
    { name: 'FILE', summary: 'File of "fetch".', kind: 'file' },
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
