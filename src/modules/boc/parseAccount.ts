import { defineFunction } from '../../context/defineFunction.ts'
import { parseAccountObject } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readBocSource } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfParse, ParsedAccount, ResultOfParse } from './types.ts'

export const parseAccount = defineFunction({
  name: 'boc.parse_account',
  summary: 'Parses an account.',
  description:
    'Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id` is always `None`. An account that does not exist is error 202.',
  params: ParamsOfParse,
  result: ResultOfParse,
  forms: { parsed: ParsedAccount },
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: {
      boc: 'te6ccgEBBAEAdAACrRgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiJASzhlU/EAAAAAAAAACRoh3NZQBksV1jfYW5WeeoCE09P6mNuSDQIDOezCuj1OPve6KPod5AMBART/APSkE/S88sgLAgAC0wANoAAAAAIILA==',
    },
    result: {
      parsed: {
        id: '0:1111111111111111111111111111111111111111111111111111111111111111',
        acc_type_name: 'Active',
        balance: '0x3b9aca00',
        balance_other: [{ currency: 2, value: '0x5' }],
        dapp_id: 'None',
      },
    },
  },
  ...largeBocs('boc'),
  compute: ({ boc }, { context }) => {
    const source = readBocSource(context, boc, 'boc')
    return { parsed: withBocErrors(() => parseAccountObject(source)) }
  },
})
