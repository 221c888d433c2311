import { defineFunction } from '../../context/defineFunction.ts'
import { CONSTRUCTOR_ID, findFunction, isConstructor } from '../../core/abi/index.ts'
import { InvalidFunctionName } from '../../errors/abi.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { counterAbi } from './examples/exampleAbi.ts'
import { abiErrors } from './failures/errorGroups.ts'
import { ParamsOfCalcFunctionId, ResultOfCalcFunctionId } from './types/decoding.ts'
import { readAbi } from './values/readAbi.ts'

export const calcFunctionId = defineFunction({
  name: 'abi.calc_function_id',
  summary: 'Returns the id of a function.',
  description: 'Under current rules, the id of `constructor` is always 1, whatever the ABI says.',
  params: ParamsOfCalcFunctionId,
  result: ResultOfCalcFunctionId,
  errors: [...abiErrors, InvalidFunctionName],
  access: 'computes',
  example: {
    params: { abi: counterAbi, function_name: 'add' },
    result: { function_id: 1510870452 },
  },
  compute: ({ abi, function_name, output, rules }) => {
    if (isConstructor(function_name) && rules !== 'classic') return { function_id: CONSTRUCTOR_ID }
    const contract = readAbi(abi, rules)
    const { inputId, outputId } = withCoreErrors(
      InvalidFunctionName,
      'Unknown function',
      () => findFunction(contract, function_name),
      { function_name },
    )
    return { function_id: output === true ? outputId : inputId }
  },
})
