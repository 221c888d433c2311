import { defineCommand } from '../definition/Command.ts'
import { changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Remove all network names except the built-in ones.',
  options: [projectOption],
  offline: true,
  examples: ['network clear'],
  run: async (_input, session) => {
    const file = targetFile(session)
    changeSection(session, file, (section) => {
      delete section['networks']
    })
    return { json: { file }, text: `Removed all networks  (${file})` }
  },
})
