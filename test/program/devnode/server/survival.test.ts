import { expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'
import { rounds } from '../../../support/tier.ts'

function accountId(index: number) {
  return index.toString(16).padStart(64, '7')
}

test('what was acknowledged is there after SIGKILL, whenever it came', async () => {
  const dataFolder = temporaryFolder()
  const acknowledged = new Set<number>()
  let next = 0
  for (let round = 0; round < rounds({ quick: 1, all: 2 }); round++) {
    const node = await DevNode.start({ dataFolder })
    const senders = Array.from({ length: 8 }, async () => {
      for (;;) {
        const index = next++
        await node.fund(accountId(index), 1_000_000_000n)
        acknowledged.add(index)
      }
    })
    // Asked for at once: the end of the node cuts all of them off.
    const cutOff = Promise.allSettled(senders)
    const wanted = acknowledged.size + 25 + 10 * round
    while (acknowledged.size < wanted) await new Promise((resolve) => setTimeout(resolve, 1))
    await node.kill()
    await cutOff
    await node.dispose()
  }
  const node = await DevNode.start({ dataFolder })
  try {
    for (const index of acknowledged) {
      const id = accountId(index)
      const { status } = await node.get(`account?account_id=${id}&dapp_id=${id}`)
      expect(status, `account ${index}`).toBe(200)
    }
    expect((await node.post('faucet', { account_id: accountId(0) })).json().error).toBeNull()
  } finally {
    await node.dispose()
  }
})

test('SIGTERM ends the node in order, with its answers given', async () => {
  const dataFolder = temporaryFolder()
  const node = await DevNode.start({ dataFolder })
  const answers = Array.from({ length: 20 }, (_, index) => node.fund(accountId(index)))
  const settled = Promise.allSettled(answers)
  await answers[0]
  node.process.kill('SIGTERM')
  expect(await node.ended).toBe(0)
  await settled
  await node.dispose()
})

test('a folder belongs to one node and one kind of chain, until it is reset', async () => {
  const dataFolder = temporaryFolder()
  const id = accountId(1)
  const node = await DevNode.start({ dataFolder })
  await node.fund(id)
  await expect(DevNode.start({ dataFolder })).rejects.toThrow('used by another node')
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
