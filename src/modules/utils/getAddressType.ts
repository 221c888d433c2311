import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { parseAddressParameter } from '../parameters/parseAddressParameter.ts'
import { ParamsOfGetAddressType, ResultOfGetAddressType } from './types.ts'

export const getAddressType = defineFunction({
  name: 'utils.get_address_type',
  summary: 'Detects the form of an address.',
  params: ParamsOfGetAddressType,
  result: ResultOfGetAddressType,
  errors: [InvalidAddress],
  access: 'computes',
  example: {
    params: { address: '919db8e740d50bf349df2eea03fa30c385d846b991ff5542e67098ee833fc7f7' },
    result: { address_type: 'AccountId' },
  },
  compute: ({ address }) => ({ address_type: parseAddressParameter(address).form }),
})
