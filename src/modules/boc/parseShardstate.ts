import { defineFunction } from '../../context/defineFunction.ts'
import { parseShardStateObject } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readBocSource } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfParseShardstate, ParsedShardState, ResultOfParse } from './types.ts'

export const parseShardstate = defineFunction({
  name: 'boc.parse_shardstate',
  summary: 'Parses a shard state.',
  params: ParamsOfParseShardstate,
  result: ResultOfParse,
  forms: { parsed: ParsedShardState },
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: {
      boc: 'te6ccgECCQEAAYcAA1uQI6/iAAAAZAAAAAAAAAAAAAAAAAAAAAACAAAAAGVT8QAAAAAAAAASNgAAAAEgCAIBAMMAAAAAAAAAAAAAAAAAAAAAQ7msoAAQAAAAAAAAABAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBASAEBwAMB06ACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIjCAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAAAAASNe1tbW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1tQEAq0YACIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiQEs4ZVPxAAAAAAAAAAkaIdzWUAZLFdY32FuVnnqAhNPT+pjbkg0CAznswro9Tj73uij6HeQHBQEU/wD0pBP0vPLICwYAAtMADaAAAAACCCwAEQAAAAAAAAAAEA==',
      id: 'state',
      workchain_id: 0,
    },
    result: {
      parsed: {
        id: 'state',
        seq_no: 2,
        accounts: [{ dapp_id: 'dadadadadadadadadadadadadadadadadadadadadadadadadadadadadadadada' }],
      },
    },
  },
  ...largeBocs('boc'),
  compute: ({ boc, id, workchain_id }, { context }) => {
    const source = readBocSource(context, boc, 'boc')
    return { parsed: withBocErrors(() => parseShardStateObject(source, id, workchain_id)) }
  },
})
