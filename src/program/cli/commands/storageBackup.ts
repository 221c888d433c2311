import { buildInfo } from '../../../config/buildInfo.ts'
import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'
import { manifestRows } from '../storage/manifestRows.ts'
import { removeLeftOvers } from '../storage/removeLeftOvers.ts'
import { withStorage } from '../storage/withStorage.ts'

export const command = defineCommand({
  group: 'Storage',
  summary: 'Back up the storage to one file.',
  description:
    'The storage is that of the data folder, or the one in storage.url. The backup is a consistent snapshot; daemons may keep reading and writing. It contains the outbox, the data the library keeps for the application, and the proof cache. Keys, passwords and access keys are never in the storage, so they are not in the backup: key files and config.json are separate files. The file is readable only by its owner, and appears under its name once it is complete and checked.',
  args: [{ name: 'FILE', summary: 'Output file.', kind: 'file' }],
  options: [{ name: 'force', summary: 'Replace the file if it exists.' }],
  offline: true,
  examples: ['storage backup outbox.backup', 'storage backup outbox.backup --force --json'],
  run: async (input, session) => {
    const [file] = input.args
    removeLeftOvers(file!)
    const manifest = await withStorage(session, (site) =>
      site.backup(file!, {
        version: buildInfo.version,
        force: input.flag('force'),
        onProgress: (text) => session.progress.phase(text),
      }),
    )
    return { json: { file, ...manifest }, text: alignFields([['backup', file], ...manifestRows(manifest)]) }
  },
})
