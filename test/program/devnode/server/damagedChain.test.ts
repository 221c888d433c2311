import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runBuild, startBuild } from '../../../support/startBuild.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

/** Overwrites a page in the middle, which holds rows of a table or an index. */
function overwriteMiddle(path: string): void {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(4096, 0xa5), 0, 4096, Math.floor(statSync(path).size / 8192) * 4096)
  closeSync(file)
}

test.each<[string, (path: string) => void]>([
  ['damaged in the middle', overwriteMiddle],
  ['cut off', (path) => writeFileSync(path, readFileSync(path).subarray(0, Math.floor(statSync(path).size / 2)))],
  ['no database', (path) => writeFileSync(path, 'a text\n'.repeat(2000))],
])('a chain file that is %s ends the start with 4 and is not touched', async (_, spoil) => {
  const folder = temporaryFolder()
  const args = ['node', '--port', '0', '--data', join(folder, 'chain')]
  const running = startBuild(args, { folder })
  await running.waitForLine((line) => line.includes('"event":"ready"'))
  running.process.kill('SIGTERM')
  expect((await running.ended).code).toBe(0)
  const path = join(folder, 'chain/node/chain.sqlite3')
  spoil(path)
  const before = readFileSync(path)
  const { code, stdout, stderr } = await runBuild(args, { folder })
  expect([code, stdout, stderr]).toEqual([4, '', expect.stringContaining(`The chain file ${path} is damaged`)])
  expect(readFileSync(path).equals(before)).toBe(true)
})
