import { getBlockchainConfig } from '../../../core/boc/index.ts'
import { parseBoc, Slice } from '../../../core/cells/index.ts'
import { BlockchainConfig } from '../../../core/executor/index.ts'
import { ConfigParams } from '../../../core/tlb/index.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import type { ChainSettings } from './ChainSettings.ts'

/**
 * Configuration of the key block of a stored chain, which contracts run with. `undefined` if it has no key block, or
 * one with other capabilities than requested.
 */
export function readStoredConfig(store: NodeStore, { capabilities }: ChainSettings): BlockchainConfig | undefined {
  const text = 'SELECT boc FROM blocks WHERE workchain_id = -1 AND seq_no = 0'
  const boc = store.database.prepare(text).pluck().get() as Buffer | undefined
  if (boc === undefined || boc.length === 0) return undefined
  const { params } = ConfigParams.load(Slice.of(getBlockchainConfig(parseBoc(new Uint8Array(boc)))))
  const config = BlockchainConfig.parse(params.root!)
  return capabilities === undefined || capabilities === config.capabilities ? config : undefined
}
