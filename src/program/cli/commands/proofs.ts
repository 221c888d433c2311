import { clearProofs, listProofGroups } from '../../../../storage/sqlite/inspectProofs.ts'
import { defineCommand } from '../definition/Command.ts'

export const proofsStatus = defineCommand({
  summary: 'Show the contents of the proof cache.',
  description:
    'Shows one group per trusted set of block keepers (proofs/an/...) or network with a masterchain. Proofs in the cache need no network; they are checked again when they are read.',
  offline: true,
  examples: ['proofs status', 'proofs status --json'],
  members: { folder: 'the data folder', groups: 'list of {group, items, bytes}' },
  run: async (_input, session) => {
    const groups = await listProofGroups(await session.storagePlace())
    const lines = groups.map(({ group, items, bytes }) => `${group}  ${items} items  ${bytes} bytes`)
    return {
      json: { folder: session.dataFolder, groups },
      text: lines.length === 0 ? `No proofs  (${session.dataFolder})` : lines.join('\n'),
    }
  },
})

export const proofsClear = defineCommand({
  summary: 'Empty the proof cache.',
  description: 'Proofs needed again are downloaded and checked again; nothing else is lost.',
  args: [{ name: 'GROUP', summary: 'Group, as shown by "proofs status". Default: all.', optional: true }],
  offline: true,
  examples: ['proofs clear', 'proofs clear proofs/an/5f1c0a7e'],
  members: { folder: 'the data folder', removed: 'number of items' },
  run: async ({ args: [group] }, session) => {
    const removed = await clearProofs(await session.storagePlace(), group)
    return { json: { folder: session.dataFolder, removed }, text: `Removed ${removed} items  (${session.dataFolder})` }
  },
})
