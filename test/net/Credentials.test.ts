/** Who gets the access key. Source: network 1.5. */
import { describe, expect, test } from 'vitest'
import { resolveConfig } from '../../src/config/resolveConfig.ts'
import { Credentials } from '../../src/net/Credentials.ts'

const KEY = `Basic ${Buffer.from(':secret').toString('base64')}`

function credentialsOf(network: object, endpoints: readonly string[]): Credentials {
  const { config } = resolveConfig(
    [{ name: 'test', config: { network: { access_key: 'secret', ...network } } }],
    '/data',
  )
  const credentials = new Credentials(config)
  credentials.useEndpoints(endpoints)
  return credentials
}

describe('the access key goes to', () => {
  const credentials = credentialsOf({}, ['https://node.example:8443/graphql', 'http://10.0.0.5:8600', 'other.example'])

  test.each([
    'https://node.example:8443/v2/account',
    'wss://node.example:8443/graphql',
    'http://10.0.0.5:8600/graphql',
    'https://other.example/graphql',
  ])('%s', (url) => {
    expect(credentials.authorization(new URL(url))).toBe(KEY)
  })

  test.each([
    ['another port', 'https://node.example:9443/v2/messages'],
    ['the same host without encryption', 'http://node.example:8443/v2/account'],
    ['the same host without its port', 'https://node.example/v2/messages'],
    ['its default port without encryption', 'http://node.example/'],
    ['an upgrade that nobody configured', 'https://10.0.0.5:8600/graphql'],
    ['the default port of an endpoint without encryption', 'http://10.0.0.5/graphql'],
    ['a WebSocket without encryption', 'ws://node.example:8443/graphql'],
    ['a host below that of an endpoint', 'https://a.node.example:8443/'],
    ['a user part that looks like an endpoint', 'https://node.example:8443@evil.example/'],
  ])('not to %s', (_, url) => {
    expect(credentials.authorization(new URL(url))).toBeUndefined()
  })
})

test('the configuration can name further origins', () => {
  const credentials = credentialsOf({ access_key_origins: ['https://producer.example:8600'] }, ['https://node.example'])
  expect(credentials.authorization(new URL('https://producer.example:8600/v2/messages'))).toBe(KEY)
  expect(credentials.authorization(new URL('https://producer.example/v2/messages'))).toBeUndefined()
})

test('what an endpoint carries goes to that endpoint alone', () => {
  const { config } = resolveConfig([], '/data')
  const credentials = new Credentials(config)
  credentials.useEndpoints(['https://user:pass@node.example', 'https://other.example'])
  expect(credentials.authorization(new URL('https://node.example/graphql'))).toMatch(/^Basic /)
  expect(credentials.authorization(new URL('https://other.example/graphql'))).toBeUndefined()
})

test.each([
  'producer.example',
  'https://producer.example/path',
  'ftp://producer.example',
  'https://a:b@producer.example',
])('the origin %s is refused', (origin) => {
  expect(() => credentialsOf({ access_key_origins: [origin] }, [])).toThrow('network.access_key_origins[0]')
})
