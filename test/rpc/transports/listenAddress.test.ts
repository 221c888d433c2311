import { describe, expect, test } from 'vitest'
import { hostInUrl, isLoopbackAddress, isWildcard } from '../../../rpc/transports/listenAddress.ts'

describe('isLoopbackAddress', () => {
  test.each(['127.0.0.1', '127.255.0.3', 'localhost', 'LocalHost', '::1', '0:0:0:0:0:0:0:1'])(
    'is true for %s',
    (host) => {
      expect(isLoopbackAddress(host)).toBe(true)
    },
  )

  test.each([
    '0.0.0.0',
    '::',
    '',
    '*',
    '128.0.0.1',
    '127.0.0.1.example.com',
    '127.1',
    'localhost.example',
    '::2',
    '[::1]',
  ])('is false for "%s"', (host) => {
    expect(isLoopbackAddress(host)).toBe(false)
  })
})

test('recognizes wildcard addresses', () => {
  expect(['0.0.0.0', '::', '0:0:0:0:0:0:0:0', '::1', '10.0.0.0', ''].map(isWildcard)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('puts brackets around IPv6 addresses only', () => {
  expect(['::1', '127.0.0.1', 'localhost'].map(hostInUrl)).toEqual(['[::1]', '127.0.0.1', 'localhost'])
})
