import { Capability } from '../../../src/core/Capability.ts'
import { BlockchainConfig, blockchainConfigCell } from '../../../src/core/executor/index.ts'

const NETWORK = 0x17052en

/** A small gas limit, also for bought gas, so that endless programs end soon. */
function withCapabilities(capabilities: bigint): BlockchainConfig {
  return BlockchainConfig.parse(
    blockchainConfigCell({
      capabilities,
      workchainGas: {
        freezeDueLimit: 100_000_000n,
        deleteDueLimit: 1_000_000_000n,
        flatGasLimit: 1000n,
        flatGasPrice: 1_000_000n,
        gasPrice: 65_536_000n,
        gasLimit: 20_000n,
        specialGasLimit: 20_000n,
        gasCredit: 10_000n,
        blockGasLimit: 10_000_000n,
      },
    }),
  )
}

/** Capabilities under which programs are compared: those of the network, and those that change instructions. */
export const COMPARISON_CONFIGS: readonly BlockchainConfig[] = [
  withCapabilities(NETWORK),
  withCapabilities(NETWORK | Capability.bugfixes2022),
  withCapabilities(NETWORK | Capability.fixTupleIndexBug),
]
