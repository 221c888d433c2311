import { defineFunction } from '../../context/defineFunction.ts'
import { encodeParams, LATEST_ABI, packChain, parseParams } from '../../core/abi/index.ts'
import { InvalidAbi, InvalidJson } from '../../errors/abi.ts'
import { writeCell } from '../boc/cells/bocTexts.ts'
import { keptResults } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { outputErrors } from './failures/errorGroups.ts'
import { ParamsOfAbiEncodeBoc, ResultOfAbiEncodeBoc } from './types/data.ts'
import { exactIntegers } from './values/exactIntegers.ts'

export const encodeBoc = defineFunction({
  name: 'abi.encode_boc',
  summary: 'Encodes ABI values into a cell tree.',
  params: ParamsOfAbiEncodeBoc,
  result: ResultOfAbiEncodeBoc,
  errors: [...outputErrors, InvalidJson, InvalidAbi],
  access: 'computes',
  example: {
    params: {
      params: [
        { name: 'count', type: 'uint32' },
        { name: 'total', type: 'ref(int64)' },
      ],
      data: { count: 3, total: '-100' },
    },
    result: { boc: 'te6ccgEBAgEAEQABCAAAAAMBABD/////////nA==' },
  },
  ...keptResults,
  compute: ({ params, data, boc_cache }, { context }) => {
    const types = withCoreErrors(InvalidJson, 'Invalid ABI parameter', () => parseParams(params, 'params'))
    const cell = withCoreErrors(InvalidAbi, 'The values cannot be encoded', () =>
      packChain(encodeParams(types, exactIntegers(data), LATEST_ABI), LATEST_ABI).toCell(),
    )
    return { boc: writeCell(context, cell, boc_cache) }
  },
})
