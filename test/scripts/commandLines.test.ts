import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const scripts = ['test/fuzz/main.ts', 'test/simulation/main.ts', 'test/campaign/main.ts']

function run(script: string, ...words: string[]) {
  const root = join(import.meta.dirname, '../..')
  return spawnSync(process.execPath, [join(root, script), ...words], { encoding: 'utf8', cwd: root })
}

describe.each(scripts)('%s', (script) => {
  test('describes its options', () => {
    const { status, stdout } = run(script, '--help')
    expect(stdout).toMatch(/^Usage: npm run \w+ -- .*\n/)
    expect(stdout).toContain('--seed N')
    expect(status).toBe(0)
  })

  test.each([
    ['an unknown option', ['--sead', '7'], /^Unknown option '--sead'/],
    ['a seed that is no number', ['--seed', 'x'], /^--seed must be a whole number of at least 0, got 'x'/],
  ])('names %s', (_, words, message) => {
    const { status, stderr } = run(script, ...words)
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(status).toBe(2)
  })
})

test('a fuzz with an unknown subject, and with words too many, names them', () => {
  expect(run('test/fuzz/main.ts', 'nothing').stderr).toMatch(/^Unknown subject 'nothing', expected calls, executor/)
  expect(run('test/fuzz/main.ts', 'calls', 'executor').stderr).toMatch(/^Unexpected argument 'executor'/)
})
