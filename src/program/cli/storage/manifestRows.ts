import type { BackupManifest } from '../../../../storage/sqlite/backupFile.ts'

/** Rows of a manifest for people. */
export function manifestRows({ made_at, version, networks, counts, bytes, digest }: BackupManifest) {
  return [
    ['made at', new Date(made_at).toISOString()],
    ['version', version],
    ['networks', networks.length === 0 ? 'none in the outbox' : networks.join(', ')],
    ['items', `${counts.local} local, ${counts.proofs} proofs, ${bytes} bytes`],
    ['sha-256', digest],
  ] as const
}
