import { defineFunction } from '../../context/defineFunction.ts'
import { crc16 } from '../../core/crypto/crc16.ts'
import type { VmValue } from '../../core/vm/index.ts'
import { InvalidData } from '../../errors/client.ts'
import { InternalError, InvalidInputStack } from '../../errors/tvm.ts'
import { readCell } from '../boc/cells/bocTexts.ts'
import { exampleGetMethod } from './runs/exampleRuns.ts'
import { type CellReader, jsonToStack } from './runs/jsonToStack.ts'
import { goesToWorker } from './runs/longRuns.ts'
import { withNetworkConfig } from './runs/networkConfig.ts'
import { RunRecorder } from './runs/RunRecorder.ts'
import { readContract, runContract } from './runs/runContract.ts'
import { runErrors } from './runs/runErrors.ts'
import { runLimits } from './runs/runLimits.ts'
import { prepareBoc, prepareInput, prepareOptions } from './runs/runSteps.ts'
import { AnswerRoom, stackToJson, withAnswerErrors } from './runs/stackToJson.ts'
import { readSurroundings } from './runs/surroundings.ts'
import { withAnswer } from './runs/VmExtension.ts'
import { ParamsOfRunGet, ResultOfRunGet } from './types.ts'

export const runGet = defineFunction({
  name: 'tvm.run_get',
  summary: 'Runs a get method of a contract and returns the stack.',
  description:
    'For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is limited to 10^9. Values: null; integers as decimal or `0x` text; tuples as arrays; cells, builders, slices and continuations as objects with `type` and a BOC as `value`; lists as objects of type `List`.',
  params: ParamsOfRunGet,
  result: ResultOfRunGet,
  errors: [...runErrors, InvalidData, InternalError, InvalidInputStack],
  access: 'reads',
  example: exampleGetMethod,
  heavy: goesToWorker,
  complete: withNetworkConfig,
  prepare: (params, scope) => ({
    ...params,
    account: prepareBoc(scope, params.account, 'account'),
    input: prepareInput(scope, params.input, 'input'),
    execution_options: prepareOptions(scope, params.execution_options),
  }),
  retry: withAnswer,
  compute: (params, scope) => {
    const surroundings = readSurroundings(scope, params.execution_options)
    const contract = readContract(scope, params.account)
    const reader: CellReader = (text, path) => readCell(scope.context, text, path)
    const stack = [...readInput(params.input, reader), methodNumber(params.function_name)]
    const listsAsArrays = params.tuple_list_as_array
    const recorder = new RunRecorder(surroundings)
    return recorder.record(() => {
      const outcome = runContract(contract, stack, surroundings, runLimits(scope, recorder))
      return {
        output: withAnswerErrors(() => {
          const room = new AnswerRoom()
          return outcome.stack.map((value) => stackToJson(value, { listsAsArrays, room }))
        }),
      }
    })
  },
})

/** Number of a get method: CRC-16/XMODEM of its name, or-ed with 0x10000. */
function methodNumber(name: string): number {
  return crc16(new TextEncoder().encode(name)) | 0x10000
}

function readInput(input: unknown, reader: CellReader): VmValue[] {
  if (input === undefined || input === null) return []
  if (Array.isArray(input)) return input.map((value, index) => jsonToStack(value, reader, `input[${index}]`))
  return [jsonToStack(input, reader, 'input')]
}
