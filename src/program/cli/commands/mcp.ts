import { defineCommand } from '../definition/Command.ts'
import { passwordOption } from '../keys/readPassword.ts'

export const mcp = defineCommand({
  summary: 'Serve a language-model client over stdio (Model Context Protocol).',
  description: `A client starts this server, calls tools and reads resources: accounts, balances, transactions, messages, getters and fees, the functions of the library that read or compute, and the documentation.
Nothing is signed or sent unless --allow-sending is given, and then a person confirms each call: in the client, if it supports elicitation, otherwise in "mcp confirm" on a terminal. With --confirm console they confirm on a page that this program serves; its link is written to standard error. Signers are referred to by name; secret keys and seed phrases are neither accepted nor returned. The spending policy applies.
The server ends when its standard input closes, or on SIGTERM. Standard output carries only the protocol.`,
  options: [
    { name: 'allow-sending', summary: 'Offer tools that sign and send; each call must be confirmed.' },
    {
      name: 'confirm',
      value: 'PLACE',
      summary: 'Where a person confirms. Default: the client, if it can ask, else the terminal.',
      choices: ['client', 'terminal', 'console'],
    },
    {
      name: 'confirm-within',
      value: 'SECONDS',
      summary: 'How long a person may take; then the call is refused.',
      number: { min: 1, max: 86_400 },
      default: 600,
    },
    { name: 'open', summary: 'Open the page of --confirm console in the browser of the system.' },
    {
      name: 'modules',
      value: 'LIST',
      summary: 'Modules whose functions are offered as tools, separated by commas, or none. Default: all.',
    },
    {
      name: 'policy',
      value: 'FILE',
      summary:
        'Spending policy for what this server sends, in addition to those of the configuration; a running daemon is not used.',
    },
    passwordOption,
  ],
  examples: [
    'mcp',
    'mcp --allow-sending --confirm console',
    'mcp --modules none --allow-sending --policy policy.json --password-from env:WALLET_PASSWORD',
  ],
  members: {},
  otherMembers: 'the protocol on standard output, not documents',
  run: async (_input, session) => (await import('../mcp/serveMcp.ts')).serveMcp(session),
})

export const mcpConfirm = defineCommand({
  summary: 'Confirm or refuse requests of "mcp" on this terminal.',
  description:
    'For clients that cannot ask: while this runs, calls of "mcp --allow-sending" with the same data folder are shown here, and sent if you say yes. Ctrl-C ends it; open requests are then refused.',
  examples: ['mcp confirm'],
  members: {},
  otherMembers: 'questions on standard error, not documents',
  run: async (_input, session) => (await import('../mcp/confirmOnTerminal.ts')).confirmOnTerminal(session),
})
