import { expect, it } from 'vitest'
import { LibraryError } from '../../../src/cli/tool/LibraryError.ts'

it.each([
  [507, { sent: true, message_hash: 'ab' }, 15],
  [508, { sent: true }, 15],
  [11, { sent: true }, 15],
  [512, { sent: true }, 15],
  [621, { sent: true }, 15],
  [-32008, { sent: true }, 15],
  [-32800, { sent: true }, 15],
  [621, { sent: true, refused: true }, 12],
  [507, { sent: false }, 14],
  [11, { sent: false }, 10],
  [507, { sent: true, transaction_id: 'ab' }, 13],
  [414, { sent: true, transaction_id: 'ab' }, 13],
])('error %i with %j ends with exit code %i', (code, data, exitCode) => {
  const error = new LibraryError({ code, message: 'text', data })
  expect([error.exitCode, error.details.data]).toEqual([exitCode, data])
  if (exitCode === 15) expect(error.details.hint).toContain('may have been executed')
})

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
