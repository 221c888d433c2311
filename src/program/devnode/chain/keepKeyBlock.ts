import { parseBlockObject } from '../../../core/boc/index.ts'
import { type Cell, parseBoc, writeBoc } from '../../../core/cells/index.ts'
import { buildKeyBlock } from '../../../core/chain/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { BlockchainConfig, blockchainConfigCell, defaultBlockchainConfig } from '../../../core/executor/index.ts'
import { type ConfigParams, configParam } from '../../../core/tlb/index.ts'
import { disorderSetting } from '../store/addIndexes.ts'
import { blockChainOrder } from '../store/chainOrder.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { BlockRecord } from '../store/records.ts'
import type { ChainSettings } from './ChainSettings.ts'
import { readStoredConfig } from './readStoredConfig.ts'

/**
 * Ensures that the store contains the configuration that contracts run with: one key block, number 0 of the
 * masterchain. A chain keeps its key block; chains of the earliest program versions lack one and get the present
 * configuration. A new chain gets `given`, a BOC of the dictionary of parameters, if it is present. Throws errors of
 * the store; nothing has changed then.
 */
export function keepKeyBlock(store: NodeStore, settings: ChainSettings, given?: Uint8Array): void {
  if (readStoredConfig(store, settings) !== undefined) return
  const config = given === undefined ? chainConfig(settings) : BlockchainConfig.parse(parseBoc(given))
  const { database } = store
  const text = 'SELECT min(gen_utime) FROM blocks WHERE workchain_id <> -1'
  const genUtime = database.prepare(text).pluck().get() as number | null
  const cell = buildKeyBlock({
    rules: settings.rules,
    globalId: settings.globalId,
    // Iterators look for a masterchain block before their start time; on a new chain they always find this one.
    genUtime: genUtime ?? 0,
    version: config.globalVersion,
    capabilities: config.capabilities,
    config: configParams(config),
  })
  const blocks = [describeKeyBlock(cell, settings.rules)]
  database.transaction(() => {
    database.exec('DELETE FROM blocks WHERE workchain_id = -1 AND seq_no = 0')
    const wasInOrder = store.isInOrder('blocks')
    store.commitBlock({ blocks })
    if (!wasInOrder) return
    // The key block is first in the order of rows, although it is written later.
    database.exec(
      'UPDATE blocks SET rowid = (SELECT min(rowid) - 1 FROM blocks) WHERE workchain_id = -1 AND seq_no = 0',
    )
    database.prepare('DELETE FROM settings WHERE name = ?').run(disorderSetting('blocks'))
  })()
}

/** Configuration of the chain: the values of the network's nodes, with other capabilities if requested. */
export function chainConfig({ capabilities }: ChainSettings): BlockchainConfig {
  const config = defaultBlockchainConfig('node')
  if (capabilities === undefined || capabilities === config.capabilities) return config
  return BlockchainConfig.parse(
    blockchainConfigCell({
      version: config.globalVersion,
      capabilities,
      masterchainGas: config.gasPrices(-1),
      workchainGas: config.gasPrices(0),
    }),
  )
}

/** Parameter 0 is the address of the configuration contract. */
function configParams({ params }: BlockchainConfig): ConfigParams {
  return {
    configAddr: configParam(params, 0)?.loadBytes(32) ?? new Uint8Array(32),
    params,
  }
}

/**
 * Record of a masterchain block (TL-B `Block`) without transactions. Like the companions of other blocks it belongs to no
 * thread. Throws BocError for a cell that is not a block.
 */
function describeKeyBlock(cell: Cell, rules: ChainRules): BlockRecord {
  const boc = writeBoc(cell)
  const parsed = parseBlockObject({ root: cell, bytes: () => boc }, rules)
  const { boc: _, json_version: __, ...document } = parsed
  const seqNo = document['seq_no'] as number
  const genUtime = document['gen_utime'] as number
  const { shard_hashes = [], ...master } = document['master'] as Record<string, unknown>
  return {
    id: document['id'] as string,
    threadId: '',
    height: seqNo,
    seqNo,
    workchainId: document['workchain_id'] as number,
    genUtime,
    chainOrder: `${blockChainOrder(genUtime, '0'.repeat(68), seqNo)}m`,
    trCount: 0,
    document: { ...document, master: { ...master, shard_hashes } } as BlockRecord['document'],
    boc,
  }
}
