import { defineFunction } from '../../context/defineFunction.ts'
import { decodeStorageFields } from '../../core/abi/index.ts'
import { InvalidData } from '../../errors/abi.ts'
import { InvalidData as InvalidCell } from '../../errors/client.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { counterAbi, exampleKeys } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors } from './failures/errorGroups.ts'
import { ParamsOfDecodeAccountData, ResultOfDecodeAccountData } from './types/data.ts'
import { readAbi } from './values/readAbi.ts'
import { readPlainCell } from './values/readPlainCell.ts'

export const decodeAccountData = defineFunction({
  name: 'abi.decode_account_data',
  summary: 'Decodes the data of a contract using the storage fields of its ABI.',
  description:
    'Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use `decode_initial_data`.',
  params: ParamsOfDecodeAccountData,
  result: ResultOfDecodeAccountData,
  errors: [...abiErrors, ...bocErrors, InvalidCell, InvalidData],
  access: 'computes',
  example: {
    params: { abi: counterAbi, data: 'te6ccgEBAQEAKgAAUNdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1EaAAAAAAAAAGQ=' },
    result: { data: { _pubkey: `0x${exampleKeys.public}`, start: '100' } },
  },
  ...largeBocs('data'),
  compute: ({ abi, data, allow_partial }, { context }) => {
    const contract = readAbi(abi)
    const cell = readPlainCell(context, data, 'data')
    return {
      data: withCoreErrors(InvalidData, 'The data cannot be decoded', () =>
        decodeStorageFields(contract, cell, allow_partial),
      ),
    }
  },
})
