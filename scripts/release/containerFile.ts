import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { descriptions, packageFacts } from '../packages/packageFacts.ts'

/** The container file of the documentation with labels that say what is in the image. */
export function containerFile(
  tree: string,
  { version, commit }: { readonly version: string; readonly commit: string },
): string {
  const labels = Object.entries({
    title: 'vendorclient',
    description: descriptions.root,
    version,
    revision: commit,
    licenses: packageFacts.license,
    source: packageFacts.repository,
  }).flatMap(([name, value]) =>
    value === undefined ? [] : [`LABEL org.opencontainers.image.${name}=${JSON.stringify(value)}`],
  )
  const text = readFileSync(join(tree, 'docs', 'deploy', 'Dockerfile'), 'utf8')
  return text.replace(/^(FROM .*\n)/m, `$1${labels.join('\n')}\n`)
}
