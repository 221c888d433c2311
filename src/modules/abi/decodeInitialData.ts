import { defineFunction } from '../../context/defineFunction.ts'
import { readInitialData, readPublicKey } from '../../core/abi/index.ts'
import { bytesToHex } from '../../core/bytes/index.ts'
import { InvalidAbi, InvalidData } from '../../errors/abi.ts'
import { InvalidData as InvalidCell } from '../../errors/client.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { checkDataDictionary } from './encoding/changedData.ts'
import { counterAbi, exampleKeys } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors } from './failures/errorGroups.ts'
import { ParamsOfDecodeInitialData, ResultOfDecodeInitialData } from './types/data.ts'
import { readAbi } from './values/readAbi.ts'
import { readPlainCell } from './values/readPlainCell.ts'

export const decodeInitialData = defineFunction({
  name: 'abi.decode_initial_data',
  summary: 'Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.',
  params: ParamsOfDecodeInitialData,
  result: ResultOfDecodeInitialData,
  errors: [...abiErrors, ...bocErrors, InvalidCell, InvalidAbi, InvalidData],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      data: 'te6ccgEBBAEAOAABAcABAgPP4AMCABEAAAAAAAAAGSAAQTXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGoA==',
    },
    result: { initial_data: { start: '100' }, initial_pubkey: exampleKeys.public },
  },
  ...largeBocs('data'),
  compute: ({ abi, data, allow_partial }, { context }) => {
    const cell = readPlainCell(context, data, 'data')
    const contract = readAbi(abi)
    checkDataDictionary(contract)
    return withCoreErrors(InvalidData, 'The data cannot be decoded', () => {
      const initial_data = readInitialData(contract, cell, allow_partial)
      const key = readPublicKey(cell)
      if (key === undefined) throw InvalidData.error('The data contain no public key')
      return { initial_data, initial_pubkey: bytesToHex(key) }
    })
  },
})
