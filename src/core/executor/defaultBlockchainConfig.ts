import { type Cell, parseBocBase64 } from '../cells/index.ts'
import {
  cellOf,
  configDictionary,
  GasLimitsPrices,
  GlobalVersion,
  MsgForwardPrices,
  storagePrices,
} from '../tlb/index.ts'
import { BlockchainConfig } from './BlockchainConfig.ts'

/**
 * Parameters of the built-in configuration that are kept as BOC texts; those with prices and capabilities are built
 * from figures. E14, a rule of the network: local runs of the network's library use these, and contracts can read all
 * of them.
 */
const builtInParams: Readonly<Record<number, string>> = {
  // Account id of the configuration contract.
  0: 'te6ccgEBAQEAIgAAQFVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVV',
  // Account id of the elector.
  1: 'te6ccgEBAQEAIgAAQDMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMz',
  // Account id of the minter.
  2: 'te6ccgEBAQEAIgAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  // Extra currencies to be minted: 239 and 4294967279.
  7: 'te6ccgEBBAEAIwABAcABAgEgAwIAFb////+8vRqUogAQABW+AAADvLNnDcFVUA==',
  // Numbers of the parameters that must be there.
  9: 'te6ccgEBEwEAVwACA81AAgEAA6igAgEgCgMCASAHBAIBIAYFAAHUAgFIEhICASAJCAIBIA0NAgEgDQ8CASARCwIBIA4MAgEgDw0CASASEgIBIBAPAAFIAAFYAgHUEhIAASA=',
  // Numbers of the critical parameters.
  10: 'te6ccgEBEgEAVAACASADAQIJt///8GACEAAB/AIC2QcEAgFiBgUAAdQCASAODgIBIAkIAgHOERECASAQCgIBIA0LAgEgDgwCASAREQIBIA8OAAFIAAFYAgHUEREAASA=',
  // How changes of ordinary and critical parameters are voted on.
  11: 'te6ccgEBAwEAMwACApECAQAqNgQHBAIATEtAATEtAAAAAAIAAAPoACo2AgMCAgAPQkAAmJaAAAAAAQAAAfQ=',
  // Workchains: 0, open, and 777, which takes no messages.
  12: 'te6ccgEBBAEAxwABAcABAgPLQAMCALmmE0y/abHwAAoRgAHcXhCkrmYdk253KUi2sj8y8JKAtJvLbvHbe8vy7r81F/49K2nNNfdetqMN3dlCtQ/C2Cf9/qaytc0SOCVK8hYKAAAAAD/////gAAAAAAAAABAAt9NMv2myFAAIEcABil4QpK5mHZNudylItrI/MvCSgLSby27x23vL8u6/NRd6PStpzTX3XrajDd3ZQrUPwtgn/f6msrXNEjglSvIWCgAAAAA/////4AAAAAAAAAAQ',
  // Prices of complaints.
  13: 'te6ccgEBAQEADQAAFRpRdIdugAEBIB9I',
  // Fees for the creation of blocks.
  14: 'te6ccgEBAQEADAAAFGtGVT8QBDuaygA=',
  // Times of elections.
  15: 'te6ccgEBAQEAEgAAIAAAOEAAABwgAAAHCAAAHCA=',
  // Numbers of validators: at most 1000, 100 of them in the masterchain, at least 5.
  16: 'te6ccgEBAQEACAAADAPoAGQABQ==',
  // Limits of stakes.
  17: 'te6ccgEBAQEAGwAAMWCRhOcqAAcjhvJvwQAAZa8xB6QAAAAwAAg=',
  // Limits of masterchain blocks.
  22: 'te6ccgEBAQEAKgAAUF3DAAIAAAAIAAAAEAAAwwANu6AAEk+AAB6EgMMAAAPoAAATiAAAJxA=',
  // Limits of workchain blocks.
  23: 'te6ccgEBAQEAKgAAUF3DAAIAAAAIAAAAEAAAwwANu6AAEk+AAB6EgMMAAAPoAAATiAAAJxA=',
  // Lifetimes of validator groups.
  28: 'te6ccgEBAQEAFAAAJMIBAAAA+gAAAPoAAAPoAAAABw==',
  // Parameters of the consensus.
  29: 'te6ccgEBAQEAIQAAPtcBAwAAB9AAAD6AAAAAAwAAAAgAAAAEACAAAAAgAAA=',
  // Fundamental accounts: 32 bytes 00, 04f64c6a… and 32 bytes 33.
  31: 'te6ccgEBBgEAWAABAcABAgFiAwIAQb9mZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZwIBYgUEAEG+j2TGr7/z3RDYumcHeQrJZw1UDzepRIsDN7qmpakqysgAA99Q',
  // Seven validators of equal weight.
  34: 'te6ccgECDgEAAYcAASsSX7TZCl+1AzoABwAHAAAAAAAAAHfAAQICzQcCAgEgBAMAW0U46BJ4q/oNd+w5rE/Dhs/Q+yqUC3RlAq273DYScQQs6gXxTn+wAAAAAAAAARgCASAGBQBbFOOgSeKuGOUBVlewqQNZWcwIOdjjEWI0act0saoDs9HSZkT9QkAAAAAAAAAEYABbFOOgSeKPQU3zTXMJNGiCY41m0lZRmX3LNnIdEweGy5FbHBggpoAAAAAAAAAEYAIBIAsIAgEgCgkAWxTjoEnivdSGVpmlBplJsW9Ou9l8H0gqkt9muV6DbsB6dSEnKMNAAAAAAAAABGAAWxTjoEnilHEW9/wrb91thwYYSn5M2Gq0LrP9Lcp1gYVGd7lvDYMAAAAAAAAABGACASANDABbFOOgSeK08zZmSTGFQn8bxyUCjsCfMLGjzUb6e7LLOJZtHIdmu4AAAAAAAAAEYABbFOOgSeKVFf+9b9Jb2XqZNHYu0qQaU9h/ieHzbZ9Fvn/5UjQuNkAAAAAAAAAEYA==',
  // Parameters of slashing.
  40: 'te6ccgEBAQEAIwAAQgEAAABkAAAABAAAAB4AAAAAAAAAAQAAAEYAAAkWAAAD6A==',
  // Share of the gas for authors: 30 percent for license 0, 20 for license 1. E13, a rule of the network: this
  // parameter is present.
  42: 'te6ccgEBBAEAFgABC5pDuaygDAECAc8DAgADBSAAAweg',
}

/** Which figures to use: those built into clients for local runs, or those of nodes of the network. */
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
  params.set(8, cellOf(GlobalVersion, { version, capabilities }))
  const storage = storagePrices()
  storage.set(0, { utimeSince: 0, bitPricePs: 1n, cellPricePs: 500n, mcBitPricePs: 1000n, mcCellPricePs: 500_000n })
  params.set(18, storage.root!)
  params.set(20, cellOf(GasLimitsPrices, masterchainGas))
  params.set(21, cellOf(GasLimitsPrices, workchainGas))
  params.set(24, cellOf(MsgForwardPrices, MASTERCHAIN_FORWARD))
  params.set(25, cellOf(MsgForwardPrices, WORKCHAIN_FORWARD))
  return params.root!
}
