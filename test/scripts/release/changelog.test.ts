import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changelogProblems, releaseChangelog, releaseNotes } from '../../../scripts/release/changelog.ts'

const changelog = `# Changelog

## Unreleased

### Changed

- Breaking: one thing is another.

### Fixed

- It works.

## 3.0.0, 2026-01-02

### Added

- Everything.
`

describe('the changelog', () => {
  test('the changelog of this repository has the right form', () => {
    const committed = readFileSync(join(import.meta.dirname, '../../../CHANGELOG.md'), 'utf8')
    expect(changelogProblems(committed, '99.0.0')).toEqual([])
  })

  test('becomes that of a version, and its section the notes', () => {
    expect(changelogProblems(changelog, '3.1.0')).toEqual([])
    const released = releaseChangelog(changelog, '3.1.0', '2026-11-23')
    expect(released).toContain('## Unreleased\n\n## 3.1.0, 2026-11-23\n\n### Changed\n')
    expect(releaseNotes(released, '3.1.0')).toBe(
      '### Changed\n\n- Breaking: one thing is another.\n\n### Fixed\n\n- It works.\n',
    )
    expect(changelogProblems(released, '3.2.0')).toEqual(['The section "## Unreleased" of CHANGELOG.md has no entries'])
  })

  test('is refused without entries, with unknown kinds, and for a version that is not later', () => {
    expect(changelogProblems('# Changelog\n', '3.1.0')).toEqual(['CHANGELOG.md has no section "## Unreleased"'])
    const odd = changelog.replace('### Fixed', '### Repaired').replace('### Changed', '### Repaired')
    expect(changelogProblems(odd, '3.1.0').join('\n')).toMatch(/unknown kind of change "Repaired"[\s\S]*occurs twice/)
    for (const version of ['3.0.0', '2.9.9', '0.10.0']) {
      expect(changelogProblems(changelog, version)).toEqual([
        `Version ${version} is not later than 3.0.0, which CHANGELOG.md lists as released`,
      ])
    }
    expect(changelogProblems(changelog, '3.0.1')).toEqual([])
    expect(changelogProblems(changelog, '10.0.0')).toEqual([])
  })
})
