import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Services',
  summary: 'Confirm or refuse requests of "mcp" on this terminal.',
  description:
    'For clients that cannot ask: while this runs, calls of "mcp --allow-sending" with the same data folder are shown here, and sent if you say yes. Ctrl-C ends it; open requests are then refused.',
  examples: ['mcp confirm'],
  run: async (_input, session) => (await import('../mcp/confirmOnTerminal.ts')).confirmOnTerminal(session),
})
