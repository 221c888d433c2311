import { defineCommand } from '../definition/Command.ts'

export const mcpConfirmCommand = defineCommand({
  name: 'mcp confirm',
  group: 'Services',
  summary: 'Answer what "mcp" wants to have confirmed, on this terminal.',
  description:
    'For clients that cannot ask: while this runs, calls of "mcp --allow-sending" with the same data folder are shown here, and sent when you say yes. Ctrl-C ends it; what is asked then is refused.',
  examples: ['mcp confirm'],
  run: async (_input, session) => (await import('../mcp/confirmOnTerminal.ts')).confirmOnTerminal(session),
})
