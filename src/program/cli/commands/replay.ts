import { hex64 } from '../../../schema/formats.ts'
import { defineCommand } from '../definition/Command.ts'
import { traceMembers } from '../definition/members.ts'
import { UsageError } from '../errors/UsageError.ts'
import { forceOption } from '../keys/keyPairs.ts'
import { traceOutputOptions } from '../messages/stepTrace.ts'
import { refuseOverwriting } from '../output/writeWhole.ts'

export const transactionFetch = defineCommand({
  summary:
    'Write the inputs of transactions to a file, for "transaction replay": account, message, configuration, block.',
  description:
    'Fetches one transaction, or those of an account: all that the node still keeps, or a range. For networks that keep old states: development nodes, for the newest transactions (see their option --history).',
  args: [
    {
      name: 'TRANSACTION',
      summary: 'Transaction hash, 64 hex digits; or an account: extended address, or alias.',
      kind: 'address',
    },
    { name: 'FILE', summary: 'Output file, JSON.' },
  ],
  options: [
    {
      name: 'from',
      value: 'TRANSACTION',
      format: hex64,
      summary: 'For an account: hash of the first transaction. Default: the oldest one kept.',
    },
    {
      name: 'to',
      value: 'TRANSACTION',
      format: hex64,
      summary: 'For an account: hash of the last transaction. Default: the newest.',
    },
    {
      name: 'last',
      value: 'COUNT',
      number: { min: 1, max: 1_000_000 },
      summary: 'For an account: maximum number of transactions, counted from the newest of the range.',
    },
    forceOption,
  ],
  examples: ['transaction fetch <transaction_id> transaction.json', 'transaction fetch wallet history.json --last 10'],
  members: {
    transaction: 'hash of the transaction',
    file: 'the file',
    matches: 'whether the rerun produced the same transaction',
    address: 'for an account: extended form',
    transactions: 'for an account: number of transactions',
    first: 'for an account: hash of the first transaction',
    last: 'for an account: hash of the last transaction',
    complete: 'for an account: whether its history is complete from the beginning',
  },
  run: async (input, session) => {
    const [what, file] = input.args as readonly [string, string]
    const { writeTransactionFile } = await import('../replay/transactionFile.ts')
    const [from, to] = ['from', 'to'].map((option) => input.text(option)?.toLowerCase())
    const last = input.number('last')
    if (/^[0-9a-fA-F]{64}$/.test(what)) {
      if (from !== undefined || to !== undefined || last !== undefined) {
        throw new UsageError('--from, --to and --last apply to the history of an account, not to one transaction')
      }
      return writeTransactionFile(session, what.toLowerCase(), file)
    }
    const { address } = session.address(what, 'TRANSACTION')
    refuseOverwriting(file, input.flag('force'))
    const { writeHistoryFile } = await import('../replay/historyFile.ts')
    return writeHistoryFile(session, address, { file, range: { from, to, last } })
  },
})

export const transactionReplay = defineCommand({
  summary: 'Rerun the transactions saved by "transaction fetch" and compare the results.',
  description:
    'Runs all transactions of an account history, one after the other, and prints a table; with TRANSACTION, shows the steps of that one. The exit code is 1 if the resulting account differs from the one the transaction produced, or does not match the next transaction. "node replay" does the same on the node that has the transaction.',
  args: [
    { name: 'FILE', summary: 'File saved by "transaction fetch".' },
    { name: 'TRANSACTION', format: hex64, summary: 'Hash of one of its transactions.', optional: true },
  ],
  options: traceOutputOptions,
  offline: true,
  examples: ['transaction replay transaction.json --stack', 'transaction replay history.json'],
  members: {
    transaction: 'hash of the transaction',
    matches: 'whether the rerun produced the same account; for an account: for all transactions',
    address: 'for an account: extended form',
    transactions: 'for an account: list of these members, without steps',
    aborted: 'whether it was aborted',
    exit_code: 'exit code, or null',
    outcome: 'why it was aborted, in words, or null',
    ...traceMembers,
  },
  run: async (input, session) => {
    const [file, id] = input.args as readonly [string, string?]
    const { replayFile } = await import('../replay/transactionFile.ts')
    return replayFile(session, file, id?.toLowerCase())
  },
})
