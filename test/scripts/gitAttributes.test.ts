import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { derivedFiles } from '../../scripts/derivedFiles.ts'

const root = join(import.meta.dirname, '../..')

function attributeOf(name: string, paths: readonly string[]): Map<string, string> {
  const options = { cwd: root, input: paths.join('\0'), encoding: 'utf8' } as const
  const fields = execFileSync('git', ['check-attr', '-z', '--stdin', name], options).split('\0')
  return new Map(paths.map((path, index) => [path, `${fields[3 * index]}: ${fields[3 * index + 2]}`]))
}

test('Git knows whether a derived file is generated, or written by hand in part', async () => {
  const paths = (await derivedFiles(root)).map(({ path }) => path)
  for (const [path, value] of attributeOf('linguist-generated', paths)) {
    expect([`${path}: set`, `${path}: unset`]).toContain(value)
  }
})

test('Git leaves the bytes of fixtures and transcripts as they are', () => {
  const paths = ['test/fixtures/version-3.0.0/current/chain.sqlite3', 'test/transcripts/addresses.jsonl']
  for (const [path, value] of attributeOf('text', paths)) expect(value).toBe(`${path}: unset`)
})
