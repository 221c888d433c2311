/** Links to the console below the output of commands for people. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Tool, type ToolRun } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { build, startBuild } from '../../support/startBuild.ts'

let node: DevNode
let tool: Tool
let wallet: string
let other: string
/** Ids of a transfer: transaction, message, block. */
let sent: { readonly tx_hash: string; readonly message_hash: string; readonly block_hash: string }

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  const [first, second] = node.ready.accounts
  wallet = `${first!.dapp_id}::${first!.account_id}`
  other = `${second!.dapp_id}::${second!.account_id}`
  const phrase = node.ready.mnemonic!
  await tool.json(['keys', 'pair', '-o', 'keys.json', '-p', phrase, '--path', `m/44'/396'/0'/0/0`])
  await tool.json(['contract', 'save', 'Wallet'])
  sent = await tool.json(send('1'))
}, 120_000)
afterAll(async () => {
  tool?.dispose()
  await node?.dispose()
})

function send(value: string): string[] {
  const options = ['--keys', 'keys.json', '--yes']
  return ['multisig', 'send', '--address', wallet, '--dest', other, '--value', value, ...options]
}

function transfer(value: string): string[] {
  const input = { dest: other, value, cc: {}, bounce: true, flags: 1, payload: '' }
  const options = ['--abi', 'Wallet.abi.json', '--keys', 'keys.json', '--yes']
  return ['call', wallet, 'sendTransaction', JSON.stringify(input), ...options]
}

/** The link in what was printed, without the address of the console. */
function linkIn({ stdout, stderr }: ToolRun, base = node.url): string | undefined {
  const link = /^ *console: (\S+)$/m.exec(`${stdout}\n${stderr}`)?.[1]
  return link?.startsWith(base) === true ? link.slice(base.length) : link
}

function accountPage(address: string): string {
  const [dapp, account] = address.split('::')
  return `/accounts/${account}${dapp === account ? '' : `?dapp=${dapp}`}`
}

describe('on a development node', () => {
  test.each<[string, () => string[], () => string]>([
    ['tx', () => ['tx', sent.tx_hash], () => `/transactions/${sent.tx_hash}`],
    ['tree', () => ['tree', sent.message_hash], () => `/transactions/${sent.tx_hash}`],
    ['status', () => ['status', sent.message_hash], () => `/transactions/${sent.tx_hash}`],
    ['block', () => ['block', sent.block_hash], () => `/blocks/${sent.block_hash}`],
    ['account', () => ['account', wallet], () => accountPage(wallet)],
    ['history', () => ['history', wallet], () => accountPage(wallet)],
    ['node trace', () => ['node', 'trace', sent.tx_hash], () => `/transactions/${sent.tx_hash}`],
    ['watch', () => ['watch', wallet, '--from-start', '--count', '1'], () => '/transactions/'],
    ['faucet', () => ['faucet', other, '1'], () => '/transactions/'],
    ['call', () => transfer('1000000'), () => '/transactions/'],
    ['multisig send', () => send('1.5'), () => '/transactions/'],
  ])('%s prints where a browser shows it, and documents have no such thing', async (_, words, path) => {
    const ran = await tool.run(words())
    expect(ran).toMatchObject({ code: 0 })
    const link = linkIn(ran)
    expect(link).toContain(path())
    expect((await fetch(`${node.url}${link}`)).headers.get('content-type')).toContain('text/html')
    const document = await tool.json(words().map((word) => (word === '1000000' ? '2000000' : word)))
    expect(JSON.stringify(document)).not.toContain('console')
  })

  test('a transaction that failed is shown, too', async () => {
    const ran = await tool.run([...transfer('999000000000000000'), '--no-preflight'])
    expect(ran.code).toBe(13)
    expect(linkIn(ran)).toMatch(/^\/transactions\/[0-9a-f]{64}$/)
  })

  test('a missing object has no link, and --quiet prints none', async () => {
    expect(linkIn(await tool.run(['tx', '0'.repeat(64)]))).toBeUndefined()
    expect(linkIn(await tool.run(['tx', sent.tx_hash, '--quiet']))).toBeUndefined()
  })

  test('in a terminal, the ids of a stream are links', async () => {
    const { stdout } = await tool.runOnTerminal(['watch', wallet, '--from-start', '--count', '1'])
    const link = `${node.url}/transactions/`
    expect(stdout).toMatch(new RegExp(`\\x1b\\]8;;${link}([0-9a-f]{64})\\x1b\\\\\\1\\x1b\\]8;;\\x1b\\\\`))
  })
})

describe('elsewhere', () => {
  test('the console that serves the network is found, for as long as it serves', async ({
    onTestFinished: whenOver,
  }) => {
    const proxy = await NodeProxy.start(node.url, whenOver, {
      read: async ({ path, forward }) => (path.startsWith('/console') ? { status: 404, text: '' } : forward()),
    })
    const show = ['tx', sent.tx_hash, '--url', proxy.url]
    expect(linkIn(await tool.run(show))).toBeUndefined()
    const folder = tool.folder
    const running = startBuild(['console', '--port', '0', '--endpoint', proxy.url], { folder, file: build })
    const { url } = JSON.parse(await running.waitForLine(() => true))
    expect(linkIn(await tool.run(show), url)).toBe(`/transactions/${sent.tx_hash}`)
    expect(linkIn(await tool.run(['tx', sent.tx_hash]))).toBe(`/transactions/${sent.tx_hash}`)
    running.process.kill('SIGTERM')
    await running.ended
    expect(linkIn(await tool.run(show))).toBeUndefined()
  })

  test('the file of a killed console is not taken for a running one', async () => {
    const server = createServer((_, response) => response.end('{"kind":"node","endpoint":"https://node.example"}'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    mkdirSync(`${tool.dataFolder}/consoles`, { recursive: true })
    const files = {
      '1.json': 'no JSON',
      '2.json': JSON.stringify({ url: 'http://elsewhere.example', endpoint: node.url }),
      [`${port}.json`]: JSON.stringify({ url: `http://127.0.0.1:${port}`, endpoint: 'http://localhost:1' }),
    }
    for (const [name, text] of Object.entries(files)) writeFileSync(`${tool.dataFolder}/consoles/${name}`, text)
    const ran = await tool.run(['account', wallet, '--url', 'http://localhost:1', '--timeout', '2000'])
    expect(ran.code).toBe(10)
    expect(linkIn(ran)).toBeUndefined()
    expect(linkIn(await tool.run(['tx', sent.tx_hash]))).toBe(`/transactions/${sent.tx_hash}`)
  })
})
