import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const command = defineCommand({
  group: 'Services',
  summary: 'Start an interactive JavaScript session with the client, contracts and commands as objects.',
  description: `client has the functions of the library: client.crypto.sha256({ data: 'aGVsbG8=' }).
contracts has the aliases with an ABI: contracts.wallet.run.getCustodians(), contracts.wallet.call.confirmTransaction({ transactionId: '5' }, { keys: 'second.keys.json' }). contract(address, { abi, keys }) creates others.
tool runs a command: tool('history', 'wallet'). tokens('1.5') is an amount in nanotokens.
Promises are awaited. Tab completes; the history is kept in <data folder>/repl_history, readable only by you. Calls that send value need { yes: true } where the command would ask.`,
  options: [passwordOption, { name: 'no-history', summary: 'Keep no history.' }],
  sections: [
    {
      title: 'Inside',
      entries: [
        ['.help', 'show what can be typed besides JavaScript'],
        ['.exit', 'exit, like Ctrl-D'],
      ],
    },
  ],
  examples: ['repl', 'repl --url local --no-history'],
  run: async (_input, session) => (await import('../scripting/runRepl.ts')).runRepl(session),
})
