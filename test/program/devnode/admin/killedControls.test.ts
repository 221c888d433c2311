import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { findUnexplained } from '../../../support/devnode/findUnexplained.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'
import { rounds } from '../../../support/tier.ts'

/** Rounds of each kind, more in the long tier; `CONTROL_KILLS` asks for another number. */
const ROUNDS = Number(process.env['CONTROL_KILLS'] ?? rounds({ quick: 1, all: 3, long: 9 }))

/** A node that lives through all tests, for forks. */
const live = DevNode.start()
afterAll(async () => (await live).dispose())

function idOf(number: number): string {
  return number.toString(16).padStart(64, '5')
}

async function balanceOf(node: DevNode, id: string): Promise<string | null> {
  const query = `{blockchain{account(account_id:"${id}",dapp_id:"${id}"){info{balance(format:DEC)}}}}`
  return (await node.query(query)).data.blockchain.account.info?.balance ?? null
}

/** Number and id of the last block, what it follows, and how many there are. */
async function headOf(node: DevNode) {
  const query = '{blockchain{blocks(last:2){nodes{id seq_no prev_ref{root_hash}}}}}'
  return (await node.query(query)).data.blockchain.blocks.nodes as { id: string; seq_no: number }[]
}

/** Reads everything that a chain has, and lets it continue. */
async function expectSound(node: DevNode, log: string): Promise<void> {
  const before = await node.admin('status')
  const blocks = await headOf(node)
  expect(blocks.at(-1)?.seq_no ?? 0, log).toBe(before.seq_no)
  await node.fund(idOf(0xffff), 1n)
  expect((await node.admin('status')).seq_no, log).toBe(before.seq_no + 1)
  const { id, seq_no } = await node.admin('snapshot')
  await node.fund(idOf(0xffff), 1n)
  expect((await node.admin('revert', { id })).seq_no, log).toBe(seq_no)
  // The stored moments before transactions are removed and restored together with the chain.
  expect(await findUnexplained(node, 6), log).toEqual([])
}

/**
 * Repeats an action until the node is killed, shortly after `steps` completed ones. Returns the number of completed
 * actions.
 */
async function killWithin(node: DevNode, action: () => Promise<unknown>, steps: number): Promise<number> {
  let done = 0
  const running = (async () => {
    for (;;) {
      await action()
      done += 1
      // The next action is under way when the node is killed.
      if (done === steps) setImmediate(() => void node.process.kill('SIGKILL'))
    }
  })()
  await running.catch(() => {})
  await node.ended
  return done
}

describe('a chain is sound after SIGKILL', () => {
  test('a kill between blocks, while old history is dropped, leaves a sound chain', { timeout: 600_000 }, async () => {
    const dataFolder = temporaryFolder()
    const options = { dataFolder, args: ['--history', '40'] }
    let node = await DevNode.start(options)
    for (let round = 0; round < ROUNDS; round++) {
      const acknowledged = new Map<string, bigint>()
      const fundFour = async () => {
        const ids = [0, 1, 2, 3].map((index) => idOf(0x20000 + index))
        await Promise.all(ids.map((id) => node.fund(id, 10n)))
        for (const id of ids) acknowledged.set(id, (acknowledged.get(id) ?? 0n) + 10n)
      }
      const before = await Promise.all([0, 1, 2, 3].map((index) => balanceOf(node, idOf(0x20000 + index))))
      await killWithin(node, fundFour, 1 + (round % 7))
      await node.dispose()
      node = await DevNode.start(options)
      for (const [index, [id, given]] of [...acknowledged].entries()) {
        const grown = BigInt((await balanceOf(node, id))!) - BigInt(before[index] ?? 0)
        expect(grown, `round ${round}`).toBeGreaterThanOrEqual(given)
      }
      expect(await findUnexplained(node, 30), `round ${round}`).toEqual([])
      await expectSound(node, `round ${round}`)
    }
    await node.dispose()
  })

  test('a kill between snapshots and reverts leaves a sound chain', { timeout: 600_000 }, async () => {
    const dataFolder = temporaryFolder()
    let node = await DevNode.start({ dataFolder })
    for (let round = 0; round < ROUNDS * 2; round++) {
      const first = await node.admin('snapshot')
      await node.fund(idOf(round), 1000n)
      const { id } = await node.admin('snapshot')
      const goBack = async () => {
        await node.fund(idOf(round), 5n)
        await node.admin('revert', { id })
      }
      const isRevert = round % 2 === 1
      await killWithin(node, isRevert ? goBack : () => node.admin('snapshot'), 1 + (round % 5))
      await node.dispose()
      node = await DevNode.start({ dataFolder })
      expect(isRevert ? ['1000', '1005'] : ['1000'], `round ${round}`).toContain(await balanceOf(node, idOf(round)))
      await expectSound(node, `round ${round}`)
      await node.admin('revert', { id })
      expect(await balanceOf(node, idOf(round))).toBe('1000')
      await node.admin('revert', { id: first.id })
      expect(await balanceOf(node, idOf(round))).toBeNull()
    }
    await node.dispose()
  })

  test('a kill while dumps are written and read leaves a sound chain', { timeout: 600_000 }, async () => {
    const dataFolder = temporaryFolder()
    const file = join(temporaryFolder(), 'chain.jsonl')
    let node = await DevNode.start({ dataFolder })
    for (let number = 0; number < 50; number++) await node.fund(idOf(number), 1000n)
    for (let round = 0; round < ROUNDS; round++) {
      await node.admin('dump', { file })
      const dumpAndLoad = async () => {
        await node.admin('dump', { file })
        await node.admin('load', { file })
      }
      await killWithin(node, dumpAndLoad, 1 + (round % 3))
      await node.dispose()
      node = await DevNode.start({ dataFolder })
      expect(await balanceOf(node, idOf(7)), `round ${round}`).toBe('1000')
      await node.admin('load', { file })
      expect(await balanceOf(node, idOf(49)), `round ${round}`).toBe('1000')
      await expectSound(node, `round ${round}`)
    }
    await node.dispose()
  })

  test('a kill while accounts of a fork are fetched leaves a sound chain', { timeout: 600_000 }, async () => {
    const network = await live
    await network.fund(idOf(7), 1000n)
    const dataFolder = temporaryFolder()
    const options = { dataFolder, args: ['--fork', network.url] }
    let node = await DevNode.start(options)
    for (let round = 0; round < ROUNDS; round++) {
      const pairs: [string, string][] = []
      const fetchTwo = async () => {
        const at = 0x10000 + round * 0x100 + pairs.length * 2
        const pair: [string, string] = [idOf(at), idOf(at + 1)]
        pairs.push(pair)
        await node.admin('fork_prefetch', { accounts: pair.map((account_id) => ({ account_id })) })
      }
      await killWithin(node, fetchTwo, 1 + (round % 3))
      await node.dispose()
      node = await DevNode.start(options)
      const { accounts } = await node.admin('forked_accounts')
      const known = new Set(accounts.map(({ account_id }: { account_id: string }) => account_id))
      for (const [index, [one, other]] of pairs.entries()) {
        expect(known.has(one), `round ${round}`).toBe(known.has(other))
        // The accounts of answered calls are present; those of the last one may be.
        if (index < pairs.length - 1) expect(known.has(one), `round ${round}`).toBe(true)
      }
      expect(await balanceOf(node, idOf(7)), `round ${round}`).toBe('1000')
      await expectSound(node, `round ${round}`)
    }
    await node.dispose()
  })
})
