/** What people expect from the tool on their first day. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { foreignNames } from '../../../src/program/cli/table/foreignNames.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'
import { hideTransactions } from '../../support/processing/views.ts'

let node: DevNode
let tool: Tool
/** A wallet in its own Dapp, and its address. */
let wallet: string
beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool({ VENDORCLIENT_CLI_URL: node.url })
  const constructor = await saveWallet()
  const { account_id } = await tool.json(['address', 'compute', 'Wallet.tvc', '--keys', 'owner'])
  await node.fund(account_id)
  const deploy = ['deploy', 'Wallet.tvc', constructor, '--keys', 'owner', '--alias', 'wallet']
  const { error } = await tool.json(deploy, 2)
  expect(error.message).toContain('write "self"')
  wallet = (await tool.json([...deploy, '--dst-dapp-id', 'self'])).deployed_at
  expect((await tool.json(['alias', 'list'])).aliases.wallet.keys).toBe('key:owner')
})
afterAll(async () => {
  tool?.dispose()
  await node?.dispose()
})

async function saveWallet(): Promise<string> {
  await tool.json(['contract', 'save', 'Wallet'])
  const { public: key } = await tool.json(['keys', 'new', 'owner', '--plain'])
  return JSON.stringify({
    ...{ owners_pubkey: [`0x${key}`], owners_address: [] },
    ...{ reqConfirms: 1, reqConfirmsData: 1, value: 0 },
  })
}

function pay(dest: string, value = '1000000', payload = ''): readonly string[] {
  return [
    ...['call', 'wallet', 'sendTransaction', '--dest', dest, '--value', value, '--cc', '{}'],
    ...['--bounce', 'false', '--flags', '1', '--payload', payload, '--yes'],
  ]
}

describe('addresses that the tool shows', () => {
  test('are in the form that its commands take', async () => {
    const { tx_hash } = await tool.json(pay(`0:${wallet.split('::')[1]}`))
    for (const command of [
      ['history', 'wallet'],
      ['tx', tx_hash],
      ['tree', tx_hash],
    ]) {
      const { stdout } = await tool.run(command)
      expect(stdout).not.toMatch(/(?<![\w:])0:[0-9a-f]{64}/)
      if (command[0] !== 'history') expect(stdout).toContain(wallet)
    }
    const watched = await tool.run(['watch', 'wallet', '--from-start', '--count', '1', '--seconds', '20s'])
    expect(watched.stdout).not.toMatch(/(?<![\w:])0:[0-9a-f]{64}/)
  })

  test('stay as they are where the network knows no Dapp ID, and in documents', async () => {
    const nobody = 'cd'.repeat(32)
    const { tx_hash } = await tool.json(pay(`0:${nobody}`))
    expect((await tool.run(['tx', tx_hash])).stdout).toContain(`0:${nobody}`)
    const { in_message } = await tool.json(['tx', tx_hash])
    expect(in_message.arguments).toMatchObject({ dest: `0:${nobody}` })
  })
})

describe('the history on a terminal', () => {
  test('fits its width, and shows failures in red', async () => {
    await tool.run([...pay(`0:${'ce'.repeat(32)}`, '99999999999999999'), '--no-preflight'])
    const { stdout } = await tool.runOnTerminal(['history', 'wallet', '--quiet'], { columns: 80 })
    const plain = stdout.replaceAll(/\x1b\[\d*m/g, '')
    for (const line of plain.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(plain).toMatch(/\n {2}[0-9a-f]{64}\n/)
    expect(stdout).toMatch(/\x1b\[31mfailed/)
    expect(stdout).toMatch(/\n {2}received; there is no contract/)
  })

  test('is a table if it fits, and in a pipe', async () => {
    expect((await tool.runOnTerminal(['history', 'wallet'], { columns: 500 })).stdout).toMatch(/time\S* +\S*what/)
    expect((await tool.run(['history', 'wallet'])).stdout).toMatch(/^time +what +change/)
  })
})

test('the public key of an encrypted file needs no password', async () => {
  const made = await tool.json(['keys', 'new', 'safe', '--password-from', 'env:SECRET'], 0, {
    env: { SECRET: 'correct horse' },
  })
  expect(await tool.json(['keys', 'public', 'safe'])).toMatchObject({ public: made.public })
})

test('a word that is no address is explained without the wrong advice', async () => {
  const { error } = await tool.json(['alias', 'add', 'shop', 'walet'], 2)
  expect(error.hint).not.toContain('alias add')
  expect(error.hint).toContain('account show')
})

test('a query of another language is refused on standard error at once, before anything happens', async () => {
  const ran = await tool.run(['account', 'wallet', '--select', '.a[] | select(.b)'])
  expect([ran.code, ran.stderr]).toEqual([2, expect.stringMatching(/cannot be read.*\n.*JSON Query, not jq/)])
  expect(JSON.parse(ran.stdout).error.name).toBe('usage')
})

test('a burnt amount is announced once', async () => {
  const words = pay(`0:${'cf'.repeat(32)}`).filter((word) => word !== '--yes')
  const { code, stderr } = await tool.run(words)
  expect([code, stderr.match(/will be burnt/g)?.length]).toEqual([2, 1])
})

test('the status of a message that was sent from here is known after the call', async () => {
  const proxy = await NodeProxy.start(node.url, onTestFinished)
  const { message_hash } = await tool.json(pay(wallet), 0, { env: { VENDORCLIENT_CLI_URL: proxy.url } })
  proxy.script = { read: hideTransactions }
  const { error } = await tool.json(['status', message_hash], 11, { env: { VENDORCLIENT_CLI_URL: proxy.url } })
  expect(error.hint).toContain('This data folder sent it')
  expect(error.hint).toContain(`with the call sendTransaction to ${wallet}, and its outcome was "executed"`)
  const { stdout } = await tool.run(['status', message_hash])
  // One block of aligned rows.
  const columns = stdout.split('\n').flatMap((line) => /^\S[\w ]*? {2,}(?=\S)/.exec(line)?.[0].length ?? [])
  expect(new Set(columns).size).toBe(1)
})

test('the REPL describes its objects', async () => {
  const { stdout } = await tool.run(['repl'], { input: '.help\n1 + 1\n' })
  expect(stdout).toMatch(/client +functions of the library/)
  expect(stdout).toMatch(/contract\(address, \{ abi, keys \}\)/)
  expect(stdout).toContain('.exit')
  expect(stdout).toMatch(/\n2\n/)
})

test('account wait takes durations, and its name in the official tool seconds for --timeout', async () => {
  const missing = `${'ab'.repeat(32)}::${'ab'.repeat(32)}`
  const began = ['account', 'wait', missing, '--seconds', '500ms']
  expect((await tool.json(began, 14)).error.name).toBe('timeout')
  expect((await tool.json(['account-wait', missing, '--timeout', '1'], 14)).error.message).toContain('1 s')
})

describe('amounts and times', () => {
  test('may carry their unit wherever they are typed', async () => {
    const dest = `${'ac'.repeat(32)}::${'ac'.repeat(32)}`
    expect(await tool.json(['faucet', dest, '2T', '--shell', '3T'])).toMatchObject({ amount: '2000000000' })
    expect(await tool.json(['account', 'wait', dest, '--for', 'balance', '--balance', '2T'])).toMatchObject({
      balance: '2000000000',
      ecc_balance: { 2: '3000000000' },
    })
    const set = ['node', 'set-balance', dest, '--balance', '7T', '--currencies', '{"2":"1.5T","3":"5"}']
    expect(await tool.json(set)).toMatchObject({ balance: '7000000000', currencies: { 2: '1500000000', 3: '5' } })
    expect((await tool.run(set)).stdout).toMatch(
      /^acc type +Uninit\n.*7 tokens.*\ncurrencies +1\.5 SHELL.*, 5 of currency 3$/ms,
    )
  })

  test('are understood in maps of arguments', async () => {
    const words = ['call', 'account-0', 'sendTransaction', '--dest', 'account-1', '--value', '0', '--cc', '{"2":"5T"}']
    const options = ['--bounce', 'false', '--flags', '17', '--payload', '', '--yes']
    const { tx_hash } = await tool.json([...words, ...options])
    expect((await tool.json(['tx', tx_hash])).in_message.arguments.cc).toEqual({ 2: '5000000000' })
  })

  test('of faults may carry their unit', async () => {
    expect(await tool.json(['node', 'faults', '--latency', '20ms', '--retry-after', '2m'])).toMatchObject({
      latency_ms: 20,
      retry_after_s: 120,
    })
    expect(await tool.json(['node', 'faults', '--latency', '0', '--retry-after', '1'])).toMatchObject({ latency_ms: 0 })
    expect((await tool.json(['node', 'faults', '--latency', 'soon'], 2)).error.message).toContain('500ms')
  })

  test('are written alike in a block, a transaction and a history', async () => {
    const { tx_hash } = await tool.json(pay(wallet))
    const outputs = await Promise.all(
      [['tx', tx_hash], ['history', 'wallet'], ['block'], ['account', 'wallet']].map((words) => tool.run(words)),
    )
    for (const { code, stdout } of outputs) {
      expect([code, stdout]).toEqual([0, expect.stringMatching(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z/)])
      expect(stdout).not.toContain('.000Z')
    }
  })
})

test('the last block is shown without an argument', async () => {
  const { block_id } = await tool.json(['block'])
  expect(await tool.json(['block', 'last'])).toMatchObject({ block_id })
  expect(await tool.json(['block', 'latest'])).toMatchObject({ block_id })
})

test('a call on a chain whose time was moved is estimated and traced as it would be executed', async () => {
  const chain = await DevNode.start()
  onTestFinished(() => chain.dispose())
  const options = { env: { VENDORCLIENT_CLI_URL: chain.url } }
  await tool.json(['node', 'set-time', '2030-01-01'], 0, options)
  const words = [
    'account-0',
    'sendTransaction',
    '--dest',
    'account-0',
    '--value',
    '1T',
    '--cc',
    '{}',
    '--bounce',
    'false',
  ]
  const rest = ['--flags', '1', '--payload', '']
  await tool.json(['call', ...words, ...rest, '--yes'], 0, options)
  expect(await tool.json(['fee', 'call', ...words, ...rest], 0, options)).toMatchObject({ exit_code: 0 })
  expect(await tool.json(['debug', 'call', ...words, ...rest], 0, options)).toMatchObject({ exit_code: 0 })
})

test.each([
  ['snapshot', 'node snapshot'],
  ['mine', 'node mine'],
  ['impersonate', 'node impersonate'],
  ['estimate', 'fee call'],
  ['fork', 'node --fork <URL>'],
  ['wallet', 'keys'],
  ['4byte-decode', 'decode body'],
])('the word %s of other tools leads to the command that does it', async (word, command) => {
  const { error } = await tool.json([word], 2)
  expect(error.message).toBe(`unknown command "${word}", did you mean "${command}"?`)
})

test('the words of other tools that errors name are commands or options here', async () => {
  for (const command of new Set(Object.values(foreignNames))) {
    const words = command.replace(/ --.*/, '').split(' ')
    expect((await tool.run([...words, '--help'])).stdout).toMatch(
      new RegExp(`^Usage: vendorclient .*${words.at(-1)}`, 's'),
    )
  }
})

test('a call that succeeded says so beside the failure of a message that it sent', async () => {
  // A body of 32 bits, the number of some function.
  const ran = await tool.run(pay(wallet, '1000', 'te6ccgEBAQEABgAACDcxLkU='))
  expect([ran.code, ran.stdout]).toEqual([0, expect.stringMatching(/^exit code +0\nnote +this message was executed;/m)])
  expect(ran.stdout).toMatch(/^A message that it sent failed: /m)
})

test('the file of new keys has the same option in both commands that create them', async () => {
  const { public: pair } = await tool.json(['keys', 'pair', '--dump', 'pair.json'])
  const { public: phrase } = await tool.json(['keys', 'phrase', '--output', 'phrase.json'])
  expect(['pair.json', 'phrase.json'].map((file) => JSON.parse(tool.read(file)).public)).toEqual([pair, phrase])
})
