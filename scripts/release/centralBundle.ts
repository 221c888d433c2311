/**
 * The bundle for the portal of Maven Central: one archive in the layout of a Maven repository, with jars, poms, their
 * signatures and the digests of each. Its bytes depend only on the files and the time of the source.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder } from '../packages/packaging.ts'

/** Maven Central requires the first two. */
const digests = ['md5', 'sha1', 'sha256', 'sha512'] as const

export interface BundleOptions {
  readonly version: string
  /** Unix seconds. */
  readonly sourceDate: number
}

/** Writes `vendorclient-<version>-central-bundle.zip` beside the poms of a folder and returns its path; nothing without a pom. */
export function writeCentralBundle(folder: string, { version, sourceDate }: BundleOptions): string | undefined {
  const poms = readdirSync(folder).filter((name) => name.endsWith('.pom'))
  if (poms.length === 0) return undefined
  return inFolder((repository) => {
    const paths = poms.flatMap((pom) => placeArtifact(folder, pom, repository)).sort()
    const bundle = join(folder, `vendorclient-${version}-central-bundle.zip`)
    rmSync(bundle, { force: true })
    const date = new Date(sourceDate * 1000).toISOString().replace('.000Z', 'Z')
    const options = ['--create', '--no-manifest', '--no-compress', '--date', date, '--file', bundle]
    execFileSync('jar', [...options, ...paths], { cwd: repository, env: { ...process.env, TZ: 'UTC' }, stdio: 'pipe' })
    return bundle
  })
}

/** Names of the files that are published on Maven Central, without signatures. */
export function mavenFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => /\.(jar|pom)$/.test(name))
}

/** Puts the files of one artifact into the repository and returns their paths there. */
function placeArtifact(folder: string, pom: string, repository: string): string[] {
  const { group, artifact, version } = coordinatesOf(readFileSync(join(folder, pom), 'utf8'))
  const place = [...group.split('.'), artifact, version].join('/')
  mkdirSync(join(repository, place), { recursive: true })
  const isPart = (name: string) => ['.', '-'].some((end) => name.startsWith(`${artifact}-${version}${end}`))
  return mavenFiles(folder)
    .filter(isPart)
    .flatMap((name) => {
      const content = readFileSync(join(folder, name))
      for (const digest of digests) {
        const hex = createHash(digest).update(content).digest('hex')
        writeFileSync(join(repository, place, `${name}.${digest}`), hex)
      }
      const signature = readdirSync(folder).filter((other) => other === `${name}.asc`)
      for (const file of [name, ...signature]) copyFileSync(join(folder, file), join(repository, place, file))
      return [name, ...signature, ...digests.map((digest) => `${name}.${digest}`)]
    })
    .map((name) => `${place}/${name}`)
}

function coordinatesOf(pom: string) {
  const first = (name: string) => {
    const value = new RegExp(`<${name}>([^<]+)</${name}>`).exec(pom)?.[1]
    if (value === undefined) throw new Error(`A pom has no ${name}`)
    return value
  }
  return { group: first('groupId'), artifact: first('artifactId'), version: first('version') }
}
