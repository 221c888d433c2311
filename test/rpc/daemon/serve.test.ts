import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import WebSocket from 'ws'
import { StreamHost } from '../../support/daemon/StreamHost.ts'
import { WebSocketHost } from '../../support/daemon/WebSocketHost.ts'
import { dataFolderOf, runBuild, startBuild } from '../../support/startBuild.ts'
import { type Serving, startServing } from '../../support/startServing.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

function modeOf(path: string) {
  return (statSync(path).mode & 0o777).toString(8)
}

/** Sends one HTTP request with exactly these headers. */
function http({ authority }: Serving, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const [host, port] = authority.split(':')
    const sent = request({ host, port, path, method, headers, agent: false }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode!, body, headers: response.headers }))
    })
    sent.on('error', reject).end()
  })
}

interface Attempt {
  readonly headers?: Record<string, string>
  readonly protocols?: string[]
  readonly path?: string
}

/** Status of the answer to an upgrade, 101 when it succeeds; the connection is closed again. */
function upgrade({ discovery, token }: Serving, { headers = {}, protocols = ['rpc.v1'], path = '/rpc' }: Attempt) {
  return new Promise<{ status: number; protocol?: string }>((resolve, reject) => {
    const socket = new WebSocket(new URL(path, discovery.ws), protocols, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
    socket.once('open', () => {
      resolve({ status: 101, protocol: socket.protocol })
      socket.close()
    })
    socket.once('unexpected-response', (sent, response) => {
      sent.destroy()
      resolve({ status: response.statusCode! })
    })
    socket.once('error', reject)
  })
}

function hostOf({ discovery, token }: Serving) {
  return WebSocketHost.open(discovery.ws, token)
}

/** One raw line connection over a Unix socket. */
async function hostOnSocket(path: string) {
  const socket = connect(path)
  await new Promise((resolve, reject) => socket.once('connect', () => resolve(undefined)).once('error', reject))
  return StreamHost.on(socket, socket)
}

describe('a serving daemon', () => {
  test('prints one line when it is ready, writes the same to daemon.json, and stays silent afterwards', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    const { dataFolder, discovery } = daemon
    expect(readFileSync(join(dataFolder, 'daemon.json'), 'utf8')).toBe(`${daemon.readyLine}\n`)
    expect(discovery).toEqual({
      pid: daemon.process.pid,
      started_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      protocol: 1,
      ws: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:[1-9]\d*\/rpc$/),
      socket: null,
      token_file: 'daemon.token',
    })
    expect(Math.abs(Date.now() - Date.parse(discovery.started_at))).toBeLessThan(60_000)
    expect(modeOf(dataFolder)).toBe('700')
    for (const file of readdirSync(dataFolder)) expect([file, modeOf(join(dataFolder, file))]).toEqual([file, '600'])
    expect(readdirSync(dataFolder).filter((file) => file.endsWith('.tmp'))).toEqual([])
    const host = await hostOf(daemon)
    await host.result('test.print', { text: 'printed' })
    await host.result('test.store_put', { key: 'a', value: 'AQ==' })
    await host.result('test.print_here', { text: 'printed' })
    daemon.process.kill('SIGTERM')
    expect((await host.ended()).code).toBe(1001)
    expect(await daemon.ended).toEqual({ code: 0, signal: null })
    expect(daemon.lines).toEqual([daemon.readyLine])
    expect(readdirSync(dataFolder).sort()).toEqual(['daemon.lock', 'storage.sqlite3'])
  })

  test('does not end with its input, and ends when any host asks for it', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    daemon.process.stdin!.end()
    const [first, second] = await Promise.all([hostOf(daemon), hostOf(daemon)])
    expect(await first.call('daemon.shutdown')).toMatchObject({ result: null })
    expect(await second.notification('daemon.draining')).toEqual({ deadline_ms: 5000 })
    expect((await second.ended()).code).toBe(1001)
    expect(await daemon.ended).toEqual({ code: 0, signal: null })
  })

  test.each(['SIGINT', 'SIGHUP'] as const)(
    'stops in an orderly way after %s and at once after a second',
    async (signal) => {
      const daemon = await startServing({ folder: temporaryFolder() })
      const host = await hostOf(daemon)
      void host.call('test.sleep', { ms: 60_000 })
      await host.result('daemon.ping')
      daemon.process.kill(signal)
      await host.notification('daemon.draining')
      expect(await http(daemon, '/readyz')).toMatchObject({ status: 503, body: 'not ready: draining\n' })
      expect(await http(daemon, '/healthz')).toMatchObject({ status: 200 })
      expect(await upgrade(daemon, {})).toEqual({ status: 503 })
      daemon.process.kill(signal)
      expect(await daemon.ended).toEqual({ code: 1, signal: null })
    },
  )

  test('does not end with the process that one of its hosts names', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    const host = await hostOf(daemon)
    await host.result('daemon.initialize', { host_pid: 2 ** 22 + 1 })
    await sleep(3300)
    await host.result('daemon.ping')
  })

  test('refuses --host-pid', async () => {
    const { code, stderr } = await runBuild(['daemon', '--host-pid', '1'], { folder: temporaryFolder() })
    expect([code, stderr]).toEqual([2, expect.stringContaining('--host-pid requires --stdio')])
  })
})

describe('the lock of the data folder', () => {
  test('makes a second daemon end with 3 and name the first', async () => {
    const folder = temporaryFolder()
    const first = await startServing({ folder })
    const { code, stdout, stderr } = await runBuild(['daemon'], { folder })
    expect([code, stdout]).toEqual([3, ''])
    expect(stderr).toContain(`process ${first.process.pid} at ${first.discovery.ws}`)
    expect(await http(first, '/healthz')).toMatchObject({ status: 200 })
    expect(readFileSync(join(first.dataFolder, 'daemon.token'), 'utf8').trim()).toBe(first.token)
  })

  test('is free after SIGKILL; stale files are replaced and the token is another', async () => {
    const folder = temporaryFolder()
    const killed = await startServing({ folder }, '--socket')
    const socketPath = killed.discovery.socket!
    killed.process.kill('SIGKILL')
    await killed.ended
    expect(readdirSync(killed.dataFolder)).toEqual(expect.arrayContaining(['daemon.json', 'daemon.token', 'rpc.sock']))
    const next = await startServing({ folder }, '--socket')
    expect(next.discovery.pid).toBe(next.process.pid)
    expect(next.token).not.toBe(killed.token)
    expect(next.token).toMatch(/^[0-9a-f]{64}$/)
    expect(await (await hostOnSocket(socketPath)).call('daemon.ping')).toMatchObject({ result: null })
    expect(await upgrade(next, { headers: { authorization: `Bearer ${killed.token}` } })).toEqual({ status: 401 })
  })

  test('a socket of a long path is in a new folder of the user, which goes with the daemon and after SIGKILL', async () => {
    const folder = join(temporaryFolder(), 'x'.repeat(120))
    mkdirSync(folder)
    const shared = temporaryFolder()
    chmodSync(shared, 0o1777)
    // A folder with a predictable name that other users may write to.
    mkdirSync(join(shared, `vendorclient-${process.getuid!()}`), { mode: 0o777 })
    const env = { TMPDIR: shared, XDG_RUNTIME_DIR: shared }
    const killed = await startServing({ folder, env }, '--socket')
    const socket = killed.discovery.socket!
    expect(dirname(dirname(socket))).toBe(shared)
    expect(basename(dirname(socket))).toMatch(/^vendorclient-socket-\w{6}$/)
    expect([statSync(dirname(socket)).mode & 0o777, statSync(socket).mode & 0o777]).toEqual([0o700, 0o600])
    expect(await (await hostOnSocket(socket)).call('daemon.ping')).toMatchObject({ result: null })
    killed.process.kill('SIGKILL')
    await killed.ended
    const next = await startServing({ folder, env }, '--socket')
    expect(next.discovery.socket).not.toBe(socket)
    expect(existsSync(dirname(socket))).toBe(false)
    next.process.kill('SIGTERM')
    await next.ended
    expect(readdirSync(shared)).toEqual([`vendorclient-${process.getuid!()}`])
  })

  test("a socket of a long path is in the runtime folder if that is the user's alone", async () => {
    const folder = join(temporaryFolder(), 'x'.repeat(120))
    mkdirSync(folder)
    const runtime = temporaryFolder()
    const { discovery } = await startServing({ folder, env: { XDG_RUNTIME_DIR: runtime } }, '--socket')
    expect(dirname(discovery.socket!)).toBe(runtime)
  })

  test.skipIf(process.getuid?.() !== 0)(
    'root makes no socket in the folder of another user (only root can change owners)',
    async () => {
      const folder = temporaryFolder()
      mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
      chownSync(dataFolderOf(folder), 65_534, 65_534)
      const { code, stderr } = await runBuild(['daemon', '--socket', '--data', dataFolderOf(folder)], { folder })
      expect([code, stderr]).toEqual([2, expect.stringContaining('belongs to another user (65534, this is 0)')])
    },
  )

  test('does not keep stdio daemons from the folder', async () => {
    const folder = temporaryFolder()
    const serving = await startServing({ folder })
    const put = '{"jsonrpc":"2.0","id":1,"method":"test.store_put","params":{"key":"a","value":"AQ=="}}\n'
    const stdio = startBuild(['daemon', '--stdio'], { folder })
    stdio.process.stdin!.write(put)
    expect(JSON.parse(await stdio.waitForLine(() => true))).toMatchObject({ id: 1, result: null })
    expect(await (await hostOf(serving)).result('test.store_get', { key: 'a' })).toEqual({ value: 'AQ==' })
  })
})

describe('files that are not safe', () => {
  test('a data folder that others can write to ends the start with 2', async () => {
    const folder = temporaryFolder()
    mkdirSync(dataFolderOf(folder), { recursive: true })
    chmodSync(dataFolderOf(folder), 0o770)
    const { code, stderr } = await runBuild(['daemon'], { folder })
    expect([code, stderr]).toEqual([2, expect.stringMatching(/mode 770.*chmod 700/)])
    expect(readdirSync(dataFolderOf(folder))).toEqual([])
  })

  test('a token file that others can read ends the start with 2, unless the setting says group', async () => {
    const folder = temporaryFolder()
    mkdirSync(dataFolderOf(folder), { recursive: true, mode: 0o700 })
    const token = join(dataFolderOf(folder), 'daemon.token')
    writeFileSync(token, 'old\n')
    chmodSync(token, 0o640)
    const refused = await runBuild(['daemon'], { folder })
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/daemon\.token has mode 640/)])
    expect(readFileSync(token, 'utf8')).toBe('old\n')
    const allowed = await startServing({ folder }, '--set', 'daemon.token_group_readable=true')
    expect(modeOf(token)).toBe('640')
    expect(await upgrade(allowed, {})).toMatchObject({ status: 101 })
  })

  test('a token file that was replaced is not deleted at the end', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    writeFileSync(join(daemon.dataFolder, 'daemon.token'), 'of another program\n')
    daemon.process.kill('SIGTERM')
    await daemon.ended
    expect(readFileSync(join(daemon.dataFolder, 'daemon.token'), 'utf8')).toBe('of another program\n')
  })

  test('a start that fails late cleans up and frees the lock', async () => {
    const folder = temporaryFolder()
    const blocker = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void blocker.close())
    await new Promise((resolve) => blocker.once('listening', resolve))
    const { port } = blocker.address() as { port: number }
    const { code, stderr } = await runBuild(['daemon', '--port', String(port)], { folder })
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`Cannot listen on 127.0.0.1 port ${port}: another program uses it`),
    ])
    expect(readdirSync(dataFolderOf(folder))).toEqual(['daemon.lock'])
  })
})

describe('the checks on an upgrade', () => {
  test('accept loopback names with the port, without an origin, and the token as header or second subprotocol', async () => {
    const daemon = await startServing({ folder: temporaryFolder() }, '--allow-host', 'Proxy.Example')
    const port = daemon.authority.split(':')[1]
    for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]']) {
      expect(await upgrade(daemon, { headers: { host: `${host}:${port}` } })).toMatchObject({ status: 101 })
    }
    expect(await upgrade(daemon, { headers: { host: 'proxy.example' } })).toMatchObject({ status: 101 })
    const protocols = ['rpc.v1', `token.${daemon.token}`]
    expect(await upgrade(daemon, { headers: { authorization: '' }, protocols })).toEqual({
      status: 101,
      protocol: 'rpc.v1',
    })
  })

  test('refuse a foreign host with 421, before anything else', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    for (const host of ['evil.example', '127.0.0.1', 'localhost:1', `127.0.0.1.evil.example:${daemon.authority}`]) {
      const headers = { host, origin: 'https://evil.example', authorization: '' }
      expect(await upgrade(daemon, { headers })).toEqual({ status: 421 })
      expect(await http(daemon, '/metrics', { host })).toMatchObject({ status: 421 })
      // Probes name the address of a container.
      expect(await http(daemon, '/readyz', { host })).toMatchObject({ status: 200 })
    }
  })

  test('refuse origins that are not listed exactly with 403, null always', async () => {
    const allowed = 'https://app.example'
    const daemon = await startServing({ folder: temporaryFolder() }, '--allow-origin', `${allowed},null`)
    expect(await upgrade(daemon, { headers: { origin: allowed } })).toMatchObject({ status: 101 })
    for (const origin of ['null', 'http://app.example', `${allowed}:8443`, `${allowed}/`, 'https://evil.example']) {
      expect(await upgrade(daemon, { headers: { origin, authorization: '' } })).toEqual({ status: 403 })
    }
  })

  test('refuse a missing or wrong token with 401, and never take it from the URL', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    const { token } = daemon
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${'0'.repeat(64)}`,
      `Bearer ${token.slice(1)}`,
      `Basic ${token}`,
    ]) {
      expect(await upgrade(daemon, { headers: { authorization } })).toEqual({ status: 401 })
    }
    const headers = { authorization: '' }
    expect(await upgrade(daemon, { headers, path: `/rpc?token=${token}` })).toEqual({ status: 401 })
    expect(await upgrade(daemon, { headers, protocols: [`token.${token}`, 'rpc.v1'] })).toEqual({ status: 401 })
    expect(daemon.stderr()).not.toContain(token)
  })

  test('refuse other paths with 404', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    expect(await upgrade(daemon, { path: '/' })).toEqual({ status: 404 })
  })
})

describe('plain HTTP', () => {
  test('serves health without the token, metrics only with it, 426 at /rpc and 404 elsewhere, without CORS headers', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    const authorization = `Bearer ${daemon.token}`
    // Java's HTTP client offers HTTP/2 with these headers.
    const h2c = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQCAAAAAAIAAAAA' }
    expect(await http(daemon, '/healthz', h2c)).toMatchObject({ status: 200 })
    const health = await http(daemon, '/healthz', { origin: 'https://evil.example' })
    expect(health).toMatchObject({ status: 200, body: 'ok\n' })
    expect(Object.keys(health.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(await http(daemon, '/metrics')).toMatchObject({ status: 401 })
    const host = await hostOf(daemon)
    await host.result('test.echo', { value: 1 })
    await host.call('test.fail', { how: 'error' })
    const { status, body } = await http(daemon, '/metrics', { authorization })
    expect(status).toBe(200)
    expect(body).toContain('vendorclient_connections 1\n')
    expect(body).toContain('vendorclient_rpc_requests_total{method="test.echo",code="ok"} 1\n')
    expect(body).toMatch(/vendorclient_rpc_requests_total\{method="test.fail",code="-?\d+"\} 1\n/)
    for (const name of ['rpc_in_flight', 'buffered_bytes', 'dropped_callbacks_total']) {
      expect(body).toContain(`vendorclient_${name} 0\n`)
    }
    expect(await http(daemon, '/rpc', { authorization })).toMatchObject({
      status: 426,
      headers: { upgrade: 'websocket' },
    })
    expect(await http(daemon, '/rpc', { authorization }, 'POST')).toMatchObject({ status: 426 })
    expect(await http(daemon, '/daemon.json')).toMatchObject({ status: 404 })
    expect(await http(daemon, '/healthz', {}, 'POST')).toMatchObject({ status: 405 })
  })
})

describe('the number of connections', () => {
  test('is limited: more are refused with 503', async () => {
    const daemon = await startServing({ folder: temporaryFolder() }, '--set', 'limits.connections=2')
    const [first, second] = await Promise.all([hostOf(daemon), hostOf(daemon)])
    for (const host of [first, second]) await host.result('daemon.ping')
    expect(await upgrade(daemon, {})).toEqual({ status: 503 })
    expect(await http(daemon, '/healthz')).toMatchObject({ status: 200 })
    first.close()
    await first.ended()
    expect((await (await hostOf(daemon)).result('daemon.status')).connections).toBe(2)
  })

  test('is limited more strictly without a token, and so is their time', async () => {
    const limits = ['limits.unauthenticated=3', 'limits.unauthenticated_ms=1500']
    const daemon = await startServing({ folder: temporaryFolder() }, ...limits.flatMap((limit) => ['--set', limit]))
    const [host, port] = daemon.authority.split(':') as [string, string]
    // One after the other, because four at once exceed the limit of connections that wait to be accepted.
    const accepted = []
    for (let index = 0; index < 4; index++) accepted.push(await hostOf(daemon))
    const silent = () => {
      const socket = connect(Number(port), host)
      const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now())))
      socket.on('error', () => {})
      return closed
    }
    const startedAt = performance.now()
    const oldest = silent()
    await sleep(50)
    const others = [silent(), silent()]
    await sleep(50)
    others.push(silent())
    const oldestClosedAt = await oldest
    const closedAt = await Promise.all(others)
    for (const at of closedAt) expect(at).toBeGreaterThan(oldestClosedAt)
    expect(Math.min(...closedAt) - startedAt).toBeGreaterThan(1500)
    for (const connected of accepted) await connected.result('daemon.ping')
    expect(await upgrade(daemon, {})).toMatchObject({ status: 101 })
  })

  test('does not lock out clients: silent and incomplete connections are closed first', async () => {
    const folder = temporaryFolder()
    const daemon = await startServing({ folder }, '--socket', '--set', 'limits.connections=20')
    const [host, port] = daemon.authority.split(':') as [string, string]
    const slow = Array.from({ length: 40 }, () => {
      const socket = connect(Number(port), host)
      socket.on('error', () => {})
      socket.write('GET /rpc HTTP/1.1\r\nHost: ')
      return socket
    })
    await Promise.all(slow.slice(-16).map((socket) => once(socket, 'connect')))
    expect(await upgrade(daemon, {})).toMatchObject({ status: 101 })
    expect(await http(daemon, '/healthz')).toMatchObject({ status: 200 })
    const mute = Array.from({ length: 30 }, () => {
      const socket = connect(daemon.discovery.socket!)
      socket.on('error', () => {})
      socket.write('{"jsonrpc":')
      return socket
    })
    await Promise.all(mute.slice(-10).map((socket) => once(socket, 'connect')))
    const idle = await Promise.all(Array.from({ length: 10 }, () => hostOf(daemon)))
    const speaking = await hostOnSocket(daemon.discovery.socket!)
    expect(await speaking.call('daemon.ping')).toMatchObject({ result: null })
    const last = await hostOf(daemon)
    // A connection that had to make room may still be closing.
    const connections = async () => (await last.result('daemon.status')).connections
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(20)
    for (const socket of [...slow, ...mute]) socket.destroy()
    for (const one of [...idle, last]) one.close()
  })

  test('a silent connection on the Unix socket has a time limit, one that has spoken does not', async () => {
    const daemon = await startServing(
      { folder: temporaryFolder() },
      '--socket',
      '--set',
      'limits.unauthenticated_ms=300',
    )
    const speaking = await hostOnSocket(daemon.discovery.socket!)
    await speaking.call('daemon.ping')
    const silent = connect(daemon.discovery.socket!)
    silent.write('{"jsonrpc":"2.0"')
    await once(silent, 'close')
    expect(await speaking.call('daemon.ping')).toMatchObject({ result: null })
  })
})

describe('requests that are not plain', () => {
  /** The first line of the answer to these bytes, sent while more and more of a body follows. */
  async function statusOf(daemon: Serving, head: string): Promise<string> {
    const [host, port] = daemon.authority.split(':') as [string, string]
    const socket = connect(Number(port), host)
    socket.on('error', () => {})
    socket.write(head.replaceAll('AUTHORITY', daemon.authority).replaceAll('\n', '\r\n'))
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    await once(socket, 'close')
    return answer.split('\r\n')[0]!
  }

  test.each([
    ['two Host headers', 'GET /healthz HTTP/1.1\nHost: AUTHORITY\nHost: AUTHORITY\n\n'],
    ['two Host headers that differ', 'GET /healthz HTTP/1.1\nHost: AUTHORITY\nhost: evil.example\n\n'],
    ['a body', 'GET /healthz HTTP/1.1\nHost: AUTHORITY\nContent-Length: 1000000000\n\nx'],
    ['a body in chunks', 'GET /healthz HTTP/1.1\nHost: AUTHORITY\nTransfer-Encoding: chunked\n\n5\nxxxxx\n'],
    [
      'two Host headers on an upgrade',
      `GET /rpc HTTP/1.1\nHost: AUTHORITY\nHost: AUTHORITY\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: ${'A'.repeat(22)}==\n\n`,
    ],
  ])('%s are refused with 400, and the connection is closed', async (_, head) => {
    const daemon = await startServing({ folder: temporaryFolder() })
    expect(await statusOf(daemon, head)).toBe('HTTP/1.1 400 Bad Request')
  })
})

describe('the address to listen on', () => {
  test.each(['0.0.0.0', '::', '10.1.2.3', 'example.com'])('%s needs --allow-remote', async (host) => {
    const { code, stderr } = await runBuild(['daemon', '--host', host], { folder: temporaryFolder() })
    expect([code, stderr]).toEqual([2, expect.stringContaining('add --allow-remote')])
  })

  test('can be another loopback address, which is then a separate host', async () => {
    const daemon = await startServing({ folder: temporaryFolder() }, '--host', '127.0.0.2')
    expect(daemon.discovery.ws).toMatch(/^ws:\/\/127\.0\.0\.2:/)
    expect(await upgrade(daemon, {})).toMatchObject({ status: 101 })
  })
})

describe('the Unix socket', () => {
  test('lies in the data folder with mode 600, needs no token, and answers after the other side has ended its half', async () => {
    const daemon = await startServing({ folder: temporaryFolder() }, '--socket')
    const path = daemon.discovery.socket!
    expect(path).toBe(join(daemon.dataFolder, 'rpc.sock'))
    expect(modeOf(path)).toBe('600')
    const host = await hostOnSocket(path)
    await host.result('daemon.initialize')
    const slow = host.call('test.sleep', { ms: 200 })
    host.close()
    expect(await slow).toMatchObject({ result: null })
    daemon.process.kill('SIGTERM')
    expect((await daemon.ended).code).toBe(0)
    expect(existsSync(path)).toBe(false)
  })

  test('lets a call finish whose host has ended its half just before the daemon stops', async () => {
    const daemon = await startServing({ folder: temporaryFolder() }, '--socket')
    const host = await hostOnSocket(daemon.discovery.socket!)
    await host.result('daemon.initialize')
    const slow = host.call('test.sleep', { ms: 400 })
    host.close()
    await host.notification('daemon.draining')
    daemon.process.kill('SIGTERM')
    expect(await slow).toMatchObject({ result: null })
    expect((await daemon.ended).code).toBe(0)
  })

  test('moves to the runtime folder of the user when its path has more than 100 bytes', async () => {
    const folder = temporaryFolder()
    const runtime = join(folder, 'run')
    mkdirSync(runtime, { mode: 0o700 })
    const long = join(folder, 'd'.repeat(100))
    const running = startBuild(['daemon', '--socket', '--data', long], { folder, env: { XDG_RUNTIME_DIR: runtime } })
    const { socket } = JSON.parse(await running.waitForLine(() => true))
    expect(socket).toMatch(new RegExp(`^${runtime}/vendorclient-[0-9a-f]{16}\\.sock$`))
    expect(modeOf(socket)).toBe('600')
    expect(await (await hostOnSocket(socket)).call('daemon.ping')).toMatchObject({ result: null })
    running.process.kill('SIGTERM')
    await running.ended
    expect(readdirSync(runtime)).toEqual([])
  })
})

describe('several hosts', () => {
  test('have separate handles, app requests and configuration', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    const [first, second] = await Promise.all([hostOf(daemon), hostOf(daemon)])
    await first.result('daemon.initialize', {
      config: { network: { query_timeout: 111, access_key: 'secret-of-first' } },
    })
    await second.result('daemon.initialize', { config: { network: { query_timeout: 222 } } })
    expect((await first.result('client.config')).network).toMatchObject({
      query_timeout: 111,
      access_key: 'secret-of-first',
    })
    const seen = await second.result('client.config')
    expect(seen.network.query_timeout).toBe(222)
    expect(JSON.stringify(seen)).not.toContain('secret-of-first')

    const { handle } = await first.result('crypto.register_signing_box', { _call: { app_object: 'box' } })
    expect(await second.call('crypto.signing_box_get_public_key', { signing_box: handle })).toHaveProperty('error')

    const asking = first.call('test.app_call', { value: 7, _call: { app_object: 'same name' } })
    const { app_request_id } = await first.notification('client.app_request')
    const answer = { app_request_id, result: { type: 'Ok', result: { type: 'Echo', value: 7 } } }
    expect(await second.call('client.resolve_app_request', answer)).toMatchObject({ error: { code: 27 } })
    expect(second.unread).toEqual([])
    expect(await first.call('client.resolve_app_request', answer)).toMatchObject({ result: null })
    expect(await asking).toMatchObject({ result: { values: [7] } })
  })

  test('share storage, but only inside the data folder and the folders that are allowed', async () => {
    const folder = temporaryFolder()
    const [allowed, foreign] = [join(folder, 'allowed'), join(folder, 'foreign')]
    const daemon = await startServing({ folder }, '--set', `daemon.allowed_storage_paths=${allowed}`)
    const initialize = async (local_storage_path: string) =>
      (await hostOf(daemon)).call('daemon.initialize', { config: { local_storage_path } })
    for (const path of [daemon.dataFolder, join(daemon.dataFolder, 'sub'), allowed, join(allowed, 'sub')]) {
      expect(await initialize(path)).toHaveProperty('result')
    }
    const escapes = [foreign, `${allowed}-not`, `${daemon.dataFolder}/../x`, '/', 'relative', '~/other']
    for (const path of escapes) expect(await initialize(path)).toMatchObject({ error: { code: 15 } })
    expect(existsSync(foreign)).toBe(false)
    const [first, second] = await Promise.all([hostOf(daemon), hostOf(daemon)])
    await first.result('test.store_put', { key: 'shared', value: 'AQ==' })
    expect(await second.result('test.store_get', { key: 'shared' })).toEqual({ value: 'AQ==' })
  })

  test('end one by one: the calls of a host that goes away are cancelled, the others notice nothing', async () => {
    const daemon = await startServing({ folder: temporaryFolder() })
    const [first, second] = await Promise.all([hostOf(daemon), hostOf(daemon)])
    await first.result('daemon.initialize')
    void first.call('test.sleep', { ms: 60_000 })
    await first.result('daemon.ping')
    first.socket.terminate()
    while ((await second.result('daemon.status')).connections > 1) await sleep(10)
    daemon.process.kill('SIGTERM')
    expect((await daemon.ended).code).toBe(0)
  })
})
