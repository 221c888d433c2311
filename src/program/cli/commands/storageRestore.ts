import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { manifestRows } from '../storage/manifestRows.ts'
import { withStorage } from '../storage/withStorage.ts'

const HELD =
  'Entries of the outbox are held until the history of their account, or "vendorclient outbox release", shows that they were not sent since.'

export const command = defineCommand({
  group: 'Storage',
  summary: 'Restore a backup of the storage.',
  description: `Restores into the data folder, or into the database in storage.url. Refused while a process uses the folder, and for files that are damaged or of a later version. Daemons that have a database open cannot write meanwhile: stop them first. Existing contents are set aside in the data folder. ${HELD} Nothing is sent twice, see docs/outbox.md. First stop the process that used the lost storage, wherever it runs. A storage restored by other means, such as a disk snapshot or a database dump, also needs this command: use --in-place with the time of its contents.`,
  args: [{ name: 'FILE', summary: 'File written by "storage backup".', kind: 'file', optional: true }],
  options: [
    { name: 'force', summary: 'Set aside and replace the existing contents.' },
    { name: 'in-place', summary: 'Instead of a file: the storage was restored by other means.' },
    {
      name: 'made-at',
      value: 'TIME',
      summary: 'With --in-place: latest possible time of the copy, ISO 8601 with time zone.',
    },
  ],
  offline: true,
  examples: [
    'storage restore outbox.backup',
    'storage restore outbox.backup --force --json',
    'storage restore --in-place --made-at 2026-11-20T08:00:00Z',
  ],
  run: async (input, session) => {
    const [file] = input.args
    if (input.flag('in-place')) return restoredInPlace(readTime(input.text('made-at'), file), session)
    if (file === undefined || input.text('made-at') !== undefined) {
      throw new ToolError(exitCodes.usage, 'Give a backup file, or --in-place with --made-at')
    }
    const { name, manifest, replaced, mark } = await withStorage(session, async (site) => ({
      name: site.name,
      ...(await site.restore(file, {
        force: input.flag('force'),
        onProgress: (text) => session.progress.phase(text),
      })),
    }))
    return {
      json: { storage: name, replaced: replaced ?? null, restored_at: mark.restored_at, ...manifest },
      text: `${alignFields([['restored', name], ['set aside', replaced], ...manifestRows(manifest)])}\n\n${HELD}`,
    }
  },
})

function readTime(text: string | undefined, file: string | undefined): number {
  if (file !== undefined) throw new ToolError(exitCodes.usage, 'With --in-place, do not give a file')
  const time = text === undefined || !/T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Number.NaN : Date.parse(text)
  if (Number.isNaN(time)) {
    throw new ToolError(exitCodes.usage, 'Give --made-at as ISO 8601 with time zone, such as 2026-11-20T08:00:00Z')
  }
  if (time > Date.now()) throw new ToolError(exitCodes.usage, '--made-at is in the future')
  return time
}

async function restoredInPlace(madeAt: number, session: Parameters<typeof command.run>[1]) {
  const { name, mark } = await withStorage(session, async (site) => ({
    name: site.name,
    mark: await site.markRestored(madeAt),
  }))
  return {
    json: { storage: name, replaced: null, restored_at: mark.restored_at, made_at: madeAt },
    text: `${alignFields([
      ['restored', name],
      ['made at', new Date(madeAt).toISOString()],
    ])}\n\n${HELD}`,
  }
}
