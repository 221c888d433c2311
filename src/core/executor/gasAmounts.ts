import { least } from '../extremes.ts'
import type { GasLimitsPrices } from '../tlb/index.ts'
import type { VmGas } from '../vm/index.ts'

/** Largest `VarUInteger 7` and `VarUInteger 3`, the fields of gas limit and gas credit. */
const MAX_GAS = (1n << 56n) - 1n
const MAX_CREDIT = (1n << 24n) - 1n

/** Price of used gas in nano: the flat price up to the flat limit, then per unit, rounded up. Source: parameters 20, 21. */
export function gasFee(prices: GasLimitsPrices, used: bigint): bigint {
  const { flatGasLimit, flatGasPrice, gasPrice } = prices
  if (used <= flatGasLimit) return flatGasPrice
  return flatGasPrice + (((used - flatGasLimit) * gasPrice + 0xffffn) >> 16n)
}

/** Gas that an amount in nano buys, at most the limit of one transaction. */
export function gasBoughtBy(prices: GasLimitsPrices, nano: bigint): bigint {
  const { flatGasLimit, flatGasPrice, gasPrice, gasLimit } = prices
  if (nano < flatGasPrice) return 0n
  if (gasPrice === 0n) return gasLimit
  return least(gasLimit, flatGasLimit + ((nano - flatGasPrice) << 16n) / gasPrice)
}

/** The payer of the gas of a run, and the amounts that are available. */
export interface GasQuestion {
  readonly balance: bigint
  readonly messageValue: bigint
  readonly external: boolean
  readonly special: boolean
  readonly tickTock: boolean
}

/** Gas at the start of the compute phase. */
export function initialGas(prices: GasLimitsPrices, question: GasQuestion): VmGas {
  const max = question.special
    ? prices.specialGasLimit
    : least(MAX_GAS, prices.gasLimit, gasBoughtBy(prices, question.balance))
  // An external message brings no money: it runs on credit until the contract accepts it and the balance pays. An internal
  // one starts with what its value buys, so that it cannot spend the balance unless the contract allows that.
  const credit = question.external && !question.tickTock ? least(MAX_CREDIT, prices.gasCredit, max) : 0n
  const limit = question.tickTock ? max : least(max, gasBoughtBy(prices, question.messageValue))
  return { limit: Number(limit), credit: Number(credit), max: Number(max), price: prices.gasPrice }
}
