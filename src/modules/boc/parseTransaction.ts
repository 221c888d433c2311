import { defineFunction } from '../../context/defineFunction.ts'
import { parseTransactionObject } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readBocSource } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfParse, ParsedTransaction, ResultOfParse } from './types.ts'

export const parseTransaction = defineFunction({
  name: 'boc.parse_transaction',
  summary: 'Parses a transaction.',
  params: ParamsOfParse,
  result: ResultOfParse,
  forms: { parsed: ParsedTransaction },
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: {
      boc: 'te6ccgEBBQEAzgADsXEREREREREREREREREREREREREREREREREREREREREREAAAAAAAASNQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABlU/EAAAFCDoAwIBAAMIkgCCcgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIBAaAEAEWIACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiBA==',
    },
    result: {
      parsed: {
        tr_type_name: 'ordinary',
        account_addr: '0:1111111111111111111111111111111111111111111111111111111111111111',
        in_msg: 'a60fcbfde5e57e763d51f251d0185eb3a54930e50e2c0b41d19409292613123a',
        lt: '0x1235',
        balance_delta: '-0x7',
        compute: { skipped_reason_name: 'noGas' },
      },
    },
  },
  ...largeBocs('boc'),
  compute: ({ boc, rules }, { context }) => {
    const source = readBocSource(context, boc, 'boc')
    return { parsed: withBocErrors(() => parseTransactionObject(source, rules)) }
  },
})
