/** Requirements for a tree before it is released. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import type { PackageFacts } from '../packages/packageFacts.ts'
import { changelogProblems, missingSection } from './changelog.ts'

/** Facts without which Maven Central refuses the bundle, and npm the provenance. */
const REQUIRED = ['author', 'homepage', 'repository'] as const

/** A sentence that names the missing facts; `undefined` when nothing is missing. */
export function missingFacts(facts: PackageFacts): string | undefined {
  const missing = REQUIRED.filter((name) => facts[name] === undefined)
  if (missing.length === 0) return undefined
  return `scripts/packages/packageFacts.ts lacks ${missing.join(', ')}: Maven Central refuses the poms, and npm the provenance. Fill them in and run "npm run generate"; for a trial, give --unpublished`
}

/** A tag that the workflow builds has to match the version of the tree. */
export function wrongTag(version: string, variables: NodeJS.ProcessEnv): string[] {
  const { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: name } = variables
  return type !== 'tag' || name === `v${version}` ? [] : [`The tag is ${name}, and the tree has version ${version}`]
}

/** Problems as sentences; empty when the tree can be released as this version. */
export function treeProblems(root: string, version: string, isRebuild: boolean): string[] {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trimEnd()
  const changed = changes === '' ? [] : changes.split('\n')
  const shown = changed.slice(0, 5).map((line) => line.slice(3))
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const major = Number(version.split('.')[0])
  const goMajor = Number(/\/v(\d+)$/.exec(goModulePath)![1])
  return [
    ...(changed.length === 0
      ? []
      : [`The tree has ${changed.length} changes that are not committed: ${shown.join(', ')}`]),
    ...(isRebuild ? missingSection(changelog, version) : changelogProblems(changelog, version)),
    ...(isRebuild ? wrongTag(version, process.env) : []),
    ...(major === goMajor
      ? []
      : [`Version ${version} needs another path of the Go module, which ends in /v${goMajor}: goModulePath`]),
  ]
}
