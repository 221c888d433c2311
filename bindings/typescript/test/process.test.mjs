import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import {
  ClientError,
  ClientErrorCode,
  ConnectionLost,
  DevNode,
  loadClient,
  ProgramNotFound,
  ProtocolErrorCode,
  spawnClient,
  spawnClientSync,
} from 'vendorclient'
import { endsWithin, failure, failureSync, openClient, programFor, temporaryFolder, testProgram } from './support.mjs'

const host = fileURLToPath(new URL('./hosts/host.mjs', import.meta.url))
const byteByByte = fileURLToPath(new URL('./hosts/byteByByte.mjs', import.meta.url))

describe('the daemon of a client', () => {
  test('fails all calls at once when it is killed', async (t) => {
    const client = await openClient(t, 'spawn')
    const closed = []
    const onClosed = (reason) => closed.push(reason)
    await client.crypto.registerSigningBox({ sign() {} }, { onClosed })
    const calls = Array.from({ length: 10 }, () => failure(client.call('test.sleep', { ms: 60_000 })))
    await client.client.version()
    const startMs = performance.now()
    process.kill(client.info.server.pid, 'SIGKILL')
    for (const error of await Promise.all(calls)) {
      assert.ok(error instanceof ConnectionLost)
      assert.deepEqual([error.signal, error.exitCode], ['SIGKILL', undefined])
    }
    assert.ok(performance.now() - startMs < 2000)
    assert.ok((await failure(client.client.version())) instanceof ConnectionLost)
    assert.deepEqual(closed, ['shutdown'])
    assert.ok((await client.ended) instanceof ConnectionLost)
  })

  test('leaves its exit status and the end of its standard error', async (t) => {
    const logged = []
    const client = await openClient(t, 'spawn', { onLog: (text) => logged.push(text) })
    const error = await failure(client.call('test.crash'))
    assert.equal(error.exitCode, 1)
    assert.match(error.stderr, /"event":"crash"/)
    assert.ok(error.stderr.length <= 4096)
    assert.match(logged.join(''), /"event":"crash"/)
  })

  test('says itself why it cannot start', async (t) => {
    const options = { program: testProgram, dataFolder: temporaryFolder(t), env: { VENDORCLIENT_LIMITS_BATCH: 'many' } }
    const error = await failure(spawnClient(options))
    assert.ok(error instanceof ConnectionLost)
    assert.deepEqual([error.exitCode, error.fatal.code], [2, 2])
    assert.match(error.message, /limits.batch/)
  })

  test('has what a program wrote that never became a daemon in the message', async (t) => {
    const program = join(temporaryFolder(t), 'broken.cjs')
    writeFileSync(program, "console.error('the disk is read-only'); process.exit(9)")
    for (const error of [await failure(spawnClient({ program })), failureSync(() => spawnClientSync({ program }))]) {
      assert.ok(error instanceof ConnectionLost)
      assert.equal(error.exitCode, 9)
      assert.match(error.message, /ended with exit code 9: the disk is read-only$/)
    }
  })

  for (const [name, open] of Object.entries({ spawn: spawnClient, load: loadClient })) {
    test(`says itself that its storage cannot be used, ${name}`, async (t) => {
      const dataFolder = join(temporaryFolder(t), 'file')
      writeFileSync(dataFolder, '')
      const error = await failure(open({ program: programFor(name), dataFolder }))
      assert.ok(error instanceof ConnectionLost)
      assert.deepEqual([error.exitCode, error.fatal.code], [4, 4])
      assert.ok(error.message.includes(dataFolder))
    })
  }

  test('may cut characters anywhere', async (t) => {
    const client = await spawnClient({ program: byteByByte })
    t.after(() => client.close())
    const value = 'é€𝄞'.repeat(20)
    assert.deepEqual(await client.call('test.echo', { value }), { value })
  })

  test('is gone after the client was closed', async (t) => {
    const client = await openClient(t, 'spawn')
    const waiting = failure(client.call('test.sleep', { ms: 60_000 }))
    const { pid } = client.info.server
    await client.close()
    assert.ok(await endsWithin(pid, 100))
    assert.equal((await waiting).code, ClientErrorCode.InvalidContextHandle)
  })

  for (const end of ['idle', 'exit']) {
    test(`is gone after the host ended by ${end}`, async (t) => {
      const { pid, ended } = await startHost(t, 'spawn', end)
      assert.deepEqual(await ended, [0, null])
      assert.ok(await endsWithin(pid, 5000))
    })
  }

  test('is gone after the host was killed', async (t) => {
    const { child, pid } = await startHost(t, 'spawn', 'wait')
    child.kill('SIGKILL')
    assert.ok(await endsWithin(pid, 7000))
  })
})

test('a host that loads the library ends while it is idle', async (t) => {
  const { ended } = await startHost(t, 'load', 'idle')
  assert.deepEqual(await ended, [0, null])
})

test('options that there are not are refused with those that there are', async (t) => {
  const error = await failure(spawnClient({ endpoints: ['node.example'], program: testProgram }))
  assert.match(error.message, /no option endpoints; options are program.* network/)
  const node = await failure(DevNode.start({ account: 3, program: testProgram }))
  assert.match(node.message, /no option account; options are accounts, /)
  const client = await spawnClient({
    ...{ program: testProgram, dataFolder: temporaryFolder(t), abi: { workchain: -1 } },
    network: { endpoints: ['node.example'] },
  })
  t.after(() => client.close())
  assert.match((await failure(client.close({ grace: 5 }))).message, /no option grace; options are graceMs/)
  await assert.rejects(client.registerSigner('owner'), /what keysSigner or boxSigner makes/)
  assert.deepEqual([client.info.config.abi.workchain, client.info.config.network.endpoints], [-1, ['node.example']])
})

describe('a program that cannot be found', () => {
  test('is named with the place that the caller gave', async () => {
    const error = await failure(spawnClient({ program: '/no/such/vendorclient' }))
    assert.ok(error instanceof ProgramNotFound && error instanceof ClientError)
    assert.deepEqual(
      [error.code, error.places],
      [ProtocolErrorCode.ConnectionLost, ['/no/such/vendorclient (option program)']],
    )
    assert.match(error.stack.split('\n    at ')[1], /process\.test\.mjs/)
    assert.match(error.message, /\/no\/such\/vendorclient \(option program\)/)
  })

  test('is named with the environment variable', async (t) => {
    replaceVariable(t, 'VENDORCLIENT_BINARY', '/no/such/program.js')
    const error = await failure(spawnClient())
    assert.match(error.message, /\/no\/such\/program\.js \(VENDORCLIENT_BINARY\)/)
  })

  test('comes from the package when nothing else is said', async (t) => {
    replaceVariable(t, 'VENDORCLIENT_BINARY', undefined)
    const client = await spawnClient({ dataFolder: temporaryFolder(t) })
    t.after(() => client.close())
    const call = client.call('test.echo', { value: 1 })
    // The executable of a platform package comes before the script of the package itself, which has no such function.
    if (testProgram.includes('node_modules')) assert.deepEqual(await call, { value: 1 })
    else assert.equal((await failure(call)).data.client_code, ClientErrorCode.UnknownFunction)
  })
})

function replaceVariable(t, name, value) {
  const before = process.env[name]
  const set = (text) => {
    if (text === undefined) delete process.env[name]
    else process.env[name] = text
  }
  set(value)
  t.after(() => set(before))
}

async function startHost(t, mode, end) {
  const child = spawn(process.execPath, [host, mode, programFor(mode), temporaryFolder(t), end], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const [line] = await once(createInterface(child.stdout), 'line')
  return { child, pid: Number(line), ended }
}
