/** Forms of contracts in a real browser: rows for every type, units, accounts by name, and the same call as code. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goModulePath } from '../../../bindings/generator/go/generateGo.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { oneCell } from '../../support/console/oneCell.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { build } from '../../support/startBuild.ts'
import { environmentOutsideOfTests } from '../../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../../..')
const hasGo = spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0

let node: DevNode
let shown: ConsolePage
const tool = new Tool()

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  shown = await ConsolePage.open(node.ready.console!)
}, 120_000)
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
  tool.dispose()
})

/** The call of the form as code. */
async function codeAs(language: string): Promise<string> {
  const { page } = shown
  const languages = page.getByLabel('Language of the call')
  if (!(await languages.isVisible())) await page.getByText('Copy as code').click()
  await languages.selectOption(language)
  await page.getByRole('button', { name: 'Copy code' }).click()
  return (await page.evaluate('navigator.clipboard.readText()')) as string
}

/** The arguments that the form has now. */
async function inputOf(): Promise<unknown> {
  const line = (await codeAs('Command line')).replaceAll(`'\\''`, "'")
  return JSON.parse(/ '(\{.*\})' /.exec(line.replaceAll('\n', ' '))![1]!)
}

describe('a function with parameters of every kind', () => {
  const account = 'd7'.repeat(32)
  const abi = {
    'ABI version': 2,
    version: '2.4',
    header: ['time'],
    functions: [
      {
        name: 'store',
        inputs: [
          {
            name: 'people',
            type: 'tuple[]',
            components: [
              { name: 'name', type: 'string' },
              { name: 'ages', type: 'map(uint8,address)' },
            ],
          },
          { name: 'limit', type: 'optional(uint64)' },
          { name: 'nothing', type: 'optional(cell)' },
          {
            name: 'pair',
            type: 'tuple',
            components: [
              { name: 'a', type: 'uint8' },
              { name: 'b', type: 'int8[2]' },
            ],
          },
          { name: 'bounce', type: 'bool' },
          { name: 'amount', type: 'uint128' },
          { name: 'raw', type: 'bytes' },
        ],
        outputs: [],
      },
    ],
    events: [],
    fields: [],
  }

  test('has a row for each value, and the library takes what it holds', async () => {
    await node.admin('set_balance', { account_id: account, balance: '5000000000' })
    // Accepts everything.
    await node.admin('set_code', { account_id: account, code: oneCell('f800') })
    const { page } = shown
    await shown.go(`/contracts?account=${account}`, 'Contracts')
    await page.getByRole('link', { name: /^Add the ABI for the code/ }).click()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Choose files…').click()])
    const buffer = Buffer.from(JSON.stringify(abi))
    await chooser.setFiles({ name: 'Rows.abi.json', mimeType: 'application/json', buffer })
    await page.getByRole('link', { name: /Rows/ }).waitFor()
    await shown.go(`/contracts?account=${account}`, 'Contracts')
    await page.getByLabel('Function').waitFor()
    // What is sent without any input is what the form shows.
    const empty = { people: [], limit: null, nothing: null, pair: { a: '0', b: ['0', '0'] } }
    expect(await inputOf()).toEqual({ ...empty, bounce: true, amount: '0', raw: '' })

    await page.getByRole('button', { name: 'Add an item to people' }).click()
    await page.getByLabel(/^name/).fill("Ann O'Hara")
    await page.getByRole('button', { name: 'Add a row to ages' }).click()
    await page.getByLabel(/^key/).fill('7')
    await page.getByLabel(/^value/).fill('account-1')
    await page
      .getByRole('group', { name: /^limit/ })
      .getByLabel('has a value')
      .check()
    await page
      .getByRole('group', { name: /^limit/ })
      .getByLabel('uint64')
      .fill('18446744073709551615')
    await page.getByLabel(/^a uint8/).fill('1')
    await page.getByLabel(/^1 int8/).fill('-2')
    await page.getByLabel(/^amount/).fill('1.5')
    await page.getByText('= 1\u202f500\u202f000\u202f000 nanotokens').waitFor()
    await page.getByLabel(/^raw/).fill('c0ffee')
    const second = `0:${node.ready.accounts[1]!.account_id}`
    expect(await inputOf()).toEqual({
      people: [{ name: "Ann O'Hara", ages: { 7: second } }],
      limit: '18446744073709551615',
      nothing: null,
      pair: { a: '1', b: ['0', '-2'] },
      ...{ bounce: true, amount: '1500000000', raw: 'c0ffee' },
    })
    await page.getByLabel('Unit of amount').selectOption('nano')
    expect(await page.getByLabel(/^amount/).inputValue()).toBe('1500000000')
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page.getByText('would succeed').waitFor()
    await page.getByRole('button', { name: 'Remove item 0 of people' }).click()
    expect(await inputOf()).toMatchObject({ people: [] })
    expect(await shown.checkAccessibility()).toEqual([])
  })

  test('names the field that cannot be read', async () => {
    const { page } = shown
    await page.getByLabel(/^a uint8/).fill('')
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page.getByRole('alert').getByText('pair.a is empty: enter a number').waitFor()
    expect(await page.getByText('Emulating').count()).toBe(0)
  })

  test('is filled in from the address of the page', async () => {
    const input = JSON.stringify({ amount: '7', people: [{ name: 'Bob', ages: {} }] })
    await shown.go(`/contracts?account=${account}&function=store&input=${encodeURIComponent(input)}`, 'Contracts')
    await shown.page.getByLabel(/^name/).waitFor()
    expect(await inputOf()).toMatchObject({ amount: '7', people: [{ name: 'Bob', ages: {} }] })
  })
})

describe('a call as code', () => {
  const programs = join(tool.folder, 'programs')
  let account: string

  /** Number of events that the contract has sent. */
  async function events(): Promise<number> {
    const { data } = await node.query(
      `{ blockchain { account(account_id: "${account}", dapp_id: "${account}") {
        messages(msg_type: [ExtOut]) { edges { node { id } } } } } }`,
    )
    return data.blockchain.account.messages.edges.length
  }

  beforeAll(async () => {
    const { page } = shown
    await shown.go('/contracts', 'Contracts')
    await page.getByRole('link', { name: 'HelloWallet' }).click()
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('button', { name: 'Save key file' }).waitFor()
    await page.getByRole('button', { name: 'Compute the address' }).click()
    await page.getByRole('button', { name: /Get 10 from the faucet/ }).click()
    await page.getByText('Uninit', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByText('Finality').waitFor()
    await page.getByRole('link', { name: 'Call it' }).click()
    await page.getByLabel('Function').selectOption('touch')
    account = new URL(page.url()).searchParams.get('account')!
    await page.getByRole('combobox', { name: /^Key/ }).selectOption({ index: 1 })
    mkdirSync(join(programs, 'node_modules'), { recursive: true })
    symlinkSync(root, join(programs, 'node_modules/vendorclient'))
    symlinkSync(join(root, 'node_modules/@types'), join(programs, 'node_modules/@types'))
    writeFileSync(join(programs, 'package.json'), '{"type":"module"}')
    for (const button of ['Save key file', 'Save ABI file']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ])
      const name = download.suggestedFilename()
      await download.saveAs(join(programs, name))
      if (name === 'keys.json') await download.saveAs(tool.path(name))
    }
  }, 120_000)

  const run = (command: string, args: readonly string[]) =>
    promisify(execFile)(command, args, {
      cwd: programs,
      env: {
        ...environmentOutsideOfTests(),
        ...{ GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' },
        PYTHONPATH: join(root, 'bindings/python/src'),
        PYTHONDONTWRITEBYTECODE: '1',
        VENDORCLIENT_BINARY: build,
        VENDORCLIENT_DAEMON_DATA_FOLDER: join(programs, 'data'),
      },
    })

  test('of a shell', async () => {
    const before = await events()
    const { code, stderr } = await tool.shell(await codeAs('Command line'))
    expect(code, stderr).toBe(0)
    expect(await events()).toBe(before + 1)
  })

  test('in TypeScript', async () => {
    const before = await events()
    writeFileSync(join(programs, 'call.ts'), await codeAs('TypeScript'))
    const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--noPropertyAccessFromIndexSignature']
    const target = ['--target', 'es2024', '--lib', 'es2024,esnext.disposable', '--module', 'nodenext', '--skipLibCheck']
    await run(join(root, 'node_modules/.bin/tsc'), [...options, ...target, '--types', 'node', 'call.ts'])
    await run(process.execPath, ['call.ts'])
    expect(await events()).toBe(before + 1)
  })

  test('in Python', async () => {
    const before = await events()
    writeFileSync(join(programs, 'call.py'), await codeAs('Python'))
    await run('python3', ['call.py'])
    expect(await events()).toBe(before + 1)
  })

  test.skipIf(!hasGo)(`in Go${hasGo ? '' : ' (there is no go)'}`, { timeout: 180_000 }, async () => {
    const before = await events()
    const code = await codeAs('Go')
    writeFileSync(join(programs, 'main.go'), `${code}\n`)
    await run('go', ['mod', 'init', 'call'])
    await run('go', [
      'mod',
      'edit',
      '-require',
      `${goModulePath}@v3.0.0`,
      '-replace',
      `${goModulePath}=${join(root, 'bindings/go')}`,
    ])
    expect((await run('gofmt', ['-l', 'main.go'])).stdout).toBe('')
    await run('go', ['run', '.'])
    expect(await events()).toBe(before + 1)
  })

  test('whose events are listed with their arguments', async () => {
    await shown.go(`/accounts/${account}?tab=events`, 'Account')
    const list = shown.page.getByRole('region', { name: 'Events of the account' })
    await list.getByText('Touched').first().waitFor()
    expect(await list.getByRole('row').nth(1).innerText()).toMatch(/Touched[\s\S]*\w+: \w+/)
  })
})

test('the form of a library function has rows, groups and the forms of a value', async () => {
  const { page } = shown
  await shown.go('/api/boc.encode_boc', 'API')
  await page.getByLabel('Form of builder[1]', { exact: true }).selectOption('Integer')
  const second = page.getByRole('group', { name: /^1 / })
  await second.getByLabel(/^size/).fill('8')
  await second.getByLabel(/^value/).fill('5')
  await page.getByRole('button', { name: 'Remove: builder[2]', exact: true }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('region', { name: 'Result' }).getByText(oneCell('012305')).waitFor()
  await page.getByRole('button', { name: 'Set: boc_cache' }).click()
  await page.getByLabel('Form of boc_cache').selectOption('Unpinned')
  await page.getByRole('button', { name: 'Omit: boc_cache' }).click()
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('region', { name: 'Result' }).getByText(oneCell('012305')).waitFor()
  expect(await shown.checkAccessibility()).toEqual([])
})
