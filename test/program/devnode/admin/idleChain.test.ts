import { expect, onTestFinished, test } from 'vitest'
import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { startNode } from '../../../../src/program/devnode/server/startNode.ts'
import { OutgoingRoutes } from '../../../../src/system/proxy/OutgoingRoutes.ts'
import { systemRandom } from '../../../../src/system/systemRandom.ts'
import type { Json } from '../../../support/devnode/DevNode.ts'
import { ManualClock } from '../../../support/ManualClock.ts'

async function start() {
  const clock = new ManualClock()
  const node = await startNode(
    {
      ...{ host: '127.0.0.1', port: 0, allowRemote: false, folder: undefined, reset: false },
      chain: { rules: 'current', globalId: 100, capabilities: undefined },
      ...{
        networkGiver: undefined,
        routes: new OutgoingRoutes(),
        blockTimeMs: undefined,
        isStrict: undefined,
        isLegacy: false,
        hasRemp: false,
      },
      ...{ bodyLimit: 65_536, faults: {}, logLevel: 'silent' },
      ...{ startProducer: undefined, startScanner: undefined, nativeBinding: undefined },
    },
    { clock, random: systemRandom, log: new JsonLog('silent') },
  )
  onTestFinished(() => node.close())
  const admin = async (method: string, params: object = {}): Promise<Json> =>
    (await fetch(`${node.url}/admin/${method}`, { method: 'POST', body: JSON.stringify(params) })).json()
  /** Asks for what only a later block can answer, and lets the time for it pass. */
  const askBeyond = async () => {
    const query = '{blockchain{blocks(master_seq_no_range:{start:2000000000}){nodes{id}}}}'
    await fetch(`${node.url}/graphql?query=${encodeURIComponent(query)}`)
    clock.advance(3000)
    await admin('snapshot')
  }
  return { clock, admin, askBeyond }
}

async function seqNo(admin: (method: string) => Promise<Json>): Promise<number> {
  return (await admin('status')).seq_no
}

test.each<[string, (admin: (method: string, params?: object) => Promise<Json>) => Promise<unknown>]>([
  ['stands still in time', (admin) => admin('freeze')],
  ['has its blocks made by hand', (admin) => admin('set_block_mode', { mode: 'manual' })],
  ['went back to a snapshot', async (admin) => admin('revert', { id: (await admin('snapshot')).id })],
])('a chain that %s makes no block for those who ask beyond its end', async (_, enter) => {
  const { admin, askBeyond } = await start()
  await admin('mine')
  await askBeyond()
  await expect.poll(() => seqNo(admin)).toBe(2)
  await enter(admin)
  await askBeyond()
  expect(await seqNo(admin)).toBe(2)
  await askBeyond()
  expect(await seqNo(admin)).toBe(2)
})

test('a chain that was reverted makes empty blocks again after its next block', async () => {
  const { admin, askBeyond } = await start()
  const { id } = await admin('snapshot')
  await admin('mine')
  await admin('revert', { id })
  await admin('mine')
  await askBeyond()
  await expect.poll(() => seqNo(admin)).toBe(2)
})

test('a chain in manual mode does not move with its clock, and one with an interval does while its time stands', async () => {
  const { clock, admin } = await start()
  await admin('set_block_mode', { mode: 'interval', block_time: 10 })
  await admin('freeze')
  const pass = async () => {
    clock.advance(10_000)
    return await seqNo(admin)
  }
  await expect.poll(pass).toBeGreaterThan(1)
  await admin('set_block_mode', { mode: 'manual' })
  const last = await seqNo(admin)
  for (let round = 0; round < 3; round++) expect(await pass()).toBe(last)
  const { time } = await admin('get_time')
  expect((await admin('status')).last_block_time).toBe(time)
})
