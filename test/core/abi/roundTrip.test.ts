import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AbiVersion,
  DecodeBudget,
  decodeParams,
  encodeParams,
  packChain,
  parseParams,
  ValueReader,
} from '../../../src/core/abi/index.ts'
import { parseBoc, Slice, writeBoc } from '../../../src/core/cells/index.ts'
import { randomCall } from '../../support/randomAbi.ts'

const versions: readonly AbiVersion[] = [100, 200, 201, 202, 203, 204, 207]

describe('values', () => {
  test.each(versions)('values of version %i survive a round trip', (version) => {
    fc.assert(
      fc.property(randomCall(version), ({ params, values }) => {
        const types = parseParams(params, 'params')
        const cell = packChain(encodeParams(types, values, version), version).toCell()
        const read = parseBoc(writeBoc(cell))
        const reader = new ValueReader(Slice.of(read), { version, allowPartial: false, budget: new DecodeBudget() })
        expect(decodeParams(types, reader)).toEqual(values)
      }),
      { numRuns: 300 },
    )
  })
})
