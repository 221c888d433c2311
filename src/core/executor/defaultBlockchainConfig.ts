import { Builder, type Cell, parseBocBase64 } from '../cells/index.ts'
import {
  configDictionary,
  type GasLimitsPrices,
  type MsgForwardPrices,
  storagePrices,
  storeGasLimitsPrices,
  storeGlobalVersion,
  storeMsgForwardPrices,
} from '../tlb/index.ts'
import { BlockchainConfig } from './BlockchainConfig.ts'
import { builtInParams } from './builtInParams.ts'

/** Whose figures: those built into clients for local runs, or those that nodes of the network use. */
export type ConfigProfile = 'client' | 'node'

/** Parameters that differ between networks. */
export interface ConfigFigures {
  readonly version: number
  readonly capabilities: bigint
  readonly masterchainGas: GasLimitsPrices
  readonly workchainGas: GasLimitsPrices
}

const GAS_COMMON = { freezeDueLimit: 100_000_000n, deleteDueLimit: 1_000_000_000n }

/** Source: network 3.9. */
const FIGURES: Readonly<Record<ConfigProfile, ConfigFigures>> = {
  client: {
    version: 5,
    capabilities: 0x17052en,
    masterchainGas: {
      ...GAS_COMMON,
      flatGasLimit: 1000n,
      flatGasPrice: 10_000_000n,
      gasPrice: 655_360_000n,
      gasLimit: 1_000_000n,
      specialGasLimit: 100_000_000n,
      gasCredit: 50_000n,
      blockGasLimit: 11_000_000n,
    },
    workchainGas: {
      ...GAS_COMMON,
      flatGasLimit: 1000n,
      flatGasPrice: 1_000_000n,
      gasPrice: 65_536_000n,
      gasLimit: 1_000_000n,
      specialGasLimit: 1_000_000n,
      gasCredit: 50_000n,
      blockGasLimit: 10_000_000n,
    },
  },
  node: {
    version: 5,
    capabilities: 0x11745aen,
    masterchainGas: {
      ...GAS_COMMON,
      flatGasLimit: 10_000n,
      flatGasPrice: 10_000_000n,
      gasPrice: 655_360_000n,
      gasLimit: 10_000_000n,
      specialGasLimit: 1_000_000_000n,
      gasCredit: 500_000n,
      blockGasLimit: 11_000_000n,
    },
    workchainGas: {
      ...GAS_COMMON,
      flatGasLimit: 10_000n,
      flatGasPrice: 1_000_000n,
      gasPrice: 65_536_000n,
      gasLimit: 10_000_000n,
      specialGasLimit: 10_000_000n,
      gasCredit: 500_000n,
      blockGasLimit: 10_000_000n,
    },
  },
}

const FORWARD_COMMON = { ihrPriceFactor: 98_304, firstFrac: 21_845, nextFrac: 21_845 }
const MASTERCHAIN_FORWARD: MsgForwardPrices = {
  ...FORWARD_COMMON,
  lumpPrice: 10_000_000n,
  bitPrice: 655_360_000n,
  cellPrice: 65_536_000_000n,
}
const WORKCHAIN_FORWARD: MsgForwardPrices = {
  ...FORWARD_COMMON,
  lumpPrice: 1_000_000n,
  bitPrice: 65_536_000n,
  cellPrice: 6_553_600_000n,
}

const built = new Map<ConfigProfile, BlockchainConfig>()

/** The built-in configuration; made once. `client` (default) is what local runs use when nothing else is given. */
export function defaultBlockchainConfig(profile: ConfigProfile = 'client'): BlockchainConfig {
  const known = built.get(profile)
  if (known !== undefined) return known
  const config = BlockchainConfig.parse(blockchainConfigCell(FIGURES[profile]))
  built.set(profile, config)
  return config
}

/** Dictionary of the built-in parameters, with other figures where they are given. Unset figures are those of `client`. */
export function blockchainConfigCell(figures: Partial<ConfigFigures> = {}): Cell {
  const { version, capabilities, masterchainGas, workchainGas } = { ...FIGURES.client, ...figures }
  const params = configDictionary()
  for (const [number, text] of Object.entries(builtInParams)) params.set(Number(number), parseBocBase64(text))
  params.set(
    8,
    cellOf((builder) => storeGlobalVersion({ version, capabilities }, builder)),
  )
  const storage = storagePrices()
  storage.set(0, { utimeSince: 0, bitPricePs: 1n, cellPricePs: 500n, mcBitPricePs: 1000n, mcCellPricePs: 500_000n })
  params.set(18, storage.root!)
  params.set(
    20,
    cellOf((builder) => storeGasLimitsPrices(masterchainGas, builder)),
  )
  params.set(
    21,
    cellOf((builder) => storeGasLimitsPrices(workchainGas, builder)),
  )
  params.set(
    24,
    cellOf((builder) => storeMsgForwardPrices(MASTERCHAIN_FORWARD, builder)),
  )
  params.set(
    25,
    cellOf((builder) => storeMsgForwardPrices(WORKCHAIN_FORWARD, builder)),
  )
  return params.root!
}

function cellOf(store: (builder: Builder) => void): Cell {
  const builder = new Builder()
  store(builder)
  return builder.toCell()
}
