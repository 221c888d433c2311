/** What has to be true of a tree before a release of it is made. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { changelogProblems, missingSection } from './changelog.ts'

/** Sentences; empty when the tree can be released as this version. */
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
    ...(major === goMajor
      ? []
      : [`Version ${version} needs another path of the Go module, which ends in /v${goMajor}: goModulePath`]),
  ]
}
