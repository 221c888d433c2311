/** The example of a wallet in a web page, built as its reader would, in Chromium: what it says it paid is what arrived. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { build as bundle } from 'esbuild'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { DevNode, spawnClient, type VendorClient } from 'vendorclient'
import { build as buildPage, preview } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../support/browser/chromiumOptions.ts'
import { build as program } from '../support/startBuild.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-wallet-'))
const project = join(folder, 'web-wallet')
const PASSWORD = 'correct horse battery'
const SHELL = 2
const RELOADS = 5
/** The part of the interface of extensions that the example uses; its types are not installed here. */
const CHROME_TYPES = `interface ExtensionItems {
  get(key: string): Promise<Record<string, unknown>>
  set(items: object): Promise<void>
}
type ExtensionListener = (message: any, sender: { readonly origin?: string }, reply: (answer: any) => void) => boolean
declare const chrome: {
  readonly runtime: {
    readonly onMessage: { addListener(listener: ExtensionListener): void }
    sendMessage(message: unknown): Promise<any>
  }
  readonly storage: { readonly local: ExtensionItems; readonly session: ExtensionItems }
}`

let node: DevNode
let client: VendorClient
let url: string

beforeAll(async () => {
  node = await DevNode.start({ program })
  client = await spawnClient({ program, network: { endpoints: [node.url] } })
  cpSync(join(root, 'docs/examples/web-wallet'), project, { recursive: true })
  const installed = join(project, 'node_modules/vendorclient')
  mkdirSync(join(installed, 'dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(installed, 'package.json'))
  for (const name of ['browser.mjs', 'page'])
    cpSync(join(root, 'dist', name), join(installed, 'dist', name), { recursive: true })
  execFileSync(process.execPath, [program, 'bind', 'Wallet', '--lang', 'ts', '--output', join(project, 'wallet.ts')])
  await buildPage({ root: project, logLevel: 'error', worker: { format: 'es' }, build: { target: 'es2024' } })
  const server = await preview({ root: project, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } })
  url = `${server.resolvedUrls!.local[0]}?endpoint=${encodeURIComponent(node.url)}`
}, 120_000)

afterAll(async () => {
  await client?.close()
  await node?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

test('shows deposits, and pays what it says', { timeout: 120_000 }, async () => {
  const page = await openWallet()
  const wallet = await unlock(page)
  await fund(wallet)
  await page.locator('#deposits li').filter({ hasText: '50 SHELL' }).waitFor()
  const shop = await newAccount()
  await pay(page, shop, '1.5')
  const payment = page.locator('#payments li').filter({ hasText: 'executed' })
  await payment.waitFor()
  expect(await payment.textContent()).toContain(`1.5 SHELL to ${shop}: executed`)
  expect(await received(shop)).toBe(1_500_000_000n)
  await page.reload()
  await unlock(page)
  await page
    .locator('#payments li')
    .filter({ hasText: `1.5 SHELL to ${shop}: executed` })
    .waitFor()
  await page
    .locator('#deposits li')
    .filter({ hasText: /50 SHELL .*from / })
    .waitFor()
})

test('is typed as its reader checks it', () => {
  const types = join(project, 'node_modules/vendorclient/dist/types')
  cpSync(join(root, 'dist/types'), types, { recursive: true })
  writeFileSync(join(project, 'chrome.d.ts'), CHROME_TYPES)
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--lib', 'es2024,dom,dom.iterable']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--types', '']
  const files = ['chrome.d.ts', 'main.ts', 'extension/background.ts', 'extension/popup.ts']
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const checked = spawnSync(process.execPath, [compiler, ...options, ...modules, ...files], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(checked).toMatchObject({ stdout: '', status: 0 })
})

test('writes a key file that the command-line tool reads', { timeout: 120_000 }, async () => {
  const page = await openWallet()
  const address = await unlock(page)
  const file = await page.evaluate('localStorage.getItem("wallet-key")')
  const data = mkdtempSync(join(folder, 'data-'))
  mkdirSync(join(data, 'keys'), { mode: 0o700 })
  writeFileSync(join(data, 'keys/page.json'), String(file), { mode: 0o600 })
  const options = ['--password-from', 'env:PASSWORD', '--data-folder', data, '--json']
  const env = { ...process.env, PASSWORD }
  const printed = execFileSync(process.execPath, [program, 'keys', 'export', 'page', ...options], {
    env,
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toMatchObject({ public: JSON.parse(String(file)).public })
  expect(address).toMatch(/^[0-9a-f]{64}::[0-9a-f]{64}$/)
  await page.reload()
  await page.getByLabel('Password').fill('another password')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByText('The password is wrong.').waitFor()
})

test('pays once when it is reloaded in the middle of a payment', { timeout: 300_000 }, async () => {
  const page = await openWallet()
  await fund(await unlock(page))
  await page.locator('#deposits li').filter({ hasText: '50 SHELL' }).waitFor()
  for (let round = 0; round < RELOADS; round++) {
    const shop = await newAccount()
    await pay(page, shop, '0.25')
    await sleep(round * 40)
    await page.reload()
    await unlock(page)
    await page.locator('#payments li').filter({ hasText: 'executed' }).nth(round).waitFor()
    expect(await page.locator('#payments li').count()).toBe(round + 1)
    expect(await received(shop)).toBe(250_000_000n)
  }
})

test('pays from the service worker of an extension', { timeout: 120_000 }, async () => {
  const extension = join(project, 'extension')
  const background = join(extension, 'background.ts')
  writeFileSync(background, readFileSync(background, 'utf8').replace('http://127.0.0.1:8600', node.url))
  const entryPoints = ['background.ts', 'popup.ts'].map((name) => join(extension, name))
  await bundle({ entryPoints, bundle: true, format: 'esm', outdir: extension, logLevel: 'error' })
  const context = await chromium.launchPersistentContext(mkdtempSync(join(folder, 'profile-')), {
    executablePath: CHROMIUM,
    args: [...CHROMIUM_OPTIONS, `--disable-extensions-except=${extension}`, `--load-extension=${extension}`],
  })
  onTestFinished(() => context.close())
  const popup = await openPopup(context)
  await popup.getByLabel('Password').fill(PASSWORD)
  await popup.getByRole('button', { name: 'Unlock' }).click()
  const address = popup.locator('#address')
  await address.filter({ hasText: '::' }).waitFor()
  await fund((await address.textContent())!)
  const shop = await newAccount()
  await popup.getByLabel('To').fill(shop)
  await popup.getByLabel('Nano of SHELL').fill('1500000000')
  await popup.getByRole('button', { name: 'Pay' }).click()
  await popup.locator('#payments li').filter({ hasText: 'executed' }).waitFor()
  expect(await received(shop)).toBe(1_500_000_000n)
})

/** A page in a browser of its own. */
async function openWallet(): Promise<Page> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(url)
  return page
}

/** Unlocks the wallet, or makes its key; returns its address. */
async function unlock(page: Page): Promise<string> {
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Unlock' }).click()
  const address = page.locator('#address')
  await address.filter({ hasText: '::' }).waitFor()
  return (await address.textContent())!
}

async function openPopup(context: BrowserContext): Promise<Page> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers()
  const page = await context.newPage()
  await page.goto(new URL('popup.html', worker.url()).href)
  return page
}

async function pay(page: Page, dest: string, amount: string): Promise<void> {
  await page.getByLabel('To').fill(dest)
  await page.getByLabel('SHELL').fill(amount)
  await page.getByRole('button', { name: 'Pay' }).click()
}

async function fund(address: string): Promise<void> {
  await node.fund(address, 100_000_000_000n, { [SHELL]: 50_000_000_000n })
}

/** An address that has nothing yet. */
async function newAccount(): Promise<string> {
  return `0:${(await client.crypto.generateRandomSignKeys()).public}`
}

/** What arrived, nano: SHELL became main currency on arrival. */
async function received(address: string): Promise<bigint> {
  const id = address.slice(2)
  const { boc } = await client.account.getAccount({ account_id: id, dapp_id: id })
  return BigInt((await client.boc.parseAccount({ boc })).parsed.balance)
}
