import { Builder, bitsKey, Dictionary } from '../../../src/core/cells/index.ts'
import { BlockchainConfig, blockchainConfigCell, defaultBlockchainConfig } from '../../../src/core/executor/index.ts'
import { configDictionary, MsgForwardPrices } from '../../../src/core/tlb/index.ts'
import type { Dice } from '../Dice.ts'

/** Capabilities that change how money and states move. */
const CAPABILITIES = [0x4n, 0x80n, 0x100n, 0x800n, 0x10000n, 0x20000n, 0x400000n, 0x8000000n, 0x20000000n, 0x200000000n]

/** The account that is fundamental in every configuration made here. */
export const FUNDAMENTAL = new Uint8Array(32).fill(0x33)

/** A configuration with other capabilities, prices and limits than the built-in one, or that one. */
export function randomConfig(dice: Dice): BlockchainConfig {
  if (dice.below(4) === 0) return defaultBlockchainConfig()
  let capabilities = defaultBlockchainConfig().capabilities
  for (const capability of CAPABILITIES) if (dice.below(4) === 0) capabilities ^= capability
  const gas = defaultBlockchainConfig().gasPrices(0)
  const workchainGas = {
    ...gas,
    flatGasPrice: dice.pick([gas.flatGasPrice, 0n, 1n, 500_000_000n]),
    flatGasLimit: dice.pick([gas.flatGasLimit, 0n, 100n]),
    gasPrice: dice.pick([gas.gasPrice, gas.gasPrice, 65_536n, 6_553_600_000n, 0n]),
    gasLimit: dice.pick([gas.gasLimit, gas.gasLimit, 10_000n, 100_000_000n]),
    freezeDueLimit: dice.pick([gas.freezeDueLimit, 1n]),
    deleteDueLimit: dice.pick([gas.deleteDueLimit, 2n]),
  }
  const params = configDictionary(blockchainConfigCell({ version: dice.pick([5, 8, 40]), capabilities, workchainGas }))
  const builder = new Builder()
  MsgForwardPrices.store(
    {
      lumpPrice: dice.pick([1_000_000n, 0n, 1n]),
      bitPrice: dice.pick([65_536_000n, 0n]),
      cellPrice: dice.pick([6_553_600_000n, 0n]),
      ihrPriceFactor: dice.pick([98_304, 0]),
      firstFrac: dice.pick([21_845, 0, 65_535]),
      nextFrac: 21_845,
    },
    builder,
  )
  params.set(25, builder.toCell())
  const fundamental = new Dictionary(bitsKey(256), { load: () => undefined, store: () => {} })
  fundamental.set(FUNDAMENTAL, undefined)
  params.set(31, new Builder().storeMaybeRef(fundamental.root).toCell())
  return BlockchainConfig.parse(params.root!)
}
