import { defineFunction } from '../../context/defineFunction.ts'
import { type BuilderOperation, encodeBoc as buildCell } from '../../core/boc/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { isRawNumeral } from '../../schema/numerals.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { cachedText, readCell, writeCell } from './cells/bocTexts.ts'
import { keptResults } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfEncodeBoc, ResultOfEncodeBoc } from './types.ts'

export const encodeBoc = defineFunction({
  name: 'boc.encode_boc',
  summary: 'Builds a cell tree.',
  params: ParamsOfEncodeBoc,
  result: ResultOfEncodeBoc,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize, InvalidAddress],
  access: 'computes',
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
  prepare: ({ builder, ...params }, { context }) => ({
    ...params,
    builder: mapBocs(builder, (boc) => (boc.startsWith('*') ? cachedText(context, boc, 'builder.boc') : boc)),
  }),
  isIndependent: ({ builder }) => {
    let isIndependent = true
    mapBocs(builder, (boc) => {
      isIndependent &&= !boc.startsWith('*')
      return boc
    })
    return isIndependent
  },
  ...keptResults,
  compute: ({ builder, boc_cache }, { context }) => {
    const resolve = (boc: string) => readCell(context, boc, 'builder.boc')
    const cell = withBocErrors(() => buildCell(builder as readonly BuilderOperation[], resolve, exactInteger))
    return { boc: writeCell(context, cell, boc_cache) }
  },
})

type Operations = ValueOf<typeof ParamsOfEncodeBoc>['builder']

/** Operations with other BOC texts, at all depths. */
function mapBocs(operations: Operations, map: (boc: string) => string): Operations {
  return operations.map((operation) => {
    if (operation.type === 'CellBoc') return { ...operation, boc: map(operation.boc) }
    return operation.type === 'Cell'
      ? { ...operation, builder: mapBocs(operation.builder as Operations, map) }
      : operation
  })
}

/** Integers above 2^53 arrive as numerals with all digits. */
function exactInteger(value: unknown): unknown {
  return isRawNumeral(value) && /^-?\d+$/.test(value.rawJSON) ? BigInt(value.rawJSON) : value
}
