/** Steps of the virtual machine for deployments, messages and past transactions, on the node and from files. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'

let node: DevNode
let tool: Tool
let transactions: Json[]

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  await tool.json(['contract', 'save', 'HelloWallet'])
  await tool.json(['keys', 'phrase', '--dump', 'keys.json'])
})
afterAll(async () => {
  tool?.dispose()
  await node?.dispose()
})

const image = ['HelloWallet.tvc', '--keys', 'keys.json']

test('a deployment is traced before it is sent, and missing funds are reported', async () => {
  const deploy = [...image, '--dst-dapp-id', 'self']
  const { account_id } = await tool.json(['address', 'compute', ...image])
  await node.fund(account_id)
  const { trace, aborted, exit_code } = await tool.json(['debug', 'deploy', ...deploy])
  expect({ aborted, exit_code, steps: trace.length > 10 }).toEqual({ aborted: false, exit_code: 0, steps: true })
  // Nothing was sent.
  expect(await tool.json(['account', `${account_id}::${account_id}`])).toMatchObject({ acc_type: 'Uninit' })
  await tool.json(['deploy', ...deploy, '--alias', 'hello'])
})

test('a message from elsewhere is traced, with its stack and into a file', async () => {
  await tool.json(['message', 'create', 'hello', 'touch', '--keys', 'keys.json', '--raw', '-o', 'msg.boc'])
  const message = ['debug', 'message', 'msg.boc', '--dst-dapp-id', 'self']
  const { stdout } = await tool.run([...message, '--stack'])
  expect(stdout).toMatch(/^ +1 +\d+ {2}\S.* {2}\[/m)
  expect(stdout).toMatch(/succeeds\n$/)
  const saved = await tool.json([...message, '-o', 'steps.txt'])
  expect(tool.read('steps.txt').split('\n').length).toBe(saved.steps + 3)
  // The network for which the message was signed need not be reachable.
  await tool.json([
    'message',
    `${'ab'.repeat(32)}::${'ab'.repeat(32)}`,
    'touch',
    '--abi',
    'HelloWallet.abi.json',
    '--keys',
    'keys.json',
    '-o',
    'other.txt',
  ])
  expect(await tool.json(['debug', 'message', 'other.txt'], 12)).toMatchObject({ error: { name: 'rejected' } })
})

test('transactions of an account are run again on the node, by number or by the answer on a terminal', async () => {
  await tool.json(['call', 'hello', 'touch', '--keys', 'keys.json'])
  transactions = (await tool.json(['history', 'hello'])).transactions
  const byNumber = await tool.json(['debug', 'account', 'hello', '--back', '1', '--steps', '5'])
  expect(byNumber).toMatchObject({ transaction: transactions[1].id, matches: true, steps: { length: 5 } })
  expect(await tool.json(['debug', 'account', 'hello'])).toMatchObject({ transaction: transactions[0].id })
  expect(await tool.json(['debug', 'transaction', transactions[1].id, '--steps', '5'])).toEqual(byNumber)
  const words = ['debug', 'account', 'hello', '--steps', '0']
  const { code, stdout } = await tool.runOnTerminal(words, { answers: [['Which one?', '2']], env: { NO_COLOR: '1' } })
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('the same transaction resulted') })
  expect(stdout).toContain(transactions[2].id)
  expect((await tool.json(['debug', 'account', 'hello', '--back', '99'], 11)).error.message).toMatch(
    /has only 3 transactions$/,
  )
})

test('a transaction is fetched and run again without the node; another result is a failure', async () => {
  const offline = { env: { VENDORCLIENT_CLI_URL: '127.0.0.1:1' } }
  for (const [index, { id }] of transactions.entries()) {
    await tool.json(['transaction', 'fetch', id, `${index}.json`])
    expect(await tool.json(['transaction', 'replay', `${index}.json`], 0, offline)).toMatchObject({
      transaction: id,
      matches: true,
    })
  }
  expect((await tool.json(['transaction', 'fetch', transactions[0].id, '0.json'], 2)).error.hint).toContain('--force')
  const file = JSON.parse(tool.read('0.json'))
  tool.write('0.json', JSON.stringify({ ...file, block: { ...file.block, time: file.block.time + 1 } }))
  expect(await tool.json(['transaction', 'replay', '0.json'], 1, offline)).toMatchObject({
    matches: false,
    aborted: false,
  })
  for (const broken of ['{', '{}', JSON.stringify({ ...file, version: 2 }), JSON.stringify({ ...file, message: 5 })]) {
    tool.write('0.json', broken)
    expect((await tool.json(['transaction', 'replay', '0.json'], 2)).error.message).toMatch(
      /^File "0\.json" was not saved by "transaction fetch"/,
    )
  }
  await tool.json(['transaction', 'fetch', 'ab'.repeat(32), 'none.json'], 11)
})

test('the history of an account is fetched, or a range of it, and run again without the node', async () => {
  const offline = { env: { VENDORCLIENT_CLI_URL: '127.0.0.1:1' } }
  const all = await tool.json(['history', 'hello', '--limit', '50'])
  const ids: string[] = all.transactions.map(({ id }: Json) => id).reverse()
  const fetched = await tool.json(['transaction', 'fetch', 'hello', 'history.json'])
  expect(fetched).toMatchObject({ transactions: ids.length, first: ids[0], last: ids.at(-1), complete: true })
  const replayed = await tool.json(['transaction', 'replay', 'history.json'], 0, offline)
  expect(replayed.matches).toBe(true)
  expect(replayed.transactions.map(({ transaction }: Json) => transaction)).toEqual(ids)
  const one = await tool.json(['transaction', 'replay', 'history.json', ids[1]!], 0, offline)
  expect(one).toMatchObject({ transaction: ids[1], matches: true, exit_code: 0 })
  await tool.json(['transaction', 'replay', 'history.json', 'ab'.repeat(32)], 11, offline)

  const range = ['transaction', 'fetch', 'hello', 'range.json', '--force']
  expect(await tool.json([...range, '--from', ids[0]!, '--to', ids[1]!])).toMatchObject({ first: ids[0], last: ids[1] })
  expect(await tool.json([...range, '--to', ids[1]!, '--last', '1'])).toMatchObject({ transactions: 1, last: ids[1] })
  expect(await tool.json([...range, '--last', '2'])).toMatchObject({ complete: false, first: ids.at(-2) })
  await tool.json([...range, '--from', ids[1]!, '--to', ids[0]!], 11)
  await tool.json([...range, '--to', 'ab'.repeat(32)], 11)
  await tool.json(['transaction', 'fetch', ids[0]!, 'one.json', '--last', '2'], 2)
  expect((await tool.json(['transaction', 'fetch', 'hello', 'history.json'], 2)).error.hint).toContain('--force')

  // One transaction is removed from the file, another one is changed.
  const file = JSON.parse(tool.read('history.json'))
  tool.write('gap.json', JSON.stringify({ ...file, transactions: file.transactions.toSpliced(1, 1) }))
  const gap = await tool.json(['transaction', 'replay', 'gap.json'], 1, offline)
  expect(gap.transactions.map(({ matches }: Json) => matches).indexOf(false)).toBe(1)
  tool.write('broken.json', JSON.stringify({ ...file, configs: [] }))
  expect((await tool.json(['transaction', 'replay', 'broken.json'], 2)).error.message).toContain(
    'parts of it are missing',
  )
})

test('a terminal shows the message first, and sends it only after a yes', async () => {
  await tool.json(['contract', 'save', 'Wallet'])
  await tool.json(['multisig', 'deploy', '--keys', 'keys.json', '--fund', '20', '--alias', 'payer'])
  const { address, account_id } = await tool.json(['account', 'payer'])
  await tool.json(['alias', 'add', 'payer', '--abi', 'Wallet.abi.json'])
  await node.fund(account_id, 1_000_000_000n, { 2: '5000000000' })
  const giver = node.ready.giver!.account_id
  const transfer = { dest: `${giver}::${giver}`, value: '0', bounce: false, flags: 1, payload: '' }
  const call = ['call', 'payer', 'sendTransaction', JSON.stringify({ ...transfer, cc: { 2: '1000000000' } })]
  const env = { NO_COLOR: '1' }
  const sent = async () => (await tool.json(['history', 'payer'])).transactions.length
  const before = await sent()
  const refused = await tool.runOnTerminal(call, { answers: [['Send it? [y/N]', 'n']], env })
  expect(refused).toMatchObject({ code: 2, stdout: expect.stringContaining('Nothing was sent') })
  expect(refused.stdout).toMatch(new RegExp(`from +${address}\\n`))
  expect(refused.stdout).toMatch(new RegExp(`sends +1 SHELL \\(currency 2\\) to ${giver}::${giver}\\n`))
  expect(refused.stdout).toMatch(/fees +0\.\d+ tokens \(\d+ nanotokens\)\n/)
  expect(await sent()).toBe(before)
  expect(await tool.runOnTerminal(call, { answers: [['Send it? [y/N]', 'y']], env })).toMatchObject({ code: 0 })
  expect(await sent()).toBe(before + 1)
  const unasked = await tool.runOnTerminal([...call, '--yes'], { env })
  expect(unasked).toMatchObject({ code: 0, stdout: expect.not.stringContaining('Send it?') })
  // The possible loss is confirmed once, below the description of the message.
  const lossy = ['call', 'payer', 'sendTransaction', JSON.stringify({ ...transfer, value: '1000000000', cc: {} })]
  const risky = await tool.runOnTerminal(lossy, { answers: [['Continue? [y/N]', 'n']], env })
  expect(risky.stdout).toMatch(/sends +1 token [\s\S]*1 token will be burnt[\s\S]*Continue\?/)
  // Without a terminal there is no question.
  await tool.json(call)
  expect(await sent()).toBe(before + 3)
})
