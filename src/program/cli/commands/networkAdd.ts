import { parseEndpoint } from '../../../config/parseEndpoint.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { changeSection, projectOption, targetFile } from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Define a name for a network, for --url.',
  args: [
    { name: 'NAME', summary: 'Name of the network.', kind: 'text' },
    { name: 'ENDPOINTS', summary: 'Hosts or URLs, separated by commas or spaces.', kind: 'text', variadic: true },
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
    changeSection(session, file, (section) => {
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
