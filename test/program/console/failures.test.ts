/** Failures in the console: the banner names the cause and what to do, wherever they are shown. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { helloWallet } from '../../../src/program/contracts/generated/helloWallet.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { takePictures } from '../../support/console/takePictures.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { NodeContract } from '../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { assemble } from '../../support/vm/VmText.ts'

const client = await LocalClient.open()
let node: DevNode
let shown: ConsolePage
let hello: NodeContract

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  hello = await NodeContract.deploy(node, client, helloWallet)
  shown = await ConsolePage.open(node.ready.console!)
})
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
})
afterEach(() => expect(shown.takeProblems()).toEqual([]))

function banner() {
  return shown.page.getByRole('region', { name: 'Why it failed' })
}

const VAULT_ABI = {
  ...{ 'ABI version': 2, version: '2.3', header: ['time', 'expire'], events: [], fields: [] },
  functions: [{ name: 'boom', inputs: [{ name: 'x', type: 'uint32' }], outputs: [] }],
}
const VAULT = `pragma tvm-solidity >= 0.76.1;

contract Vault {
    uint16 constant ERROR_TOO_SMALL = 1234;

    function check(uint x) private {
        require(x > 10, ERROR_TOO_SMALL, "x is too small");
    }

    function boom(uint x) public {
        tvm.accept();
        check(x);
    }
}
`

/** A contract that accepts a call of boom and fails in another function; the id of the transaction. */
async function failInVault(id: string, code: Cell): Promise<string> {
  const at = (line: number) => ({ filename: 'contracts/Vault.sol', line })
  const map = { [code.hashHex()]: { 0: at(11), 16: at(12) }, [code.refs[0]!.hashHex()]: { 0: at(7) } }
  await node.admin('register_abi', {
    ...{ abi: VAULT_ABI, code: writeBocBase64(code), name: 'Vault', debug_map: { map } },
    sources: { 'contracts/Vault.sol': VAULT },
  })
  await node.admin('set_balance', { account_id: id, balance: '5000000000' })
  await node.admin('set_code', { account_id: id, code: writeBocBase64(code) })
  const refused = await node
    .admin('impersonate', {
      source: { account_id: id },
      call: { abi: JSON.stringify(VAULT_ABI), function_name: 'boom', input: { x: 5 } },
    })
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'refused' })
  return await lastTransaction(id)
}

async function lastTransaction(id: string): Promise<string> {
  const { data } = await node.query(
    `{ blockchain { account(account_id: "${id}", dapp_id: "${id}") { transactions(last: 1) { edges { node { id } } } } } }`,
  )
  return data.blockchain.account.transactions.edges[0].node.id
}

test('a call with the wrong key says whose key is needed', async () => {
  const { page } = shown
  await shown.go(`/contracts?account=${hello.id}&dapp=${hello.id}&function=touch`, 'Contracts')
  expect(await page.getByLabel('Function').inputValue()).toBe('touch')
  await page.getByRole('combobox', { name: /^Key/ }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await banner().waitFor()
  const text = await banner().innerText()
  expect(text).toContain('The message was refused: exit code 102 (the message is not signed by the owner)')
  expect(text).toContain(`The contract has the key ${hello.keys.public.slice(0, 8)}`)
  expect(text).toContain('HelloWallet.touch()')
})

test('a call without a key says that it is not signed, and whose key is needed', async () => {
  const { page } = shown
  await shown.go(`/contracts?account=${hello.id}&dapp=${hello.id}&function=touch`, 'Contracts')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await banner().waitFor()
  const text = await banner().innerText()
  expect(text).toContain('The message is not signed.')
  expect(text).toContain(`The contract has the key ${hello.keys.public.slice(0, 8)}`)
})

test('a message that carries too little says how much is needed, and this is enough', async () => {
  const send = async (value: string) => {
    const message = { account_id: hello.id, dapp_id: hello.id, value, bounce: true }
    const source = { account_id: node.ready.accounts[0]!.account_id }
    const { transaction_id } = await node.admin('impersonate', { source, message })
    await shown.go(`/transactions/${transaction_id}`, 'Transaction')
    await shown.page.getByRole('list', { name: 'Phases' }).waitFor()
  }
  await send('1000')
  const [, needed] = /Send at least ([\d.]+) tokens with the message\./.exec(await banner().innerText())!
  await send(String(Math.ceil(Number(needed) * 1e9)))
  await shown.page.locator('.tree [aria-current]').getByText('done').waitFor()
})

test('a failed transaction shows the failing line, its callers and the arguments', async () => {
  const { page } = shown
  const transaction = await failInVault('d1'.repeat(32), assemble('ACCEPT; CALLREF <NOP; THROWL 1234>; NOP'))
  await shown.go(`/transactions/${transaction}`, 'Transaction')
  await banner().waitFor()
  const text = await banner().innerText()
  expect(text).toContain('The contract ended with exit code 1234, ERROR_TOO_SMALL (x is too small)')
  expect(text).toMatch(/contracts\/Vault\.sol:7\s+in check/)
  expect(text).toContain('boom, contracts/Vault.sol:12')
  expect(text).toContain('Vault.boom({"x":"5"})')
  expect(await banner().locator('.source [aria-current]').innerText()).toContain('require(x > 10')
  await takePictures(page, 'failure')
  await banner().getByRole('button', { name: 'Show the failing step' }).click()
  await page.locator('.steps [aria-current]').getByText('THROWL 1234').waitFor()
  expect(await page.locator('.stepper .source [aria-current]').innerText()).toContain('require(x > 10')
  await page.getByRole('button', { name: 'First step' }).click()
  await expect.poll(() => page.locator('.stepper .source [aria-current]').innerText()).toContain('tvm.accept()')
})

test('Re-run with… opens the form with the same arguments', async () => {
  const { page } = shown
  await banner().getByRole('link', { name: 'Re-run with…' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/contracts')
  expect(new URL(page.url()).searchParams.get('function')).toBe('boom')
  expect(JSON.parse(new URL(page.url()).searchParams.get('input')!)).toEqual({ x: '5' })
})

test('a call that would fail is not sent without a question, and the whole explanation stays after a no', async () => {
  const { page } = shown
  const id = 'd3'.repeat(32)
  await failInVault(id, assemble('ACCEPT; CALLREF <NOP; THROWL 1234>; NOP'))
  const before = await lastTransaction(id)
  await shown.go(`/contracts?account=${id}&dapp=${id}&function=boom&input={"x":"5"}`, 'Contracts')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'This would fail' })
  await question.waitFor()
  expect(await question.innerText()).toMatch(/Source\s+contracts\/Vault\.sol:7 {2}require\(x > 10/)
  await question.getByRole('button', { name: 'Do not send' }).click()
  await banner().waitFor()
  expect(await banner().innerText()).toMatch(/x is too small[\s\S]*Vault\.boom\([\s\S]*Nothing was sent\./)
  expect(await banner().locator('.source [aria-current]').innerText()).toContain('require(x > 10')
  expect(await lastTransaction(id)).toBe(before)
})

describe('an expired message', () => {
  const question = () => shown.page.getByRole('dialog', { name: 'The library asks for a signature' })

  /** Asks the page for the signature of a call. */
  async function ask(): Promise<void> {
    const { page } = shown
    await shown.go(`/contracts?account=${hello.id}&dapp=${hello.id}&function=touch`, 'Contracts')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Key file…').click()])
    const buffer = Buffer.from(JSON.stringify(hello.keys))
    await chooser.setFiles({ name: 'owner.json', mimeType: 'application/json', buffer })
    await page.getByLabel('Who signs').selectOption('box')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await question().waitFor()
  }

  const expectExpired = async (note: string) => {
    await banner().waitFor()
    const text = await banner().innerText()
    expect(text).toContain('The message expired before it was executed')
    expect(text).toMatch(
      /The message expired at 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC.*Create a new message and send it\./,
    )
    expect(text).toContain('touch(')
    expect(text).toContain(note)
  }

  test('whose signature is not given in time: the question ends, and a second attempt works', async () => {
    const { page } = shown
    await page.clock.install()
    const before = await lastTransaction(hello.id)
    await ask()
    expect(await question().innerText()).toMatch(/Sign before\s+20\d\d-/)
    await page.clock.fastForward(41_000)
    await expectExpired('Nothing was executed.')
    expect(await question().count()).toBe(0)
    expect(await lastTransaction(hello.id)).toBe(before)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await question().getByRole('button', { name: 'Sign' }).click()
    await page.getByText('Finality').waitFor()
    expect(await lastTransaction(hello.id)).not.toBe(before)
  })

  test('because the clock of the node was moved: the next question says it, and a no leaves the explanation', async () => {
    await ask()
    const before = await lastTransaction(hello.id)
    await node.admin('increase_time', { seconds: 3600 })
    await question().getByRole('button', { name: 'Sign' }).click()
    await question()
      .getByText(/The previous message expired at .* and was not executed\./)
      .waitFor()
    await question().getByRole('button', { name: 'Refuse' }).click()
    await expectExpired('Nothing was executed.')
    expect(await lastTransaction(hello.id)).toBe(before)
  })

  test('that was made earlier, and is sent by a function of the library', async () => {
    const { page } = shown
    const { message } = await hello.encode('touch', {}, { expire: Math.floor(Date.now() / 1000) - 60 })
    await shown.go('/api/processing.send_message', 'API')
    const abi = { type: 'Json', value: helloWallet.abi }
    const params = JSON.stringify({ message, abi, dapp_id: hello.id, send_events: false })
    await page.getByRole('textbox', { name: 'Parameters' }).fill(params)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await banner().waitFor()
    expect(await banner().innerText()).toMatch(
      /expired before it was executed\s+The message expired at 20.* UTC\. Create a new message and send it\./,
    )
  })
})

test('the steps of a long run are loaded in pieces', async () => {
  const { page } = shown
  const code = assemble('ACCEPT; PUSHINT16 2000; PUSHCONT <NOP; NOP>; REPEAT; CALLREF <NOP; THROWL 1234>')
  await node.admin('set_balance', { account_id: 'd3'.repeat(32), balance: '5000000000' })
  await node.admin('set_code', { account_id: 'd3'.repeat(32), code: writeBocBase64(code) })
  const { transaction_id } = await node.admin('impersonate', {
    source: { account_id: 'd3'.repeat(32) },
    message: { account_id: 'd3'.repeat(32), value: '1000000000', bounce: false },
  })
  await shown.go(`/transactions/${transaction_id}?trace=1`, 'Transaction')
  const listed = page.getByText(/^Steps [\d\s\u202f]+ to/)
  await listed.waitFor()
  const first = async () => Number(/Steps ([\d\s\u202f]+) to/.exec(await listed.innerText())![1]!.replace(/\D/g, ''))
  const before = await first()
  await page.getByRole('button', { name: 'Load earlier steps' }).click()
  await expect.poll(first).toBeLessThan(before)
  await page.locator('.steps [aria-current]').getByText('THROWL 1234').waitFor()
})

test('money for an account without a contract is received, and nothing has failed', async () => {
  const id = 'c1'.repeat(32)
  await node.fund(id)
  await shown.go(`/transactions/${await lastTransaction(id)}`, 'Transaction')
  await shown.page.locator('.tree .node').getByText('received').waitFor()
  expect(await banner().count()).toBe(0)
  expect(await shown.text()).not.toContain('failed')
})
