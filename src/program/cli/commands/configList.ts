import { listSettings } from '../config/configSettings.ts'
import { defineCommand } from '../definition/Command.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Show the effective settings.',
  options: [{ name: 'show-origin', summary: 'Also show where each value comes from.' }],
  offline: true,
  examples: ['config list', 'config list --show-origin'],
  run: async (input, session) => listSettings(session, input.flag('show-origin')),
})
