import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const replCommand = defineCommand({
  name: 'repl',
  group: 'Services',
  summary: 'Type JavaScript with the client, contracts and commands as objects.',
  description: `client has the functions of the library: client.crypto.sha256({ data: 'aGVsbG8=' }).
contracts has the aliases with an ABI: contracts.wallet.run.getCustodians(), contracts.wallet.call.confirmTransaction({ transactionId: '5' }, { keys: 'second.keys.json' }). contract(address, { abi, keys }) makes others.
tool runs a command: tool('history', 'wallet'). tokens('1.5') is an amount in nanotokens.
Promises are awaited. Tab completes; the history is in <data folder>/repl_history, for you only. What sends value needs { yes: true } where the command call would ask.`,
  options: [passwordOption, { name: 'no-history', summary: 'Keep no history.' }],
  sections: [
    {
      title: 'Inside',
      entries: [
        ['.help', 'what can be typed besides JavaScript'],
        ['.exit', 'ends it, as Ctrl-D does'],
      ],
    },
  ],
  examples: ['repl', 'repl --url local --no-history'],
  run: async (_input, session) => (await import('../scripting/runRepl.ts')).runRepl(session),
})
