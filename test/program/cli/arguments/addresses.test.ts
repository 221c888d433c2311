import { describe, expect, test } from 'vitest'
import { parseDappId, parseTypedAddress } from '../../../../src/program/cli/arguments/addresses.ts'
import { ToolError } from '../../../../src/program/cli/errors/ToolError.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]

function errorOf(action: () => unknown): ToolError {
  try {
    action()
  } catch (error) {
    if (error instanceof ToolError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}

describe('an address', () => {
  test('is the extended form, in either case', () => {
    const expected = { dappId: A, accountId: B, extended: `${A}::${B}`, onChain: `0:${B}` }
    expect(parseTypedAddress(`${A}::${B}`)).toEqual(expected)
    expect(parseTypedAddress(`${A.toUpperCase()}::${B}`)).toEqual(expected)
  })

  test.each([
    `0:${B}`,
    `-1:${B}`,
    B,
    `${A}:${B}`,
    `${A}${B}`,
    `${A}::0:${B}`,
    `deadbeef::${B}`,
    '::',
    '',
    `${A}::${B} `,
  ])('%j is refused with exit code 2', (text) => {
    const error = errorOf(() => parseTypedAddress(text))
    expect([error.exitCode, error.message]).toEqual([2, expect.stringContaining('expected <dapp_id>::<account_id>')])
  })

  test('a name without an alias is reported as such', () => {
    const { message, details } = errorOf(() => parseTypedAddress('wallet'))
    expect(message).toContain('there is no alias with this name')
    expect(details.hint).toContain('vendorclient alias list')
    expect(errorOf(() => parseTypedAddress('dead:beef')).message).not.toContain('alias')
  })

  test.each([`0:${B}`, B])('%s is answered with the form that was probably meant', (text) => {
    expect(errorOf(() => parseTypedAddress(text)).details.hint).toContain(
      `${B}::${B}; see "vendorclient address convert ${text}"`,
    )
  })
})

describe('--dst-dapp-id', () => {
  test('accepts 64 digits, the words self and root, and an address, of which it takes the first half', () => {
    const zeros = '0'.repeat(64)
    expect(['self', 'root', zeros].map(parseDappId)).toEqual([zeros, zeros, zeros])
    expect([A, A.toUpperCase(), `${A}::${B}`].map(parseDappId)).toEqual([A, A, A])
  })

  test.each(['', 'dead', 'z'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `0:${A}`])('%j is refused', (text) => {
    expect(errorOf(() => parseDappId(text)).exitCode).toBe(2)
  })
})
