import { expect, test } from 'vitest'
import { exoticCell } from '../../../src/core/cells/index.ts'

test('a cell that a node stores elsewhere is refused with a reason, one of an unknown kind by its number', () => {
  const cell = (kind: number) => exoticCell(Uint8Array.of(kind, ...new Uint8Array(34)), 280, [])
  expect(() => cell(5)).toThrow(
    expect.objectContaining({ kind: 'exotic', message: expect.stringContaining('storage of a node') }),
  )
  expect(() => cell(6)).toThrow(expect.objectContaining({ kind: 'exotic', message: expect.stringContaining('type 6') }))
})
