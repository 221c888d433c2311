import { defineFunction } from '../../context/defineFunction.ts'
import type { Address } from '../../core/addresses/Address.ts'
import { formatBase64Address, formatExtendedAddress, formatHexAddress } from '../../core/addresses/formatAddress.ts'
import { InvalidAddress } from '../../errors/client.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { parseAddressParameter, withAddressErrors } from '../parameters/parseAddressParameter.ts'
import { type AddressStringFormat, ParamsOfConvertAddress, ResultOfConvertAddress } from './types.ts'

export const convertAddress = defineFunction({
  name: 'utils.convert_address',
  summary: 'Converts an address between textual forms.',
  params: ParamsOfConvertAddress,
  result: ResultOfConvertAddress,
  errors: [InvalidAddress],
  access: 'computes',
  example: {
    params: {
      address: '0:fcb91a3a3816d0f7b8c2c76108b8a9bc5a6b7a55bd79f8ab101c52db29232260',
      output_format: {
        type: 'Extended',
        dapp_id: '5c9d1f0b7a3e2468ace013579bdf5c9d1f0b7a3e2468ace013579bdf02468ace',
      },
    },
    result: {
      address:
        '5c9d1f0b7a3e2468ace013579bdf5c9d1f0b7a3e2468ace013579bdf02468ace::fcb91a3a3816d0f7b8c2c76108b8a9bc5a6b7a55bd79f8ab101c52db29232260',
    },
  },
  compute: ({ address, output_format }) => {
    const parsed = parseAddressParameter(address)
    return { address: withAddressErrors(address, () => format(parsed, output_format)) }
  },
})

function format(address: Address, output: ValueOf<typeof AddressStringFormat>): string {
  switch (output.type) {
    case 'AccountId':
      return address.account
    case 'Hex':
      return formatHexAddress(address)
    case 'Base64':
      return formatBase64Address(address, output)
    case 'Extended':
      return formatExtendedAddress(address, output.dapp_id)
  }
}
