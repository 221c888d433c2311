import { expect, test } from 'vitest'
import { LibraryError } from '../../../../src/program/cli/session/LibraryError.ts'

test.each([
  [622, 11],
  [507, 14],
  [508, 14],
  [607, 14],
  [621, 12],
  [414, 12],
  [615, 10],
  [11, 10],
  [518, 2],
  [519, 2],
  [611, 12],
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

function refused(code: string, exit_code: number | null) {
  return {
    node_error: { extensions: { code, details: { exit_code } } },
  }
}

test.each([
  ['a lost answer', 11, {}, 15],
  ['an invalid answer', 12, {}, 15],
  ['an answer that cannot be used', 512, {}, 15],
  ['a wait in vain', 507, {}, 15],
  ['a wait in vain without expiration', 508, {}, 15],
  ['a call that was cancelled', -32008, {}, 15],
  ['an aborted transaction after a wait', 507, { transaction_id: 'a' }, 13],
  ['a refusal as repeated', 621, refused('TVM_ERROR', 52), 15],
  ['a refusal as expired', 621, refused('TVM_ERROR', 57), 15],
  ['a failure of the node', 621, refused('INTERNAL_ERROR', 0), 15],
  ['a refusal that says nothing', 621, {}, 15],
  ['a refusal by the contract', 621, { ...refused('TVM_ERROR', 100), refused: true }, 12],
  ['a refusal by the state of the account', 621, { ...refused('COMPUTE_SKIPPED', null), refused: true }, 12],
  ['an aborted transaction', 403, { transaction_id: 'a' }, 13],
  ['a contract that failed in a block', 414, { transaction_id: 'a' }, 13],
])('after a message was sent, %s ends as what is proven of it', (_, code, data, exitCode) => {
  expect(new LibraryError({ code, message: 'text', data: { ...data, sent: true } }).exitCode).toBe(exitCode)
  expect(new LibraryError({ code, message: 'text', data: { ...data, sent: false } }).exitCode).not.toBe(15)
})
