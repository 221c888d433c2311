import { defineFunction } from '../../context/defineFunction.ts'
import { encodeStorageFields, hasDataDictionary, writePublicKey } from '../../core/abi/index.ts'
import { EMPTY_CELL } from '../../core/cells/index.ts'
import { EncodeInitialDataFailed, PubKeyNotSupported } from '../../errors/abi.ts'
import { InvalidHex } from '../../errors/client.ts'
import { writeCell } from '../boc/cells/bocTexts.ts'
import { keptResults } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { changedData } from './encoding/changedData.ts'
import { counterAbi, exampleKeys } from './examples/exampleAbi.ts'
import { abiErrors, outputErrors } from './failures/errorGroups.ts'
import { ParamsOfEncodeInitialData, ResultOfEncodeInitialData } from './types/data.ts'
import { exactIntegers } from './values/exactIntegers.ts'
import { readAbi } from './values/readAbi.ts'

const ZERO_KEY = new Uint8Array(32)

export const encodeInitialData = defineFunction({
  name: 'abi.encode_initial_data',
  summary: 'Encodes the initial data of a contract to be deployed.',
  params: ParamsOfEncodeInitialData,
  result: ResultOfEncodeInitialData,
  errors: [...abiErrors, ...outputErrors, InvalidHex, EncodeInitialDataFailed, PubKeyNotSupported],
  access: 'computes',
  example: {
    params: { abi: counterAbi, initial_data: { start: 100 }, initial_pubkey: exampleKeys.public },
    result: {
      data: 'te6ccgEBBAEAOAABAcABAgPP4AMCABEAAAAAAAAAGSAAQTXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGoA==',
    },
  },
  ...keptResults,
  compute: ({ abi, boc_cache, ...values }, { context }) => {
    const contract = readAbi(abi)
    if (hasDataDictionary(contract)) {
      const data = changedData(contract, writePublicKey(EMPTY_CELL, ZERO_KEY), values)
      return { data: writeCell(context, data, boc_cache) }
    }
    if (values.initial_pubkey !== undefined) {
      throw PubKeyNotSupported.error(
        'initial_pubkey is not supported from ABI 2.4 on; pass the public key as one of the fields of initial_data',
      )
    }
    const data = withCoreErrors(EncodeInitialDataFailed, 'Initial data cannot be encoded', () =>
      encodeStorageFields(contract, exactIntegers(values.initial_data)),
    )
    return { data: writeCell(context, data, boc_cache) }
  },
})
