import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { wallet } from '../../../../src/program/contracts/generated/wallet.ts'
import { DevNode, type DevNodeOptions } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { GraphqlPeer, type PeerRequest } from '../../../support/net/GraphqlPeer.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const ID = 'ad'.repeat(32)
const NEVER = 'ae'.repeat(32)

async function start(options: DevNodeOptions = {}) {
  const node = await DevNode.start(options)
  onTestFinished(() => node.dispose())
  return node
}

async function openClient(node: DevNode) {
  const client = await LocalClient.open({ config: { network: { endpoints: [node.url] } } })
  onTestFinished(() => client.close())
  return client
}

async function balanceOf(node: DevNode, id: string): Promise<string | null> {
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
  return (await node.query(query)).data.blockchain.account.info?.balance ?? null
}

describe.each([
  ['current', ['--strict']],
  ['current and open', ['--deprecated-api']],
  ['legacy', ['--legacy']],
] as const)('a fork of a %s network', (kind, args) => {
  const network = async (more: readonly string[] = []) => {
    const node = await start({ args: [...args, '--global-id', '42', ...more] })
    const client = await openClient(node)
    const hello = await NodeContract.prepare(node, client, helloWallet)
    await node.fund(hello.contract.id)
    await node.admin('set_code', { account_id: hello.contract.id, code: helloWallet.code })
    return { node, client, contract: hello.contract }
  }

  test.each([
    ['in memory', () => ({})],
    ['in a file', () => ({ dataFolder: temporaryFolder() })],
  ] as const)('takes accounts over when they are first touched, %s', async (_, options) => {
    const { node: live, contract } = await network()
    await live.fund(ID, 5_000_000n)
    const fork = await start({ ...options(), args: ['--fork', live.url] })
    expect(fork.ready).toMatchObject({ fork: live.url, global_id: kind === 'current' ? expect.any(Number) : 42 })
    expect(await balanceOf(fork, ID)).toBe('5000000')
    expect(await balanceOf(fork, NEVER)).toBeNull()
    const ids = `account_id=${contract.id}&dapp_id=${contract.id}`
    const [mine, theirs] = [await fork.get(`account?${ids}`), await bocOf(live, contract.id)]
    expect(mine.json().boc).toBe(theirs)
    // Each goes its own way from here.
    await fork.fund(ID, 1n)
    await live.fund(ID, 100n)
    expect([await balanceOf(fork, ID), (await fork.admin('status')).seq_no]).toEqual(['5000001', 1])
    await fork.admin('set_balance', { account_id: contract.id, balance: '9' })
    expect(await bocOf(live, contract.id)).toBe(theirs)
    const { accounts } = await fork.admin('forked_accounts')
    expect(accounts).toEqual(
      [
        ...[expect.objectContaining({ account_id: contract.id, exists: true, forked_late: false })],
        ...[ID, NEVER].map((id) => expect.objectContaining({ account_id: id, exists: id === ID })),
      ].sort((a, b) => (a.sample.account_id < b.sample.account_id ? -1 : 1)),
    )
  })

  test('continues without its network for all accounts that it has fetched, through snapshots and restarts', async () => {
    const { node: live } = await network()
    await live.fund(ID, 5_000_000n)
    const dataFolder = temporaryFolder()
    const first = await start({ dataFolder, args: ['--fork', live.url] })
    const { id } = await first.admin('snapshot')
    expect(await balanceOf(first, ID)).toBe('5000000')
    expect(await balanceOf(first, NEVER)).toBeNull()
    await live.kill()
    await first.admin('revert', { id })
    expect(await balanceOf(first, ID)).toBe('5000000')
    await first.fund(ID, 1n)
    await first.kill()
    const second = await start({ dataFolder, args: ['--fork', live.url] })
    expect(await balanceOf(second, ID)).toBe('5000001')
    await second.admin('reset')
    expect(await balanceOf(second, ID)).toBe('5000000')
    expect(await balanceOf(second, NEVER)).toBeNull()
    const untouched = await second.get(`account?account_id=${'af'.repeat(32)}&dapp_id=${'af'.repeat(32)}`)
    expect([untouched.status, untouched.text]).toEqual([502, expect.stringContaining('did not return the account')])
  })
})

async function bocOf(node: DevNode, id: string): Promise<string> {
  const path = node.ready.node_version.startsWith('0')
    ? `account?address=0:${id}`
    : `account?account_id=${id}&dapp_id=${id}`
  return (await node.get(path)).json().boc
}

describe('a fork of a block', () => {
  const LATER = 'af'.repeat(32)

  async function network(args: readonly string[] = []) {
    const live = await start({ args })
    await live.fund(ID, 5_000_000n)
    const { seq_no } = await live.admin('status')
    const { data } = await live.query(
      `{blockchain{blockByHeight(thread_id:"${'0'.repeat(68)}",height:${seq_no}){id gen_utime}}}`,
    )
    await live.fund(ID, 100n)
    await live.fund(LATER, 1n)
    return { live, seqNo: seq_no as number, block: data.blockchain.blockByHeight as { id: string; gen_utime: number } }
  }

  test('begins with the accounts as they were then, and keeps the block', async () => {
    const { live, seqNo, block } = await network()
    for (const named of [String(seqNo), block.id]) {
      const dataFolder = temporaryFolder()
      const fork = await start({ dataFolder, args: ['--fork', live.url, '--block', named] })
      expect([await balanceOf(fork, ID), await balanceOf(fork, LATER)]).toEqual(['5000000', null])
      expect(await fork.admin('status')).toMatchObject({ last_block_time: block.gen_utime, fork_block: seqNo })
      await fork.dispose()
      const again = await start({ dataFolder, args: ['--fork', live.url] })
      expect(await balanceOf(again, LATER)).toBeNull()
      await again.dispose()
      const other = ['--fork', live.url, '--block', String(seqNo + 1)]
      await expect(DevNode.start({ dataFolder, args: other })).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringContaining(`was forked from block ${seqNo}`),
      })
    }
  })

  test.each([
    ['keeps no earlier states', ['--history', '0'], 'no longer kept'],
    ['returns the latest state for every block', [], 'changed after block'],
  ])('says that a network that %s cannot answer, and takes over what did not change', async (_, args, reason) => {
    const { live, seqNo } = await network(args)
    const endpoint = args.length > 0 ? live.url : await forgetfulNode(live)
    const fork = await start({ args: ['--fork', endpoint, '--block', String(seqNo), '--accounts', '0'] })
    const ids = `account_id=${ID}&dapp_id=${ID}`
    const answer = await fork.get(`account?${ids}`)
    expect([answer.status, answer.text]).toEqual([502, expect.stringContaining(reason)])
    expect(await balanceOf(fork, live.ready.accounts[1]!.account_id)).toBe('10000000000000')
  })

  test('does not start without its network, or without the block', async () => {
    const { live, seqNo } = await network()
    for (const [args, exitCode, message] of [
      [['--block', '1'], 2, '--block needs --fork'],
      [['--fork', live.url, '--block', 'last'], 2, '--block must be the number of a block'],
      [['--fork', live.url, '--block', String(seqNo + 900)], 4, `does not return the block ${seqNo + 900}`],
      [['--fork', live.url, '--block', NEVER], 4, `does not return the block ${NEVER}`],
    ] as const) {
      await expect(DevNode.start({ args })).rejects.toMatchObject({
        exitCode,
        message: expect.stringContaining(message),
      })
    }
  })
})

/** A node that ignores the block that a query names, as those of networks do. */
async function forgetfulNode(live: DevNode): Promise<string> {
  const query = async (request: PeerRequest) => {
    const { data } = await live.query(request.query.replace(/\(byBlock:"[0-9a-f]{64}"\)/, ''))
    return { data }
  }
  return `http://${(await GraphqlPeer.start({ query })).endpoint}`
}

test('a contract of the network is called, and sends to accounts that are fetched when they are reached', async () => {
  const live = await start({ args: ['--accounts', '3'] })
  const fork = await start({ args: ['--fork', live.url, '--accounts', '0'] })
  const client = await openClient(fork)
  const [first, second] = live.ready.accounts
  const { accounts } = await live.admin('list_accounts')
  const own = new NodeContract(fork, client, wallet, accounts[0], first!.account_id)
  const input = {
    dest: second!.address,
    value: 1_000_000_000,
    cc: { 2: 77 },
    bounce: false,
    flags: 0,
    payload: 'te6ccgEBAQEAAgAAAA==',
  }
  expect((await own.call('sendTransaction', input)).error).toBeNull()
  const shellOf = async () => {
    const query = `{blockchain{account(account_id:"${second!.account_id}",dapp_id:"${second!.account_id}"){info{balance_other{currency value(format:DEC)}}}}}`
    return (await fork.query(query)).data.blockchain.account.info.balance_other[0].value
  }
  await expect.poll(shellOf).toBe('1000000000000077')
  const count = `{blockchain{account(account_id:"${second!.account_id}",dapp_id:"${second!.account_id}"){transactions(first:9){edges{node{id}}}}}}`
  expect((await fork.query(count)).data.blockchain.account.transactions.edges).toHaveLength(1)
})

test('messages to accounts that cannot be fetched wait for the network without holding up others', async () => {
  const live = await start({ args: ['--accounts', '2'] })
  const dataFolder = temporaryFolder()
  const fork = await start({ dataFolder, args: ['--fork', live.url, '--accounts', '0'] })
  const client = await openClient(fork)
  const [first, second] = live.ready.accounts
  const { accounts } = await live.admin('list_accounts')
  await fork.admin('fork_prefetch', { accounts: [{ account_id: first!.account_id }, { account_id: ID }] })
  await live.setFaults({ fail: 1_000_000 })
  const own = new NodeContract(fork, client, wallet, accounts[0], first!.account_id)
  const input = {
    dest: second!.address,
    value: 1_000_000_000,
    cc: { 2: 77 },
    bounce: false,
    flags: 0,
    payload: 'te6ccgEBAQEAAgAAAA==',
  }
  expect((await own.call('sendTransaction', input)).error).toBeNull()
  const waiting = async (node: DevNode) =>
    (await node.admin('queue')).messages.map(({ kind }: { kind: string }) => kind)
  expect(await waiting(fork)).toEqual(['internal'])
  await fork.fund(ID, 5n)
  expect(await balanceOf(fork, ID)).toBe('5')
  // The message also waits after the node was killed.
  await fork.kill()
  const again = await start({ dataFolder })
  expect(again.ready.fork).toBe(live.url)
  expect(await waiting(again)).toEqual(['internal'])
  await live.setFaults(null)
  await expect.poll(() => waiting(again)).toEqual([])
  expect(Number(await balanceOf(again, second!.account_id))).toBeGreaterThan(0)
})

test('a change after the fork began is accepted and reported', async () => {
  const live = await start()
  await live.fund(ID, 5n)
  const fork = await start({ args: ['--fork', live.url] })
  await live.admin('increase_time', { seconds: 100 })
  await live.fund(ID, 5n)
  const { accounts } = await fork.admin('fork_prefetch', { accounts: [{ account_id: ID }, { account_id: NEVER }] })
  expect(accounts).toMatchObject([
    { account_id: ID, exists: true, forked_late: true },
    { account_id: NEVER, exists: false, forked_late: false },
  ])
  expect(await balanceOf(fork, ID)).toBe('10')
})

test('an account that is requested under a wrong Dapp ID does not count as missing', async () => {
  const live = await start()
  await live.admin('set_code', { account_id: ID, code: helloWallet.code })
  const fork = await start({ args: ['--fork', live.url] })
  expect((await fork.get(`account?account_id=${ID}&dapp_id=${NEVER}`)).status).toBe(404)
  expect((await fork.get(`account?account_id=${ID}&dapp_id=${ID}`)).json().dapp_id).toBe(ID)
})

test('a set of accounts is taken over as a whole, or not at all', async () => {
  const live = await start()
  await live.fund(ID, 5n)
  const fork = await start({ args: ['--fork', live.url] })
  await live.setFaults({ fail: 1_000_000 })
  const wanted = { accounts: [{ account_id: ID }, { account_id: NEVER }] }
  await expect(fork.admin('fork_prefetch', wanted)).rejects.toMatchObject({ status: 502, code: 'fork_failed' })
  expect((await fork.admin('forked_accounts')).accounts).toEqual([])
  await live.setFaults(null)
  expect((await fork.admin('fork_prefetch', wanted)).accounts).toHaveLength(2)
  const none = await start()
  await expect(none.admin('fork_prefetch', wanted)).rejects.toMatchObject({ status: 409, code: 'conflict' })
})

test('the configuration is that of the network if it publishes one, else the built-in one, with a notice', async () => {
  const query =
    '{blocks(filter:{workchain_id:{eq:-1},key_block:{eq:true}},orderBy:[{path:"seq_no",direction:DESC}],limit:1){boc}}'
  const configOf = async (node: DevNode) => {
    const client = await openClient(node)
    const [{ boc }] = (await node.query(query)).data.blocks
    return (await client.call('boc.get_blockchain_config', { block_boc: boc })).config_boc
  }
  const live = await start({ deprecatedApi: true, args: ['--capabilities', '0x1745ae'] })
  const fork = await start({ deprecatedApi: true, args: ['--fork', live.url] })
  const plain = await start({ deprecatedApi: true })
  expect(await configOf(fork)).toBe(await configOf(live))
  expect(await configOf(fork)).not.toBe(await configOf(plain))
  await fork.admin('reset')
  expect(await configOf(fork)).toBe(await configOf(live))
  expect(fork.log).not.toContain('built-in configuration')
  const strict = await start({ args: ['--strict'] })
  const other = await start({ deprecatedApi: true, args: ['--fork', strict.url] })
  expect(other.log.split('built-in configuration')).toHaveLength(2)
  expect(await configOf(other)).toBe(await configOf(plain))
})

test('an account that was deleted here is not fetched again from the network', async () => {
  const live = await start()
  await live.fund(ID, 5n)
  const fork = await start({ args: ['--fork', live.url] })
  expect(await balanceOf(fork, ID)).toBe('5')
  await fork.admin('delete_account', { account_id: ID })
  expect(await balanceOf(fork, ID)).toBeNull()
  await fork.fund(ID, 1n)
  expect(await balanceOf(fork, ID)).toBe('1')
})

test('a server that is not a node is refused as a network', async () => {
  const server = createServer((_, response) => void response.writeHead(404).end('Not Found')).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const error = await DevNode.start({ args: ['--fork', `http://127.0.0.1:${port}`] }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ exitCode: 4 })
})

test('a fork cannot start without its network, and an existing chain cannot become a fork', async () => {
  await expect(DevNode.start({ args: ['--fork', 'http://127.0.0.1:9'] })).rejects.toMatchObject({ exitCode: 4 })
  const dataFolder = temporaryFolder()
  const live = await start()
  const own = await start({ dataFolder })
  await own.dispose()
  const error = await DevNode.start({ dataFolder, args: ['--fork', live.url] }).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ exitCode: 2 })
})
