import { expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { findUnexplained } from '../../../support/devnode/findUnexplained.ts'
import { findMissing, fundedAccount, fundUntilKilled } from '../../../support/devnode/fundUntilKilled.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

test('acknowledged messages survive SIGKILL at any time', async () => {
  const dataFolder = temporaryFolder()
  const acknowledged = new Set<number>()
  let first = 0
  for (let round = 0; round < 2; round++) {
    const funded = await fundUntilKilled(dataFolder, { first, wanted: 25 + 10 * round })
    for (const index of funded.acknowledged) acknowledged.add(index)
    first = funded.next
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(60)
  expect(await findMissing(dataFolder, acknowledged)).toEqual([])
  const node = await DevNode.start({ dataFolder })
  try {
    expect((await node.post('faucet', { account_id: fundedAccount(0) })).json().error).toBeNull()
    expect(await findUnexplained(node, 50)).toEqual([])
  } finally {
    await node.dispose()
  }
})

test('SIGTERM ends the node after its answers are sent', async () => {
  const dataFolder = temporaryFolder()
  const node = await DevNode.start({ dataFolder })
  const answers = Array.from({ length: 20 }, (_, index) => node.fund(fundedAccount(index)))
  const settled = Promise.allSettled(answers)
  await answers[0]
  node.process.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  await settled
  await node.dispose()
})

test('a folder belongs to one node and one kind of chain, until it is reset', async () => {
  const dataFolder = temporaryFolder()
  const id = fundedAccount(1)
  const node = await DevNode.start({ dataFolder })
  await node.fund(id)
  await expect(DevNode.start({ dataFolder })).rejects.toThrow('in use by another node')
  await node.dispose()
  await expect(DevNode.start({ dataFolder, args: ['--rules', 'classic'] })).rejects.toThrow('--reset')
  const other = await DevNode.start({ dataFolder, args: ['--rules', 'classic', '--reset'] })
  expect((await other.get(`account?account_id=${id}&dapp_id=${id}`)).status).toBe(404)
  await other.dispose()
})

test.each([
  [['--host', '0.0.0.0'], '--allow-remote'],
  [['--drop', '2'], '--drop must be a number from 0 to 1'],
])('refuses %j', async (args, text) => {
  await expect(DevNode.start({ args })).rejects.toThrow(text)
})
