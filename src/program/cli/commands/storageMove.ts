import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { moveContents } from '../../../../storage/moveContents.ts'
import { withMovableStorage } from '../../../../storage/sqlite/withMovableStorage.ts'
import { defineCommand } from '../definition/Command.ts'
import { alignFields } from '../output/alignFields.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { ToolError } from '../session/ToolError.ts'
import { withStorage } from '../session/withStorage.ts'

export const storageMoveCommand = defineCommand({
  name: 'storage move',
  group: 'Storage',
  summary: 'Move the storage of the data folder to another place.',
  description:
    'Refused while a process uses one of the two places, and when the other one has contents. Every item is copied and compared; then the old place is marked, and no program uses it again by mistake. A move that was interrupted leaves no two storages that can be used: run the command again. Key files, config.json and tokens are no part of the storage and stay.',
  options: [
    { name: 'to', value: 'FOLDER', kind: 'folder', required: true, summary: 'The other data folder.' },
    { name: 'force', summary: 'Delete what the other place has, when that is what was moved away from there before.' },
  ],
  offline: true,
  examples: ['storage move --to ./other', 'storage move --to ./other --json'],
  run: async (input, session) => {
    const to = resolve(input.text('to')!)
    const from = resolve(session.dataFolder)
    if (realPath(to) === realPath(from)) {
      throw new ToolError(exitCodes.usage, 'The storage is in that folder already')
    }
    const summary = await withStorage(session, ({ nativeBinding }) =>
      withMovableStorage({ folder: from, nativeBinding }, false, (source) =>
        withMovableStorage({ folder: to, nativeBinding }, true, (target) =>
          moveContents(
            { storage: source, name: from },
            { storage: target, name: to },
            { force: input.flag('force'), onProgress: (text) => session.progress.phase(text) },
          ),
        ),
      ),
    )
    return {
      json: { from, to, ...summary },
      text: alignFields([
        ['moved from', from],
        ['to', to],
        ['items', `${summary.counts.local} local, ${summary.counts.proofs} proofs, ${summary.bytes} bytes`],
        ['sha-256', summary.digest],
      ]),
    }
  },
})

/** Names of one folder are many. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
}
