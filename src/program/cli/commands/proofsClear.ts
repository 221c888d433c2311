import { clearProofs } from '../../../../storage/sqlite/inspectProofs.ts'
import { defineCommand } from '../definition/Command.ts'
import { withProofStorage } from '../session/withProofStorage.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Empty the proof cache.',
  description: 'Proofs needed again are downloaded and checked again; nothing else is lost.',
  args: [{ name: 'GROUP', summary: 'Group, as shown by "proofs status". Default: all.', kind: 'text', optional: true }],
  offline: true,
  examples: ['proofs clear', 'proofs clear proofs/an/5f1c0a7e'],
  run: async ({ args: [group] }, session) => {
    const removed = await withProofStorage(session, (storage) => clearProofs(storage, group))
    return { json: { folder: session.dataFolder, removed }, text: `Removed ${removed} items  (${session.dataFolder})` }
  },
})
