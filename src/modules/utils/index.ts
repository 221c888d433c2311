import { defineModule } from '../../schema/functions.ts'
import { convertAddress } from './convertAddress.ts'
import * as errors from './errors.ts'
import { getAddressType } from './getAddressType.ts'
import * as types from './types.ts'

export const utils = defineModule({
  name: 'utils',
  summary: 'Addresses.',
  types,
  errors,
  functions: [convertAddress, getAddressType],
})
