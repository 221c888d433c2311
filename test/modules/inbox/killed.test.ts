/**
 * Daemons on one folder that are killed by SIGKILL while deposits arrive: each deposit of the chain is delivered,
 * nothing else is, and each has one number. `VENDORCLIENT_INBOX_KILLS` sets how often they are killed.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createDaemonHome } from '../../support/daemon/daemonProgram.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import { TestClient } from '../../support/daemon/TestClient.ts'
import { DevNode, type Json } from '../../support/devnode/DevNode.ts'
import { newAccount, pay } from '../../support/processing/InboxNode.ts'

const KILLS = Number(process.env['VENDORCLIENT_INBOX_KILLS'] ?? 5)
const DAEMONS = 2
const ACCOUNTS = 5

test('deposits survive the daemons that collect them', { timeout: 120_000 + KILLS * 10_000 }, async () => {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const home = createDaemonHome()
  const config = { network: { endpoints: [node.url], follow_interval: 20 } }
  const start = () => {
    const host = StdioHost.start({}, home)
    const client = TestClient.initialize(host, config)
    client.catch(() => {})
    return { host, client }
  }
  const daemons = Array.from({ length: DAEMONS }, start)
  onTestFinished(async () => {
    for (const { host } of daemons) host.process.kill('SIGKILL')
    await Promise.all(daemons.map(({ host }) => host.ended()))
    home.remove()
  })
  const accounts = Array.from({ length: ACCOUNTS }, newAccount)
  for (const account of accounts) await node.fund(account)
  await (await daemons[0]!.client).call('inbox.follow', { accounts, from: 'beginning' })

  let isOver = false
  const paying = (async () => {
    for (let index = 0; !isOver; index++) await pay(node, accounts[index % ACCOUNTS]!, { value: BigInt(index + 1) })
  })()
  const killing = (async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      const index = kills % DAEMONS
      // A daemon that is killed while it is still starting would never get to work.
      await daemons[index]!.client
      await sleep(randomInt(500))
      daemons[index]!.host.process.kill('SIGKILL')
      await daemons[index]!.host.ended()
      daemons[index] = start()
    }
  })()

  /** Deposits that an application has booked: by transaction, with the numbers under which they were delivered. */
  const booked = new Map<string, { readonly deposit: Json; readonly numbers: Set<string> }>()
  const book = ({ number, deposit }: Json) => {
    const entry = booked.get(deposit.transaction_id) ?? { deposit, numbers: new Set<string>() }
    entry.numbers.add(number)
    booked.set(deposit.transaction_id, entry)
  }
  const collect = async (params: object): Promise<number> => {
    for (let index = 0; ; index = (index + 1) % DAEMONS) {
      const { host, client } = daemons[index]!
      try {
        const { deposits } = await (await client).call('inbox.deposits', params)
        deposits.forEach(book)
        // Half of what was booked is acknowledged, so that the rest comes again.
        const done = deposits[Math.floor(deposits.length / 2)]?.number
        if (done !== undefined) await (await client).call('inbox.deposits', { acknowledge: done, limit: 1 })
        return deposits.length
      } catch (error) {
        if (!host.process.killed && !host.hasEnded) throw error
        await sleep(5)
      }
    }
  }
  const collecting = (async () => {
    while (!isOver) await collect({ wait_ms: 200, limit: 20 })
  })()
  await killing
  isOver = true
  await Promise.all([paying, collecting])
  const chain = await Promise.all(accounts.map((account) => depositsOfChain(node, account)))
  const wanted = chain.flat()
  while (booked.size < wanted.length && (await collect({ wait_ms: 30_000 })) > 0) {
    // Collects until no deposit arrives any more.
  }
  expect([...booked.keys()].sort()).toEqual(wanted.map(({ id }) => id).sort())
  for (const { id, value } of wanted) {
    expect(booked.get(id)).toMatchObject({ deposit: { amounts: [{ currency: 0, amount: value }] } })
  }
  expect([...booked.values()].filter(({ numbers }) => numbers.size > 1)).toEqual([])
  for (const own of chain) {
    const order = own.map(({ id }) => [...booked.get(id)!.numbers][0]!)
    expect(order).toEqual([...order].sort())
  }
})

/** Deposits of an account as the node knows them, in order. */
async function depositsOfChain(node: DevNode, account: string): Promise<{ id: string; value: string }[]> {
  const found: { id: string; value: string }[] = []
  let after: string | undefined
  for (;;) {
    const fields = 'edges{cursor node{id credit{credit(format:DEC)}}}'
    const range: string = `first:500${after === undefined ? '' : `,after:"${after}"`}`
    const query = `{blockchain{account(account_id:"${account}",dapp_id:"${account}"){transactions(${range}){${fields}}}}}`
    const { edges }: Json = (await node.query(query)).data.blockchain.account.transactions
    if (edges.length === 0) return found
    found.push(...edges.map(({ node: { id, credit } }: Json) => ({ id, value: credit.credit })))
    after = edges.at(-1).cursor
  }
}
