/**
 * The examples of the documentation, each run as its reader would, on every kind of node. Payment back ends that are killed:
 * test/modules/inbox/services.test.ts.
 */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium } from 'playwright-core'
import { DevNode, SendFlags } from 'vendorclient'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { openWallet } from '../../docs/examples/electron/wallet.ts'
import { contracts } from '../../src/program/contracts/index.ts'
import { CHROMIUM, CHROMIUM_OPTIONS } from '../support/browser/chromiumOptions.ts'
import { type NetworkKind, networkKinds } from '../support/cli/ExampleNetwork.ts'
import { ExampleRunner, SHELL, SHELL_GIVEN } from '../support/docs/ExampleRunner.ts'
import { missingTools } from '../support/missingTools.ts'
import { PAYMENT_LANGUAGES } from '../support/processing/payments/paymentLanguages.ts'
import { build } from '../support/startBuild.ts'
import { startServing } from '../support/startServing.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const root = join(import.meta.dirname, '../..')
const examples = join(root, 'docs/examples')
const index = readFileSync(join(examples, 'README.md'), 'utf8')
const folder = temporaryFolder(afterAll)
const hasGo = spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0
const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version'], { stdio: 'ignore' }).status === 0
/** Kinds of nodes, by what the index says in its last column. */
const nodesOf: Readonly<Record<string, readonly NetworkKind[]>> = {
  every: networkKinds,
  'with Dapp IDs': networkKinds.filter((kind) => kind !== 'classic'),
  'with proofs': ['strict', 'deprecated'],
  none: networkKinds,
}
const withoutGo = hasGo ? '' : ' (there is no go)'

test('every example is in the index', () => {
  const folders = readdirSync(examples, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = folders.map(({ name }) => name)
  expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([])
  const columns = names.map((name) => index.split('\n').find((line) => line.includes(`](${name})`)) ?? '')
  expect(columns.filter((row) => !Object.keys(nodesOf).some((nodes) => row.endsWith(` | ${nodes} |`)))).toEqual([])
})

describe.each(networkKinds)('on a node of the kind %s', (kind) => {
  let runner: ExampleRunner
  beforeAll(async () => {
    runner = await ExampleRunner.start(kind)
  })
  afterAll(() => runner?.dispose())
  /** Whether the index of the examples says that this one runs on a node of the kind. */
  const runsHere = (name: string) => nodesOf[lastColumnOf(name)]!.includes(kind)

  test.runIf(runsHere('vitest'))('the Vitest suite passes', { timeout: 120_000 }, async () => {
    const place = runner.copyOf('vitest')
    runner.bind('ts', join(place, 'wallet.ts'))
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--testTimeout=60000']
    expect((await runner.run(process.execPath, vitest, place)).stdout).toMatch(/Tests .*2 passed/)
  })

  test.runIf(hasPytest && runsHere('pytest'))(
    `the pytest suite passes${hasPytest ? '' : ' (there is no pytest)'}`,
    { timeout: 120_000 },
    async () => {
      const place = runner.copyOf('pytest')
      runner.bind('python', join(place, 'wallet.py'))
      const { stdout } = await runner.run('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], place)
      expect(stdout).toMatch(/^2 passed/m)
    },
  )

  test.runIf(hasGo && runsHere('gotest'))(`the Go suite passes${withoutGo}`, { timeout: 240_000 }, async () => {
    const place = runner.copyOf('gotest')
    mkdirSync(join(place, 'wallet'))
    runner.bind('go', join(place, 'wallet/wallet.go'))
    await useOwnModule(place)
    const { stdout } = await runner.run('go', ['test', '-v', '.'], place)
    expect(stdout.match(/^--- PASS/gm)).toHaveLength(2)
  })

  test('the wallet of the Electron application pays when the person agrees, and nothing otherwise', async () => {
    if (kind === 'classic') vi.stubEnv('VENDORCLIENT_ABI_RULES', 'classic')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { address, keys } = await runner.deployWallet()
    const questions: string[] = []
    let agrees = false
    const wallet = await openWallet({
      ...{ endpoint: runner.node.url, dataFolder: join(folder, `electron-${kind}`), address, keys },
      confirm: async (question) => {
        questions.push(question)
        return agrees
      },
    })
    onTestFinished(() => wallet.close())
    const dest = `0:${(await runner.client.crypto.generateRandomSignKeys()).public}`
    const before = await wallet.balance()
    expect(before.shell).toBe(String(SHELL_GIVEN))
    await expect(wallet.pay(dest, '1500000000')).rejects.toMatchObject({ code: 26 })
    expect(await wallet.balance()).toEqual(before)
    agrees = true
    expect(await wallet.pay(dest, '1500000000')).toMatch(/^[0-9a-f]{64}$/)
    expect((await wallet.balance()).shell).toBe(String(SHELL_GIVEN - 1_500_000_000n))
    expect(await runner.shellOf(dest.slice(2))).toBe(1_500_000_000n)
    expect(new Set(questions)).toEqual(new Set([`Pay 1500000000 nano of SHELL to ${dest}?`]))
    await expect(wallet.pay('javascript:', '1')).rejects.toThrow('Invalid payment')
  })

  describe.runIf(runsHere('proof-client'))('the client that checks proofs', () => {
    test('shows states that the keepers have signed', async () => {
      const printed = await checkProofs(runner.node, await runner.fundedAccount())
      expect(printed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^proven at block \d+: 100000000000\n$/) })
    })

    test('accepts nothing signed by others', async () => {
      const account = await runner.fundedAccount()
      const stranger = await DevNode.start({ program: build, args: ['--keepers', '2'] })
      onTestFinished(() => stranger.stop())
      expect(await checkProofs(stranger, account)).toMatchObject({
        ...{ code: 1, stdout: '' },
        stderr: expect.stringContaining('not believed: Proof check failed'),
      })
    })

    /** Runs the example with the keepers of a node. */
    async function checkProofs(trusted: DevNode, account: string) {
      const place = runner.copyOf('proof-client')
      writeFileSync(join(place, 'keepers.json'), JSON.stringify(trusted.ready['trusted_keepers']))
      const args = ['client.ts', runner.node.url, 'keepers.json', `${account}::${account}`]
      return runner.run(process.execPath, args, place).then(
        (printed) => ({ code: 0, ...printed }),
        (error: { code: number; stdout: string; stderr: string }) => error,
      )
    }
  })

  test('the bot in Python answers each payment once, also after it was killed', { timeout: 120_000 }, async () => {
    const { address, accountId, keys } = await runner.deployWallet()
    const place = runner.copyOf('python-bot')
    const bot = { account_id: accountId, keys, abi: contracts['Wallet']!.abi }
    writeFileSync(join(place, 'wallet.json'), JSON.stringify(bot))
    const payer = await runner.deployWallet()
    const payment = {
      dest: address,
      value: 0,
      cc: { [SHELL]: 2_000_000_000n },
      bounce: false,
      flags: SendFlags.PayFees,
    }
    const payload = await comment('echo')
    const pay = () => payer.contract.call['sendTransaction']!({ ...payment, payload } as never)
    const startBot = () =>
      runner.start('python3', ['bot.py', runner.node.url, join(place, 'data'), 'wallet.json'], place)
    const first = startBot()
    await pay()
    await expect.poll(() => first.printed()).toContain(': executed')
    first.kill()
    await pay()
    const second = startBot()
    // What the first one held passes on after 10 s.
    await expect
      .poll(() => second.printed(), { timeout: 60_000 })
      .toMatch(/^received \{2: 2000000000\} .*\n(.*\n)*.*: executed$/m)
    // Exactly a tenth of each payment was returned.
    await expect.poll(() => runner.shellOf(payer.accountId)).toBe(SHELL_GIVEN - 2n * 1_800_000_000n)
    await expect.poll(() => runner.shellOf(accountId)).toBe(SHELL_GIVEN + 2n * 1_800_000_000n)
    expect(await runner.paidBy(accountId)).toEqual([`0:${payer.accountId}`, `0:${payer.accountId}`])
  })

  // That in Java takes long to build; its own suite runs it on a default node.
  const paying = PAYMENT_LANGUAGES.filter(({ name, tools }) => name !== 'Java' && missingTools(tools).length === 0)
  test.runIf(runsHere('payments-ts')).each(paying)(
    'the back end in $name credits a deposit and sends a payout',
    { timeout: 240_000 },
    async (language) => {
      const { accountId, keys } = await runner.deployWallet()
      const place = mkdtempSync(join(runner.folder, 'payments-'))
      const program = mkdtempSync(join(runner.folder, 'payments-program-'))
      const { command, env } = language.build(program)
      const wallet = join(place, 'wallet.json')
      writeFileSync(wallet, JSON.stringify({ accountId, keys, abi: contracts['Wallet']!.abi }))
      const [file, ...args] = [...command, runner.node.url, place, wallet]
      const service = runner.start(file!, args, program, env)
      await expect.poll(() => service.printed()).toContain('ready')
      const database = new DatabaseSync(join(place, 'payments.sqlite'))
      onTestFinished(() => database.close())
      const dest = `0:${(await runner.client.crypto.generateRandomSignKeys()).public}`
      database.prepare('INSERT INTO payouts (id, dest, amount) VALUES (?, ?, ?)').run('1', dest, '1000000')
      await expect
        .poll(() => database.prepare('SELECT id, state FROM payouts').all())
        .toEqual([{ id: '1', state: 'executed' }])
      expect(await runner.paidBy(accountId)).toEqual([dest])
      const credits = database.prepare('SELECT currency, amount FROM credits ORDER BY currency')
      await expect.poll(() => credits.all()).toContainEqual({ currency: SHELL, amount: String(SHELL_GIVEN) })
    },
  )

  test.skipIf(!hasGo)(`the service in Go answers${withoutGo}`, { timeout: 120_000 }, async () => {
    const place = runner.copyOf('go-service')
    await useOwnModule(place)
    await runner.run('go', ['build', '-o', 'balances', '.'], place)
    const { process: service } = runner.start(join(place, 'balances'), ['127.0.0.1:0', runner.node.url], place)
    const [line] = await once(service.stderr!, 'data')
    const url = `http://${/127\.0\.0\.1:\d+/.exec(line)![0]}`
    expect((await fetch(`${url}/healthz`)).status).toBe(204)
    const id = await runner.fundedAccount()
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

  /** Makes a Go program use the binding of this folder; its format is checked, too. */
  async function useOwnModule(place: string): Promise<void> {
    await runner.run('go', ['mod', 'edit', '-replace', `${goModulePath}=${join(root, 'bindings/go')}`], place)
    expect((await runner.run('gofmt', ['-l', '.'], place)).stdout).toBe('')
  }

  /** Body of a transfer with a comment: 32 zero bits, then the text. */
  async function comment(text: string): Promise<string> {
    const bytes = Buffer.from(text).toString('hex')
    const builder = [
      { type: 'Integer', size: 32, value: '0' },
      { type: 'BitString', value: `x{${bytes}}` },
    ] as const
    return (await runner.client.boc.encodeBoc({ builder: [...builder] })).boc
  }
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

/** What the index says about the nodes that an example runs on. */
function lastColumnOf(name: string): string {
  const row = index.split('\n').find((line) => line.startsWith('| [') && line.includes(`](${name})`))
  return row?.replace(/^.* \| (.*) \|$/, '$1') ?? expect.unreachable(`${name} is not in the index`)
}
