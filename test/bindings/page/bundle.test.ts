/** What a page loads: nothing of a server, and no more than a page can afford. Sizes are what is left after Brotli. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type BundledPage, bundlePage } from '../../../scripts/bundlePage.ts'
import { contracts, contractTvcText } from '../../../src/program/contracts/index.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { isRarelyLoaded } from '../../support/page/isRarelyLoaded.ts'
import type { LoadSteps } from '../../support/page/loadedInPage.ts'

const dist = join(import.meta.dirname, '../../../dist')
const program = join(import.meta.dirname, '../../support/page/loadedInPage.ts')

/** Parts of a server, as paths or beginnings of paths of the modules. */
const serverOnly = [
  ...[
    'rpc/daemon/',
    'rpc/observe/',
    'rpc/settings/',
    'rpc/transports/',
    'src/program/',
    'src/system/',
    'src/platform/node/',
  ],
  ...['storage/sqlite/', 'storage/postgres/'],
  ...['prom-client', '@opentelemetry', 'pg', 'better-sqlite3', 'ws', 'undici', 'env-paths'].map(
    (name) => `node_modules/${name}/`,
  ),
]

let page: BundledPage

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-page-'))
  page = await bundlePage(folder).finally(() => rmSync(folder, { recursive: true, force: true }))
})

test('no module of a server gets into a page', () => {
  expect(page.modules).toContain('rpc/peer/Peer.ts')
  expect(page.modules.filter((path) => serverOnly.some((part) => path.startsWith(part)))).toEqual([])
})

test('nothing is imported but the files of the page, and nothing of Node.js is used', () => {
  const names = readdirSync(join(dist, 'page')).filter((name) => name.endsWith('.mjs'))
  expect(names).toEqual(expect.arrayContaining(['library.mjs', 'worker.mjs']))
  expect(page.externals).toEqual([])
  for (const name of names) {
    const text = readFileSync(join(dist, 'page', name), 'utf8')
    const found = /["'`]node:|new Function\(|__dirname|\bprocess\.(?:env|argv|version)/.exec(text)
    expect([name, found?.[0]]).toEqual([name, undefined])
  }
})

test('the first hash takes at most 80 kB, from the entry on', async () => {
  expect(await loadedKilobytes({ entry: join(dist, 'browser.mjs') })).toBeLessThan(80)
})

test('a contract that was deployed, called and read takes at most 260 kB', async () => {
  const node = await DevNode.start()
  try {
    const abi = JSON.parse(contracts['HelloWallet']!.abi) as object
    const contract = { endpoint: node.url, abi, tvc: contractTvcText(contracts['HelloWallet']!) }
    expect(await loadedKilobytes({ entry: join(dist, 'browser.mjs'), contract })).toBeLessThan(260)
  } finally {
    await node.dispose()
  }
})

test('the whole library takes at most 376 kB without lists of words, the documents of the API and what only rare functions load', () => {
  const names = readdirSync(join(dist, 'page')).filter(
    (name) => name.endsWith('.mjs') && !isRarelyLoaded(page.files[name]!),
  )
  expect(kilobytesOf(names.map((name) => `page/${name}`))).toBeLessThan(376)
})

async function loadedKilobytes(steps: LoadSteps): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(steps)])
  return kilobytesOf(JSON.parse(stdout) as string[])
}

function kilobytesOf(files: readonly string[]): number {
  const bytes = files.map((file) => brotliCompressSync(readFileSync(join(dist, file))).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}
