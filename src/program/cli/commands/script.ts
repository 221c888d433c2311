import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const command = defineCommand({
  group: 'Services',
  summary: 'Run a TypeScript or JavaScript file with the objects of the REPL.',
  description: `The objects of "repl" are global: client, contracts, contract(), tool(), tokens(); args are the words after the file. If the default export is a function, it is called with all of them, and its return value is printed: with --json, as the member "result".
If the script throws, the command ends with the exit code of the failed command or call, otherwise with 1.
TypeScript is run without type checking; only erasable syntax is supported, no enums or namespaces.`,
  args: [
    { name: 'FILE', summary: 'Module: .ts, .mts, .js or .mjs.', kind: 'file' },
    {
      name: 'ARGS',
      summary: 'Arguments of the script; after --, also those that look like options.',
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
