import { defineFunction } from '../../context/defineFunction.ts'
import { DecodeBudget, decodeParams, LATEST_ABI, parseParams, ValueReader } from '../../core/abi/index.ts'
import { Slice } from '../../core/cells/index.ts'
import { InvalidData, InvalidJson } from '../../errors/abi.ts'
import { InvalidData as InvalidCell } from '../../errors/client.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { bocErrors } from './failures/errorGroups.ts'
import { ParamsOfDecodeBoc, ResultOfDecodeBoc } from './types/data.ts'
import { readPlainCell } from './values/readPlainCell.ts'

export const decodeBoc = defineFunction({
  name: 'abi.decode_boc',
  summary: 'Decodes a cell tree into ABI values.',
  params: ParamsOfDecodeBoc,
  result: ResultOfDecodeBoc,
  errors: [...bocErrors, InvalidCell, InvalidJson, InvalidData],
  access: 'computes',
  example: {
    params: {
      params: [
        { name: 'count', type: 'uint32' },
        { name: 'total', type: 'ref(int64)' },
      ],
      boc: 'te6ccgEBAgEAEQABCAAAAAMBABD/////////nA==',
      allow_partial: false,
    },
    result: { data: { count: '3', total: '-100' } },
  },
  ...largeBocs('boc'),
  compute: ({ params, boc, allow_partial }, { context }) => {
    const cell = readPlainCell(context, boc, 'boc')
    const types = withCoreErrors(InvalidJson, 'Invalid ABI parameter', () => parseParams(params, 'params'))
    const options = { version: LATEST_ABI, allowPartial: allow_partial, budget: new DecodeBudget() }
    return {
      data: withCoreErrors(InvalidData, 'The cells cannot be decoded', () =>
        decodeParams(types, new ValueReader(Slice.of(cell), options)),
      ),
    }
  },
})
