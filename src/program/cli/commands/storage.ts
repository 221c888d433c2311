import { realpathSync } from 'node:fs'
import type { ContentSummary, Contents } from '../../../../storage/contentDigest.ts'
import { moveContents } from '../../../../storage/moveContents.ts'
import type { BackupManifest } from '../../../../storage/sqlite/backupFile.ts'
import { type CheckedStorage, checkBackup } from '../../../../storage/sqlite/checkStorage.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import type { OutboxReport } from '../../../modules/outbox/restored/checkOutboxRecords.ts'
import { readRestoredMarks } from '../../../ports/storageMarks.ts'
import { defineCommand, type Members } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'
import { removeLeftOvers } from '../storage/removeLeftOvers.ts'
import { siteOf, withStorage } from '../storage/withStorage.ts'

const contentMembers: Members = {
  digest: 'SHA-256 over all items, hex',
  counts: 'items: {local, proofs}',
  bytes: 'bytes of all values',
}

const manifestMembers: Members = {
  format: 'version of the format',
  version: 'version of the program that created it',
  schema: 'version of the schema',
  made_at: 'when it was created, Unix time in ms',
  networks: 'names of the networks of its outbox',
  ...contentMembers,
}

export const storageBackup = defineCommand({
  summary: 'Back up the storage to one file.',
  description:
    'The storage is that of the data folder, or the one in storage.url. The backup is a consistent snapshot; daemons may keep reading and writing. It contains the outbox, the data the library keeps for the application, and the proof cache. Keys, passwords and access keys are never in the storage, so they are not in the backup: key files and config.json are separate files. The file is readable only by its owner, and appears under its name once it is complete and checked.',
  args: [{ name: 'FILE', summary: 'Output file.' }],
  options: [{ name: 'force', summary: 'Replace the file if it exists.' }],
  offline: true,
  examples: ['storage backup outbox.backup', 'storage backup outbox.backup --force --json'],
  members: { file: 'the backup', ...manifestMembers },
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

function manifestRows({ made_at, version, networks, ...summary }: BackupManifest) {
  return [
    ['made at', new Date(made_at).toISOString()],
    ['version', version],
    ['networks', networks.length === 0 ? 'none in the outbox' : networks.join(', ')],
    ...contentRows(summary),
  ] as const
}

function contentRows({ counts, bytes, digest }: ContentSummary) {
  return [
    ['items', `${counts.local} local, ${counts.proofs} proofs, ${bytes} bytes`],
    ['sha-256', digest],
  ] as const
}

const HELD =
  'Entries of the outbox are held until the history of their account, or "vendorclient outbox release", shows that they were not sent after the copy was made.'

export const storageRestore = defineCommand({
  summary: 'Restore a backup of the storage.',
  description: `Restores into the data folder, or into the database in storage.url. Refused while a process uses the folder, and for files that are damaged or of a later version. Daemons that have a database open cannot write meanwhile: stop them first. Existing contents are set aside in the data folder. ${HELD} Nothing is sent twice, see docs/outbox.md. First stop the process that used the lost storage, wherever it runs. A storage restored by other means, such as a disk snapshot or a database dump, also needs this command: use --in-place with the time of its contents.`,
  args: [{ name: 'FILE', summary: 'File written by "storage backup".', optional: true }],
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
  members: {
    folder: 'the data folder',
    replaced: 'file with the previous contents, or null',
    restored_at: 'Unix time in ms',
    ...manifestMembers,
  },
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

async function restoredInPlace(madeAt: number, session: Session) {
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

export const storageCheck = defineCommand({
  summary: 'Check the storage, or a backup of it.',
  description:
    'Checks the pages and indexes of the file, its schema and the checksum of every item (in a database: the schema, and that every item can be read), and that each outbox entry can be read and matches its indexes. Daemons may keep running. The exit code is 4 if the file cannot be used, and 1 if only records of the outbox are inconsistent.',
  args: [
    {
      name: 'FILE',
      summary: 'A backup. Default: the storage of the data folder, or the one in storage.url.',
      optional: true,
    },
  ],
  offline: true,
  examples: ['storage check', 'storage check outbox.backup', 'storage check --json'],
  members: {
    path: 'the file',
    is_sound: 'whether the records of the outbox are consistent; a file that cannot be used is an error',
    made_at: 'for a backup: when it was created, Unix time in ms',
    ...contentMembers,
    restored: 'list of {made_at, restored_at, id}: when copies were made and restored, Unix time in ms',
    outbox: 'list of {network, entries, open, results, problems}',
  },
  run: async ({ args: [file] }, session) => {
    const onProgress = (text: string) => session.progress.phase(text)
    const { path, summary, manifest, found } = await withStorage(
      session,
      async (site): Promise<CheckedStorage<Awaited<ReturnType<typeof lookInside>>>> =>
        file === undefined
          ? site.check(lookInside, onProgress)
          : checkBackup(file, (await session.program()).nativeBinding(session.dataFolder), lookInside, onProgress),
    )
    const problems = found.outbox.flatMap(({ network, problems }) => problems.map((text) => `${network}: ${text}`))
    return {
      json: {
        ...{ path, is_sound: problems.length === 0, ...summary },
        ...(manifest && { made_at: manifest.made_at }),
        ...{ restored: found.restored, outbox: found.outbox },
      },
      text: [
        alignFields([
          [path.startsWith('postgres:') ? 'server' : 'file', path],
          ...contentRows(summary),
          ['made at', manifest && new Date(manifest.made_at).toISOString()],
          ...found.restored.map(
            ({ made_at, restored_at }) => ['restored', restoredText(made_at, restored_at)] as const,
          ),
          ...found.outbox.map((report) => ['outbox', outboxText(report)] as const),
        ]),
        problems.length === 0 ? 'No problems' : problems.join('\n'),
      ].join('\n\n'),
      ...(problems.length > 0 && { exitCode: exitCodes.failure }),
    }
  },
})

async function lookInside({ local }: Contents) {
  const { checkOutboxRecords } = await import('../../../modules/outbox/restored/checkOutboxRecords.ts')
  return { outbox: await checkOutboxRecords(local), restored: await readRestoredMarks(local) }
}

function restoredText(madeAt: number, restoredAt: number): string {
  return `${new Date(restoredAt).toISOString()}, from a copy of ${new Date(madeAt).toISOString()}`
}

function outboxText({ network, entries, open, results }: OutboxReport): string {
  return `${network}: ${entries} entries, ${open} of them open, ${results} results not acknowledged`
}

export const storageMove = defineCommand({
  summary: 'Move the storage to another folder or database, or between a folder and a database.',
  description:
    'Moves the storage of the data folder, or the one in storage.url. Refused while a process uses one of two folders, and if the destination is not empty. Daemons that have a database open cannot write from the moment the move begins: stop them first. Every item is copied and compared; then the old location is marked, so that no program uses it again by mistake. An interrupted move never leaves two usable storages: run the command again. Afterwards, set local_storage_path or storage.url to the new location. Do not put the password in the URL, where other users of the machine can see it: use PGPASSWORD or a password file. Key files, config.json and tokens are not part of the storage and stay.',
  options: [
    {
      name: 'to',
      value: 'PLACE',
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
  members: { from: 'old location', to: 'new location, without the password', ...contentMembers },
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
      text: alignFields([['moved from', from], ['to', to.name], ...contentRows(summary)]),
    }
  },
})

/** The canonical path, because a folder can have several names. */
function realPath(name: string): string {
  try {
    return realpathSync(name)
  } catch {
    return name
  }
}
