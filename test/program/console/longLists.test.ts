/** A long chain in the browser: only the visible rows of a list exist. */
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGraphqlHandler } from '../../../src/program/devnode/graphql/createGraphqlHandler.ts'
import { NodeStore } from '../../../src/program/devnode/store/NodeStore.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { loadDriver } from '../../../storage/sqlite/loadDriver.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { makeLongChain } from '../../support/devnode/longChain.ts'
import { serveGraphql } from '../../support/devnode/serveGraphql.ts'

const TRANSACTIONS = 10_000
/** Maximum number of rows of a table at a time: the visible ones and some around them. */
const MOST_ROWS = 80

const ends: (() => unknown)[] = []
let shown: ConsolePage

beforeAll(async () => {
  const tool = new Tool()
  ends.unshift(() => tool.dispose())
  const connect = await loadDriver()
  const path = join(tool.folder, 'chain.sqlite3')
  const store = NodeStore.open({ connect, path })
  makeLongChain(store, { transactions: TRANSACTIONS, perBlock: 1000 })
  store.close()
  const reader = NodeStore.open({ connect, path, readonly: true })
  ends.unshift(() => reader.close())
  const node = { postMessage: async () => {} }
  const server = await serveGraphql(createGraphqlHandler({ store: reader, node, clock: systemClock }))
  ends.unshift(() => server.close())
  const endpoint = server.url.replace(/\/graphql$/, '')
  const { process: program, ended } = tool.start(['console', '--port', '0', '--endpoint', endpoint])
  ends.unshift(async () => {
    program.kill()
    await ended
  })
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string]
  shown = await ConsolePage.open(JSON.parse(line).link)
  ends.unshift(() => shown.dispose())
}, 180_000)
afterAll(async () => {
  for (const end of ends) await end()
})

function list(label: string) {
  return shown.page.getByRole('region', { name: label })
}

async function rowsOf(label: string): Promise<{ readonly all: number; readonly there: number }> {
  const table = list(label).getByRole('table')
  const all = Number(await table.getAttribute('aria-rowcount')) - 1
  return { all, there: await table.locator('tbody tr:not(.space)').count() }
}

test('the list of the home page loads older rows as it is scrolled', async () => {
  const label = 'Latest transactions'
  await list(label).getByRole('row').nth(20).waitFor()
  const first = await rowsOf(label)
  expect(first.there).toBeLessThan(MOST_ROWS)
  await list(label).focus()
  for (let length = first.all; length < 1000; length = (await rowsOf(label)).all) {
    await shown.page.keyboard.press('End')
    await expect.poll(async () => (await rowsOf(label)).all).toBeGreaterThan(length)
    expect((await rowsOf(label)).there).toBeLessThan(MOST_ROWS)
  }
  await shown.page.keyboard.press('End')
  const last = list(label).locator('tbody tr:not(.space)').last()
  await last.getByRole('link').first().click()
  await shown.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Transaction' }).waitFor()
  await shown.page.goBack()
  await list(label).getByRole('row').nth(20).waitFor()
  expect(shown.takeProblems()).toEqual([])
})

test('a block with a thousand transactions renders only the visible ones', async () => {
  await shown.go('/blocks/5', 'Block 5')
  const label = 'Transactions of the block'
  await list(label).getByRole('row').nth(20).waitFor()
  expect(await rowsOf(label)).toEqual({ all: 1000, there: expect.any(Number) })
  expect((await rowsOf(label)).there).toBeLessThan(MOST_ROWS)
  await list(label).focus()
  await shown.page.keyboard.press('End')
  await expect.poll(() => list(label).locator('tbody tr:not(.space)').last().getAttribute('aria-rowindex')).toBe('1001')
  expect((await rowsOf(label)).there).toBeLessThan(MOST_ROWS)
  await shown.page.keyboard.press('Home')
  await expect.poll(() => list(label).locator('tbody tr:not(.space)').first().getAttribute('aria-rowindex')).toBe('2')
})

test('a copied table has all rows that were read', async () => {
  await shown.page.getByRole('button', { name: 'Copy table: Transactions of the block' }).click()
  await shown.page.getByText('Copied').waitFor()
  const text = (await shown.page.evaluate('navigator.clipboard.readText()')) as string
  expect(text.split('\n')).toHaveLength(1001)
})

test('narrow windows show the same rows', async () => {
  await shown.page.setViewportSize({ width: 360, height: 740 })
  const label = 'Transactions of the block'
  await expect.poll(async () => (await rowsOf(label)).there).toBeGreaterThan(5)
  const heights = (await shown.page.evaluate(
    `[...document.querySelectorAll('.rows.virtual tbody tr:not(.space)')].map((row) => row.offsetHeight)`,
  )) as number[]
  // Rows of another height than the list counts with would make it jump.
  expect(new Set(heights)).toEqual(new Set([66]))
  await shown.expectToFit('a long list')
})
