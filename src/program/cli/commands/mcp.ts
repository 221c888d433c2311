import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const mcpCommand = defineCommand({
  name: 'mcp',
  group: 'Services',
  summary: 'Serve a language-model client over stdio (Model Context Protocol).',
  description: `A client starts it, calls tools and reads resources: accounts, balances, transactions, messages, getters and fees, the functions of the library that read or compute, and the documentation.
Nothing is signed or sent unless --allow-sending is given, and then a person confirms each call: in the client, if it supports elicitation, else at "mcp confirm" on a terminal. Who signs is named; secret keys and seed phrases are neither taken nor given. The spending policy holds.
It ends with its standard input, and by SIGTERM. Standard output carries the protocol alone.`,
  options: [
    { name: 'allow-sending', summary: 'Offer tools that sign and send, each call with a confirmation.' },
    {
      name: 'modules',
      value: 'LIST',
      summary: 'Modules whose functions are tools, separated by commas, or none. Default: all.',
    },
    {
      name: 'policy',
      value: 'FILE',
      kind: 'file',
      summary: 'Spending policy for what is sent here, besides those of the configuration; no running daemon is used.',
    },
    passwordOption,
  ],
  examples: ['mcp', 'mcp --modules none --allow-sending --policy policy.json --password-from env:WALLET_PASSWORD'],
  run: async (_input, session) => (await import('../mcp/serveMcp.ts')).serveMcp(session),
})
