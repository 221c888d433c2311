import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Remove the name of a network.',
  args: [{ name: 'NAME', summary: 'Name of the network.', kind: 'network' }],
  options: [projectOption],
  offline: true,
  examples: ['network remove test'],
  run: async (input, session) => {
    const name = input.args[0]!
    const file = targetFile(session)
    changeSection(session, file, (section) => {
      const networks = { ...(section['networks'] as Record<string, unknown> | undefined) }
      if (!Object.hasOwn(networks, name))
        throw new ToolError(exitCodes.notFound, `There is no network "${name.slice(0, 64)}" in ${file}`)
      delete networks[name]
      section['networks'] = networks
    })
    return { json: { removed: name, file }, text: `Removed network ${name}` }
  },
})
