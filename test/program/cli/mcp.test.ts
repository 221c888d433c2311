/** The MCP server, with the client of the MCP SDK and a node. */
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { api } from '../../../src/api/wholeApi.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { McpSession } from '../../support/mcp/McpSession.ts'

function yes() {
  return { action: 'accept', content: { confirm: true } } as const
}

let node: DevNode
/** Has the wallets `wallet`, `saver` and `desk`, each with the key of its name, and knows `shop`. */
let tool: Tool
/** A server that may send; the person confirms everything. Tests share it, because outbox leases change hands slowly. */
let sender: McpSession
let secret: string
const password = 'a long password'
const env = { WALLET_PASSWORD: password }
const sending = ['--allow-sending', '--password-from', 'env:WALLET_PASSWORD']

beforeAll(async () => {
  node = await DevNode.start()
  tool = new Tool()
  await tool.json(['config', 'set', 'url', node.url])
  await tool.json(['contract', 'save', 'Wallet'])
  for (const name of ['wallet', 'saver', 'desk']) {
    const file = `${name}.keys.json`
    await tool.json(['keys', 'phrase', '--dump', file])
    await tool.json(['keys', 'import', name, file, '--password-from', 'env:WALLET_PASSWORD'], 0, { env })
    const { deployed_at } = await tool.json(['multisig', 'deploy', '--keys', file, '--fund', '50'])
    const files = ['--abi', 'Wallet.abi.json', '--keys', name]
    await tool.json(['alias', 'add', name, '--address', deployed_at, ...files])
    // An address without an account, in the Dapp of the wallet.
    if (name === 'wallet') {
      const shop = `${deployed_at.split('::')[0]}::${'5b'.repeat(32)}`
      await tool.json(['alias', 'add', 'shop', '--address', shop])
    }
  }
  secret = JSON.parse(tool.read('wallet.keys.json')).secret
  sender = await McpSession.open(tool, sending, { env, answer: yes })
})
afterAll(async () => {
  await sender?.close()
  await node?.dispose()
  tool?.dispose()
})

async function open(words: readonly string[] = [], answer?: () => Json): Promise<McpSession> {
  const session = await McpSession.open(tool, words, { env, ...(answer && { answer }) })
  onTestFinished(() => session.close())
  return session
}

async function chainLength(): Promise<Json> {
  const { data } = await node.query('{ blockchain { blocks(last: 1) { edges { node { seq_no } } } } }')
  return data
}

/** The account of `list_wallets`. */
async function accountOf(name: string): Promise<Json> {
  const { accounts } = await sender.call('list_wallets')
  return accounts.find((account: Json) => account.name === name)
}

test('offers tools that read and compute, in a form that clients accept', async () => {
  const session = await open()
  const { tools } = await session.client.listTools()
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
  expect(tools.every(({ name }) => /^[a-z][a-z0-9_]{1,63}$/.test(name))).toBe(true)
  const names = tools.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['list_wallets', 'get_balance', 'run_getter', 'client_version']))
  expect(
    names.filter((name) =>
      /_send|send_|_sign($|_box|_keys|_detached$)|secret|mnemonic_(from|derive)|outbox_cancel/.test(name),
    ),
  ).toEqual([])
  const fewer = await open(['--modules', 'boc,utils', '--allow-sending'])
  const chosen = (await fewer.client.listTools()).tools
  expect(chosen.find(({ name }) => name === 'send_tokens')?.annotations).toMatchObject({
    readOnlyHint: false,
    destructiveHint: true,
  })
  expect(chosen.some(({ name }) => name === 'boc_parse_message')).toBe(true)
  expect(chosen.some(({ name }) => name.startsWith('net_'))).toBe(false)
})

test('answers questions about accounts, transactions and contracts by name', async () => {
  const session = await open()
  const { accounts, keys } = await session.call('list_wallets')
  expect(accounts).toContainEqual({ name: 'wallet', signer: 'wallet', has_abi: true, address: expect.any(String) })
  expect(keys).toContainEqual({ name: 'wallet', public: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { balance, tokens } = await session.call('get_balance', { address: 'wallet' })
  expect(Number(tokens)).toBeCloseTo(Number(balance) / 1e9)
  const { transactions } = await session.call('list_transactions', { address: 'wallet', limit: 1 })
  const transaction = await session.call('get_transaction', { hash: transactions[0].id })
  expect(transaction.id).toBe(transactions[0].id)
  const message = transaction.in_message.id
  expect(await session.call('get_message_status', { hash: message })).toMatchObject({ status: 'executed' })
  expect(await session.call('decode_message', { message })).toMatchObject({ id: message })
  const getter = { address: 'wallet', function: 'getCustodians', abi: 'Wallet' }
  const { custodians } = await session.call('run_getter', getter)
  expect(custodians).toHaveLength(1)
  const payment = { dest: 'shop', value: '1T', cc: {}, bounce: false, flag: 1, payload: '' }
  const call = { address: 'wallet', function: 'submitTransaction', input: payment }
  expect(await session.call('estimate_fees', call)).toMatchObject({ aborted: false, total_output: '1000000000' })
  const error = await session.refused('get_balance', { address: `${'7'.repeat(64)}::${'7'.repeat(64)}` })
  expect(error).toMatchObject({ name: 'not_found', remedy: expect.any(String) })
})

test('offers the documentation, the reference and the error codes', async () => {
  const { client } = await open()
  const { resources } = await client.listResources()
  for (const uri of ['docs/policy', 'docs/guides/keys', 'reference/outbox', 'errors', 'commands'].map(
    (path) => `vendorclient://${path}`,
  )) {
    expect(resources.map((resource) => resource.uri)).toContain(uri)
    const [content] = (await client.readResource({ uri })).contents
    expect((content as { text: string }).text.length).toBeGreaterThan(1000)
  }
  const advice = await client.readResource({ uri: 'vendorclient://error/1202' })
  expect((advice.contents[0] as { text: string }).text).toMatch(/^### 1202 SpendingLimitReached\n[\s\S]*What to do/)
  await expect(client.readResource({ uri: 'vendorclient://error/0' })).rejects.toThrow('no such resource')
  const help = await client.readResource({ uri: 'vendorclient://command/outbox%20send' })
  expect((help.contents[0] as { text: string }).text).toContain('--key <KEY>')
  await expect(client.readResource({ uri: 'vendorclient://docs/../package' })).rejects.toThrow('no such resource')
  const { resourceTemplates } = await client.listResourceTemplates()
  const completed = await Promise.all(
    ['50', 'outbox s', 'nothing'].map(async (value, index) => {
      const ref = { type: 'ref/resource', uri: resourceTemplates[Math.min(index, 1)]!.uriTemplate } as const
      return (await client.complete({ ref, argument: { name: 'code', value } })).completion.values
    }),
  )
  expect(completed[0]).toEqual(expect.arrayContaining(['507', '508']))
  expect(completed.slice(1)).toEqual([['outbox send'], []])
})

test('tools that are offered by default send, sign and store nothing, for any parameters', async () => {
  const session = await open()
  const { tools } = await session.client.listTools()
  const examples = new Map(
    api.flatMap(({ functions }) =>
      functions.map(({ name, example }) => [name.replace('.', '_'), example?.params] as const),
    ),
  )
  const named = {
    address: 'wallet',
    wallet: 'wallet',
    contract: 'Wallet',
    recipient: 'saver',
    amount: '1',
    key: 'default',
  }
  const files = () => readdirSync(tool.folder, { recursive: true }).sort()
  // The first call opens the storage.
  await session.call('list_outbox')
  const before = { status: await chainLength(), files: files(), outbox: await session.call('list_outbox') }
  for (const { name } of tools) {
    const params = { ...named, function: 'getCustodians', ...(examples.get(name) as object | undefined) }
    const waits = /wait_for|timeout/.test(JSON.stringify(params)) || /wait_for|follow/.test(name)
    if (!waits) await session.client.callTool({ name, arguments: params })
  }
  expect({ status: await chainLength(), files: files(), outbox: await session.call('list_outbox') }).toEqual(before)
})

test('a file name can only read ABI files, and never blocks the server', async () => {
  const session = await open()
  const body = 'te6ccgEBAQEAAgAAAA=='
  for (const abi of ['/dev/zero', '/dev/stdin', '/etc/passwd', 'wallet.keys.json/x', 'folder.json']) {
    const { name, message } = await session.refused('decode_body', { body, abi })
    expect([name, message]).toEqual(['usage', expect.stringMatching(/^Invalid abi: expected an object/)])
    expect((await session.refused('describe_contract', { contract: abi })).message).toBe(message)
  }
  expect((await session.refused('decode_body', { body, abi: 'wallet.keys.json' })).message).toContain(
    'no list of functions',
  )
  expect(await session.call('describe_contract', { contract: 'Wallet.abi.json' })).toEqual(
    await session.call('describe_contract', { contract: 'wallet' }),
  )
})

test('sends nothing unless a person confirms it', async () => {
  const payment = { wallet: 'wallet', recipient: 'wallet', amount: '0.5' }
  const mute = await open(sending)
  const unasked = await mute.refused('send_tokens', { ...payment, key: 'unasked' })
  expect(unasked.message).toBe('No one could be asked for confirmation; nothing was sent')
  for (const [index, answer] of [
    { action: 'decline' },
    { action: 'cancel' },
    { action: 'accept', content: { confirm: false } },
  ].entries()) {
    const session = await open(sending, () => answer)
    const key = `declined-${index}`
    const { message } = await session.refused('send_tokens', { ...payment, key })
    expect(message).toBe('The user did not confirm; nothing was sent')
    const touch = {
      address: 'wallet',
      function: 'confirmTransaction',
      input: { transactionId: '1' },
      key: `${key}-call`,
    }
    await session.refused('call_contract', touch)
    await session.refused('get_outbox_entry', { key })
  }
  expect((await mute.call('list_outbox')).entries).toEqual([])
})

test('sends what a person confirmed, once for each key', async () => {
  const session = sender
  session.questions.length = 0
  const before = BigInt((await session.call('get_balance', { address: 'wallet' })).balance)
  const payment = { wallet: 'wallet', recipient: 'shop', amount: '1.5', no_bounce: true, key: 'invoice-1' }
  const { entry, is_new } = await session.call('send_tokens', payment)
  expect([entry.state, is_new]).toEqual(['executed', true])
  const { address } = await accountOf('shop')
  expect(session.questions).toEqual([expect.stringContaining('Send 1.5 tokens to shop.')])
  expect(session.questions[0]).toContain(`1.5 tokens (1500000000 nanotokens) to ${address} (shop)`)
  expect(session.questions[0]).toContain(node.url)
  expect(session.questions[0]).toContain('WARNING: 1.5 tokens will be burnt')
  const again = await session.call('send_tokens', payment)
  expect([again.entry.id, again.is_new]).toEqual([entry.id, false])
  const poor = await session.refused('send_tokens', { ...payment, amount: '1000', key: 'too-much' })
  expect(poor).toMatchObject({
    message: expect.stringContaining('would be aborted'),
    remedy: expect.stringContaining('Send less, or fund the account'),
  })
  const other = await session.refused('send_tokens', { ...payment, amount: '2' })
  expect(other).toMatchObject({ code: 1001 })
  expect(session.questions).toHaveLength(1)
  const after = BigInt((await session.call('get_balance', { address: 'wallet' })).balance)
  expect(before - after).toBeGreaterThan(1_500_000_000n)
  expect(before - after).toBeLessThan(1_600_000_000n)
  const { transactions } = await session.call('list_transactions', { address: 'wallet', limit: 5 })
  expect(transactions.map(({ id }: Json) => id)).toContain(entry.transaction_id)
})

test('calls a contract, and sends a message that was signed elsewhere', async () => {
  const session = sender
  session.questions.length = 0
  const input = { dest: 'wallet', value: '0.2T', cc: {}, bounce: true, flag: 1, payload: '' }
  const call = { address: 'wallet', function: 'submitTransaction', input, key: 'call-1', signer: 'wallet' }
  expect((await session.call('call_contract', call)).entry.state).toBe('executed')
  expect(session.questions[0]).toMatch(/Call submitTransaction of wallet\.[\s\S]*0\.2 tokens \(200000000 nanotokens\)/)
  const { stdout } = await tool.run([
    ...['message', 'create', 'wallet', 'submitTransaction', '--keys', 'wallet.keys.json', '--json'],
    ...['--', JSON.stringify({ ...input, value: '300000000', dest: 'wallet' })],
  ])
  const { message } = JSON.parse(stdout)
  const { address } = await accountOf('wallet')
  const sent = await session.call('send_message', { message, dapp_id: address.split('::')[0] }).catch(async (error) => {
    throw new Error(`${(error as Error).message} ${session.questions.at(-1)}`)
  })
  expect(sent.aborted).toBe(false)
  expect(session.questions[1]).toContain('0.3 tokens (300000000 nanotokens)')
})

test('obeys the spending policy, and one confirmation also counts as its approval', async () => {
  tool.write('policy.json', JSON.stringify({ limits: [{ amount: 2e9, window: 'transfer' }], approval_above: 1e8 }))
  const session = await open([...sending, '--policy', 'policy.json'], yes)
  const payment = { wallet: 'saver', recipient: 'saver' }
  const refused = await session.refused('send_tokens', { ...payment, amount: '3', key: 'too-much' })
  expect(refused).toMatchObject({ code: 1202, data: { limit: '2000000000', sent: false } })
  // A payment that is refused in any case is not shown for confirmation.
  const limited = { dest: 'saver', value: '3T', cc: {}, bounce: true, flag: 1, payload: '' }
  const over = { address: 'saver', function: 'submitTransaction', input: limited, key: 'too-much-call' }
  expect(await session.refused('call_contract', over)).toMatchObject({ code: 1202 })
  expect(session.questions).toEqual([])
  const { refusals } = await session.call('policy_refusals')
  const known = { code: 1202, transfers: [{ amount: '3000000000' }] }
  expect(refusals).toMatchObject([known, known])
  const { entry } = await session.call('send_tokens', { ...payment, amount: '1', key: 'approved' })
  expect(entry.state).toBe('executed')
  expect(session.questions).toHaveLength(1)
  const input = { dest: 'saver', value: '1T', cc: {}, bounce: true, flag: 1, payload: '' }
  const call = { address: 'saver', function: 'submitTransaction', input, key: 'approved-call' }
  expect((await session.call('call_contract', call)).entry.state).toBe('executed')
  expect(session.questions.slice(2)).toEqual([expect.stringContaining('The spending policy requires approval')])
})

test('neither takes nor returns secrets', async () => {
  const session = sender
  session.questions.length = 0
  const key = 'secret'
  const payment = { wallet: 'wallet', recipient: 'wallet', amount: '0.1', key }
  for (const signer of [
    'wallet.keys.json',
    tool.path('wallet.keys.json'),
    secret,
    'env:WALLET_PASSWORD',
    '-',
    '--yes',
  ]) {
    expect((await session.refused('send_tokens', { ...payment, signer })).message).toContain(
      'The signer must be the name',
    )
  }
  const keys = { public: '1'.repeat(64), secret }
  const abi = { type: 'Json', value: tool.read('Wallet.abi.json') }
  for (const signer of [
    { type: 'Keys', keys },
    { type: 'SigningBox', handle: 1 },
  ]) {
    const { message } = await session.refused('abi_encode_message', { abi, signer, address: `0:${'1'.repeat(64)}` })
    expect(message).toContain('expected one of None, External')
  }
  const mutation = { query: 'mutation { postRequests(requests: []) }' }
  expect((await session.refused('net_query', mutation)).message).toBe('GraphQL mutations are not available here')
  await session.refused('send_tokens', { ...payment, wallet: '--yes' })
  expect(session.questions).toEqual([])
  await session.call('send_tokens', payment)
  for (const text of [session.shown, session.log, ...session.questions]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(password)
  }
  const locked = await McpSession.open(tool, ['--allow-sending'], { answer: yes })
  onTestFinished(() => locked.close())
  const { message } = await locked.refused('send_tokens', { ...payment, key: 'locked' })
  expect(message).toContain('No password')
})

test('texts of a model cannot pretend to be lines of the question', async () => {
  const session = await open(sending, () => ({ action: 'decline' }))
  const key = 'x\n\nnetwork  nowhere\u202e'
  await session.refused('send_tokens', { wallet: 'wallet', recipient: 'wallet', amount: '0.1', key })
  expect(session.questions[0]).toContain('x\\u{a}\\u{a}network  nowhere\\u{202e}')
})

/** Sends lines to the server and returns the lines of its answer. */
function speak(words: readonly string[] = []) {
  const started = tool.start(['mcp', ...words], { keepsInput: true })
  onTestFinished(() => void started.process.kill('SIGKILL'))
  const say = (...lines: readonly (string | object)[]) =>
    started.process.stdin.write(
      lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
    )
  const clientInfo = { name: 'lines', version: '1' }
  const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
  say({ jsonrpc: '2.0', id: 0, method: 'initialize', params: initialize })
  say({ jsonrpc: '2.0', method: 'notifications/initialized' })
  const call = (id: number, name: unknown, args: unknown) =>
    say({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } })
  return { ...started, say, call }
}

test('survives anything that is not a message, and writes nothing else to standard output', async () => {
  const { process: server, say, call, ended } = speak()
  say(
    '',
    'hello',
    '{"jsonrpc":"2.0"',
    '[]',
    'null',
    '{"jsonrpc":"1.0","id":1,"method":"ping"}',
    '\u0000',
    '['.repeat(1000),
  )
  server.stdin.write(Buffer.from([0xff, 0xfe, 0x0a]))
  say({ jsonrpc: '2.0', id: 1, method: 'no/such' })
  call(2, 'no_such_tool', {})
  call(3, 'get_balance', { address: 5 })
  call(4, 'get_balance', 'text')
  call(5, 7, {})
  say(
    `{"jsonrpc":"2.0","id":6,"method":"tools/call","params":{"name":"abi_encode_boc","arguments":{"params":[{"name":"n","type":"uint256"}],"data":{"n":123456789012345678901234567890}}}}`,
  )
  call(7, 'crypto_sha256', { data: 'aGVsbG8=', __proto__: { x: 1 }, _call: { app_object: 'x' } })
  server.stdin.end()
  const { code, stdout, stderr } = await ended
  expect(code).toBe(0)
  const answers: Json[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  expect([...byId.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect([1, 2].map((id) => byId.get(id).error.code)).toEqual([-32601, -32602])
  expect(byId.get(3).result.isError).toBe(true)
  for (const id of [4, 5]) expect(byId.get(id).error).toBeDefined()
  const { boc } = byId.get(6).result.structuredContent
  const decoded = await tool.json([
    'rpc',
    'abi.decode_boc',
    JSON.stringify({ boc, params: [{ name: 'n', type: 'uint256' }], allow_partial: false }),
  ])
  expect(BigInt(decoded.result.data.n)).toBe(123456789012345678901234567890n)
  expect(byId.get(7).result.structuredContent.hash).toMatch(/^2cf24d/)
  expect(stderr).toContain('is not a message of the protocol')
})

test('cancels the call of the library that a client abandons, and reports progress', async () => {
  const session = await open([], undefined)
  const controller = new AbortController()
  const waiting = session.client.callTool(
    {
      name: 'net_wait_for_collection',
      arguments: {
        collection: 'accounts',
        filter: { id: { eq: `0:${'9'.repeat(64)}` } },
        result: 'id',
        timeout: 600_000,
      },
    },
    undefined,
    { signal: controller.signal },
  )
  const gone = expect(waiting).rejects.toThrow()
  controller.abort('enough')
  await gone
  const phases: (string | undefined)[] = []
  await session.client.callTool({ name: 'get_account', arguments: { address: 'wallet' } }, undefined, {
    onprogress: ({ message }) => phases.push(message),
  })
  expect(phases).toContain('reading the account')
})

test('uses the daemon of the data folder, and continues without it when that is gone', async () => {
  const daemon = tool.start(['daemon', '--port', '0'], { keepsInput: true })
  onTestFinished(() => void daemon.process.kill('SIGKILL'))
  await new Promise((resolve) => daemon.process.stdout.once('data', resolve))
  const session = await open(sending, yes)
  expect((await session.call('client_version')).version).toMatch(/^\d/)
  daemon.process.kill('SIGKILL')
  await daemon.ended
  const lost = await session.refused('get_account', { address: 'wallet' })
  expect(lost.message).toContain('The daemon closed the connection')
  expect(await session.call('get_account', { address: 'wallet' })).toMatchObject({ acc_type: 'Active' })
})

test.each(['SIGTERM', 'SIGINT'] as const)('ends in an orderly way by %s', async (signal) => {
  const { process: server, ended } = speak()
  await new Promise((resolve) => server.stdout.once('data', resolve))
  server.kill(signal)
  expect((await ended).code).toBe(0)
})

test('a failed start is reported on standard error', async () => {
  for (const words of [
    ['--modules', 'nothing'],
    ['--policy', 'missing.json'],
  ]) {
    const { code, stdout, stderr } = await tool.run(['mcp', ...words])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(words[1])
  }
})

test('a person at a terminal confirms where the client cannot ask', async () => {
  const session = await open(sending)
  const terminal = tool.runOnTerminal(['mcp', 'confirm'], {
    answers: [
      ['Send it?', 'y'],
      ['Send it?', 'n'],
      ['Refused.', '\u0003'],
    ],
  })
  const payment = { wallet: 'desk', recipient: 'desk' }
  await expect
    .poll(
      async () =>
        (await session.call('send_tokens', { ...payment, amount: '0.25', key: 'desk-1' }).catch(() => undefined))?.entry
          .state,
    )
    .toBe('executed')
  const { message } = await session.refused('send_tokens', { ...payment, amount: '0.75', key: 'desk-2' })
  expect(message).toBe('The user did not confirm; nothing was sent')
  expect((await terminal).stdout).toContain('Send 0.75 tokens to desk')
  expect((await session.refused('send_tokens', { ...payment, amount: '0.75', key: 'desk-3' })).message).toContain(
    'No one could be asked',
  )
})
