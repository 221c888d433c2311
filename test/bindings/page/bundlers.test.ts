/** The page of docs/start/browser.md as other bundlers than that of the document build it: it has to pay what it says. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../../support/browser/chromiumOptions.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { PORT, writeFilesOfPage } from '../../support/docs/followPage.ts'
import { newPackageProject } from '../../support/page/packageProject.ts'
import { StaticHost } from '../../support/site/StaticHost.ts'
import { build as program } from '../../support/startBuild.ts'

const PAGE = 'docs/start/browser.md'
const SHELL = 2
const run = promisify(execFile)
const tools = mkdtempSync(join(tmpdir(), 'vendorclient-bundlers-'))

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(async () => {
  await node?.dispose()
  rmSync(tools, { recursive: true, force: true, maxRetries: 10 })
})

const webpackConfig = `export default {
  mode: 'production',
  entry: './main.ts',
  module: { rules: [{ test: /\\.ts$/, loader: 'esbuild-loader', options: { target: 'es2022' } }] },
}`

test('webpack builds a page that pays', { timeout: 300_000 }, async ({ skip }) => {
  const project = await newPage({}, 'webpack@5.113.0', 'webpack-cli@7.3.1', 'esbuild-loader@4.5.0')
  if (project === undefined) return skip('the packages of webpack cannot be had')
  writeFileSync(join(project, 'webpack.config.mjs'), webpackConfig)
  await run(process.execPath, ['node_modules/webpack-cli/bin/cli.js', 'build'], { cwd: project })
  const html = readFileSync(join(project, 'index.html'), 'utf8').replace('"main.ts"', '"main.js"')
  writeFileSync(join(project, 'dist/index.html'), html)
  await expectToPay(join(project, 'dist'))
})

test('Parcel builds a page that pays, with the settings of the guide', { timeout: 300_000 }, async ({ skip }) => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/web-applications.md'), 'utf8')
  const settings = /Parcel needs .*?`(\{"@parcel.*?\})`/s.exec(guide)![1]!
  const project = await newPage(JSON.parse(settings), 'parcel@2.16.4')
  if (project === undefined) return skip('the package parcel cannot be had')
  await run(process.execPath, ['node_modules/parcel/lib/bin.js', 'build', 'index.html', '--no-cache'], { cwd: project })
  await expectToPay(join(project, 'dist'))
})

/** The page of the document with the package and its bundler; `undefined` if the bundler cannot be installed. */
async function newPage(manifest: object, ...bundler: readonly string[]): Promise<string | undefined> {
  const place = mkdtempSync(join(tools, 'tools-'))
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', place, '--ignore-scripts']
  const installed = await run('npm', ['install', ...options, ...bundler], { cwd: place }).catch(() => undefined)
  if (installed === undefined) return undefined
  const project = newPackageProject(manifest)
  cpSync(join(place, 'node_modules'), join(project, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  writeFilesOfPage(PAGE, project, [[PORT, new URL(node.url).port]])
  execFileSync(process.execPath, [program, 'bind', 'Wallet', '--lang', 'ts', '--output', join(project, 'wallet.ts')])
  return project
}

async function expectToPay(folder: string): Promise<void> {
  const host = await StaticHost.start(folder, '/')
  onTestFinished(() => host.dispose())
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.goto(host.url)
  const log = page.locator('#log')
  const shown = async () => `${problems}${await log.textContent()}`
  await expect.poll(shown, { timeout: 60_000 }).toMatch(/address \S+/)
  const account = /::(\S+)/.exec(await shown())![1]!
  // The page follows its account from the moment when its stream has started, which it does not show.
  const fund = async () => {
    await node.fund(account, 100_000_000_000n, { [SHELL]: '50000000000' })
    return shown()
  }
  await expect.poll(fund, { timeout: 60_000, interval: 1000 }).toContain('received in')
  await expect.poll(shown, { timeout: 60_000 }).toContain('shop has 1500000000\n')
  expect(problems).toEqual([])
}
