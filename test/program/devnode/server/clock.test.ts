import { expect, onTestFinished, test } from 'vitest'
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { startNode } from '../../../../src/program/devnode/server/startNode.ts'
import { OutgoingRoutes } from '../../../../src/system/proxy/OutgoingRoutes.ts'
import type { Answer } from '../../../support/devnode/GraphqlServer.ts'
import { ManualClock } from '../../../support/ManualClock.ts'

const BLOCK_TIME_MS = 1000

async function start() {
  const clock = new ManualClock()
  const random = { bytes: (length: number) => new Uint8Array(length).fill(0xab) }
  const node = await startNode(
    {
      host: '127.0.0.1',
      port: 0,
      allowRemote: false,
      folder: undefined,
      reset: false,
      chain: { rules: 'current', globalId: 100, capabilities: undefined },
      networkGiver: undefined,
      routes: new OutgoingRoutes(),
      blockTimeMs: BLOCK_TIME_MS,
      isStrict: undefined,
      isLegacy: false,
      hasRemp: false,
      bodyLimit: 1024,
      faults: {},
      logLevel: 'silent',
      startProducer: undefined,
      startScanner: undefined,
      nativeBinding: undefined,
    },
    { clock, random, log: new JsonLog('silent') },
  )
  onTestFinished(() => node.close())
  const blockTimes = async () => {
    const query = '{blockchain{blocks(last:9){nodes{workchain_id gen_utime}}}}'
    const response = await fetch(`${node.url}/graphql?query=${encodeURIComponent(query)}`)
    const { data } = (await response.json()) as Answer
    const blocks: { workchain_id: number; gen_utime: number }[] = data.blockchain.blocks.nodes
    return blocks.filter(({ workchain_id }) => workchain_id === 0).map(({ gen_utime }) => gen_utime)
  }
  return { node, clock, blockTimes }
}

test('a node has the time and the random numbers that it is given', async () => {
  const { node, clock } = await start()
  expect(node.marks?.epoch).toBe('ab'.repeat(16))
  expect(await (await fetch(`${node.url}/v2/readiness`)).text()).toContain(`diff = 0, now = ${clock.now()},`)
  clock.advance(10)
  expect(await (await fetch(`${node.url}/v2/readiness`)).text()).toContain(`diff = 10, now = ${clock.now()},`)
})

test('empty blocks come when the clock of the node has moved', async () => {
  const { clock, blockTimes } = await start()
  const firstSec = clock.now() / 1000
  expect(await blockTimes()).toEqual([])
  clock.advance(BLOCK_TIME_MS)
  await expect.poll(blockTimes).toEqual([firstSec + 1])
  clock.advance(BLOCK_TIME_MS / 2)
  clock.advance(BLOCK_TIME_MS / 2)
  await expect.poll(blockTimes).toEqual([firstSec + 1, firstSec + 2])
})
