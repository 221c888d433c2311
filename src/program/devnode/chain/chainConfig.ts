import { BlockchainConfig, blockchainConfigCell, defaultBlockchainConfig } from '../../../core/executor/index.ts'
import type { ChainSettings } from './ChainSettings.ts'

/** Configuration of the chain: the figures of the network's nodes, with other capabilities if asked for. */
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
