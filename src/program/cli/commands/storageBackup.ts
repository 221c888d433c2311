import { buildInfo } from '../../../config/buildInfo.ts'
import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'
import { manifestRows } from '../storage/manifestRows.ts'
import { removeLeftOvers } from '../storage/removeLeftOvers.ts'
import { withStorage } from '../storage/withStorage.ts'

export const storageBackupCommand = defineCommand({
  name: 'storage backup',
  group: 'Storage',
  summary: 'Copy the storage into one file.',
  description:
    'The storage is that of the data folder, or what storage.url names. The copy is that of one moment; daemons may go on reading and writing. It has the outbox, what the library keeps for the application, and the cache of proofs. Keys, passwords and access keys are never in the storage, and so not in the copy: key files and config.json are files of their own. The file is readable by its owner alone, and appears under its name when it is whole and checked.',
  args: [{ name: 'FILE', summary: 'File to be written.', kind: 'file' }],
  options: [{ name: 'force', summary: 'Replace the file if it is there.' }],
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
