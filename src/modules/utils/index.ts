import * as errors from '../../errors/utils.ts'
import { defineModule } from '../../schema/functions.ts'
import { calcStorageFee } from './calcStorageFee.ts'
import { compressZstd } from './compressZstd.ts'
import { convertAddress } from './convertAddress.ts'
import { decompressZstd } from './decompressZstd.ts'
import { getAddressType } from './getAddressType.ts'
import * as types from './types.ts'

export const utils = defineModule({
  name: 'utils',
  summary: 'Addresses, storage fees and compression.',
  types,
  errors,
  functions: [convertAddress, getAddressType, calcStorageFee, compressZstd, decompressZstd],
})
