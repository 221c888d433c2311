import { describe, expect, onTestFinished, test } from 'vitest'
import { helloWallet } from '../../../../src/program/contracts/generated/helloWallet.ts'
import { DevNode, type Json } from '../../../support/devnode/DevNode.ts'
import { NodeContract } from '../../../support/devnode/NodeContract.ts'
import { ShownNode } from '../../../support/devnode/ShownNode.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const client = await LocalClient.open()
const NOBODY = 'ab'.repeat(32)

async function start(dataFolder?: string): Promise<DevNode> {
  const node = await DevNode.start(dataFolder === undefined ? {} : { dataFolder })
  onTestFinished(() => node.dispose())
  return node
}

describe('gas_report', () => {
  test('counts calls by contract and function, with the gas and fees of the transactions', async () => {
    const node = await start()
    const contract = await NodeContract.deploy(node, client, helloWallet)
    const calls: Json[] = []
    for (let index = 0; index < 3; index++) {
      const { result } = await contract.call('touch')
      calls.push((await node.admin('trace', { transaction: result.tx_hash })).transactions[0])
    }
    const { result } = await contract.call('sendValue', { dest: `0:${NOBODY}`, amount: 10n ** 15n, bounce: true })
    expect(result.aborted).toBe(true)
    const { functions, transactions, truncated, text } = await node.admin('gas_report')
    expect(functions.map(({ contract: name, function: called }: Json) => `${name} ${called}`)).toEqual([
      ...[
        'Giver sendCurrencies',
        'HelloWallet constructor',
        'HelloWallet sendValue',
        'HelloWallet touch',
        'no contract transfer',
      ],
    ])
    const gas = calls.map(({ compute }) => compute.gas_used).sort((left, right) => left - right)
    const fees = calls.map(({ fees: { total } }) => BigInt(total))
    expect(functions[3]).toMatchObject({
      ...{ calls: 3, failed: 0, gas_min: gas[0], gas_median: gas[1], gas_max: gas[2] },
      fees_total: String(fees.reduce((sum, fee) => sum + fee, 0n)),
    })
    expect(functions[2]).toMatchObject({ calls: 1, failed: 1 })
    expect({ transactions, truncated }).toEqual({ transactions: 7, truncated: false })
    expect(text).toMatch(/HelloWallet +touch +3 +0 +[\d,]+ +[\d,]+ +[\d,]+ +0\.\d+ +0\.\d+/)
  })

  test('begins with the start of the node, or at a given block', async () => {
    const dataFolder = temporaryFolder()
    const first = await start(dataFolder)
    for (const amount of [1n, 2n, 3n]) await first.fund(NOBODY, amount)
    await first.kill()
    const second = await start(dataFolder)
    expect(await second.admin('gas_report')).toMatchObject({ transactions: 0, functions: [] })
    // A gift is a transaction of the giver and one of the receiver.
    await second.fund(NOBODY)
    expect(await second.admin('gas_report')).toMatchObject({ transactions: 2 })
    expect(await second.admin('gas_report', { from_block: 0 })).toMatchObject({ transactions: 8 })
    expect(await second.admin('gas_report', { from_block: 2, to_block: 3 })).toMatchObject({ transactions: 4 })
    expect(await second.admin('gas_report', { from_block: 3, to_block: 2 })).toMatchObject({ transactions: 0 })
    const { id } = await second.admin('snapshot')
    await second.fund(NOBODY)
    await second.admin('revert', { id })
    expect(await second.admin('gas_report')).toMatchObject({ transactions: 2 })
  })
})

describe('--gas-report', () => {
  test('shows the table when the node stops', async () => {
    const node = new ShownNode({ onTerminal: true, args: ['--gas-report', '--quiet'] })
    onTestFinished(() => node.dispose())
    await node.post('/v2/faucet', { account_id: NOBODY })
    expect(await node.stop()).toBe(0)
    expect(node.output).toMatch(
      /Listening on .*\n(Console .*\n)?Gas of 2 transactions\ncontract +function.*\nGiver +sendCurrencies +1 .*\nno contract +transfer +1 /,
    )
  })

  test('is a JSON object for programs', async () => {
    const node = new ShownNode({ args: ['--gas-report'] })
    onTestFinished(() => node.dispose())
    await node.post('/v2/faucet', { account_id: NOBODY })
    expect(await node.stop()).toBe(0)
    const [ready, report] = node.output.split('\n').map((line) => (line === '' ? undefined : JSON.parse(line)))
    expect(ready).toMatchObject({ event: 'ready' })
    expect(report).toMatchObject({ event: 'gas_report', transactions: 2 })
    expect(report.functions[1]).toMatchObject({ function: 'transfer', calls: 1 })
  })
})
