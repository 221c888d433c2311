import type { Contents } from '../../../../storage/contentDigest.ts'
import { type CheckedStorage, checkBackup } from '../../../../storage/sqlite/checkStorage.ts'
import { checkOutboxRecords, type OutboxReport } from '../../../modules/outbox/restored/checkOutboxRecords.ts'
import { readRestoredMarks } from '../../../ports/storageMarks.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { alignFields } from '../output/alignFields.ts'
import { withStorage } from '../storage/withStorage.ts'

export const command = defineCommand({
  group: 'Storage',
  summary: 'Check the storage, or a backup of it.',
  description:
    'Checks the pages and indexes of the file, its schema and the checksum of every item (in a database: the schema, and that every item can be read), and that each outbox entry can be read and matches its indexes. Daemons may keep running. The exit code is 4 if the file cannot be used, and 1 if only records of the outbox are inconsistent.',
  args: [
    {
      name: 'FILE',
      summary: 'A backup. Default: the storage of the data folder, or the one in storage.url.',
      kind: 'file',
      optional: true,
    },
  ],
  offline: true,
  examples: ['storage check', 'storage check outbox.backup', 'storage check --json'],
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
          ['items', `${summary.counts.local} local, ${summary.counts.proofs} proofs, ${summary.bytes} bytes`],
          ['sha-256', summary.digest],
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
  return { outbox: await checkOutboxRecords(local), restored: await readRestoredMarks(local) }
}

function restoredText(madeAt: number, restoredAt: number): string {
  return `${new Date(restoredAt).toISOString()}, from a copy of ${new Date(madeAt).toISOString()}`
}

function outboxText({ network, entries, open, results }: OutboxReport): string {
  return `${network}: ${entries} entries, ${open} of them open, ${results} results not acknowledged`
}
