/** The entry for browsers, in Node.js with its own WebSocket, and in Chromium where there is one. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import * as browser from 'vendorclient/browser'
import { failure, serve, temporaryFolder } from './support.mjs'

const entry = fileURLToPath(import.meta.resolve('vendorclient/browser'))

async function address(t, ...options) {
  const dataFolder = temporaryFolder(t)
  const { discovery } = await serve(t, dataFolder, ...options)
  return { url: discovery.ws, token: readFileSync(join(dataFolder, discovery.token_file), 'utf8').trim() }
}

describe('the entry for browsers', () => {
  test('has nothing of Node.js', () => {
    assert.doesNotMatch(readFileSync(entry, 'utf8'), /node:|require\(|process\./)
  })

  test('makes calls, answers app objects and ends', { skip: missingSocket() }, async (t) => {
    const client = await browser.connectClient(await address(t))
    assert.equal((await client.client.version()).version, browser.version)
    const box = await client.crypto.registerSigningBox({ getPublicKey: () => ({ public_key: 'ab'.repeat(32) }) })
    assert.equal((await client.crypto.signingBoxGetPublicKey(box)).pubkey, 'ab'.repeat(32))
    const integers = { unsigned: 2n ** 64n - 1n, signed: 1n }
    assert.equal((await client.call('test.integers', integers)).unsigned, integers.unsigned)
    assert.equal((await failure(client.crypto.sha256({ data: 1 }))).code, 23)
    await client.close()
    assert.equal((await failure(client.client.version())).code, browser.ClientErrorCode.InvalidContextHandle)
  })

  test('is refused with a wrong token', { skip: missingSocket() }, async (t) => {
    const { url } = await address(t)
    const error = await failure(browser.connectClient({ url, token: '00' }))
    assert.ok(error instanceof browser.ConnectionLost)
  })

  const chromium = findChromium()
  test('works in a browser', { skip: chromium === undefined ? 'Chromium is missing' : false }, async (t) => {
    let tell
    const told = new Promise((resolve) => {
      tell = resolve
    })
    const page = createServer(async (request, response) => {
      if (request.method === 'POST') tell(Buffer.concat(await Array.fromAsync(request)).toString())
      const isScript = request.url === '/browser.mjs'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? readFileSync(entry) : pageText(connection))
    })
    t.after(() => page.close())
    await once(page.listen(0, '127.0.0.1'), 'listening')
    const origin = `http://127.0.0.1:${page.address().port}`
    const connection = await address(t, '--allow-origin', origin)
    startBrowser(t, chromium, origin)
    assert.equal(await told, `${browser.version} ${'ab'.repeat(32)} 18446744073709551615`)
  })
})

function missingSocket() {
  return typeof WebSocket === 'undefined' ? 'this Node.js has no WebSocket of its own' : false
}

function findChromium() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Perhaps under the next name.
    }
  }
  return undefined
}

/** A page that tells its server what it found out. */
function pageText(connection) {
  return `<!doctype html><script type="module">
    import { connectClient } from './browser.mjs'
    const tell = (body) => fetch('/', { method: 'POST', body })
    try {
      const client = await connectClient(${JSON.stringify(connection)})
      const { version } = await client.client.version()
      const box = await client.crypto.registerSigningBox({ getPublicKey: () => ({ public_key: 'ab'.repeat(32) }) })
      const { pubkey } = await client.crypto.signingBoxGetPublicKey(box)
      const { unsigned } = await client.call('test.integers', { unsigned: 2n ** 64n - 1n })
      await tell(version + ' ' + pubkey + ' ' + unsigned)
    } catch (error) {
      await tell(String(error))
    }
  </script>`
}

/** Shows a page without a window; the browser is gone when the test is over. */
function startBrowser(t, chromium, url) {
  const profile = temporaryFolder(t)
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(chromium, [...options, url], { stdio: 'ignore', detached: true })
  t.after(async () => {
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await ended
  })
}
