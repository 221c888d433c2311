/** `vendorclient docs`: the packed site, served by the program. `npm run build:tests` or `npm run docs` packs it. */
import { copyFileSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { build, runBuild, startBuild } from '../../support/startBuild.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

async function startDocs() {
  const running = startBuild(['docs', '--port', '0'], { folder: temporaryFolder(), file: build })
  const { event, url } = JSON.parse(await running.waitForLine(() => true)) as { event: string; url: string }
  expect(event).toBe('ready')
  return { running, url }
}

test('shows and searches pages under a content policy that blocks other sources', async () => {
  const { running, url } = await startDocs()
  const shown = await ConsolePage.open(url)
  onTestFinished(() => shown.dispose())
  const { page } = shown
  await page.getByRole('heading', { level: 1, name: 'vendorclient' }).waitFor()
  await page.getByRole('link', { name: 'Errors', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Errors by code' }).waitFor()
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.locator('#localsearch-input').fill('outcome unknown')
  await page.locator('#localsearch-list a').first().waitFor()
  await shown.go('/console.html', 'The console')
  // Pictures load when they come into view.
  const loaded = `Promise.all([...document.images].map((image) => {
    image.loading = 'eager'
    return image.decode().then(() => image.naturalWidth > 0)
  })).then((widths) => widths.every(Boolean))`
  expect(await page.evaluate(loaded)).toBe(true)
  expect(shown.takeProblems()).toEqual([])
  expect(shown.strangers).toEqual([])
  running.process.kill('SIGTERM')
  expect(await running.ended).toMatchObject({ code: 0 })
})

test('serves existing files, only to this machine', async () => {
  const { url } = await startDocs()
  const statusOf = async (path: string, options?: RequestInit) => (await fetch(url + path, options)).status
  expect(await statusOf('/cli.html')).toBe(200)
  expect(await statusOf('/cli')).toBe(200)
  expect(await statusOf('/reference/')).toBe(200)
  expect(await statusOf('/files/openrpc.json')).toBe(200)
  expect(await statusOf('/texts')).toBe(404)
  expect(await statusOf('/digest')).toBe(404)
  expect(await statusOf('/nowhere')).toBe(404)
  expect(await statusOf('/', { method: 'POST' })).toBe(405)
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
  const status = await new Promise((resolve, reject) => {
    const { port } = new URL(url)
    const asked = request({ host: '127.0.0.1', port, headers: { host: 'docs.example' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asked.once('error', reject).end()
  })
  expect(status).toBe(421)
})

test('says what to do in a build without documentation, and if the port is taken', async () => {
  const folder = temporaryFolder()
  for (const name of readdirSync(dirname(build))) {
    if (/^vendorclient\.js$|^program[.-]|^package\.json$/.test(name))
      copyFileSync(join(dirname(build), name), join(folder, name))
  }
  const without = await runBuild(['docs'], { folder, file: join(folder, 'vendorclient.js') })
  expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('npm run docs') })
  const { url } = await startDocs()
  const taken = await runBuild(['docs', '--port', new URL(url).port], { folder: temporaryFolder(), file: build })
  expect(taken).toMatchObject({ code: 2, stderr: expect.stringContaining('Cannot listen') })
})
