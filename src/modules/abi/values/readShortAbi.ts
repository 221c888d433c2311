import { inlineOr } from '../../../context/computeStep.ts'
import type { AbiContract } from '../../../core/abi/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { InvalidJson } from '../../../errors/abi.ts'
import { type AbiValue, readAbi } from './readAbi.ts'

/** The contract of a description; `undefined` if it would take too long to read. Throws NotImplemented (1), InvalidJson (303). */
export function readAbiInline(abi: AbiValue, rules?: ChainRules): AbiContract | undefined {
  return inlineOr(() => readAbi(abi, rules))
}

/**
 * The contract of a description, for functions that read it beside other work. Throws NotImplemented (1), InvalidJson (303)
 * for one that would take too long.
 */
export function readShortAbi(abi: AbiValue, rules?: ChainRules): AbiContract {
  const contract = readAbiInline(abi, rules)
  if (contract !== undefined) return contract
  throw InvalidJson.error('Invalid ABI: it has too many functions and types for this function')
}
