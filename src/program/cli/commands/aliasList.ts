import { defineCommand } from '../definition/Command.ts'
import { textTable } from '../output/textTable.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Show the aliases.',
  offline: true,
  examples: ['alias list'],
  run: async (_input, { config }) => {
    const rows = Object.entries(config.aliases).map(([name, { address, abi, keys }]) => [
      name,
      address ?? '-',
      abi ?? '-',
      keys ?? '-',
    ])
    return {
      json: { aliases: config.aliases },
      text: rows.length === 0 ? 'No aliases.' : textTable(['name', 'address', 'abi', 'keys'], rows),
    }
  },
})
