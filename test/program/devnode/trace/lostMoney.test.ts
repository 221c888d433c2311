import { afterAll, describe, expect, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { LocalClient } from '../../../support/LocalClient.ts'

const client = await LocalClient.open()
const node = await DevNode.start({ deprecatedApi: true })
afterAll(() => node.dispose())
const ELSEWHERE = 'cd'.repeat(32)

async function balance(id: string): Promise<bigint> {
  const { data } = await node.query(`{ accounts(filter: {id: {eq: "0:${id}"}}) { balance(format: DEC) } }`)
  return BigInt(data.accounts[0]?.balance ?? 0)
}

/** Sends grams from another Dapp. Returns the trace of the transaction that receives them. */
async function sendFromElsewhere(message: object): Promise<Json> {
  const sent = await node.admin('impersonate', { source: { account_id: ELSEWHERE, dapp_id: ELSEWHERE }, message })
  return (await node.admin('trace', { transaction: sent.transaction_id })).transactions[0]
}

describe('lost money', () => {
  test.for([
    ['more than a run costs', '9000000000', false],
    ['less than a run costs', '1000000', false],
    ['nothing', '0', false],
    ['what bounces', '9000000000', true],
  ] as const)('balances, fees and what is lost add up: %s', async ([, value, bounce]) => {
    const contract = await NodeContract.deploy(node, client, helloWallet)
    const before = await balance(contract.id)
    const traced = await sendFromElsewhere({ account_id: contract.id, value, bounce })
    expect(traced.balance_before).toBe(String(before))
    const lost = traced.lost.reduce((sum: bigint, { amount }: Json) => sum + BigInt(amount), 0n)
    const sent = traced.out_messages.reduce((sum: bigint, message: Json) => sum + BigInt(message.value ?? 0), 0n)
    expect(sent).toBe(0n)
    expect((await balance(contract.id)) - before).toBe(BigInt(value) - BigInt(traced.fees.total) - lost)
    expect(traced.lost.map(({ reason }: Json) => reason)).toEqual(value === '0' ? [] : ['other_dapp'])
  })

  test('a message that cannot pay for its way back is lost with its money', async () => {
    const traced = await sendFromElsewhere({ account_id: 'ee'.repeat(32), value: '10', bounce: true })
    expect(traced).toMatchObject({
      bounce: { type: 'noFunds' },
      lost: [{ currency: 0, amount: '10', reason: 'bounce_failed' }],
    })
  })

  test('exchanged money is not lost', async () => {
    await node.fund('ef'.repeat(32), 5_000_000_000n)
    const { data } = await node.query('{ transactions(orderBy: {path: "lt", direction: DESC}, limit: 1) { id } }')
    const traced = (await node.admin('trace', { transaction: data.transactions[0].id })).transactions.at(-1)
    expect(traced).toMatchObject({ account_id: 'ef'.repeat(32), lost: [], credit: { tokens: '5000000000' } })
  })
})
