/**
 * Where the packages come from, as an in-toto statement with a SLSA predicate. It is unsigned: what runs the release
 * signs it, or has the registry do so.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ProvenanceOptions {
  readonly root: string
  readonly version: string
  /** SHA-256 in hex by name of the file. */
  readonly digests: ReadonlyMap<string, string>
  /** Commit that was built. */
  readonly commit: string
  /** Unix seconds. */
  readonly sourceDate: number
  readonly repository: string | undefined
}

export function provenance({ root, version, digests, commit, sourceDate, repository }: ProvenanceOptions): string {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...digests].map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://slsa.dev/container-based-build/v0.1',
        externalParameters: { command: ['npm', 'run', 'release', '--', version] },
        internalParameters: { SOURCE_DATE_EPOCH: String(sourceDate) },
        resolvedDependencies: [
          {
            ...(repository === undefined ? { name: 'source' } : { uri: `git+${repository}` }),
            digest: { gitCommit: commit },
          },
          { name: 'package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: { builder: { id: process.env['VENDORCLIENT_BUILDER'] ?? 'local' } },
    },
  }
  return `${JSON.stringify(statement, undefined, 2)}\n`
}
