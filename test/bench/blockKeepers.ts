/** What block keepers cost the development node: making a block, and signing it afterwards. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { JsonLog } from '../../rpc/daemon/JsonLog.ts'
import { openChain } from '../../src/program/devnode/chain/openChain.ts'
import { RunningChain } from '../../src/program/devnode/chain/RunningChain.ts'
import { blockDataOf } from '../../src/program/devnode/keepers/BlockSigner.ts'
import { keeperJobs } from '../../src/program/devnode/keepers/keeperJobs.ts'
import { keepKeepers, readKeeperState } from '../../src/program/devnode/keepers/keeperState.ts'
import { commitHere } from '../../src/program/devnode/store/CommitSink.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { loadDriver } from '../../storage/sqlite/loadDriver.ts'
import { compare, interleave } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'

const ROUNDS = 5
const KEEPERS = 7
const SIGNED_BLOCKS = 10
const BLOCKS = 100
const ACCOUNT = '7a'.repeat(32)
const BLS_SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_'
const settings = { rules: 'current', globalId: 100, capabilities: undefined } as const

export const blockKeepers: Suite = {
  name: 'block-keepers',
  notes: `Chains in memory, on one thread. Messages: transfers of the faucet, in blocks of one and of 32, beside the same chain without block keepers; this is what a message waits for. Signing: the producer's signature and the attestation of ${KEEPERS} keepers, with reading the block and hashing it, beside the two signatures of @noble/curves alone. The node signs after the answer, on a thread of its own with lower priority; blocks that come faster than that wait in the store.`,
  run: async () => {
    const chains = { ours: await open(KEEPERS), peer: await open(undefined) }
    const rows: Row[] = []
    for (const size of [1, 32]) {
      const values = await interleave(ROUNDS, {
        ours: () => rate(chains.ours, size),
        peer: () => rate(chains.peer, size),
      })
      const label = `messages, blocks of ${size}, with block keepers`
      rows.push({ label, against: 'without block keepers', unit: '1/s', ...compare(values.ours, values.peer) })
    }
    const values = await interleave(ROUNDS, { ours: () => signRate(chains.ours), peer: () => signatureRate() })
    const row = { label: `blocks signed, ${KEEPERS} keepers`, against: 'two signatures of @noble/curves', unit: '1/s' }
    return [...rows, { ...row, ...compare(values.ours, values.peer) }]
  },
}

async function open(keepers: number | undefined): Promise<RunningChain> {
  const services = { clock: systemClock, random: systemRandom, log: new JsonLog('silent') }
  const store = openChain(await loadDriver(), undefined, settings, services)
  if (keepers !== undefined) await keepKeepers(store, systemRandom, { count: keepers, from: 1 })
  return new RunningChain({ store, sink: commitHere(store), settings, services, onLateError: () => {} })
}

let gifts = 0

/**
 * Messages per second of the time spent producing blocks. As in the node, there is a turn of the event loop between two
 * blocks.
 */
async function rate(chain: RunningChain, size: number): Promise<number> {
  let waitedMs = 0
  for (let block = 0; block < BLOCKS; block++) {
    const requests = Array.from({ length: size }, () => {
      gifts += 1
      return { kind: 'gift', hash: String(gifts), accountId: ACCOUNT, grams: 1n, other: [] } as const
    })
    const start = performance.now()
    chain.produce(requests, 0, false)
    waitedMs += performance.now() - start
    await new Promise((resolve) => setImmediate(resolve))
  }
  return (BLOCKS * size * 1000) / waitedMs
}

/** Blocks per second. */
async function signRate({ store }: RunningChain): Promise<number> {
  const { seed } = readKeeperState(store)!
  const start = performance.now()
  for (let height = 1; height <= SIGNED_BLOCKS; height++) {
    const block = store.keepers.block(height)!
    const { id, parentId, producer, signers } = block
    const data = blockDataOf(store, block)!
    await keeperJobs.sign({ seed, height, blockId: id, parentId, producer, signers, data })
  }
  return (SIGNED_BLOCKS * 1000) / (performance.now() - start)
}

async function signatureRate(): Promise<number> {
  const { longSignatures } = bls12_381
  const secret = new Uint8Array(32).fill(7)
  const start = performance.now()
  for (let index = 0; index < 2 * SIGNED_BLOCKS; index++) {
    longSignatures.sign(longSignatures.hash(new Uint8Array(120).fill(index), BLS_SUITE), secret)
  }
  return (SIGNED_BLOCKS * 1000) / (performance.now() - start)
}
