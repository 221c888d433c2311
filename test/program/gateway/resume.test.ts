/** Subscriptions continue without a gap when a node, or a gateway, is lost. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { Gateway } from '../../support/gateway/Gateway.ts'
import { GraphqlSocket } from '../../support/gateway/GraphqlSocket.ts'

/** A connection to the node that can be cut while the node keeps running. */
class Bridge {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false

  constructor(port: number) {
    this.#server = createServer((socket) => {
      if (this.#isCut) return void socket.destroy()
      const behind = connect(port, '127.0.0.1')
      for (const each of [socket, behind]) {
        this.#sockets.add(each)
        each.on('error', () => {}).on('close', () => this.#sockets.delete(each))
      }
      socket.pipe(behind).pipe(socket)
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  mend(): void {
    this.#isCut = false
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}

let node: DevNode
let bridges: Bridge[]
let gateway: Gateway
beforeAll(async () => {
  node = await DevNode.start({ deprecatedApi: true })
})
afterAll(() => node.dispose())
beforeEach(async () => {
  bridges = [new Bridge(node.ready.port), new Bridge(node.ready.port)]
  gateway = await Gateway.start({ upstreams: await Promise.all(bridges.map((bridge) => bridge.open())) })
})
afterEach(async () => {
  await gateway.dispose()
  for (const bridge of bridges) bridge.close()
})

function accountOf(index: number): string {
  return index.toString(16).padStart(64, '5')
}

let lastAccount = 0

/** Makes `count` transactions on new accounts. */
async function makeTransactions(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await node.fund(accountOf(++lastAccount))
}

/** Ids of all transactions after the one with this position, in the order of the chain. */
async function transactionsSince(position: string): Promise<string[]> {
  const query = 'query($f:TransactionFilter){transactions(filter:$f,orderBy:[{path:"chain_order"}],limit:1000){id}}'
  const { data } = await node.query(query, { f: { chain_order: { gt: position } } })
  return data.transactions.map(({ id }: { id: string }) => id)
}

async function head(): Promise<string> {
  const { data } = await node.query(
    '{transactions(orderBy:[{path:"chain_order",direction:DESC}],limit:1){chain_order}}',
  )
  return data.transactions[0]?.chain_order ?? ''
}

const QUERY = 'subscription($f:TransactionFilter){transactions(filter:$f){id now}}'

function idsOf(frames: readonly Json[]): string[] {
  return frames.map(({ payload }) => payload.data.transactions.id)
}

test.each(['graphql-ws', 'graphql-transport-ws'])('a lost node costs nothing over %s', async (protocol) => {
  await makeTransactions(1)
  const start = await head()
  const client = await GraphqlSocket.open(gateway.ready.ws, protocol, { cursors: true })
  client.start('1', QUERY, { f: {} })
  await client.next(({ type }) => type === 'cursor')
  await makeTransactions(2)
  // Both are gone for a while, so that something happens meanwhile.
  for (let round = 0; round < 3; round++) {
    for (const bridge of bridges) bridge.cut()
    await makeTransactions(30)
    bridges[round % 2]!.mend()
    await makeTransactions(2)
    bridges[(round + 1) % 2]!.mend()
  }
  const expected = await transactionsSince(start)
  await expect.poll(() => client.answers('1').length).toBeGreaterThanOrEqual(expected.length)
  expect(idsOf(client.answers('1'))).toEqual(expected)
  // Fields that the gateway adds to the query are not passed on to the client.
  expect(Object.keys(client.answers('1')[0].payload.data.transactions)).toEqual(['id', 'now'])
  client.close()
})

test('a client that connects to another gateway continues where it was', async () => {
  const other = await Gateway.start({ upstreams: [node.url] })
  try {
    await makeTransactions(1)
    const start = await head()
    const client = await GraphqlSocket.open(gateway.ready.ws, 'graphql-ws', { cursors: true })
    expect(client.frames[0]).toMatchObject({ type: 'connection_ack', payload: { cursors: true } })
    client.start('1', QUERY, { f: { OR: { now: { gt: 0 } }, now: { lt: 0 } } })
    const begun = await client.next(({ type }) => type === 'cursor')
    gateway.stop()
    expect(await client.closed).toBe(1012)
    expect(await gateway.ended).toBe(0)
    await makeTransactions(60)
    const next = await GraphqlSocket.open(other.ready.ws)
    next.start('7', QUERY, { f: { OR: { now: { gt: 0 } }, now: { lt: 0 } } }, { cursor: begun.payload.cursor })
    await expect.poll(() => next.answers('7').length).toBe((await transactionsSince(start)).length)
    await makeTransactions(2)
    const expected = await transactionsSince(start)
    await expect.poll(() => next.answers('7').length).toBe(expected.length)
    expect(idsOf(next.answers('7'))).toEqual(expected)
    // From the middle, by the position of an answer.
    const middle = next.answers('7')[10]
    next.start('8', QUERY, { f: {} }, { cursor: middle.payload.extensions.cursor })
    await expect.poll(() => next.answers('8').length).toBe(expected.length - 11)
    expect(idsOf(next.answers('8'))).toEqual(expected.slice(11))
    next.close()
  } finally {
    await other.dispose()
  }
})

test('states of accounts are not lost either', async () => {
  const id = accountOf(++lastAccount)
  await node.fund(id)
  const client = await GraphqlSocket.open(gateway.ready.ws, 'graphql-ws', { cursors: true })
  client.start('1', `subscription{accounts(filter:{id:{eq:"0:${id}"}}){balance(format:DEC)}}`)
  // Without a known start, the subscription would begin at the head of the next node.
  await client.next(({ type }) => type === 'cursor')
  for (const bridge of bridges) bridge.cut()
  await node.fund(id)
  bridges[1]!.mend()
  const query = `{accounts(filter:{id:{eq:"0:${id}"}}){balance(format:DEC)}}`
  const { data } = await node.query(query)
  await expect.poll(() => client.answers('1').at(-1)?.payload.data.accounts.balance).toBe(data.accounts[0].balance)
  client.close()
})

test('a subscription that cannot be resumed ends with an error, and queries are repeated', async () => {
  const client = await GraphqlSocket.open(gateway.ready.ws)
  client.start('1', 'subscription{a:transactions{id} b:blocks{id}}')
  // A subscription may have only one field; the node reports the error.
  expect(await client.next(({ id }) => id === '1')).toMatchObject({ type: 'error' })
  client.start('2', 'query($f:TransactionFilter){transactions(filter:$f,timeout:60000){id}}', {
    f: { account_addr: { eq: `0:${accountOf(++lastAccount)}` } },
  })
  client.start('3', '{info{version}}')
  await client.next(({ id }) => id === '3')
  for (const bridge of bridges) bridge.cut()
  bridges[0]!.mend()
  await node.fund(accountOf(lastAccount))
  expect(await client.next(({ id, type }) => id === '2' && type === 'data')).toMatchObject({
    payload: { data: { transactions: [{ id: expect.any(String) }] } },
  })
  client.close()
})

test.each([
  ['a number', 5],
  ['an invalid text', 'x y'],
  ['one of another chain', `${'ab'.repeat(16)}~`],
])('a cursor that is %s is refused', async (_, cursor) => {
  const client = await GraphqlSocket.open(gateway.ready.ws)
  client.start('1', QUERY, { f: {} }, { cursor })
  expect(await client.next(({ id }) => id === '1')).toMatchObject({ type: 'error' })
  client.close()
})
