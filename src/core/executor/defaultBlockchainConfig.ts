import { Builder, bitsKey, type Cell, Dictionary } from '../cells/index.ts'
import {
  configDictionary,
  type GasLimitsPrices,
  type MsgForwardPrices,
  storagePrices,
  storeGasLimitsPrices,
  storeGlobalVersion,
  storeMsgForwardPrices,
  type WorkchainDescription,
  workchainDescriptions,
} from '../tlb/index.ts'
import { BlockchainConfig } from './BlockchainConfig.ts'

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

const CONFIG_CONTRACT = new Uint8Array(32).fill(0x55)
const ELECTOR_CONTRACT = new Uint8Array(32).fill(0x33)
const MINTER_CONTRACT = new Uint8Array(32)

const BASE_WORKCHAIN: WorkchainDescription = {
  enabledSince: 0,
  actualMinSplit: 0,
  minSplit: 0,
  maxSplit: 32,
  active: true,
  acceptMsgs: true,
  flags: 0,
  zerostateRootHash: new Uint8Array(32),
  zerostateFileHash: new Uint8Array(32),
  version: 0,
  format: { type: 'basic', vmVersion: -1, vmMode: 0n },
}

const built = new Map<ConfigProfile, BlockchainConfig>()

/** The built-in configuration; made once. `client` (default) is what local runs use when nothing else is given. */
export const defaultBlockchainConfig = (profile: ConfigProfile = 'client'): BlockchainConfig => {
  const known = built.get(profile)
  if (known !== undefined) return known
  const config = BlockchainConfig.parse(blockchainConfigCell(FIGURES[profile]))
  built.set(profile, config)
  return config
}

/** Dictionary of the parameters 0, 1, 2, 8, 12, 18, 20, 21, 24, 25 and 31. Unset figures are those of `client`. */
export const blockchainConfigCell = (figures: Partial<ConfigFigures> = {}): Cell => {
  const { version, capabilities, masterchainGas, workchainGas } = { ...FIGURES.client, ...figures }
  const params = configDictionary()
  params.set(0, bits256(CONFIG_CONTRACT))
  params.set(1, bits256(ELECTOR_CONTRACT))
  params.set(2, bits256(MINTER_CONTRACT))
  params.set(
    8,
    cellOf((builder) => storeGlobalVersion({ version, capabilities }, builder)),
  )
  const workchains = workchainDescriptions()
  workchains.set(0, BASE_WORKCHAIN)
  params.set(12, new Builder().storeMaybeRef(workchains.root).toCell())
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
  const special = new Dictionary(bitsKey(256), NO_VALUE)
  for (const account of [CONFIG_CONTRACT, ELECTOR_CONTRACT]) special.set(account, undefined)
  params.set(31, new Builder().storeMaybeRef(special.root).toCell())
  return params.root!
}

const NO_VALUE = { load: () => undefined, store: () => {} }

const bits256 = (bytes: Uint8Array): Cell => new Builder().storeBits(bytes, 256).toCell()

const cellOf = (store: (builder: Builder) => void): Cell => {
  const builder = new Builder()
  store(builder)
  return builder.toCell()
}
