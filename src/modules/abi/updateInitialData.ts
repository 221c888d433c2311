import { defineFunction } from '../../context/defineFunction.ts'
import { EncodeInitialDataFailed, InvalidAbi } from '../../errors/abi.ts'
import { InvalidData, InvalidHex } from '../../errors/client.ts'
import { writeCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { changedData, checkDataDictionary } from './encoding/changedData.ts'
import { counterAbi } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors, outputErrors } from './failures/errorGroups.ts'
import { ParamsOfUpdateInitialData, ResultOfUpdateInitialData } from './types/data.ts'
import { readAbi } from './values/readAbi.ts'
import { readPlainCell } from './values/readPlainCell.ts'

export const updateInitialData = defineFunction({
  name: 'abi.update_initial_data',
  summary: 'Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.',
  params: ParamsOfUpdateInitialData,
  result: ResultOfUpdateInitialData,
  errors: [...abiErrors, ...bocErrors, ...outputErrors, InvalidHex, InvalidData, InvalidAbi, EncodeInitialDataFailed],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      data: 'te6ccgEBBAEAOAABAcABAgPP4AMCABEAAAAAAAAAGSAAQTXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGoA==',
      initial_data: { start: 200 },
    },
    result: {
      data: 'te6ccgEBBAEAOAABAcABAgPP4AMCABEAAAAAAAAAMiAAQTXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGoA==',
    },
  },
  ...largeBocs('data'),
  compute: ({ abi, data, boc_cache, ...values }, { context }) => {
    const cell = readPlainCell(context, data, 'data')
    const contract = readAbi(abi)
    checkDataDictionary(contract)
    return { data: writeCell(context, changedData(contract, cell, values), boc_cache) }
  },
})
