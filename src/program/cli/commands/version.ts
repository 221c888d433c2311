import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Program',
  summary: 'Show the version of the program and of its dependencies.',
  offline: true,
  examples: ['version', 'version --json'],
  run: async (_input, session) => {
    const { buildInfo } = await import('../../../config/buildInfo.ts')
    const info = await session.call('client.build_info', {})
    return {
      json: { version: buildInfo.version, ...info },
      text: alignFields([
        ['vendorclient', buildInfo.version],
        ['build', info.build_number],
        ...(session.isVerbose ? info.dependencies.map(({ name, git_commit }) => [name, git_commit] as const) : []),
      ]),
    }
  },
})
