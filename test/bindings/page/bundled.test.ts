/** An application whose bundler makes files of the entry for browsers and of its worker. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { createServer, build as viteBuild, preview as vitePreview } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../../support/browser/chromiumOptions.ts'
import { newPackageProject } from '../../support/page/packageProject.ts'

/** Also computes something in a second worker. */
const APP = `import { loadClient } from 'vendorclient/browser'
const client = await loadClient()
await client.crypto.scrypt({ password: '', salt: '', log_n: 14, r: 8, p: 1, dk_len: 32 })
const { hash } = await client.crypto.sha256({ data: '' })
await client.close()
document.title = hash
`

function newProject(): string {
  const project = newPackageProject()
  writeFileSync(
    join(project, 'index.html'),
    '<!doctype html><title>new</title><script type="module" src="/app.js"></script>',
  )
  writeFileSync(join(project, 'app.js'), APP)
  return project
}

async function titleOf(url: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    await page.waitForFunction("document.title !== 'new'")
    return await page.title()
  } finally {
    await browser.close()
  }
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

test('runs as Vite builds it', async () => {
  const project = newProject()
  await viteBuild({ root: project, logLevel: 'error', configFile: false })
  const server = await vitePreview({ root: project, logLevel: 'error', configFile: false, preview: { port: 0 } })
  onTestFinished(() => server.close())
  expect(await titleOf(server.resolvedUrls!.local[0]!)).toBe(EMPTY_SHA256)
})

test('runs from the development server of Vite', async () => {
  const server = await createServer({ root: newProject(), logLevel: 'error', configFile: false, server: { port: 0 } })
  onTestFinished(() => server.close())
  await server.listen()
  expect(await titleOf(server.resolvedUrls!.local[0]!)).toBe(EMPTY_SHA256)
})

/** Service workers, for example the background of an extension, may not `import()`: everything is in one file. */
test('runs in a service worker from one file', async () => {
  const project = newProject()
  writeFileSync(
    join(project, 'service.js'),
    `import { loadClient } from 'vendorclient/browser'
    self.addEventListener('message', async ({ data, source }) => {
      try {
        const client = await loadClient({ worker: false })
        const keys = await client.crypto.generateRandomSignKeys()
        await client.crypto.sign({ unsigned: data, keys })
        const { hash } = await client.crypto.sha256({ data })
        await client.close()
        source.postMessage(hash)
      } catch (error) {
        source.postMessage(String(error.stack))
      }
    })`,
  )
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: ['service.js'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
  const page = `<!doctype html><title>new</title><script type="module">
    const { serviceWorker } = navigator
    serviceWorker.addEventListener('message', ({ data }) => { document.title = data })
    serviceWorker.startMessages()
    await serviceWorker.register('/service.js', { type: 'module' })
    ;(await serviceWorker.ready).active.postMessage('')
  </script>`
  const server = createHttpServer(({ url }, response) => {
    response.setHeader('content-type', url === '/service.js' ? 'text/javascript' : 'text/html')
    response.end(url === '/service.js' ? outputFiles[0]!.text : page)
  })
  onTestFinished(() => {
    server.close()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  expect(await titleOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).toBe(EMPTY_SHA256)
})
