import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseTokens } from '../../../../src/program/cli/output/amounts.ts'
import { describeAmount, formatTokens } from '../../../../src/program/common/moneyText.ts'

describe('amounts', () => {
  test.each([
    ['1.5', 1_500_000_000n],
    ['0.000000001', 1n],
    ['0', 0n],
    ['1.005', 1_005_000_000n],
    ['1.9996', 1_999_600_000n],
    ['340282366920938463463374607431.768211455', 2n ** 128n - 1n],
  ])('%s tokens are exact', (text, nano) => {
    expect(parseTokens(text, '--value')).toBe(nano)
    expect(formatTokens(nano)).toBe(text)
  })

  test.each(['0.0000000001', '-1', '1e9', '1,5', '', '.', '1.', '340282366920938463463374607431.768211456'])(
    '%j is refused',
    (text) => expect(() => parseTokens(text, '--value')).toThrow(/^Invalid --value/),
  )

  test('shown amounts survive a round trip', () => {
    fc.assert(fc.property(fc.bigInt(0n, 2n ** 128n - 1n), (nano) => parseTokens(formatTokens(nano), 'x') === nano))
  })

  test('are shown in both units', () =>
    expect(describeAmount(1_005_000_000n)).toBe('1.005 tokens (1005000000 nanotokens)'))
})
