import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const scriptCommand = defineCommand({
  name: 'script',
  group: 'Services',
  summary: 'Run a script in TypeScript or JavaScript with the objects of the REPL.',
  description: `The objects of "repl" are global: client, contracts, contract(), tool(), tokens(); args are the words behind the file. When the default export is a function, it is called with all of them, and what it returns is printed: with --json as the member "result".
The script ends the command when it throws: with the exit code of the command or call that failed, else with 1.
TypeScript is run without being checked; only syntax that can be left out is understood, no enums and namespaces.`,
  args: [
    { name: 'FILE', summary: 'Module: .ts, .mts, .js or .mjs.', kind: 'file' },
    {
      name: 'ARGS',
      summary: 'Words for the script; behind -- also those that look like options.',
      kind: 'text',
      optional: true,
      variadic: true,
    },
  ],
  options: [passwordOption],
  examples: ['script balances.ts wallet giver', 'script balances.ts wallet --json'],
  run: async (input, session) => {
    const { runScript } = await import('../scripting/runScript.ts')
    return runScript(session, input.args[0]!, input.rest)
  },
})
