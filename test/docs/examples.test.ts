/** The examples of the documentation, each run as its reader would. Payment back ends: test/modules/inbox/services.test.ts. */
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { DevNode, getContract, keysSigner, SendFlags, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { openWallet } from '../../docs/examples/electron/wallet.ts'
import { contracts, contractTvcText } from '../../src/program/devnode/contracts/index.ts'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../support/browser/chromiumOptions.ts'
import type { Json } from '../support/devnode/DevNode.ts'
import { build } from '../support/startBuild.ts'
import { startServing } from '../support/startServing.ts'
import { environmentOutsideOfTests } from '../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'docs/examples')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-examples-'))
const SHELL = 2
/** What each wallet begins with, nano. */
const SHELL_GIVEN = 50_000_000_000n
const hasGo = spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0
const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version'], { stdio: 'ignore' }).status === 0

let node: DevNode
let client: VendorClient
beforeAll(async () => {
  node = await DevNode.start({ program: build })
  client = await spawnClient({ program: build, network: { endpoints: [node.url] } })
})
afterAll(async () => {
  await client?.close()
  await node?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
})

test('every example is in the index', () => {
  const folders = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const index = readFileSync(join(examples, 'README.md'), 'utf8')
  expect(folders.map(({ name }) => name).filter((name) => !index.includes(`](${name})`))).toEqual([])
})

test('the Vitest suite passes', { timeout: 120_000 }, async () => {
  const place = copyOf('vitest')
  bind('ts', join(place, 'wallet.ts'))
  const { stdout } = await run(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=60000'],
    place,
  )
  expect(stdout).toMatch(/Tests .*2 passed/)
})

test.skipIf(!hasPytest)(
  `the pytest suite passes${hasPytest ? '' : ' (there is no pytest)'}`,
  {
    timeout: 120_000,
  },
  async () => {
    const place = copyOf('pytest')
    bind('python', join(place, 'wallet.py'))
    const { stdout } = await run('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], place)
    expect(stdout).toMatch(/^2 passed/m)
  },
)

test.skipIf(!hasGo)(`the Go suite passes${hasGo ? '' : ' (there is no go)'}`, { timeout: 240_000 }, async () => {
  const place = copyOf('gotest')
  mkdirSync(join(place, 'wallet'))
  bind('go', join(place, 'wallet/wallet.go'))
  await run('go', ['mod', 'edit', '-replace', `${goModulePath}=${join(root, 'bindings/go')}`], place)
  expect((await run('gofmt', ['-l', '.'], place)).stdout).toBe('')
  const { stdout } = await run('go', ['test', '-v', '.'], place)
  expect(stdout.match(/^--- PASS/gm)).toHaveLength(2)
})

describe('the wallet of the Electron application', () => {
  test('signs in its own process when the person agrees, and pays nothing otherwise', async () => {
    const { address, keys } = await deployWallet()
    const questions: string[] = []
    let agrees = false
    const wallet = await openWallet({
      ...{ endpoint: node.url, dataFolder: join(folder, 'electron'), address, keys },
      confirm: async (question) => {
        questions.push(question)
        return agrees
      },
    })
    onTestFinished(() => wallet.close())
    const dest = `0:${(await client.crypto.generateRandomSignKeys()).public}`
    const before = await wallet.balance()
    expect(before.shell).toBe(String(SHELL_GIVEN))
    await expect(wallet.pay(dest, '1500000000')).rejects.toMatchObject({ code: 26 })
    expect(await wallet.balance()).toEqual(before)
    agrees = true
    expect(await wallet.pay(dest, '1500000000')).toMatch(/^[0-9a-f]{64}$/)
    expect((await wallet.balance()).shell).toBe(String(SHELL_GIVEN - 1_500_000_000n))
    expect(await shellOf(dest.slice(2))).toBe(1_500_000_000n)
    expect(new Set(questions)).toEqual(new Set([`Pay 1500000000 nano of SHELL to ${dest}?`]))
    await expect(wallet.pay('javascript:', '1')).rejects.toThrow('Invalid payment')
  })
})

test('the page in a browser signs with a key that stays there', { timeout: 60_000 }, async () => {
  const page = await servePage()
  const daemon = await startServing(
    { folder: mkdtempSync(join(folder, 'daemon-')), file: build },
    '--allow-origin',
    page.origin,
  )
  page.session = { url: daemon.discovery.ws, token: daemon.token }
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_OPTIONS })
  onTestFinished(() => browser.close())
  const opened = await browser.newPage()
  await opened.goto(page.origin)
  await opened.getByRole('button', { name: 'Sign' }).click()
  await opened.getByText(/^signed [0-9a-f]{128}/).waitFor()
  await opened.getByRole('button', { name: 'Decline' }).click()
  await opened.getByText(/refused 26: .*declined by user/).waitFor()
})

describe('the client that checks proofs', () => {
  test('shows states that the keepers have signed', async () => {
    const account = await fundedAccount()
    const printed = await checkProofs(node, account)
    expect(printed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^proven at block \d+: 100000000000\n$/) })
  })

  test('accepts nothing signed by others', async () => {
    const account = await fundedAccount()
    const stranger = await DevNode.start({ program: build, args: ['--keepers', '2'] })
    onTestFinished(() => stranger.stop())
    expect(await checkProofs(stranger, account)).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining('not believed: Proof check failed'),
    })
  })

  /** Runs the example `proof-client` with the keepers of a node. */
  async function checkProofs(trusted: DevNode, account: string) {
    const place = copyOf('proof-client')
    writeFileSync(join(place, 'keepers.json'), JSON.stringify(trusted.ready['trusted_keepers']))
    const args = ['client.ts', node.url, 'keepers.json', `${account}::${account}`]
    return run(process.execPath, args, place).then(
      (printed) => ({ code: 0, ...printed }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
  }

  async function fundedAccount(): Promise<string> {
    const { public: id } = await client.crypto.generateRandomSignKeys()
    await node.fund(id)
    return id
  }
})

test('the bot in Python answers each payment once, also after it was killed', { timeout: 120_000 }, async () => {
  const { address, keys } = await deployWallet()
  const [, account_id] = address.split('::') as [string, string]
  const place = copyOf('python-bot')
  writeFileSync(join(place, 'wallet.json'), JSON.stringify({ account_id, keys, abi: contracts['Wallet']!.abi }))
  const payer = await deployWallet()
  const payerId = payer.address.slice(-64)
  const payload = await comment('echo')
  const transfer = {
    dest: address,
    value: 0,
    cc: { 2: 2_000_000_000n },
    bounce: false,
    flags: SendFlags.PayFees,
    payload,
  }
  const pay = () => payer.contract.call['sendTransaction']!(transfer as never)
  const first = startBot(place)
  await pay()
  await expect.poll(() => first.printed()).toContain(': executed')
  first.kill()
  await pay()
  const second = startBot(place)
  // What the first one held passes on after 10 s.
  await expect
    .poll(() => second.printed(), { timeout: 60_000 })
    .toMatch(/^received \{2: 2000000000\} .*\n(.*\n)*.*: executed$/m)
  // Exactly a tenth of each payment was returned.
  await expect.poll(() => shellOf(payerId)).toBe(SHELL_GIVEN - 2n * 1_800_000_000n)
  await expect.poll(() => shellOf(account_id)).toBe(SHELL_GIVEN + 2n * 1_800_000_000n)
  const fields = 'transactions(first:100){nodes{out_messages{dst msg_type_name}}}'
  const query = `{blockchain{account(account_id:"${account_id}",dapp_id:"${account_id}"){${fields}}}}`
  const sentOnes = async () => {
    const { result } = await client.net.query({ query })
    const messages = result.data.blockchain.account.transactions.nodes.flatMap((each: Json) => each.out_messages)
    return messages.filter((each: Json) => each.msg_type_name === 'Internal').map((each: Json) => each.dst)
  }
  expect(await sentOnes()).toEqual([`0:${payerId}`, `0:${payerId}`])

  function startBot(cwd: string) {
    const child = spawn('python3', ['bot.py', node.url, join(cwd, 'data'), 'wallet.json'], { cwd, env: environment() })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
    }
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    return { printed: () => text, kill: () => child.kill('SIGKILL') }
  }
})

test.skipIf(!hasGo)(`the service in Go answers${hasGo ? '' : ' (there is no go)'}`, { timeout: 120_000 }, async () => {
  const place = copyOf('go-service')
  const library = `${goModulePath}=${join(root, 'bindings/go')}`
  await run('go', ['mod', 'edit', '-replace', library], place)
  await run('go', ['build', '-o', 'balances', '.'], place)
  expect((await run('gofmt', ['-l', '.'], place)).stdout).toBe('')
  const service = spawn(join(place, 'balances'), ['127.0.0.1:0', node.url], { cwd: place, env: environment() })
  onTestFinished(() => {
    service.kill('SIGKILL')
  })
  const [line] = await once(service.stderr.setEncoding('utf8'), 'data')
  const url = `http://${/127\.0\.0\.1:\d+/.exec(line)![0]}`
  expect((await fetch(`${url}/healthz`)).status).toBe(204)
  const { public: id } = await client.crypto.generateRandomSignKeys()
  await node.fund(id)
  const paths = [`${id}/${id}`, `${id}/nobody`, `${id}/${'22'.repeat(32)}`]
  const answers = await Promise.all(paths.map((path) => fetch(`${url}/accounts/${path}`)))
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toMatchObject([
    [200, { balance: '100000000000' }],
    [400, { code: 512 }],
    [404, { code: 622 }],
  ])
  service.kill('SIGTERM')
  expect(await once(service, 'close')).toEqual([0, null])
})

/** A wallet with tokens and SHELL, and its keys. */
async function deployWallet() {
  const keys = await client.crypto.generateRandomSignKeys()
  const signer = keysSigner(keys)
  const image = contracts['Wallet']!
  const contract = getContract({ client, abi: JSON.parse(image.abi), tvc: contractTvcText(image), signer })
  const address = await contract.address()
  await node.fund(address, 100_000_000_000n, { [SHELL]: SHELL_GIVEN })
  const owners = { owners_pubkey: [signer.publicKey], owners_address: [] }
  await contract.deploy({ ...owners, reqConfirms: 1, reqConfirmsData: 1, value: 0 } as never)
  return { contract, address, keys }
}

/** SHELL of an account, nano. */
async function shellOf(id: string): Promise<bigint> {
  const { boc } = await client.account.getAccount({ account_id: id, dapp_id: id })
  const { balance_other } = (await client.boc.parseAccount({ boc })).parsed
  return BigInt(balance_other?.find(({ currency }) => currency === SHELL)?.value ?? 0)
}

/** Body of a transfer with a comment: 32 zero bits, then the text. */
async function comment(text: string): Promise<string> {
  const bytes = Buffer.from(text).toString('hex')
  const builder: Parameters<VendorClient['boc']['encodeBoc']>[0]['builder'] = [
    { type: 'Integer', size: 32, value: '0' },
    { type: 'BitString', value: `x{${bytes}}` },
  ]
  return (await client.boc.encodeBoc({ builder })).boc
}

/** The example and the script of the package, served on a separate port. */
async function servePage() {
  const served = { origin: '', session: {} }
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.mjs': 'text/javascript',
  }
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : request.url!.slice(1)
    if (name === 'session.json') return void response.end(JSON.stringify(served.session))
    const file = name === 'browser.mjs' ? join(root, 'dist/browser.mjs') : join(examples, 'browser', name)
    try {
      response.setHeader('content-type', types[extname(name)] ?? 'text/plain')
      response.end(readFileSync(file))
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  served.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return served
}

/** The example in its own folder, with the package beside it. */
function copyOf(name: string): string {
  const place = mkdtempSync(join(folder, `${name}-`))
  cpSync(join(examples, name), place, { recursive: true })
  mkdirSync(join(place, 'node_modules'))
  symlinkSync(root, join(place, 'node_modules/vendorclient'))
  symlinkSync(join(root, 'node_modules/vitest'), join(place, 'node_modules/vitest'))
  writeFileSync(join(place, 'package.json'), '{"type":"module"}')
  return place
}

function bind(language: string, file: string): void {
  execFileSync(process.execPath, [build, 'bind', 'Wallet', '--lang', language, '--output', file])
}

function environment(): NodeJS.ProcessEnv {
  return {
    ...environmentOutsideOfTests(),
    ...{ GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' },
    PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
    PYTHONPATH: join(root, 'bindings/python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
    VENDORCLIENT_BINARY: build,
    VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data'),
  }
}

function run(command: string, args: readonly string[], cwd: string) {
  return promisify(execFile)(command, args, { cwd, env: environment() })
}
