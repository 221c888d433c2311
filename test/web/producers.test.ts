/** Which producers that a node names a page uses: it must not be led into the network of its user. */
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openWebNetwork } from '../../src/web/webNetwork.ts'
import { openNetwork } from '../support/net/openNetwork.ts'

/** Base URL of a producer in a page of this origin, or the code of the error. */
function producerIn(page: string | undefined, endpoint: string, producer: string): unknown {
  if (page !== undefined) vi.stubGlobal('location', new URL(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  try {
    return openNetwork({ endpoints: [endpoint] }, { platform: openWebNetwork() }).producerBaseUrl(producer)
  } catch (error) {
    return (error as { code: number }).code
  }
}

describe('a page of a public site', () => {
  test.each([
    ['node.example:8600', 'https://node.example:8600'],
    ['5.6.7.8:8600', 'https://5.6.7.8:8600'],
    ['172.32.0.1', 'https://172.32.0.1'],
    ['http://node.example:8600', 619],
    ['10.0.0.5:8600', 619],
    ['192.168.1.1', 619],
    ['172.16.0.1', 619],
    ['169.254.1.1', 619],
    ['[fd00::1]:8600', 619],
    ['[fe80::1]', 619],
    ['localhost:8600', 619],
    ['127.0.0.1:8600', 619],
    ['[::1]:8600', 619],
  ])('takes the producer %s as %s', (producer, expected) => {
    expect(producerIn('https://app.example', 'https://node.example', producer)).toBe(expected)
  })
})

test.each([
  ['http://localhost:5173', '127.0.0.1:8600', 'http://127.0.0.1:8600'],
  ['http://192.168.1.2', '10.0.0.5:8600', 'http://10.0.0.5:8600'],
  ['http://192.168.1.2', '127.0.0.1:8600', 619],
  [undefined, '10.0.0.5:8600', 'http://10.0.0.5:8600'],
])('a page of %s takes the producer %s as %s', (page, producer, expected) => {
  expect(producerIn(page, 'http://127.0.0.1:80', producer)).toBe(expected)
})
