import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  baseWithoutPort,
  endpointUrl,
  queryUrlOf,
  restBaseOf,
  shownEndpoint,
  uniqueEndpoints,
  webSocketUrlOf,
} from '../../src/config/endpointUrls.ts'

describe('derives URLs from an endpoint', () => {
  test.each([
    ['localhost', 'http://localhost/graphql', 'ws://localhost/graphql', 'http://localhost'],
    ['localhost:8033', 'http://localhost:8033/graphql', 'ws://localhost:8033/graphql', 'http://localhost:8033'],
    ['0.0.0.0:8033/graphql', 'http://0.0.0.0:8033/graphql', 'ws://0.0.0.0:8033/graphql', 'http://0.0.0.0:8033'],
    ['https://localhost', 'https://localhost/graphql', 'wss://localhost/graphql', 'https://localhost'],
    ['Net.Example', 'https://net.example/graphql', 'wss://net.example/graphql', 'https://net.example'],
    [
      'net.example:8033',
      'https://net.example:8033/graphql',
      'wss://net.example:8033/graphql',
      'https://net.example:8033',
    ],
    ['http://net.example/graphql', 'http://net.example/graphql', 'ws://net.example/graphql', 'http://net.example'],
    [
      'https://net.example/Dev//',
      'https://net.example/Dev/graphql',
      'wss://net.example/Dev/graphql',
      'https://net.example',
    ],
    ['[::1]:8600', 'http://[::1]:8600/graphql', 'ws://[::1]:8600/graphql', 'http://[::1]:8600'],
    ['[2001:db8::1]', 'https://[2001:db8::1]/graphql', 'wss://[2001:db8::1]/graphql', 'https://[2001:db8::1]'],
    ['10.0.0.5:443', 'https://10.0.0.5/graphql', 'wss://10.0.0.5/graphql', 'https://10.0.0.5'],
    [
      'http://net.example:443',
      'http://net.example:443/graphql',
      'ws://net.example:443/graphql',
      'http://net.example:443',
    ],
    [
      'net.example/?key=K',
      'https://net.example/graphql?key=K',
      'wss://net.example/graphql?key=K',
      'https://net.example',
    ],
    ['https://u:p@net.example', 'https://net.example/graphql', 'wss://net.example/graphql', 'https://net.example'],
  ])('%s', (endpoint, query, webSocket, rest) => {
    expect(queryUrlOf(endpoint).href).toBe(query)
    expect(webSocketUrlOf(queryUrlOf(endpoint)).href).toBe(webSocket)
    expect(restBaseOf(endpoint)).toBe(rest)
  })

  test('keeps a GraphQL URL unchanged', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (endpoint) => {
        const once = queryUrlOf(endpoint).href
        expect(queryUrlOf(once).href).toBe(once)
      }),
      { numRuns: 20 },
    )
  })

  test.each(['', ' ', 'a b', 'ftp://net.example', 'http://', 'net.example:port'])(
    '%j is refused with 619',
    (endpoint) => {
      expect(() => endpointUrl(endpoint)).toThrow(expect.objectContaining({ code: 619 }))
    },
  )
})

test('REST on an explicit https port may live on the default one', () => {
  expect(baseWithoutPort('https://net.example:8033')).toBe('https://net.example')
  expect(baseWithoutPort('https://net.example')).toBeUndefined()
  expect(baseWithoutPort('http://net.example:8033')).toBeUndefined()
})

test('hides possible secrets of an endpoint', () => {
  expect(shownEndpoint('net.example:1')).toBe('net.example:1')
  expect(shownEndpoint('https://u:p@net.example:1/x?key=K#f')).toBe('https://net.example:1/x')
})

test('endpoints that differ in scheme and slashes are one', () => {
  expect(uniqueEndpoints(['a', 'http://a/', 'https://a//', 'b'])).toEqual(['a', 'b'])
})
