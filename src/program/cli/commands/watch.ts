import { watchOptions } from '../chain/watchOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Chain',
  summary: 'Show the transactions of an account as they happen.',
  description:
    'Runs until Ctrl-C, or until the number given by --count. If the network is unreachable, waits; transactions missed meanwhile are shown later, once. With --json, each line is a document with a cursor to continue from with --after. Also works on networks without subscriptions.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [...watchOptions, { name: 'failed', summary: 'Only transactions that failed.' }],
  examples: [
    'watch wallet --last 1 --count 1',
    'watch wallet --last 2 --count 2 --json',
    `watch <dapp_id>::<account_id> --from-start --name constructor --filter '.aborted == false' --count 1`,
  ],
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../chain/watchAccount.ts')).watchTransactions(session, address)
  },
})
