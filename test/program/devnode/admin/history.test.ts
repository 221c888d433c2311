import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = '4d'.repeat(32)
const OTHER = '4e'.repeat(32)

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

async function balanceOf(node: DevNode, id: string): Promise<string | null> {
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
  return (await node.query(query)).data.blockchain.account.info?.balance ?? null
}

async function transactionsOf(node: DevNode, id: string): Promise<number> {
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){transactions(first:50){edges{node{id}}}}}}`
  return (await node.query(query)).data.blockchain.account.transactions.edges.length
}

describe.each([
  ['in memory', () => ({})],
  ['in a file', () => ({ dataFolder: temporaryFolder() })],
] as const)('a chain %s', (_, options) => {
  test('returns to a snapshot any number of times, for every reader', async () => {
    const node = await start(options())
    await node.fund(ID, 1_000_000_000n)
    const { id, seq_no, epoch } = await node.admin('snapshot')
    expect(seq_no).toBe(1)
    const epochs = [epoch]
    for (let round = 0; round < 3; round++) {
      await node.fund(ID, 500n)
      await node.fund(OTHER)
      expect([await balanceOf(node, ID), await transactionsOf(node, ID)]).toEqual(['1000000500', 2])
      expect((await node.get(`account?account_id=${OTHER}&dapp_id=${OTHER}`)).status).toBe(200)
      const reverted = await node.admin('revert', { id })
      expect(reverted.seq_no).toBe(1)
      epochs.push(reverted.epoch)
      expect((await node.query('{info{epoch}}')).data.info.epoch).toBe(reverted.epoch)
      expect([await balanceOf(node, ID), await transactionsOf(node, ID)]).toEqual(['1000000000', 1])
      expect((await node.get(`account?account_id=${OTHER}&dapp_id=${OTHER}`)).status).toBe(404)
    }
    expect(new Set(epochs).size).toBe(4)
    await node.fund(ID, 1n)
    expect((await node.admin('status')).seq_no).toBe(2)
  })

  test('has snapshots within snapshots', async () => {
    const node = await start(options())
    const ids: number[] = []
    for (let round = 0; round < 4; round++) {
      ids.push((await node.admin('snapshot')).id)
      await node.fund(ID, 1000n)
    }
    await node.admin('revert', { id: ids[2] })
    expect(await balanceOf(node, ID)).toBe('2000')
    await expect(node.admin('revert', { id: ids[3] })).rejects.toMatchObject({ status: 404, code: 'not_found' })
    const next = await node.admin('snapshot')
    expect(ids).not.toContain(next.id)
    await node.admin('revert', { id: ids[1] })
    expect(await balanceOf(node, ID)).toBe('1000')
    expect((await node.admin('snapshots')).snapshots.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2))
  })

  test('has its givers again after a restart', async () => {
    const node = await start({ ...options(), args: ['--accounts', '1'] })
    const [wallet] = node.ready.accounts
    const before = await balanceOf(node, wallet!.account_id)
    const { id } = await node.admin('snapshot')
    await node.fund(ID)
    await node.admin('set_balance', { account_id: wallet!.account_id, balance: '5' })
    const { seq_no, epoch } = await node.admin('reset')
    expect(seq_no).toBe(0)
    expect(epoch).not.toBe(node.ready.epoch)
    expect(await balanceOf(node, ID)).toBeNull()
    expect(await balanceOf(node, wallet!.account_id)).toBe(before)
    expect((await node.admin('list_accounts')).accounts).toMatchObject(node.ready.accounts)
    await expect(node.admin('revert', { id })).rejects.toMatchObject({ code: 'not_found' })
    await node.fund(ID)
    expect(await transactionsOf(node, ID)).toBe(1)
  })

  test('is written to a file and read by another node', async () => {
    const file = join(temporaryFolder(), 'chain.jsonl')
    const node = await start(options())
    await node.fund(ID, 77_000n)
    await node.admin('freeze', { time: Math.floor(Date.now() / 1000) + 5000 })
    const { time } = await node.admin('get_time')
    expect((await node.admin('dump', { file })).rows).toBeGreaterThan(5)
    await node.fund(ID, 1n)
    const other = await start()
    await other.fund(OTHER)
    const loaded = await other.admin('load', { file })
    expect(loaded.seq_no).toBe(1)
    expect([node.ready.epoch, other.ready.epoch]).not.toContain(loaded.epoch)
    expect([await balanceOf(other, ID), await balanceOf(other, OTHER)]).toEqual(['77000', null])
    expect(await transactionsOf(other, ID)).toBe(1)
    expect(await other.admin('get_time')).toMatchObject({ time, frozen: true })
    await other.fund(ID, 23_000n)
    expect(await balanceOf(other, ID)).toBe('100000')
    // Loads the same file again, then the dump of the other node over it.
    await node.admin('load', { file })
    expect(await balanceOf(node, ID)).toBe('77000')
    await other.admin('dump', { file })
    await node.admin('load', { file })
    expect(await balanceOf(node, ID)).toBe('100000')
  })
})

test('snapshots, time and epoch survive the end of the node', async () => {
  const dataFolder = temporaryFolder()
  const node = await start({ dataFolder })
  await node.fund(ID, 1000n)
  const { id } = await node.admin('snapshot')
  await node.fund(ID, 1000n)
  await node.admin('freeze', { time: Math.floor(Date.now() / 1000) + 9000 })
  const { time, epoch } = await node.admin('get_time')
  await node.kill()
  const again = await start({ dataFolder })
  expect(again.ready.epoch).toBe(epoch)
  expect(await again.admin('get_time')).toMatchObject({ time, frozen: true })
  await again.admin('revert', { id })
  expect(await balanceOf(again, ID)).toBe('1000')
  expect((await again.admin('get_time')).frozen).toBe(false)
})

test('--state loads a file at the start, and saves the chain to it at the end', async () => {
  const file = join(temporaryFolder(), 'state.jsonl')
  const first = await start({ args: ['--state', file], place: [] })
  await first.fund(ID, 5000n)
  first.process.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = await start({ args: ['--state', file], place: [] })
  expect(await balanceOf(second, ID)).toBe('5000')
  expect(second.ready.folder).toBeNull()
})

describe('a file that is not a chain', () => {
  const prepare = async () => {
    const node = await start()
    await node.fund(ID, 5n)
    const file = join(temporaryFolder(), 'chain.jsonl')
    await node.admin('dump', { file })
    return { node, file, text: readFileSync(file, 'utf8') }
  }

  test('changes nothing, whatever is wrong with it', async () => {
    const { node, file, text } = await prepare()
    const lines = text.split('\n')
    const broken: Readonly<Record<string, string>> = {
      empty: '',
      'no JSON': 'hello\n',
      'cut off': text.slice(0, -200),
      'without its end': `${lines.slice(0, -2).join('\n')}\n`,
      'without a row': [...lines.slice(0, 3), ...lines.slice(4)].join('\n'),
      'with another byte': text.replace('"accounts","0:', '"accounts","1:'),
      'of a later program': text.replace('"version":1', '"version":2'),
      'with an unknown member': text.replace('"settings":["name"', '"settings":["sname"'),
      'that goes on': `${text}${lines.at(-2)}\n`,
    }
    for (const [name, content] of Object.entries(broken)) {
      writeFileSync(file, content)
      const error = await node.admin('load', { file }).catch((cause: unknown) => cause)
      expect(error, name).toMatchObject({ code: expect.stringMatching(/^(invalid_params|conflict)$/) })
      expect(await balanceOf(node, ID), name).toBe('5')
    }
    writeFileSync(file, text)
    await node.admin('load', { file })
  })

  test('is never overwritten, and has a distinct name', async () => {
    const { node } = await prepare()
    const file = join(temporaryFolder(), 'notes.jsonl')
    writeFileSync(file, '{"mine": true}\n')
    await expect(node.admin('dump', { file })).rejects.toMatchObject({ status: 409, code: 'conflict' })
    expect(readFileSync(file, 'utf8')).toBe('{"mine": true}\n')
    for (const bad of ['chain.jsonl', '/tmp/chain.txt', '', '/tmp/a\0.jsonl']) {
      await expect(node.admin('dump', { file: bad })).rejects.toMatchObject({ status: 400 })
    }
    const nowhere = join(temporaryFolder(), 'no', 'where.jsonl')
    await expect(node.admin('dump', { file: nowhere })).rejects.toMatchObject({ code: 'storage_failed' })
    await expect(node.admin('load', { file: nowhere })).rejects.toMatchObject({ status: 404 })
  })

  test('refuses a chain with other settings', async () => {
    const { node, file } = await prepare()
    const other = await start({ args: ['--global-id', '7'] })
    await expect(other.admin('load', { file })).rejects.toMatchObject({ code: 'conflict' })
    await node.admin('load', { file })
  })
})

test('a subscription ends when the chain is replaced', async () => {
  const node = await start({ deprecatedApi: true })
  const { id } = await node.admin('snapshot')
  const socket = new WebSocket(node.ready.ws!, 'graphql-transport-ws')
  const messages: { type: string; payload?: unknown }[] = []
  const ended = new Promise<void>((resolve) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data))
      messages.push(message)
      if (message.type === 'connection_ack') {
        const payload = { query: 'subscription{blocks{id}}' }
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
        socket.send(JSON.stringify({ type: 'ping' }))
      }
      if (message.type === 'pong') void node.admin('revert', { id })
      if (message.type === 'error' || message.type === 'complete') resolve()
    }
  })
  socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init' }))
  await ended
  socket.close()
  expect(JSON.stringify(messages)).toContain('The chain was replaced')
})
