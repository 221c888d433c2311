/** Values of the parameters of the built-in configuration. */
import { describe, expect, test } from 'vitest'
import { Builder } from '../../../src/core/cells/index.ts'
import { defaultBlockchainConfig } from '../../../src/core/executor/index.ts'
import { configValue } from '../../../src/program/cli/network/configValues.ts'

const { params } = defaultBlockchainConfig()

describe('a parameter of the configuration', () => {
  test.each([
    [8, { version: expect.any(Number), capabilities: expect.stringMatching(/^\d+$/) }],
    [20, { gas_limit: expect.anything(), gas_price: expect.anything() }],
    [21, { gas_limit: expect.anything(), gas_price: expect.anything() }],
    [25, { lump_price: expect.anything() }],
    [18, { 0: { utime_since: 0 } }],
  ] as const)('%i is JSON', (number, expected) => {
    expect(configValue(number, params.get(number)!)).toMatchObject(expected)
  })

  test('a parameter of unknown scheme or unusual form has no value', () => {
    expect(configValue(12345, params.get(8)!)).toBeUndefined()
    expect(configValue(8, new Builder().toCell())).toBeUndefined()
  })

  test('every parameter can be written as JSON', () => {
    for (const [number, cell] of params) expect(() => JSON.stringify(configValue(number, cell))).not.toThrow()
  })
})
