/** Which endpoints receive the access key. Source: network 1.5. */
import { describe, expect, test } from 'vitest'
import { resolveConfig } from '../../src/config/resolveConfig.ts'
import { Credentials } from '../../src/net/Credentials.ts'

const KEY = `Basic ${Buffer.from(':secret').toString('base64')}`

function credentialsOf(network: object, endpoints: readonly string[]): Credentials {
  const { config } = resolveConfig(
    [
      {
        name: 'test',
        config: { network: { access_key: 'secret', endpoints: endpoints.length === 0 ? null : endpoints, ...network } },
      },
    ],
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
    ['an upgrade that was not configured', 'https://10.0.0.5:8600/graphql'],
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

test('the credential of an endpoint goes to that endpoint alone', () => {
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

describe('a key belongs to the source that names it', () => {
  const KEYS = { access_key: 'secret' }
  const open = (...layers: readonly { name: string; owner?: string; network: object }[]) => {
    const { config } = resolveConfig(
      layers.map(({ network, ...layer }) => ({ ...layer, config: { network } })),
      '/data',
    )
    const credentials = new Credentials(config)
    credentials.useEndpoints(config.network.endpoints ?? [])
    return credentials
  }
  const sent = (credentials: Credentials, url = 'https://node.example/graphql') =>
    credentials.authorization(new URL(url))
  const file = { name: '/project/vendorclient.json', network: { endpoints: ['node.example'] } }
  const environment = { name: 'environment', owner: 'start' }

  test('a key of the environment is not sent to endpoints of a file, and the reverse', () => {
    const credentials = open({ ...environment, network: KEYS }, file)
    expect(sent(credentials)).toBeUndefined()
    expect(credentials.withheldFrom(new URL('https://node.example/graphql'))).toBe(
      'network.access_key (environment) was not sent to https://node.example: it goes to the endpoints that the same source names, and to its network.access_key_origins',
    )
    const endpoints = { endpoints: ['node.example'] }
    expect(sent(open({ ...environment, network: endpoints }, { ...file, network: KEYS }))).toBeUndefined()
  })

  test('a key is sent to endpoints of another source if its source names their origins', () => {
    const trusting = { ...KEYS, access_key_origins: ['https://node.example'] }
    expect(sent(open({ ...environment, network: trusting }, file))).toBe(KEY)
    // Origins of another source do not count.
    const origins = { ...file, network: { ...file.network, access_key_origins: ['https://node.example'] } }
    expect(sent(open({ ...environment, network: KEYS }, origins))).toBeUndefined()
  })

  test('options, environment and the host that started the process are one source', () => {
    const host = { name: 'host', owner: 'start', network: { endpoints: ['node.example'] } }
    expect(sent(open(host, { ...environment, network: KEYS }))).toBe(KEY)
    expect(sent(open({ ...host, owner: 'host' }, { ...environment, network: KEYS }))).toBeUndefined()
  })

  test('endpoints get the key of their source, even if a stronger source has another', () => {
    const own = { ...file, network: { ...file.network, api_token: 'own' } }
    expect(sent(open({ ...environment, network: KEYS }, own))).toBe('Bearer own')
  })

  test('only the host can name additional endpoints for its key', () => {
    const endpoints = { endpoints: ['node.example'] }
    const ofHost = open({ name: 'host', network: { ...KEYS, ...endpoints } })
    const ofOther = open({ name: 'host', network: {} }, { ...environment, network: { ...KEYS, ...endpoints } })
    for (const [credentials, expected] of [
      [ofHost, KEY],
      [ofOther, undefined],
    ] as const) {
      expect(sent(credentials)).toBe(KEY)
      credentials.useEndpoints(['other.example'], { isOfHost: true })
      expect(sent(credentials, 'https://other.example/graphql')).toBe(expected)
    }
  })
})
