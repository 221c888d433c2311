import { defineCommand } from '../definition/Command.ts'
import { changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Remove all aliases.',
  options: [projectOption],
  offline: true,
  examples: ['alias clear'],
  run: async (_input, session) => {
    const file = targetFile(session)
    changeSection(session, file, (section) => {
      delete section['aliases']
    })
    return { json: { file }, text: `Removed all aliases  (${file})` }
  },
})
