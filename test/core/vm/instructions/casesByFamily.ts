import type { InstructionCase } from '../../../support/vm/InstructionCase.ts'
import { arithmeticCases } from './arithmeticCases.ts'
import { builderCases } from './builderCases.ts'
import { comparisonCases } from './comparisonCases.ts'
import { constantCases } from './constantCases.ts'
import { continuationCases } from './continuationCases.ts'
import { contractCases } from './contractCases.ts'
import { cryptoCases } from './cryptoCases.ts'
import { currencyCases } from './currencyCases.ts'
import { debugCases } from './debugCases.ts'
import { dictionaryCases } from './dictionaryCases.ts'
import { divisionCases } from './divisionCases.ts'
import { exceptionCases } from './exceptionCases.ts'
import { hostCases } from './hostCases.ts'
import { loopCases } from './loopCases.ts'
import { messageCases } from './messageCases.ts'
import { patchCases } from './patchCases.ts'
import { registerCases } from './registerCases.ts'
import { rewardCases } from './rewardCases.ts'
import { sliceCases } from './sliceCases.ts'
import { stackCases } from './stackCases.ts'
import { tupleCases } from './tupleCases.ts'
import { wasmCases } from './wasmCases.ts'
import { zkLoginCases } from './zkLoginCases.ts'

/** Cases of all instructions by the title of their family. */
export const CASES_BY_FAMILY: Readonly<Record<string, readonly InstructionCase[]>> = {
  Stack: stackCases,
  'Tuples and null': tupleCases,
  Constants: constantCases,
  Arithmetic: arithmeticCases,
  Division: divisionCases,
  Comparison: comparisonCases,
  Builders: builderCases,
  Slices: sliceCases,
  'Calls, jumps and conditions': continuationCases,
  Loops: loopCases,
  'Control registers': registerCases,
  Exceptions: exceptionCases,
  Dictionaries: dictionaryCases,
  'Gas, configuration and global variables': contractCases,
  'Hashes and signatures': cryptoCases,
  'Messages and actions': messageCases,
  'Currencies and Dapp': currencyCases,
  'Rewards and stakes': rewardCases,
  'Login proofs': zkLoginCases,
  'Compression and patches': patchCases,
  'Instructions that the host answers': hostCases,
  WebAssembly: wasmCases,
  Debugging: debugCases,
}
