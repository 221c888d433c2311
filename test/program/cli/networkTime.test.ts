/** The tool on a chain whose time differs from that of this computer. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HelloOnNode } from '../../support/cli/HelloOnNode.ts'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'

const DAY_SEC = 86_400

let hello: HelloOnNode
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  hello = await HelloOnNode.start()
  await hello.node.admin('increase_time', { seconds: DAY_SEC })
})
afterAll(async () => {
  await hello.dispose()
  rmSync(folder, { recursive: true, force: true })
})

function run(...words: string[]) {
  return runCommandLine(['--url', hello.node.url, ...words], folder)
}

test('call executes at once, also with a custom lifetime', async () => {
  const before = await hello.executions()
  await run(...hello.touch)
  await run(...hello.touch, '--lifetime', '30')
  expect(await hello.executions()).toBe(before + 2)
})

test('message makes messages that live by the time of the chain, and send takes them', async () => {
  const [, address, ...rest] = hello.touch
  const file = join(folder, 'message.txt')
  const { json } = await run('message', 'create', address!, ...rest, '--output', file)
  expect(Date.parse(json.expire_at) - Date.now()).toBeGreaterThan(DAY_SEC * 1000)
  const before = await hello.executions()
  await run('send', file)
  expect(await hello.executions()).toBe(before + 1)
})

test('network check names the difference and says that messages follow it', async () => {
  const { json, text } = await run('network', 'check')
  expect(Math.abs(Number(json.clock_difference_ms) - DAY_SEC * 1000)).toBeLessThan(10_000)
  expect(json.clock_is_followed).toBe(true)
  expect(text).toMatch(/clock +8\d{4}\.\d s ahead of this computer; messages follow it/)
})
