import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { ConnectionLost, connectClient, ProtocolErrorCode, serverLink } from 'vendorclient'
import { failure, serve, temporaryFolder } from './support.mjs'

describe('a serving daemon', () => {
  test('is found by address and token, and by its data folder', async (t) => {
    const dataFolder = temporaryFolder(t)
    const { discovery } = await serve(t, dataFolder)
    const token = readFileSync(join(dataFolder, discovery.token_file), 'utf8').trim()
    for (const options of [{ url: discovery.ws, token }, { dataFolder }]) {
      const client = await connectClient(options)
      assert.equal(client.info.server.pid, discovery.pid)
      await client.close()
    }
  })

  test('refuses a wrong token', async (t) => {
    const { discovery } = await serve(t, temporaryFolder(t))
    const error = await failure(connectClient({ url: discovery.ws, token: '00'.repeat(32) }))
    assert.ok(error instanceof ConnectionLost)
    assert.match(error.message, /401/)
  })

  test('is never told a token that has a line break, and neither is anybody else', async () => {
    for (const token of ['sec\nret', 'secret\n', 'secret\r', '']) {
      const error = await failure(connectClient({ url: 'ws://127.0.0.1:1/rpc', token }))
      assert.equal(error.code, ProtocolErrorCode.ConnectionLost)
      assert.match(error.message, /^The token is not one word/)
      assert.ok(!error.stack.includes('secret') && !error.stack.includes('ret\n'))
    }
  })

  test('ends all calls when it ends', async (t) => {
    const dataFolder = temporaryFolder(t)
    const { child } = await serve(t, dataFolder)
    const client = await connectClient({ dataFolder })
    const call = failure(client.call('test.sleep', { ms: 60_000 }))
    await client.client.version()
    child.kill('SIGKILL')
    assert.ok((await call) instanceof ConnectionLost)
  })

  test('that nobody started is told as such', async (t) => {
    const dataFolder = temporaryFolder(t)
    const error = await failure(connectClient({ dataFolder }))
    assert.match(error.message, /No daemon serves/)
    assert.ok(error.message.includes(join(dataFolder, 'daemon.json')))
  })

  test('that has a new token is asked again, once', async (t) => {
    const dataFolder = temporaryFolder(t)
    const tokenFile = join(dataFolder, 'daemon.token')
    const seen = []
    const server = createServer().on('upgrade', (request, socket) => {
      seen.push(request.headers.authorization)
      writeFileSync(tokenFile, 'new')
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
    })
    t.after(() => server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    writeFileSync(tokenFile, 'old')
    const ws = `ws://127.0.0.1:${server.address().port}/rpc`
    writeFileSync(join(dataFolder, 'daemon.json'), JSON.stringify({ ws, token_file: 'daemon.token' }))
    assert.match((await failure(connectClient({ dataFolder }))).message, /401/)
    assert.deepEqual(seen, ['Bearer old', 'Bearer new'])
  })

  test('can be talked to in raw messages', async (t) => {
    const dataFolder = temporaryFolder(t)
    await serve(t, dataFolder)
    const received = new Promise((resolve, reject) => {
      const link = serverLink({ dataFolder })({ received: resolve, lost: reject })
      link.hold(true)
      t.after(() => link.close())
      link.send('{"jsonrpc":"2.0","id":"a","method":"daemon.ping"}')
    })
    assert.deepEqual(JSON.parse(await received), { jsonrpc: '2.0', id: 'a', result: null })
  })
})
