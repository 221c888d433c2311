import { defineCommand } from '../definition/Command.ts'
import { textTable } from '../output/textTable.ts'
import { builtInNetworks } from '../settings/ToolConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Show the named networks.',
  description: `Built in: ${Object.keys(builtInNetworks).join(', ')}, the development node at its default port.`,
  offline: true,
  examples: ['network list'],
  run: async (_input, { config }) => ({
    json: { networks: config.networks },
    text: textTable(
      ['name', 'endpoints'],
      Object.entries(config.networks).map(([name, endpoints]) => [name, endpoints.join(', ')]),
    ),
  }),
})
