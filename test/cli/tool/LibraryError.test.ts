import { expect, it } from 'vitest'
import { LibraryError } from '../../../src/cli/tool/LibraryError.ts'

it.each([
  [622, 11],
  [507, 14],
  [508, 14],
  [607, 14],
  [621, 12],
  [414, 12],
  [615, 10],
  [11, 10],
  [518, 2],
  [512, 2],
  [23, 2],
  [304, 2],
  [35, 4],
  [501, 14],
  [403, 13],
  [409, 11],
  [619, 2],
  [33, 1],
  [-32603, 1],
])('error %i of the library ends with exit code %i', (code, exitCode) => {
  const error = new LibraryError({ code, message: 'text', data: { a: 1 } })
  expect([error.exitCode, error.message, error.details.code, error.details.data]).toEqual([
    exitCode,
    'text',
    code,
    { a: 1 },
  ])
})
