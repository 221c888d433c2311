import { defineFunction } from '../../context/defineFunction.ts'
import { parseBlockObject } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readBocSource } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfParse, ParsedBlock, ResultOfParse } from './types.ts'

export const parseBlock = defineFunction({
  name: 'boc.parse_block',
  summary: 'Parses a block.',
  params: ParamsOfParse,
  result: ResultOfParse,
  forms: { parsed: ParsedBlock },
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: {
      boc: 'te6ccgECCgEAAU4ABBAR71WqAAAAZAgFAwEDiUoz9v0FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGQAcCAgABAgqKBJailtIk8oXGe+6Tww+KMJFX8NqjXcW4fkELeGMKCc/HlqKW0iTyhcZ77pPDD4owkVfw2qNdxbh+QQt4YwoJz8cAAAAABAQAAAILuOSN+xB0BwYABQAACAADACAChpvHqYcAAAAAgAAAAAACAAAAAAAAAAAAAAAAAAAAAABlU/EAAAAAAAAAEjUAAAAAAAASNgAAAAAAAAAAAAAAAQAAAAAJCQCYAAAAAAAAAAEAAAABAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBA==',
    },
    result: { parsed: { seq_no: 2, shard: '8000000000000000', global_id: 100, tr_count: 0 } },
  },
  ...largeBocs('boc'),
  compute: ({ boc, rules }, { context }) => {
    const source = readBocSource(context, boc, 'boc')
    return { parsed: withBocErrors(() => parseBlockObject(source, rules)) }
  },
})
