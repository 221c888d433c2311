import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { buildKeyBlock } from '../../../src/core/chain/index.ts'
import {
  BlockchainConfig,
  blockchainConfigCell,
  type ConfigFigures,
  defaultBlockchainConfig,
} from '../../../src/core/executor/index.ts'
import { configParam } from '../../../src/core/tlb/index.ts'

/** Base64 BOC of a key block with a configuration that differs from the built-in one in these figures. */
export function keyBlockOf(figures: Partial<ConfigFigures>): string {
  const { params, globalVersion: version, capabilities } = BlockchainConfig.parse(blockchainConfigCell(figures))
  const configAddr = configParam(params, 0)!.loadBytes(32)
  const genUtime = 1_700_000_000
  return writeBocBase64(
    buildKeyBlock({ rules: 'current', globalId: 100, genUtime, version, capabilities, config: { configAddr, params } }),
  )
}

/** Gas costs `times` times its price in the built-in configuration. */
export function costlyGas(times: bigint): Partial<ConfigFigures> {
  const prices = defaultBlockchainConfig().gasPrices(0)
  return {
    workchainGas: { ...prices, gasPrice: prices.gasPrice * times, flatGasPrice: (prices.flatGasPrice ?? 0n) * times },
  }
}
