/** The entry for browsers, in Node.js with its own WebSocket, and in Chromium where there is one. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import * as browser from 'vendorclient/browser'
import * as everSdkBrowser from 'vendorclient/eversdk/browser'
import { failure, failureSync, serve, temporaryFolder } from './support.mjs'

const entry = fileURLToPath(import.meta.resolve('vendorclient/browser'))
const everSdkEntry = fileURLToPath(import.meta.resolve('vendorclient/eversdk/browser'))

async function address(t, ...options) {
  const dataFolder = temporaryFolder(t)
  const { discovery } = await serve(t, dataFolder, ...options)
  return { url: discovery.ws, token: readFileSync(join(dataFolder, discovery.token_file), 'utf8').trim() }
}

describe('the entry for browsers', () => {
  test('has nothing of Node.js', () => {
    assert.doesNotMatch(readFileSync(entry, 'utf8'), /["'`]node:|\brequire\(|\bprocess\./)
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
    const scripts = { '/browser.mjs': readFileSync(entry) }
    const told = await openPage(t, chromium, scripts, pageText)
    assert.equal(told, `${browser.version} ${'ab'.repeat(32)} 18446744073709551615`)
  })

  test('makes calls of @eversdk/core in a browser', {
    skip: chromium === undefined ? 'Chromium is missing' : false,
  }, async (t) => {
    const core = dirname(createRequire(import.meta.url).resolve('@eversdk/core'))
    const scripts = { '/eversdk.mjs': readFileSync(everSdkEntry) }
    for (const name of ['index', 'bin', 'client', 'errors', 'modules', 'version']) {
      scripts[`/${name}.js`] = readFileSync(join(core, `${name}.js`))
    }
    const expected = `vendorclient ${browser.version} ${'ab'.repeat(32)} declined 106 17 3.0.0`
    assert.equal(await openPage(t, chromium, scripts, everSdkPage), expected)
    // Without an address, each context has its own library in the page.
    assert.equal(await openPage(t, chromium, scripts, () => everSdkPage({})), expected)
  })
})

describe('the library in a page', () => {
  test('is a client like any other, also in this process', async (t) => {
    const client = await browser.loadClient({ worker: false })
    t.after(() => client.close())
    assert.equal((await client.client.version()).version, browser.version)
    const box = await client.crypto.registerSigningBox({ getPublicKey: () => ({ public_key: 'ab'.repeat(32) }) })
    assert.equal((await client.crypto.signingBoxGetPublicKey(box)).pubkey, 'ab'.repeat(32))
    assert.equal((await failure(client.crypto.sha256({ data: 1 }))).code, 23)
  })

  test('needs the option worker where there are no workers, and in a CommonJS module', async () => {
    assert.match((await failure(browser.loadClient())).message, /There are no workers here/)
    const { loadClient } = createRequire(import.meta.url)('vendorclient/browser')
    assert.match((await failure(loadClient())).message, /needs the option "worker"/)
    const client = await loadClient({ worker: false })
    assert.equal((await client.client.version()).version, browser.version)
    await client.close()
  })
})

describe('the library for @eversdk/core over WebSocket', () => {
  const { TonClient } = createRequire(import.meta.url)('@eversdk/core')

  test('has nothing of Node.js', () => {
    assert.doesNotMatch(readFileSync(everSdkEntry, 'utf8'), /["'`]node:|\brequire\(|\bprocess\./)
  })

  test('answers as the library of a browser does', { skip: missingSocket() }, async (t) => {
    const connection = await address(t)
    everSdkBrowser.libWebSetup({ ...connection, rules: 'classic' })
    TonClient.useBinaryLibrary(everSdkBrowser.libWeb)
    const client = new TonClient({ network: { endpoints: ['http://localhost:1'] } })
    assert.equal((await client.client.version()).version, browser.version)
    assert.equal((await client.client.config()).abi.rules, 'classic')
    assert.equal((await client.crypto.ton_crc16({ data: 'ASNFZ4mrze8=' })).crc, 43349)
    assert.match((await failure(client.abi.encode_message({ abi: {}, signer: {} }))).message, /abiContract/)
    assert.match(failureSync(() => client.client.version_sync()).message, /sync calls/)
    const other = new TonClient({ abi: { workchain: -1 } })
    assert.equal((await other.client.config()).abi.workchain, -1)
    client.close()
    assert.equal((await other.client.version()).version, browser.version)
    other.close()
  })

  test('refuses a bad configuration and a wrong token with an error value', { skip: missingSocket() }, async (t) => {
    const connection = await address(t)
    const open = async (target, config) => {
      TonClient.useBinaryLibrary(async () => everSdkBrowser.everSdkWebLibrary(target))
      return failure(new TonClient(config).client.version())
    }
    assert.equal((await open(connection, { network: { query_timeout: 'soon' } })).code, 15)
    const refused = await open({ ...connection, token: '00' }, {})
    assert.deepEqual([refused.code, /is the token right/.test(refused.message)], [-32099, true])
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

/** Shows a page with these scripts; gives what it tells its server. */
async function openPage(t, chromium, scripts, textOf) {
  let tell
  const told = new Promise((resolve) => {
    tell = resolve
  })
  const page = createServer(async (request, response) => {
    if (request.method === 'POST') tell(Buffer.concat(await Array.fromAsync(request)).toString())
    const script = scripts[request.url] ?? fileOfLibrary(request.url)
    response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript')
    response.end(script ?? textOf(connection))
  })
  t.after(() => page.close())
  await once(page.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${page.address().port}`
  const connection = await address(t, '--allow-origin', origin)
  startBrowser(t, chromium, origin)
  return told
}

/** A file of the library for pages; `undefined` for another path. */
function fileOfLibrary(path) {
  return /^\/page\/[\w-]+\.mjs$/.test(path) ? readFileSync(join(dirname(entry), path)) : undefined
}

/** A program for `@eversdk/lib-web`, with the modules of core as a bundler would give them. */
function everSdkPage(connection) {
  return `<!doctype html><script type="module">
    import { libWeb, libWebSetup } from './eversdk.mjs'
    const tell = (body) => fetch('/', { method: 'POST', body })
    const texts = {}
    for (const name of ['index', 'bin', 'client', 'errors', 'modules', 'version']) {
      texts['./' + name] = await (await fetch('/' + name + '.js')).text()
    }
    const loaded = {}
    const load = (name) => {
      if (loaded[name] === undefined) {
        loaded[name] = {}
        new Function('require', 'exports', texts[name])(load, loaded[name])
      }
      return loaded[name]
    }
    try {
      const { TonClient } = load('./index')
      libWebSetup(${JSON.stringify(connection)})
      TonClient.useBinaryLibrary(libWeb)
      const client = new TonClient()
      const library = (await client.client.config()).binding.library
      const box = await client.crypto.register_signing_box({
        get_public_key: async () => ({ public_key: 'ab'.repeat(32) }),
        sign: async () => { throw new Error('declined') },
      })
      const { pubkey } = await client.crypto.signing_box_get_public_key(box)
      const signing = client.crypto.signing_box_sign({ signing_box: box.handle, unsigned: 'AA==' })
      const refused = await signing.catch(({ message }) => /declined/.exec(message)[0])
      const failed = await client.crypto.factorize({ composite: 'not hex' }).catch(({ code }) => code)
      const context = client.context
      client.close()
      const bridge = await libWeb()
      const gone = await new Promise((resolve) => {
        bridge.setResponseParamsHandler((id, params) => resolve(params.code))
        bridge.sendRequestParams(context, 1, 'client.version')
      })
      const again = await new TonClient().client.version()
      await tell([library.match(/vendorclient [0-9.]+/)[0], pubkey, refused, failed, gone, again.version].join(' '))
    } catch (error) {
      await tell(String(error.stack))
    }
  </script>`
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
