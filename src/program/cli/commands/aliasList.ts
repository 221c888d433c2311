import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'

export const aliasListCommand = defineCommand({
  name: 'alias list',
  group: 'Configuration',
  summary: 'Show the aliases.',
  offline: true,
  examples: ['alias list'],
  run: async (_input, { config }) => {
    const blocks = Object.entries(config.aliases).map(([name, alias]) =>
      alignFields([['name', name], ...Object.entries(alias)]),
    )
    return { json: { aliases: config.aliases }, text: blocks.length === 0 ? 'No aliases.' : blocks.join('\n\n') }
  },
})
