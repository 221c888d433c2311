import { parseEndpoint } from '../../net/parseEndpoint.ts'
import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { builtInNetworks } from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import { changeSection } from '../tool/writeConfig.ts'
import { projectOption, targetFile } from './config.ts'

export const networkAddCommand = defineCommand({
  name: 'network add',
  group: 'Configuration',
  summary: 'Give a network a name, for --url.',
  args: [
    { name: 'NAME', summary: 'Name of the network.', kind: 'text' },
    { name: 'ENDPOINTS', summary: 'Hosts or URLs, separated by commas or blanks.', kind: 'text', variadic: true },
  ],
  options: [projectOption],
  offline: true,
  examples: ['network add test https://node-a.example,https://node-b.example', 'account --url test <address>'],
  run: async (input, session) => {
    const name = checkName(input.args[0]!)
    const endpoints = [...new Set(input.rest.flatMap((entry) => entry.replace(/[[\]]/g, '').split(',')))].filter(
      (entry) => entry !== '',
    )
    for (const endpoint of endpoints) checkEndpoint(endpoint)
    const file = targetFile(session)
    changeSection(file, (section) => {
      section['networks'] = { ...(section['networks'] as object | undefined), [name]: endpoints }
    })
    return {
      json: { name, endpoints, file },
      text: alignFields([
        ['name', name],
        ['endpoints', endpoints.join(', ')],
      ]),
    }
  },
})

export const networkRemoveCommand = defineCommand({
  name: 'network remove',
  group: 'Configuration',
  summary: 'Forget the name of a network.',
  args: [{ name: 'NAME', summary: 'Name of the network.', kind: 'network' }],
  options: [projectOption],
  offline: true,
  examples: ['network remove test'],
  run: async (input, session) => {
    const name = input.args[0]!
    const file = targetFile(session)
    changeSection(file, (section) => {
      const networks = { ...(section['networks'] as Record<string, unknown> | undefined) }
      if (!Object.hasOwn(networks, name))
        throw new ToolError(exitCodes.notFound, `There is no network "${name.slice(0, 64)}" in ${file}`)
      delete networks[name]
      section['networks'] = networks
    })
    return { json: { removed: name, file }, text: `Removed network ${name}` }
  },
})

export const networkClearCommand = defineCommand({
  name: 'network clear',
  group: 'Configuration',
  summary: 'Forget all names of networks but the built-in ones.',
  options: [projectOption],
  offline: true,
  examples: ['network clear'],
  run: async (_input, session) => {
    const file = targetFile(session)
    changeSection(file, (section) => {
      delete section['networks']
    })
    return { json: { file }, text: `Removed all networks  (${file})` }
  },
})

export const networkListCommand = defineCommand({
  name: 'network list',
  group: 'Configuration',
  summary: 'Show the networks that have a name.',
  description: `Built in: ${Object.keys(builtInNetworks).join(', ')}, the development node at its default port.`,
  offline: true,
  examples: ['network list'],
  run: async (_input, { config }) => ({
    json: { networks: config.networks },
    text: alignFields(
      Object.entries(config.networks).map(([name, endpoints]) => [name, endpoints.join(', ')] as const),
    ),
  }),
})

/** Throws ToolError (2): a name must not look like a host or a list. */
function checkName(name: string): string {
  if (/^[A-Za-z][\w-]{0,63}$/.test(name)) return name
  throw new ToolError(
    exitCodes.usage,
    `Invalid name "${name.slice(0, 70)}": expected a letter, then letters, digits, - or _`,
  )
}

function checkEndpoint(endpoint: string): void {
  try {
    parseEndpoint(endpoint)
  } catch (error) {
    // The text may hold credentials.
    throw new ToolError(exitCodes.usage, `An endpoint ${(error as Error).message}`)
  }
}
