/** Sessions in the documentation, replayed: with the daemon, with the node, and on the command line of each kind of network. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type NetworkKind, networkKinds, nodeOptions } from '../support/cli/ExampleNetwork.ts'
import { Tool } from '../support/cli/Tool.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { readSteps, runAsPrinted, runSteps } from '../support/docs/commandSession.ts'
import { followedPages } from '../support/docs/followPage.ts'
import { blocksOf, readBlocks } from '../support/docs/readBlocks.ts'
import { replayRpcSession } from '../support/docs/rpcSession.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { McpSession } from '../support/mcp/McpSession.ts'

const root = join(import.meta.dirname, '../..')
const blocks = readBlocks()

/** The block of a page whose first line begins with `start`. */
function blockOf(file: string, start: string): string {
  const found = blocks.find((block) => block.file === file && block.text.startsWith(start))
  if (found === undefined) throw new Error(`${file} has no block that begins with ${start}`)
  return found.text
}

function openTool(env: Readonly<Record<string, string>> = {}): Tool {
  const tool = new Tool(env)
  onTestFinished(() => tool.dispose())
  return tool
}

/**
 * Every block that is not a program, and what is done with it. Programs: test/bindings/documentation.test.ts, recipes:
 * recipes.test.ts. A page may say itself why a block is not run, see `readBlocks`.
 */
const handled: Readonly<Record<string, readonly (readonly [start: string, what: string])[]>> = {
  'README.md': [
    ['npm ci  ', 'the demonstration and the help are run here; installation is what runs this'],
    ['$ npx vendorclient node', 'replayed'],
    ['$ npx vendorclient daemon --stdio', 'replayed'],
    ['npm test  ', 'what runs this'],
  ],
  'docs/protocol.md': [
    ['$ npx vendorclient daemon --stdio', 'replayed'],
    ['→ {"jsonrpc":"2.0","id":1,"method":"crypto.register_signing_box"', 'replayed'],
    ['→ {"jsonrpc":"2.0","id":1,"method":"crypto.mnemonic_from_random"', 'replayed'],
    ['$ npx vendorclient daemon --port 8650', 'replayed'],
    ["$ node -e '", 'replayed'],
  ],
  'docs/getting-started.md': [
    ['$ npx vendorclient node', 'replayed'],
    ['$ vendorclient config set url local', 'replayed on each kind of network'],
  ],
  'docs/console.md': [['vendorclient node ', 'the console has suites of its own']],
  'docs/contracts.md': [['$ vendorclient node --in-memory --port 8000 &', 'replayed on each kind of network']],
  'docs/development-node.md': [
    ['$ vendorclient node --in-memory', 'replayed'],
    ['$ vendorclient node snapshot', 'examples of these commands, run by everyCommand.test.ts'],
    ['Accounts\n  account-0', 'a part of the banner, which has tests of its own'],
    ['19:16:52 #2     HelloWallet', 'lines of a terminal, which have tests of their own'],
  ],
  'docs/graphql.md': [['query {', 'asked of each kind of network']],
  'docs/key-files.md': [
    ['{"public"', 'a form with gaps; key files have tests of their own'],
    ['{\n  "type": "vendorclient-encrypted-key"', 'compared with a file in the test of the key store'],
  ],
  'docs/mcp.md': [
    ['{\n  "mcpServers": {\n    "vendorclient"', 'started as a client would'],
    ['$ vendorclient config set url local', 'commands that have examples of their own'],
    ['{\n  "mcpServers": {\n    "wallet"', 'a form with paths; the options are those of the suite of the command'],
    ['Send 1.5 tokens to shop.', 'compared in the suite of the command'],
    ['$ vendorclient mcp --allow-sending --confirm console', 'run in the suite of its page'],
  ],
  'docs/networks.md': [['{"version"', 'compared with answers']],
  'docs/proofs.md': [['{\n  "network"', 'a form with gaps; the settings have tests of their own']],
  'docs/reliability.md': [['npm run simulate', 'not run: the simulation has tests of its own']],
  'docs/storage.md': [
    ['sudo -u postgres createuser', 'not run: a server of the machine; servers of their own have tests'],
  ],
  'docs/sending-messages.md': [['{"jsonrpc"', 'asked of a client']],
  'docs/policy.md': [['{\n  "recipients"', 'taken as configuration']],
  'docs/operations.md': [
    ['vendorclient gateway', 'not run: it names nodes of others; the gateway has suites of its own'],
  ],
  'docs/packages.md': [['npm run packages', 'not run: the packages have a test of their own']],
  'docs/guides/compilers.md': [
    ['$ vendorclient config set url local', 'followed by compiling.test.ts'],
    ['$ vendorclient node set-code counter', 'followed by compiling.test.ts'],
  ],
  'docs/guides/contracts.md': [['$ vendorclient contract save', 'replayed without a network']],
  'docs/guides/dapp-ids.md': [['$ vendorclient address convert', 'replayed without a network']],
  'docs/guides/failures.md': [['The contract ended with', 'a form; explanations have tests of their own']],
  'docs/guides/hardware-wallets.md': [
    ['$ vendorclient call wallet sendTransaction', 'forms; signerProgram.test.ts runs such commands'],
    ['{"protocol":"vendorclient-signer/1","type":"get_public_key"}', 'the protocol of signerProgram.test.ts'],
    ['{"protocol":"vendorclient-signer/1","type":"sign"', 'the protocol of signerProgram.test.ts'],
    ['#!/usr/bin/env node', 'asks on a terminal; the signer of signerProgram.test.ts speaks the same protocol'],
  ],
  'docs/guides/keys.md': [['$ export PHRASE', 'replayed without a network']],
  'docs/guides/printing.md': [
    ['const ID_CONSTRUCTOR', 'compiled by printing.test.ts'],
    ['{\n  "ABI version"', 'used by printing.test.ts'],
    ['$ vendorclient faucet', 'replayed by printing.test.ts'],
    ['22:31:07 #3', 'lines of a terminal, which have tests of their own'],
  ],
  'docs/porting/cli.md': [['$ vendorclient address convert', 'replayed without a network']],
  'bindings/c/README.md': [
    ['make && sudo make install', 'run by test/bindings/c.test.ts, in a folder of its own'],
    ['make install PREFIX', 'run by test/bindings/c.test.ts, in a folder of its own'],
    ['#include <tvmclient.h>', 'compiled and run by test/bindings/c.test.ts'],
    ['mcs -out:signing.exe', 'run by test/bindings/c.test.ts, with Mono'],
  ],
  'bindings/rust/README.md': [
    ['[dependencies]\ntokio', 'the manifest of the program that test/bindings/rust.test.ts runs'],
  ],
  'bindings/kotlin/README.md': [['<dependency>', 'both are in the project of packages.test.ts']],
  'bindings/java/README.md': [
    ['<dependency>', 'the projects of packages.test.ts have each'],
    ['plugins {', 'run by packages.test.ts'],
    ["$ javac -cp 'lib/*'", 'run in the suite of the binding, with its package'],
  ],
}
const programs = ['ts', 'python', 'go', 'rust', 'java', 'kotlin']

test('every block of the documentation is run, or there is a reason', () => {
  const others = blocks.filter(
    ({ file, language, notRun, isRecipe }) =>
      !programs.includes(language) && !(file in followedPages) && notRun === undefined && !isRecipe,
  )
  const unknown = others.filter(({ file, text }) => !handled[file]?.some(([start]) => text.startsWith(start)))
  expect(unknown.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  for (const [file, starts] of Object.entries(handled)) for (const [start] of starts) blockOf(file, start)
})

test('every page of docs/start is executed by a suite', () => {
  const pages = readdirSync(join(root, 'docs/start')).map((name) => `docs/start/${name}`)
  expect(Object.keys(followedPages)).toEqual(pages.sort())
  for (const [page, suite] of Object.entries(followedPages))
    expect(readFileSync(join(root, suite), 'utf8')).toMatch(new RegExp(`follow(Browser)?Page\\('${page}'`))
})

test('a block of code is found at any position, with the stated reason why it is not run', () => {
  const page = [
    '1. Item',
    '   ```sh',
    '   make',
    '   ```',
    '',
    '<!-- not run: needs a server -->',
    '````md [a title]',
    '```',
    '````',
  ].join('\n')
  expect(blocksOf('docs/new/page.md', page)).toEqual([
    { file: 'docs/new/page.md', line: 3, language: 'sh', text: 'make' },
    { file: 'docs/new/page.md', line: 8, language: 'md', text: '```', notRun: 'needs a server' },
  ])
})

test('fetching results of a durable queue works as documented', async () => {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  const { method, params } = JSON.parse(blockOf('docs/sending-messages.md', '{"jsonrpc"'))
  const message = { type: 'HashAddress', hash: 'ab'.repeat(32), address: '' }
  const watched = { queue: params.queue, durable: true, messages: [{ message, wait_until: 1 }] }
  await client.call('processing.monitor_messages', watched)
  expect((await client.call(method, params)).results).toMatchObject([{ status: 'Timeout', number: expect.any(String) }])
})

test('the spending policy on its page is valid', async () => {
  const policy = JSON.parse(blockOf('docs/policy.md', '{\n  "recipients"'))
  const client = await LocalClient.open({ config: { policy } })
  onTestFinished(() => client.close())
  expect((await client.call('policy.get')).policies).toMatchObject([{ policy: { unknown: 'refuse' } }])
})

test.each([
  ['docs/guides/contracts.md', '$ vendorclient contract save'],
  ['docs/guides/dapp-ids.md', '$ vendorclient address convert'],
  ['docs/guides/keys.md', '$ export PHRASE'],
  ['docs/porting/cli.md', '$ vendorclient address convert'],
])('the session of %s needs no network', async (file, start) => {
  await runAsPrinted(openTool(), readSteps(blockOf(file, start)))
})

describe('the protocol by hand', () => {
  test.each([
    '$ npx vendorclient daemon --stdio',
    '→ {"jsonrpc":"2.0","id":1,"method":"crypto.register_signing_box"',
    '→ {"jsonrpc":"2.0","id":1,"method":"crypto.mnemonic_from_random"',
  ])('%s', async (start) => {
    await replayRpcSession(openTool(), blockOf('docs/protocol.md', start), ['crypto.mnemonic_from_random'])
  })

  test('the session of the README', async () => {
    await replayRpcSession(openTool(), blockOf('README.md', '$ npx vendorclient daemon --stdio'), [])
  })

  test('over WebSocket', async () => {
    const [serving] = readSteps(blockOf('docs/protocol.md', '$ npx vendorclient daemon --port 8650'))
    const [connecting] = readSteps(blockOf('docs/protocol.md', "$ node -e '"))
    const tool = openTool()
    const args = serving!.command.replace('npx vendorclient ', '').replace('8650', '0').split(' ')
    const { process: daemon, ended } = tool.start(args)
    const [line] = (await once(daemon.stdout, 'data')) as [string]
    const ready = JSON.parse(line)
    expect(Object.keys(ready)).toEqual(Object.keys(JSON.parse(serving!.output[0]!)))
    const program = connecting!.command.replace('ws://127.0.0.1:8650/rpc', ready.ws)
    const env = { PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`, HOME: tool.home }
    const child = spawn('bash', ['-c', program], { cwd: root, env })
    const [answer] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
    expect(answer.trim()).toBe(connecting!.output[0])
    await once(child, 'close')
    daemon.kill('SIGTERM')
    await ended
  })

  test('the help, and the demonstration', { timeout: 120_000 }, async () => {
    const tool = openTool()
    const start = blockOf('README.md', 'npm ci  ')
    expect(start).toContain('npx vendorclient --help')
    expect((await tool.shell('npx vendorclient --help')).code).toBe(0)
    const env = { PATH: process.env['PATH'] ?? '', HOME: tool.home, TMPDIR: tool.folder }
    const demo = spawn(process.execPath, [join(root, 'scripts/demo.ts')], { cwd: tool.folder, env })
    let told = ''
    demo.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text
    })
    const [code] = await once(demo, 'close')
    expect([code, told]).toEqual([0, expect.stringMatching(/\n\d+\. Done\n*$/)])
  })
})

describe('the ready line of the node', () => {
  test.each(['README.md', 'docs/getting-started.md'])('is on a terminal that of %s', async (file) => {
    const [step] = readSteps(blockOf(file, '$ npx vendorclient node'))
    const [title, , ...lines] = step!.output
    const tool = openTool()
    const { process: node, ended } = tool.start(['node', '--port', '0', '--log-format', 'text'])
    let shown = ''
    node.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text
    })
    await expect.poll(() => shown).toContain('Ctrl-C')
    const url = /URL +(\S+)/.exec(shown)![1]!
    const account_id = 'ab'.repeat(32)
    await fetch(`${url}/v2/faucet`, { method: 'POST', body: JSON.stringify({ account_id }) })
    await expect.poll(() => shown).toContain('there is no contract')
    node.kill('SIGTERM')
    await ended
    expect(shown).toContain(title)
    const words = (text: string) => text.replaceAll(url, 'http://127.0.0.1:8600').replace(/ +/g, ' ')
    const known = lines.filter((line) => line !== '…').map((line) => words(line).replace(/^\d\d:\d\d:\d\d/, ''))
    for (const line of known) expect(words(shown)).toContain(line)
  })

  test.each([['docs/development-node.md', '$ vendorclient node --in-memory']])(
    'is for programs that of %s',
    async (file, start) => {
      const [step] = readSteps(blockOf(file, start))
      const tool = openTool()
      const args = step!.command.replace(/^(npx )?vendorclient /, '').split(' ')
      const { process: node, ended } = tool.start([...args, '--port', '0'])
      const [line] = (await once(node.stdout, 'data')) as [string]
      node.kill('SIGTERM')
      await ended
      // Members that the page leaves out come after those that it shows.
      const documented = JSON.parse(step!.output[0]!.replace(/, (\.\.\.|…)\}$/, '}'))
      expect(JSON.parse(line)).toMatchObject({ ...documented, ...anyOf(documented) })
      expect(documented.url).toBe('http://127.0.0.1:8600')
    },
  )
})

/** Whether the nodes of a kind serve collections, subscriptions and the configuration. */
function isOpen(kind: NetworkKind): boolean {
  return kind === 'deprecated' || kind === 'legacy'
}

/** Members whose values differ from run to run. */
function anyOf(documented: object) {
  return Object.fromEntries(
    ['pid', 'port', 'url', 'graphql'].filter((name) => name in documented).map((name) => [name, expect.anything()]),
  )
}

describe.each(networkKinds)('on a network of the kind %s', (kind) => {
  let node: DevNode
  beforeAll(async () => {
    node = await DevNode.start(nodeOptions[kind])
  })
  afterAll(() => node.dispose())

  const dapps = kind === 'classic' ? ' (it pays with SHELL, which only networks with Dapp IDs have)' : ''
  test.skipIf(kind === 'classic')(`the session of docs/getting-started.md${dapps}`, { timeout: 120_000 }, async () => {
    const tool = openTool()
    tool.write('home/.vendorclient/config.json', JSON.stringify({ cli: { networks: { local: [node.url] } } }))
    await runAsPrinted(tool, readSteps(blockOf('docs/getting-started.md', '$ vendorclient config set url local')))
  })

  test('the session of docs/contracts.md', async () => {
    const [serving, ...steps] = readSteps(blockOf('docs/contracts.md', '$ vendorclient node'))
    expect(serving!.command).toBe('vendorclient node --in-memory --port 8000 &')
    const rules = kind === 'classic' ? { VENDORCLIENT_ABI_RULES: 'classic' } : undefined
    await runSteps(openTool({ VENDORCLIENT_CLI_URL: node.url, ...rules }), steps)
  })

  test('the query of docs/graphql.md', async () => {
    const { data, errors } = await node.query(blockOf('docs/graphql.md', 'query {'))
    if (!isOpen(kind)) expect([data ?? null, errors[0].message]).toEqual([null, expect.any(String)])
    else expect([data, errors]).toEqual([{ transactions: expect.any(Array) }, undefined])
  })

  test('the answer of docs/networks.md', async () => {
    const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
    onTestFinished(() => client.close())
    const documented = JSON.parse(blockOf('docs/networks.md', '{"version"'))
    const answer = await client.call('net.get_server_info', {})
    expect(Object.keys(answer)).toEqual(Object.keys(documented))
    expect(Object.keys(answer.features)).toEqual(Object.keys(documented.features))
    const { collections, subscriptions, configuration } = answer.features
    expect([collections, subscriptions, configuration]).toEqual(Array(3).fill(isOpen(kind)))
  })
})

test('the settings of a language-model client start its server', async () => {
  const { mcpServers } = JSON.parse(blockOf('docs/mcp.md', '{\n  "mcpServers": {\n    "vendorclient"'))
  const { command, args } = mcpServers.vendorclient as { command: string; args: string[] }
  const [name, ...words] = args
  expect(name).toBe('mcp')
  const session = await McpSession.open(openTool(), words)
  onTestFinished(() => session.close())
  expect(command).toBe('vendorclient')
  expect((await session.call('list_wallets')).network).toEqual(['http://127.0.0.1:8600'])
})
