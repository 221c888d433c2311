/** Code that was compiled at build time: every start uses it, or does without. */
import { expect, test } from 'vitest'
import { build } from './support/startBuild.ts'
import { startWithReport } from './support/startWithReport.ts'

const args = ['daemon', '--stdio']
const input = '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n'

test.each([
  [args, input, 1],
  [['--help'], '', 2],
  [['config', 'list'], '', 2],
])('a start of %j uses the compiled code of each part', (args, input, atLeast) => {
  const { code, parts } = startWithReport(build, { args, input })
  expect(code).toBe(0)
  expect(parts.length).toBeGreaterThanOrEqual(atLeast)
  expect(parts.filter((part) => part === 'refused')).toEqual([])
})

test('the program starts even if an option of V8 makes it refuse the compiled code', () => {
  const { stdout, parts } = startWithReport(build, { args, input, nodeArgs: ['--no-opt'] })
  expect(stdout).toContain('"result":{"version"')
  expect(parts).toEqual(parts.map(() => 'refused'))
})

test.each([
  ['release of Node.js', `Object.defineProperty(process, 'version', { value: 'v24.999.0' })`],
  [
    'build of Node.js',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, v8: '13.6.233.17-node.999' } })`,
  ],
  ['processor', `Object.defineProperty(process, 'arch', { value: 'riscv64' })`],
])('another %s finds no compiled code, and starts all the same', (_, preloaded) => {
  const { stdout, parts } = startWithReport(build, { args, input, preloaded })
  expect([stdout.includes('"result":{"version"'), parts]).toEqual([true, []])
})
