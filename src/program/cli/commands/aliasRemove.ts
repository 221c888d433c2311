import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Remove an alias.',
  args: [{ name: 'NAME', summary: 'The alias.', kind: 'alias' }],
  options: [projectOption],
  offline: true,
  examples: ['alias remove wallet'],
  run: async (input, session) => {
    const name = input.args[0]!
    const file = targetFile(session)
    changeSection(session, file, (section) => {
      const aliases = { ...(section['aliases'] as Record<string, Alias> | undefined) }
      if (!Object.hasOwn(aliases, name)) {
        throw new ToolError(exitCodes.notFound, `There is no alias "${name.slice(0, 64)}" in ${file}`)
      }
      delete aliases[name]
      section['aliases'] = aliases
    })
    return { json: { removed: name, file }, text: `Removed alias ${name}` }
  },
})
