import { expect, test } from 'vitest'
import { hmacSha512 } from '#platform/hashes.ts'
import { hexBytes, toHex } from '../support/hexBytes.ts'

// RFC 4231, test case 1.
const EXPECTED =
  '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854'

test('HMAC-SHA-512 is the published value, in one part or several', () => {
  const key = hexBytes('0b'.repeat(20))
  const text = (part: string) => new TextEncoder().encode(part)
  expect(toHex(hmacSha512(key, text('Hi There')))).toBe(EXPECTED)
  expect(toHex(hmacSha512(key, text('Hi '), text('There')))).toBe(EXPECTED)
})
