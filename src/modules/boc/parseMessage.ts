import { defineFunction } from '../../context/defineFunction.ts'
import { parseMessageObject } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readBocSource } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfParse, ParsedMessage, ResultOfParse } from './types.ts'

export const parseMessage = defineFunction({
  name: 'boc.parse_message',
  summary: 'Parses a message.',
  params: ParamsOfParse,
  result: ResultOfParse,
  forms: { parsed: ParsedMessage },
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: {
      boc: 'te6ccgEBAQEALAAAU5CFXmwAEREREREREREREREREREREREREREREREREREREREREREDerb7vg==',
    },
    result: {
      parsed: {
        id: '04fd10b7474c3f57fb9d5ecbb49fce809a7a3660695c53206a320d53d24921c0',
        msg_type: 1,
        msg_type_name: 'extIn',
        src: ':abcd',
        dst: '0:1111111111111111111111111111111111111111111111111111111111111111',
        import_fee: '0x0',
        body: 'te6ccgEBAQEABgAACN6tvu8=',
      },
    },
  },
  ...largeBocs('boc'),
  compute: ({ boc, rules }, { context }) => {
    const source = readBocSource(context, boc, 'boc')
    return { parsed: withBocErrors(() => parseMessageObject(source, rules)) }
  },
})
