import { inlineOr } from '../../context/computeStep.ts'
import type { AbiContract } from '../../core/abi/index.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { InvalidJson } from '../../errors/abi.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { type Abi, readAbi } from '../abi/index.ts'

/** The contract of a description that is read beside other work. Throws NotImplemented (1), InvalidJson (303). */
export function readShortAbi(abi: ValueOf<typeof Abi>, rules: ChainRules | undefined): AbiContract {
  const contract = inlineOr(() => readAbi(abi, rules))
  if (contract !== undefined) return contract
  throw InvalidJson.error('Invalid ABI: it is too large to be read for this function, whose message can go without one')
}
