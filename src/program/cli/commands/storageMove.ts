import { realpathSync } from 'node:fs'
import { moveContents } from '../../../../storage/moveContents.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { siteOf, withStorage } from '../storage/withStorage.ts'

export const command = defineCommand({
  group: 'Storage',
  summary: 'Move the storage to another folder or database, or between a folder and a database.',
  description:
    'Moves the storage of the data folder, or the one in storage.url. Refused while a process uses one of two folders, and if the destination is not empty. Daemons that have a database open cannot write from the moment the move begins: stop them first. Every item is copied and compared; then the old location is marked, so that no program uses it again by mistake. An interrupted move never leaves two usable storages: run the command again. Afterwards, set local_storage_path or storage.url to the new location. Do not put the password in the URL, where other users of the machine can see it: use PGPASSWORD or a password file. Key files, config.json and tokens are not part of the storage and stay.',
  options: [
    {
      name: 'to',
      value: 'PLACE',
      kind: 'folder',
      required: true,
      summary: 'The other data folder, or a database URL: postgres://user@host/database.',
    },
    {
      name: 'force',
      summary: 'Delete the contents of the destination, if they are a storage that was moved away from there before.',
    },
  ],
  offline: true,
  examples: ['storage move --to ./other', 'storage move --to ./other --json'],
  run: async (input, session) => {
    const to = await siteOf(input.text('to')!, session)
    const { from, summary } = await withStorage(session, async (site) => {
      if (realPath(to.name) === realPath(site.name)) {
        throw new ToolError(exitCodes.usage, 'The storage is already there')
      }
      const options = { force: input.flag('force'), onProgress: (text: string) => session.progress.phase(text) }
      const summary = await site.move(false, (source) =>
        to.move(true, (target) => moveContents(source, target, options)),
      )
      return { from: site.name, summary }
    })
    return {
      json: { from, to: to.name, ...summary },
      text: alignFields([
        ['moved from', from],
        ['to', to.name],
        ['items', `${summary.counts.local} local, ${summary.counts.proofs} proofs, ${summary.bytes} bytes`],
        ['sha-256', summary.digest],
      ]),
    }
  },
})

/** Names of one folder are many. */
function realPath(name: string): string {
  try {
    return realpathSync(name)
  } catch {
    return name
  }
}
