import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findStaleVersions, readVersion } from '../../../scripts/release/setVersion.ts'
import { filesOfToday, handwrittenPlaces, versionPattern } from '../../../scripts/release/versionPlaces.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const root = join(import.meta.dirname, '../../..')

test('finds a version as a separate word', () => {
  const found = (text: string) => versionPattern('1.2.0').test(text)
  for (const text of ['1.2.0', 'v1.2.0', 'tool-1.2.0.tgz', 'a==1.2.0"', 'a 1.2.0.']) expect(found(text)).toBe(true)
  for (const text of ['11.2.0', '1.2.0.1', '1.2.01', '0.1.2.0', '1x2y0']) expect(found(text)).toBe(false)
})

test('finds the version at the known places of this repository', () => {
  const places = handwrittenPlaces(root)
  expect(places).toEqual(expect.arrayContaining(['README.md', 'docs/protocol.md', 'bindings/c/Makefile']))
  expect(places).not.toContain('docs/specification/decisions.md')
  expect(filesOfToday(root)).toEqual(expect.arrayContaining(places))
  expect(filesOfToday(root)).not.toContain('CHANGELOG.md')
})

test('reports what still has the older version', () => {
  const folder = temporaryFolder()
  const files = {
    'src/a.ts': 'one\n// since 1.2.0\n',
    'docs/page.md': 'version 1.2.0',
    'docs/compatibility.md': 'as in 1.2.0',
    'CHANGELOG.md': '## 1.2.0',
    'test/a.test.ts': "'1.2.0'",
    'docs/other.md': '11.2.0',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect(findStaleVersions(folder, '1.2.0').sort()).toEqual(['docs/page.md:1', 'src/a.ts:2'])
})

test('no file of this repository outside of the places contains the present version in a sentence', () => {
  const derived =
    /^(package\.json|bindings\/(api|openrpc)\.json|bindings\/[^/]+\/(generated|src|include|api|pom\.xml|pyproject\.toml|Cargo\.toml|program|macros).*)$/
  const others = findStaleVersions(root, readVersion(root)).filter((place) => {
    const path = place.replace(/:\d+$/, '')
    return !handwrittenPlaces(root).includes(path) && !derived.test(path)
  })
  expect(others).toEqual([])
})
