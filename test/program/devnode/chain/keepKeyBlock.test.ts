import { expect, test } from 'vitest'
import { getBlockchainConfig, parseBlockObject } from '../../../../src/core/boc/index.ts'
import { parseBoc, Slice } from '../../../../src/core/cells/index.ts'
import { BlockchainConfig } from '../../../../src/core/executor/index.ts'
import { ConfigParams } from '../../../../src/core/tlb/index.ts'
import type { ChainSettings } from '../../../../src/program/devnode/chain/ChainSettings.ts'
import { chainConfig } from '../../../../src/program/devnode/chain/keepKeyBlock.ts'
import { openChain } from '../../../../src/program/devnode/chain/openChain.ts'
import type { NodeStore } from '../../../../src/program/devnode/store/NodeStore.ts'
import { systemClock } from '../../../../src/system/systemClock.ts'
import { systemRandom } from '../../../../src/system/systemRandom.ts'
import { loadDriver } from '../../../../storage/sqlite/loadDriver.ts'
import { DevNode } from '../../../support/devnode/DevNode.ts'
import { sampleBlock, timeOf } from '../../../support/devnode/sampleChain.ts'
import { LocalClient } from '../../../support/LocalClient.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const settings: ChainSettings = { rules: 'current', globalId: 100, capabilities: undefined }

async function open(path?: string, chain = settings) {
  return openChain(await loadDriver(), path, chain, { clock: systemClock, random: systemRandom })
}

function keyBlocks(store: NodeStore) {
  const text = 'SELECT id FROM blocks WHERE workchain_id = -1 AND json_extract(document, ?) = 1'
  const rows = store.select({ text, values: ['$.key_block'] }, 1000)
  return rows.map(({ id }) => store.readBlock(id as string)!)
}

/** Turns the file into one written by a program without key blocks. */
function forgetKeyBlock({ database }: NodeStore) {
  return database.exec(`DELETE FROM blocks WHERE seq_no = 0; DELETE FROM settings WHERE name = 'key_block_config'`)
}

test.each(['current', 'classic'] as const)(
  'a new chain under %s rules has a key block with the configuration that contracts run with',
  async (rules) => {
    const chain: ChainSettings = { rules, globalId: -7, capabilities: 0x1234n }
    const [block, ...others] = keyBlocks(await open(undefined, chain))
    expect(others).toEqual([])
    const root = parseBoc(block!.boc!)
    // Called without the rules, as by clients that do not know them.
    const { configAddr, params } = ConfigParams.load(Slice.of(getBlockchainConfig(root)))
    expect(Buffer.from(configAddr).toString('hex')).toBe('55'.repeat(32))
    expect(params.root!.hashHex()).toBe(chainConfig(chain).cell.hashHex())
    expect(BlockchainConfig.parse(params.root!).capabilities).toBe(0x1234n)
    const parsed = parseBlockObject({ root, bytes: () => block!.boc! }, rules)
    expect(parsed).toMatchObject({ id: block!.id, key_block: true, seq_no: 0, workchain_id: -1, global_id: -7 })
  },
)

test('a chain keeps its key block when it is opened again', async () => {
  const path = `${temporaryFolder()}/chain.sqlite3`
  const first = await open(path)
  const before = keyBlocks(first)
  first.close()
  const second = await open(path)
  expect(keyBlocks(second)).toEqual(before)
  second.close()
})

test('a chain of an earlier program gets a key block before its first block', async () => {
  const path = `${temporaryFolder()}/chain.sqlite3`
  const old = await open(path)
  forgetKeyBlock(old)
  old.commitBlocks([1, 2].map(sampleBlock))
  old.close()
  const store = await open(path)
  const blocks = keyBlocks(store)
  expect(blocks).toMatchObject([{ seqNo: 0, genUtime: timeOf(1) }])
  const text = 'SELECT id FROM blocks ORDER BY chain_order LIMIT 1'
  expect(store.select({ text, values: [] }, 1000)).toEqual([{ id: blocks[0]!.id }])
  expect(store.lastBlock()!.height).toBe(2)
  store.close()
})

test('a key block with the figures of an earlier program is replaced', async () => {
  const path = `${temporaryFolder()}/chain.sqlite3`
  const old = await open(path, { ...settings, capabilities: 0x1n })
  const chain = { ...settings, capabilities: 0x2n }
  const description = old.setting('chain')!.replace('0x1', '0x2')
  old.setSetting('chain', description)
  old.close()
  const store = await open(path, chain)
  const blocks = keyBlocks(store)
  expect(blocks).toHaveLength(1)
  const params = ConfigParams.load(Slice.of(getBlockchainConfig(parseBoc(blocks[0]!.boc!)))).params
  expect(BlockchainConfig.parse(params.root!).capabilities).toBe(0x2n)
  store.close()
})

test('clients read the configuration of a running node by its key block, before any other block', async () => {
  const [node, client] = await Promise.all([
    DevNode.start({ args: ['--capabilities', '0x1234'], deprecatedApi: true }),
    LocalClient.open(),
  ])
  try {
    const filter = '{ workchain_id: { eq: -1 }, key_block: { eq: true } }'
    const { data } = await node.query(`{ blocks(filter: ${filter}) { id seq_no boc } }`)
    expect(data.blocks).toMatchObject([{ seq_no: 0 }])
    const { config_boc } = await client.call('boc.get_blockchain_config', { block_boc: data.blocks[0].boc })
    const { params } = ConfigParams.load(Slice.of(parseBoc(Buffer.from(config_boc, 'base64'))))
    expect(BlockchainConfig.parse(params.root!).capabilities).toBe(0x1234n)
  } finally {
    client.close()
    await node.dispose()
  }
})
