import { defineFunction } from '../../context/defineFunction.ts'
import { type BuilderOperation, encodeBoc as buildCell } from '../../core/boc/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { isRawNumeral } from '../../schema/numerals.ts'
import { readCell, writeCell } from './bocTexts.ts'
import { ParamsOfEncodeBoc, ResultOfEncodeBoc } from './types.ts'
import { withBocErrors } from './withBocErrors.ts'

export const encodeBoc = defineFunction({
  name: 'boc.encode_boc',
  summary: 'Builds a cell.',
  params: ParamsOfEncodeBoc,
  result: ResultOfEncodeBoc,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize, InvalidAddress],
  example: {
    params: {
      builder: [
        { type: 'Integer', size: 16, value: '0x123' },
        { type: 'BitString', value: 'n101' },
        { type: 'Cell', builder: [{ type: 'Integer', size: 8, value: -1 }] },
      ],
    },
    result: { boc: 'te6ccgEBAgEACQABBQEjsAEAAv8=' },
  },
  run: ({ context }, { builder, boc_cache }) => {
    const resolve = (boc: string) => readCell(context, boc, 'builder.boc')
    const cell = withBocErrors(() => buildCell(builder as readonly BuilderOperation[], resolve, exactInteger))
    return { boc: writeCell(context, cell, boc_cache) }
  },
})

/** Numerals above 2^53 travel with their digits. */
function exactInteger(value: unknown): unknown {
  return isRawNumeral(value) && /^-?\d+$/.test(value.rawJSON) ? BigInt(value.rawJSON) : value
}
