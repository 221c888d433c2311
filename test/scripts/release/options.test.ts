import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions, UsageError } from '../../../scripts/release/options.ts'

const script = join(import.meta.dirname, '../../../scripts/release.ts')

test('takes a version of three numbers', () => {
  expect(readOptions(['3.1.0', '--dry-run', '--date', '2026-01-02'], '3.0.0')).toMatchObject({
    version: '3.1.0',
    'dry-run': true,
    date: '2026-01-02',
  })
  expect(readOptions(['--rebuild'], '3.0.0')).toMatchObject({ version: '3.0.0', rebuild: true })
  for (const wrong of [
    [],
    ['3.1.0', '--rebuild'],
    ['3.1'],
    ['v3.1.0'],
    ['3.1.0-rc.1'],
    ['03.1.0'],
    ['3.1.0', '3.2.0'],
    ['3.1.0', '--fast'],
  ]) {
    expect(() => readOptions(wrong, '3.0.0')).toThrow(UsageError)
  }
  expect(() => readOptions(['3.1.0', '--date', '2026-13-40'], '3.0.0')).toThrow(/Invalid date/)
})

test('prints its help, and ends with 2 when it is used in another way', () => {
  const helped = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' })
  expect([helped.status, helped.stdout.includes('Exit codes:')]).toEqual([0, true])
  const refused = spawnSync(process.execPath, [script, 'latest'], { encoding: 'utf8' })
  expect(refused.status).toBe(2)
  expect(refused.stderr).toMatch(/Invalid version "latest".*\nSee npm run release -- --help/)
})
