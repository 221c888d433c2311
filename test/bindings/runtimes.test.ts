/** The library in the thread of the program (`worker: false`) on other runtimes than browsers: the same story on each. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { DevNode, getContract, keysSigner, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contracts, contractTvcText } from '../../src/program/contracts/index.ts'
import { freePort } from '../support/freePort.ts'
import { build as program } from '../support/startBuild.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-runtimes-'))
const entry = join(root, 'dist/browser.mjs')
const script = join(root, 'test/support/runtimes/program.mjs')
const modules = join(root, 'node_modules')
const run = promisify(execFile)

let node: DevNode
let client: VendorClient
beforeAll(async () => {
  node = await DevNode.start({ program })
  client = await spawnClient({ program, network: { endpoints: [node.url] } })
})
afterAll(async () => {
  await client?.close()
  await node?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['Node.js', process.execPath, []],
  ['Deno', join(modules, '.bin/deno'), ['run', '--allow-net', '--allow-read']],
  ['Bun', join(modules, '@oven/bun-linux-x64/bin/bun'), []],
])('%s', { timeout: 60_000 }, async (_name, command, options) => {
  const task = await newTask()
  writeFileSync(join(folder, 'task.json'), JSON.stringify(task))
  const { stdout } = await run(command, [...options, script, entry, 'task.json'], { cwd: folder })
  expectStory(JSON.parse(stdout), task)
})

test('workerd, from one file', { timeout: 60_000 }, async () => {
  // Nothing can be loaded later there.
  const file = join(folder, 'edge.mjs')
  const handler = `
    import * as binding from ${JSON.stringify(entry)}
    import { story } from ${JSON.stringify(join(root, 'test/support/runtimes/story.mjs'))}
    export default {
      fetch: async (request) => Response.json(await story(binding, await request.json())),
    }`
  await build({
    stdin: { contents: handler, resolveDir: folder },
    bundle: true,
    format: 'esm',
    outfile: file,
    logLevel: 'error',
  })
  const port = await freePort()
  writeFileSync(join(folder, 'edge.capnp'), edgeConfig('edge.mjs', port))
  const workerd = join(modules, '@cloudflare/workerd-linux-64/bin/workerd')
  const server = spawn(workerd, ['serve', 'edge.capnp'], { cwd: folder, stdio: 'ignore' })
  onTestFinished(() => void server.kill('SIGKILL'))
  const task = await newTask()
  expectStory(await ask(`http://127.0.0.1:${port}/`, JSON.stringify(task)), task)
})

interface Task {
  readonly endpoint: string
  readonly keys: { readonly public: string; readonly secret: string }
  readonly wallet: { readonly abi: unknown; readonly tvc: string }
}

/** A wallet that has money and no contract yet. */
async function newTask(): Promise<Task> {
  const { abi } = contracts['Wallet']!
  const wallet = { abi: JSON.parse(abi), tvc: contractTvcText(contracts['Wallet']!) }
  const keys = await client.crypto.generateRandomSignKeys()
  const address = await getContract({ client, ...wallet, signer: keysSigner(keys) }).address()
  await node.fund(address.split('::')[1]!)
  return { endpoint: node.url, keys, wallet }
}

function expectStory(told: Readonly<Record<string, string>>, { keys }: Task): void {
  expect(told).toEqual({
    hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    deployed: expect.stringMatching(/^[0-9a-f]{64}$/),
    owner: keys.public.replace(/^0+/, ''),
    refused: expect.stringMatching(/^\d+ 102$/),
    // None of them has IndexedDB: functions that store say so.
    stored: '35',
  })
}

function edgeConfig(file: string, port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .story), (name = "internet", network = (allow = ["public", "private", "local"]))],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const story :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "${file}")],
  compatibilityDate = "2026-11-01"
);
`
}

/** The answer of a server that may still be starting. */
async function ask(url: string, body: string): Promise<Readonly<Record<string, string>>> {
  for (;;) {
    const response = await fetch(url, { method: 'POST', body }).catch(() => undefined)
    if (response?.ok) return (await response.json()) as Readonly<Record<string, string>>
    if (response !== undefined) throw new Error(await response.text())
    await sleep(100)
  }
}
