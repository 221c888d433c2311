import { watchOptions } from '../chain/watchOptions.ts'
import { defineCommand } from '../definition/Command.ts'

export const watchCommand = defineCommand({
  name: 'watch',
  group: 'Chain',
  summary: 'Show the transactions of an account as they happen.',
  description:
    'Goes on until Ctrl-C, or the number of --count. While the network is away it waits; what happened meanwhile comes afterwards, once. With --json each line is a document with the cursor to go on behind it: --after. Works on networks without subscriptions too.',
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
