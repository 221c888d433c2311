import { listProofGroups } from '../../../../storage/sqlite/inspectProofs.ts'
import { defineCommand } from '../definition/Command.ts'
import { withProofStorage } from '../session/withProofStorage.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Show the contents of the proof cache.',
  description:
    'Shows one group per trusted set of block keepers (proofs/an/...) or network with a masterchain. Proofs in the cache need no network; they are checked again when they are read.',
  offline: true,
  examples: ['proofs status', 'proofs status --json'],
  run: async (_input, session) => {
    const groups = await withProofStorage(session, listProofGroups)
    const lines = groups.map(({ group, items, bytes }) => `${group}  ${items} items  ${bytes} bytes`)
    return {
      json: { folder: session.dataFolder, groups },
      text: lines.length === 0 ? `No proofs  (${session.dataFolder})` : lines.join('\n'),
    }
  },
})
