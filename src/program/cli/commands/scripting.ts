import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const repl = defineCommand({
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
  members: {},
  otherMembers: 'interactive input; the REPL prints values, not documents',
  run: async (_input, session) => (await import('../scripting/runRepl.ts')).runRepl(session),
})

export const script = defineCommand({
  summary: 'Run a TypeScript or JavaScript file with the objects of the REPL.',
  description: `The objects of "repl" are global: client, contracts, contract(), tool(), tokens(); args are the words after the file. If the default export is a function, it is called with all of them, and its return value is printed: with --json, as the member "result".
If the script throws, the command ends with the exit code of the failed command or call, otherwise with 1.
TypeScript is run without type checking; only erasable syntax is supported, no enums or namespaces.`,
  args: [
    { name: 'FILE', summary: 'Module: .ts, .mts, .js or .mjs.' },
    {
      name: 'ARGS',
      summary: 'Arguments of the script; after --, also those that look like options.',
      optional: true,
      variadic: true,
    },
  ],
  options: [passwordOption],
  examples: ['script balances.ts wallet giver', 'script balances.ts wallet --json'],
  members: { result: 'what the default export of the script returns, or null' },
  run: async (input, session) => {
    const { runScript } = await import('../scripting/runScript.ts')
    return runScript(session, input.args[0]!, input.rest)
  },
})
