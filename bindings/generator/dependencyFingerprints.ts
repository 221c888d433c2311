/**
 * The dependencies in the result of `client.build_info`. A package of the registry names no commit of its source, so
 * its version and the digest of its content are used instead: together they identify the code at least as exactly.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from './GeneratedFile.ts'

export function dependencyFingerprints(root: string): GeneratedFile {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { version: string; integrity: string }>
  }
  const fingerprints = Object.keys(dependencies).map((name) => {
    const { version, integrity } = packages[`node_modules/${name}`]!
    return { name, git_commit: `npm:${version} ${integrity}` }
  })
  return { path: 'src/config/dependencies.generated.json', content: `${JSON.stringify(fingerprints, null, 2)}\n` }
}
