/** Commands that show the chain: transactions, messages, trees, blocks, and lists that are followed. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { checkDocument, runCommandLine } from '../../support/cli/runCommandLine.ts'
import { Tool } from '../../support/cli/Tool.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { NodeProxy } from '../../support/processing/NodeProxy.ts'

const KINDS = {
  strict: [],
  deprecated: ['--deprecated-api'],
  legacy: ['--legacy'],
  classic: ['--rules', 'classic'],
  'classic and legacy': ['--rules', 'classic', '--legacy'],
} as const

describe.each(Object.entries(KINDS))('on a network of the kind %s', (kind, args) => {
  const isClassic = kind.startsWith('classic')
  const hasDapps = !isClassic && kind !== 'legacy'
  let node: DevNode
  let tool: Tool
  let hello: string
  let wallet: string

  beforeAll(async () => {
    node = await DevNode.start({ args: [...args] })
    // Commands that only read, which `run` executes, need no setting.
    tool = new Tool({ VENDORCLIENT_CLI_URL: node.url, ...(isClassic && { VENDORCLIENT_ABI_RULES: 'classic' }) })
    hello = await deploy('HelloWallet', 'hello', {})
    const { public: key } = await tool.json(['keys', 'public', 'hello.keys.json'])
    wallet = await deploy('Wallet', 'wallet', {
      owners_pubkey: [`0x${key}`],
      owners_address: [],
      reqConfirms: 1,
      reqConfirmsData: 1,
      value: 0,
    })
  }, 120_000)
  afterAll(async () => {
    tool?.dispose()
    await node?.dispose()
  })

  async function deploy(contract: string, name: string, constructor: object): Promise<string> {
    await tool.json(['contract', 'save', contract])
    if (name === 'hello') await tool.json(['keys', 'phrase', '--dump', 'hello.keys.json'])
    const image = [`${contract}.tvc`, '--keys', 'hello.keys.json']
    const { account_id } = await tool.json(['address', 'compute', ...image])
    await node.fund(account_id, 50_000_000_000n)
    const options = ['--dst-dapp-id', 'self', '--alias', name]
    return (await tool.json(['deploy', ...image, JSON.stringify(constructor), ...options])).deployed_at
  }

  async function run(...words: string[]): Promise<Json> {
    return (await runCommandLine(['--url', node.url, ...words], tool.dataFolder)).json
  }

  function send(dest: string, more: object = {}): Promise<Json> {
    const transfer = { dest, value: '1000000000', cc: {}, bounce: false, flags: 1, payload: '', ...more }
    return tool.json(['call', 'wallet', 'sendTransaction', JSON.stringify(transfer), '--yes'])
  }

  test('a transaction is shown with its phases, its function and what it sent', async () => {
    const { tx_hash, message_hash } = await send(wallet)
    const shown = await run('tx', tx_hash)
    expect(shown).toMatchObject({
      id: tx_hash,
      account_id: wallet.split('::')[1],
      name: 'wallet',
      contract: 'Wallet',
      in_message: { id: message_hash, type: 'external_in', kind: 'input', function: 'sendTransaction' },
      compute: { success: true, exit_code: 0 },
      action: { success: true, result_code: 0, messages: 1 },
      aborted: false,
      lost: [],
    })
    expect(shown.in_message.arguments).toMatchObject({ value: '1000000000', bounce: false })
    expect(shown.in_message.header.expire).toBeGreaterThan(0)
    const text = (await tool.run(['tx', tx_hash])).stdout
    expect(text).toMatch(/^outcome +ok$/m)
    expect(text).toMatch(/^compute +exit code 0, gas \d+, \d+ steps/m)
    expect(text).toMatch(/^sends +[0-9a-f]{64} +transfer 1 /m)
  })

  test('a failed action is reported with its code and reason, as a failure of the message', async () => {
    const more = { value: '900000000000000', flags: 1 }
    const transfer = JSON.stringify({ dest: wallet, cc: {}, bounce: false, payload: '', ...more })
    const { stdout } = await tool.run([
      'call',
      'wallet',
      'sendTransaction',
      transfer,
      '--yes',
      '--no-preflight',
      '--json',
    ])
    const [last] = (await run('history', wallet, '--limit', '1')).transactions
    expect(last, stdout).toMatchObject({
      aborted: true,
      action: { success: false, result_code: 37 },
      failure: expect.stringContaining('the action phase failed with code 37'),
    })
    const { code, stdout: status } = await tool.run(['status', last.in_message.id, '--json'])
    expect(code).toBe(13)
    expect(JSON.parse(status)).toMatchObject({ status: 'aborted', transaction: { id: last.id } })
  })

  test.skipIf(!hasDapps)('tokens that go to another Dapp are shown as lost', async () => {
    const { tx_hash } = await send(hello)
    const { transactions } = await run('tree', tx_hash)
    expect(transactions).toHaveLength(2)
    expect(transactions[1]).toMatchObject({
      depth: 1,
      parent: tx_hash,
      account_id: hello.split('::')[1],
      lost: [{ currency: 0, amount: '1000000000', reason: 'other_dapp', exact: true }],
    })
    const traced = await run('node', 'trace', transactions[1].id)
    const same = traced.transactions.find(({ id }: Json) => id === transactions[1].id)
    expect(same.lost).toMatchObject([{ currency: 0, amount: '1000000000', reason: 'other_dapp' }])
    expect((await tool.run(['tx', transactions[1].id])).stdout).toMatch(/^lost +1 token: tokens cannot cross Dapp IDs/m)
    expect(transactions[1].arrived).toEqual([])
    const [change] = transactions[1].balance_changes
    expect(change).toEqual({ currency: 0, amount: `-${transactions[1].fees.total}` })
  })

  test.skipIf(!hasDapps)('a call that waits reports the losses of its recipient', async () => {
    const input = { dest: hello, value: '1500000000', cc: {}, bounce: false, flags: 1, payload: '' }
    const args = ['call', 'wallet', 'sendTransaction', JSON.stringify(input), '--yes', '--wait']
    const { losses } = await tool.json(args)
    expect(losses).toMatchObject([{ address: hello, currency: 0, amount: '1500000000', reason: 'other_dapp' }])
    const history = (await tool.run(['history', hello, '--limit', '1'])).stdout
    expect(history).toMatch(/ -0\.\d+ tokens, 1\.5 tokens burnt /)
  })

  test.skipIf(!hasDapps)(
    'money for an account without a contract is received, and its fees are one number',
    async () => {
      const account = randomBytes(32).toString('hex')
      await tool.run(['faucet', `${account}::${account}`, '1'])
      const funded = (await tool.run(['history', `${account}::${account}`])).stdout
      expect(funded).toMatch(/\+1 token .*received; there is no contract/)
      expect(funded).not.toContain('failed')
      const { tx_hash } = await send(wallet)
      const { fees, block_id } = await run('tx', tx_hash)
      const { transactions } = await run('block', block_id)
      expect(transactions.find(({ id }: Json) => id === tx_hash).fees).toBe(fees.total)
    },
  )

  test('the tree begins with the first transaction, whichever transaction of it is given', async () => {
    const { tx_hash, message_hash } = await send(wallet)
    const tree = await run('tree', tx_hash)
    const child = tree.transactions.find(({ parent }: Json) => parent === tx_hash)
    expect(tree).toMatchObject({ root: tx_hash, truncated: false })
    expect(await run('tree', child.id)).toEqual(tree)
    expect(await run('tree', message_hash)).toEqual(tree)
    expect(await run('tree', child.id, '--here')).toMatchObject({ root: child.id, transactions: [{ depth: 0 }] })
    expect(await run('tree', tx_hash, '--limit', '1')).toMatchObject({
      truncated: true,
      transactions: [{ id: tx_hash }],
    })
    const { stdout } = await tool.run(['tree', child.id])
    expect(stdout).toMatch(/sendTransaction +ok\n[\s\S]*└─ [Ww]allet .*transfer 1 .*ok +← here/)
  })

  test('the history is read backwards page by page without gaps or repetitions', async () => {
    const all = (await run('history', wallet, '--limit', '1000')).transactions.map(({ id }: Json) => id)
    expect(all.length).toBeGreaterThan(3)
    const found: string[] = []
    for (let before: string | null | undefined; before !== null; ) {
      const page: Json = await run(
        'history',
        wallet,
        '--limit',
        '2',
        ...(before === undefined ? [] : ['--before', before]),
      )
      found.push(...page.transactions.map(({ id }: Json) => id))
      before = page.next
    }
    expect(found).toEqual(all)
  })

  test('a block lists its transactions', async () => {
    const { tx_hash, block_hash } = await send(wallet)
    const { block_id } = await run('tx', tx_hash)
    expect(block_id).toBe(block_hash)
    const block = await run('block', block_id)
    expect(block.transactions.map(({ id }: Json) => id)).toContain(tx_hash)
    expect(block.transaction_count).toBe(block.transactions.length)
    expect(await run('block', String(block.height))).toEqual(block)
    await expect(run('block', '99999999')).rejects.toThrow('Block 99999999 was not found on the network')
    await expect(run('block', 'x')).rejects.toThrow(/^Invalid BLOCK "x"/)
  })

  test('an unknown hash is not found, and a missing hash is a usage error', async () => {
    for (const command of ['tx', 'status', 'tree']) {
      // The second hash begins like the output of "message".
      for (const none of ['ab'.repeat(32), '7b'.repeat(32)]) {
        await expect(run(command, none)).rejects.toMatchObject({ exitCode: 11 })
      }
      await expect(run(command, '0x12')).rejects.toMatchObject({ exitCode: 2 })
    }
  })

  test('a message is waited for until it is executed', async () => {
    const { message_id } = await tool.json([
      'message',
      'create',
      'hello',
      'touch',
      '--keys',
      'hello.keys.json',
      '-o',
      'msg.txt',
    ])
    const waiting = tool.run(['status', message_id, '--wait', '--json'])
    const missed = await tool.run(['status', message_id, '--wait', '--seconds', '1', '--json'])
    expect(missed.code).toBe(15)
    expect(JSON.parse(missed.stdout).error.data).toEqual({ message_hash: message_id })
    const { tx_hash } = await tool.json(['send', 'msg.txt'])
    const { code, stdout } = await waiting
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      status: 'executed',
      message: { function: 'touch' },
      transaction: { id: tx_hash },
    })
  })

  test('events of an account are followed through cut connections, each once and in order', async () => {
    let isCut = false
    const proxy = await NodeProxy.start(node.url, onTestFinished, {
      read: async ({ forward }) => {
        if (isCut) return 'drop'
        const answer = await forward()
        // Some connections are cut in the middle of an answer.
        return isCut ? 'drop' : answer
      },
    })
    const follower = new Tool({ VENDORCLIENT_CLI_URL: proxy.url, VENDORCLIENT_NETWORK_MAX_RECONNECT_TIMEOUT: '200' })
    onTestFinished(() => follower.dispose())
    const watching = follower.start([
      'watch',
      wallet,
      '--json',
      '--last',
      '2',
      '--name',
      'sendTransaction',
      '--abi',
      tool.path('Wallet.abi.json'),
    ])
    onTestFinished(() => void watching.process.kill())
    const lines: Json[] = []
    const output = createInterface(watching.process.stdout).on('line', (line) => lines.push(JSON.parse(line)))
    await once(output, 'line')
    const sent: string[] = [lines[0].id]
    for (const cut of [false, true, true, false, true]) {
      isCut = cut
      sent.push((await send(wallet)).tx_hash)
      sent.push((await send(wallet)).tx_hash)
      if (!cut) await expect.poll(() => lines.length).toBe(sent.length)
    }
    isCut = false
    await expect.poll(() => lines.map(({ id }) => id)).toEqual(sent)
    for (const line of lines) await checkDocument('account watch', line)
    // A later run continues after the last line that was read.
    const { stdout } = await tool.run([
      'watch',
      'wallet',
      '--json',
      '--after',
      lines[2].cursor,
      '--name',
      'sendTransaction',
      '--count',
      '2',
    ])
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).id),
    ).toEqual(sent.slice(3, 5))
  })

  test.skipIf(kind !== 'strict')(
    'a watch continues when the daemon that serves it is gone (one kind is enough)',
    async () => {
      const daemon = tool.start(['daemon', '--port', '0'])
      onTestFinished(() => void daemon.process.kill('SIGKILL'))
      await once(daemon.process.stdout, 'data')
      const watching = tool.start([
        'watch',
        'wallet',
        '--json',
        '--last',
        '2',
        '--name',
        'sendTransaction',
        '--verbose',
      ])
      onTestFinished(() => void watching.process.kill())
      const ids: string[] = []
      const output = createInterface(watching.process.stdout).on('line', (line) => ids.push(JSON.parse(line).id))
      await once(output, 'line')
      daemon.process.kill('SIGKILL')
      await daemon.ended
      const { tx_hash } = await send(wallet)
      await expect.poll(() => ids.at(-1)).toBe(tx_hash)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  test('lines of a watch are filtered by a query', async () => {
    // The gift to the account, which has no contract yet, is aborted and has not failed.
    const failed = ['watch', 'wallet', '--from-start', '--select', '.failure']
    const byOption = await tool.run([...failed, '--failed', '--count', '1'])
    const byQuery = await tool.run([...failed, '--filter', '.action.result_code == 37', '--count', '1'])
    const reason = expect.stringContaining('the action phase failed with code 37')
    expect(byOption.stdout.split('\n')).toEqual([reason, ''])
    expect(byQuery.stdout.split('\n')).toEqual([reason, ''])
    expect(await tool.run(['watch', 'wallet', '--filter', '.a ==='])).toMatchObject({ code: 2, stdout: '' })
  })

  test('events and answers are followed and decoded', async () => {
    const transfer = { dest: wallet, value: '1000000', cc: {}, bounce: false, flag: 1, payload: '' }
    const call = ['call', 'wallet', 'submitTransaction', JSON.stringify(transfer), '--yes']
    const { return_value } = await tool.json(call)
    const options = ['--from-start', '--name', 'submitTransaction', '--count', '1', '--json']
    const { stdout } = await tool.run(['events', 'wallet', ...options])
    const line = JSON.parse(stdout)
    await checkDocument('account events', line)
    expect(line).toMatchObject({ kind: 'output', name: 'submitTransaction', arguments: return_value })
  })

  test('ends with a stated error when the chain is replaced', async () => {
    const watching = tool.start(['watch', 'wallet', '--last', '1', '--json'])
    await once(createInterface(watching.process.stdout), 'line')
    await node.admin('reset')
    const { code, stderr, stdout } = await watching.ended
    expect({ code, stderr }).toMatchObject({ code: 1 })
    expect(stdout).toContain('The chain was replaced by another one')
  })
})
