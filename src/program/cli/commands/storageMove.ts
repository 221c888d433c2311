import { realpathSync } from 'node:fs'
import { moveContents } from '../../../../storage/moveContents.ts'
import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ToolError } from '../session/ToolError.ts'
import { siteOf, withStorage } from '../storage/withStorage.ts'

export const storageMoveCommand = defineCommand({
  name: 'storage move',
  group: 'Storage',
  summary: 'Move the storage to another folder or database, or from one kind to the other.',
  description:
    'What is moved is the storage of the data folder, or what storage.url names. Refused while a process uses one of two folders, and when the other place has contents; daemons that have a database open are kept from writing from the first moment on: end them first. Every item is copied and compared; then the old place is marked, and no program uses it again by mistake. A move that was interrupted leaves no two storages that can be used: run the command again. Afterwards set local_storage_path or storage.url to the new place. Leave the password out of a URL here, where other users of the machine see it: PGPASSWORD or a password file has it. Key files, config.json and tokens are no part of the storage and stay.',
  options: [
    {
      name: 'to',
      value: 'PLACE',
      kind: 'folder',
      required: true,
      summary: 'The other data folder, or the URL of a database: postgres://user@host/database.',
    },
    { name: 'force', summary: 'Delete what the other place has, when that is what was moved away from there before.' },
  ],
  offline: true,
  examples: ['storage move --to ./other', 'storage move --to ./other --json'],
  run: async (input, session) => {
    const to = await siteOf(input.text('to')!, session)
    const { from, summary } = await withStorage(session, async (site) => {
      if (realPath(to.name) === realPath(site.name)) {
        throw new ToolError(exitCodes.usage, 'The storage is in that place already')
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
