import { defineCommand } from '../definition/Command.ts'
import { exitCodeMeanings } from '../errors/exitCodes.ts'
import { wrap } from '../help/helpText.ts'
import { refusalNote } from '../help/refusalNote.ts'
import { alignFields } from '../output/alignFields.ts'

export const helpExitCodes = defineCommand({
  summary: 'Explain the exit codes.',
  offline: true,
  examples: ['help exit-codes'],
  members: { exit_codes: 'meaning by number' },
  run: async () => ({
    json: { exit_codes: exitCodeMeanings },
    text: `${alignFields(Object.entries(exitCodeMeanings))}\n\n${wrap(refusalNote, 0)}\n\nFor error codes, their causes and remedies, see "vendorclient docs", page "Errors by code".`,
  }),
})

export const version = defineCommand({
  summary: 'Show the version of the program and of its dependencies.',
  offline: true,
  examples: ['version', 'version --json'],
  members: { version: 'of the package', build_number: 'number', dependencies: 'list of {name, git_commit}' },
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
