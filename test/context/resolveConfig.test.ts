import { describe, expect, test } from 'vitest'
import { configToWire, resolveConfig, secretsSetBy } from '../../src/config/resolveConfig.ts'
import type { ClientError } from '../../src/errors/ClientError.ts'
import { ClientConfig } from '../../src/modules/client/types.ts'
import type { Field, Fields, Shape } from '../../src/schema/shapes.ts'

function resolve(config: unknown, ...weaker: unknown[]) {
  return resolveConfig(
    [config, ...weaker].map((layer, index) => ({ name: `layer ${index}`, config: layer })),
    '/data',
  )
}

function failure(config: unknown): ClientError {
  try {
    resolve(config)
  } catch (error) {
    return error as ClientError
  }
  throw new Error(`${JSON.stringify(config)} was accepted`)
}

/** Every field of the configuration with its path, except policies: those of all layers apply together. */
const { policy: _policy, ...mergedFields } = ClientConfig.fields
const fields = Object.entries(mergedFields).flatMap(([section, { shape }]): [string, Field][] =>
  shape.kind === 'struct'
    ? Object.entries(shape.fields as Fields).map(([name, field]) => [`${section}.${name}`, field])
    : [[section, (ClientConfig.fields as Fields)[section]!]],
)

function configWith(path: string, value: unknown): object {
  const [first, second] = path.split('.') as [string, string?]
  return second === undefined ? { [first]: value } : { [first]: { [second]: value } }
}

function read(config: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], config)
}

function validValue(path: string, { shape }: Field): unknown {
  const special: Record<string, unknown> = {
    'network.access_key_origins': ['https://producer.example:8600'],
    'network.endpoints': ['node.example'],
    'network.operators': { 'https://node.example': 'us' },
    'network.server_address': 'node.example',
    'abi.rules': 'classic',
    'crypto.mnemonic_word_count': 24,
    'crypto.mnemonic_dictionary': 2,
    'crypto.hdkey_derivation_path': "m/44'/1331'/0'/0/7",
    'network.queries_protocol': 'WS',
    'abi.workchain': -1,
    'proofs.zerostate_hash': 'ab'.repeat(32),
    'storage.url': 'postgres://user@node.example/database',
    'storage.schema': 'payments_2',
    'proofs.trusted_keepers_hash': 'cd'.repeat(32),
    'proofs.trusted_keepers': { height: 7, keepers: { 0: 'ef'.repeat(48) }, owners: { 0: 'ab'.repeat(32) } },
  }
  if (path in special) return special[path]
  return shape.kind === 'boolean' ? false : shape.kind === 'string' ? 'some text' : shape.kind === 'float' ? 2.5 : 7
}

function wrongValues({ shape, minimum, maximum }: Field): unknown[] {
  const wrong: Record<Shape['kind'], unknown[]> = {
    boolean: [0, 'true', []],
    string: [1, true, {}, []],
    float: ['1.5', true, []],
    integer: [1.5, '1', true, [], 2 ** 40, -(2 ** 40)],
    constants: ['none', true, 99, 'http', '1'],
    array: ['x', [1], {}, [null]],
    struct: ['x', 1, true, []],
    map: ['x', 1, true, []],
  } as never
  return [
    ...wrong[shape.kind],
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ]
}

describe('resolveConfig', () => {
  test.each(fields)('takes %s from the strongest layer that sets it', (path, field) => {
    const value = validValue(path, field)
    expect(read(resolve(configWith(path, value)).config, path)).toStrictEqual(value)
    expect(read(resolve(configWith(path, null), configWith(path, value)).config, path)).toStrictEqual(value)
    expect(read(resolve(null, undefined, configWith(path, value)).config, path)).toStrictEqual(value)
  })

  test.each(fields)('takes null for %s as the default', (path, { default: value }) => {
    const expected = path === 'local_storage_path' ? '/data' : value
    expect(read(resolve(configWith(path, null)).config, path)).toStrictEqual(expected)
    expect(read(resolve({}).config, path)).toStrictEqual(expected)
  })

  test.each(fields)('refuses wrong values of %s with 15 and names it', (path, field) => {
    for (const value of wrongValues(field)) {
      const { code, message, data } = failure(configWith(path, value))
      expect(code, JSON.stringify(value)).toBe(15)
      expect(data['path']).toMatch(new RegExp(`^${path.replace('.', '\\.')}(\\[0\\])?$`))
      expect(message).toContain(path)
      expect(message).toContain('layer 0')
    }
  })

  test('keeps the policies of all layers, and refuses a host its own counter for limits set by others', () => {
    const limits = [{ amount: '5', window: 'day' }]
    const layers = [
      { name: 'host', config: { policy: { unknown: 'allow' } } },
      { name: 'policy.json', config: { policy: { limits } } },
      { name: 'environment', config: {} },
    ]
    const { config } = resolveConfig(layers, '/data')
    expect(config.policies.map(({ source }) => source)).toEqual(['host', 'policy.json'])
    expect(config.policies[1]!.policy.limits).toMatchObject([{ amount: 5n, window: 'day' }])
    expect(configToWire(config, new Set())).toMatchObject({ policy: { unknown: 'allow' } })
    const elsewhere = { name: 'host', config: { local_storage_path: '/mine' } }
    const refused = { code: 15, data: { path: 'local_storage_path', source: 'host' } }
    expect(() => resolveConfig([elsewhere, layers[1]!], '/data')).toThrow(expect.objectContaining(refused))
    const otherServer = { name: 'host', config: { storage: { url: 'postgres://other/db' } } }
    const refusedUrl = { code: 15, data: { path: 'storage.url', source: 'host' } }
    expect(() => resolveConfig([otherServer, layers[1]!], '/data')).toThrow(expect.objectContaining(refusedUrl))
    expect(resolveConfig([elsewhere, layers[2]!], '/data').config.local_storage_path).toBe('/mine')
  })

  test.each<[object, string]>([
    [{ network: { endpoints: ['http://liar.example'] } }, 'network.endpoints'],
    [{ network: { endpoints: ['http://one.example', 'http://two.example'] } }, 'network.endpoints'],
    [{ network: { server_address: 'http://liar.example' } }, 'network.server_address'],
    [{ network: { expiration_margin: 1000 } }, 'network.expiration_margin'],
    [{ network: { agreement: 1 } }, 'network.agreement'],
    [{ network: { operators: { 'http://one.example': 'me' } } }, 'network.operators'],
    [{ network: { signature_id: 5 } }, 'network.signature_id'],
    [{ abi: { rules: 'classic' } }, 'abi.rules'],
    [{ proofs: { verify: false } }, 'proofs.verify'],
    [{ proofs: { trusted_keepers: { height: 2, keepers: { 0: 'ab'.repeat(48) } } } }, 'proofs.trusted_keepers'],
    [{ proofs: { prove_replacements: false } }, 'proofs.prove_replacements'],
    [{ storage: { schema: 'other' } }, 'storage.schema'],
  ])('a client cannot change what a policy depends on: %j', (config, path) => {
    const operator = {
      ...{
        network: {
          endpoints: ['https://one.example'],
          agreement: 2,
          operators: { 'https://one.example': 'one', 'https://two.example': 'two' },
        },
      },
      proofs: {
        verify: true,
        prove_replacements: true,
        trusted_keepers: { keepers: { 0: 'ab'.repeat(48) }, height: 1 },
      },
    }
    const layers = (isClient: boolean, policy?: object) => [
      { name: 'host', isClient, config },
      {
        name: 'config.json',
        config: {
          ...operator,
          network: { ...operator.network, endpoints: ['one.example', 'two.example'] },
          ...(policy && { policy }),
        },
      },
    ]
    const refused = { code: 15, data: { path, source: 'host' } }
    expect(() => resolveConfig(layers(true, { recipients: [] }), '/data')).toThrow(expect.objectContaining(refused))
  })

  test('a client may repeat settings of the operator and change those that decide nothing', () => {
    const network = { endpoints: ['one.example'], query_timeout: 5 }
    const layers = [
      {
        name: 'host',
        isClient: true,
        config: { network: { ...network, endpoints: ['https://one.example/'], expiration_margin: 30_000 } },
      },
      { name: 'config.json', config: { network, policy: { limits: [{ amount: 5, window: 'day' }] } } },
    ]
    expect(resolveConfig(layers, '/data').config.network.query_timeout).toBe(5)
    const own = { name: 'host', isClient: false, config: { network: { endpoints: ['https://other.example'] } } }
    expect(resolveConfig([own, layers[1]!], '/data').config.network.endpoints).toEqual(['https://other.example'])
  })

  test.each<[object, string]>([
    [{ policy: { recipients: ['wallet'] } }, 'policy.recipients[0]'],
    [{ policy: { abis: ['no ABI'] } }, 'policy.abis[0]'],
    [{ policy: { limits: [{ amount: -1, window: 'day' }] } }, 'policy.limits[0].amount'],
    [{ policy: { limits: [{ amount: 1, window: 'week' }] } }, 'policy.limits[0].window'],
    [{ policy: { approval_above: '1.5' } }, 'policy.approval_above'],
    [{ policy: { unknown: 'ask' } }, 'policy.unknown'],
    [{ policy: { functions: [{ value: 'amount' }] } }, 'policy.functions[0].name'],
    [{ policy: 'strict' }, 'policy'],
    [{ crypto: { mnemonic_word_count: 13 } }, 'crypto.mnemonic_word_count'],
    [{ crypto: { hdkey_derivation_path: "m/44'/x" } }, 'crypto.hdkey_derivation_path'],
    [{ crypto: { hdkey_derivation_path: '' } }, 'crypto.hdkey_derivation_path'],
    [{ crypto: { hdkey_derivation_path: 'm/2147483648' } }, 'crypto.hdkey_derivation_path'],
    [{ abi: { message_expiration_timeout_grow_factor: 0 } }, 'abi.message_expiration_timeout_grow_factor'],
    [{ abi: { message_expiration_timeout_grow_factor: -1 } }, 'abi.message_expiration_timeout_grow_factor'],
    [{ network: { access_key: '' } }, 'network.access_key'],
    [{ network: { access_key: 'a\r\nHost: b' } }, 'network.access_key'],
    [{ network: { api_token: 'a\u0000' } }, 'network.api_token'],
    [{ binding: { library: 'a\n' } }, 'binding.library'],
    [{ proofs: { zerostate_hash: 'ab' } }, 'proofs.zerostate_hash'],
    [{ proofs: { trusted_keepers_hash: 'x'.repeat(64) } }, 'proofs.trusted_keepers_hash'],
    [{ proofs: { trusted_key_blocks: '' } }, 'proofs.trusted_key_blocks'],
    [{ proofs: { trusted_keepers: { height: 1, keepers: {} } } }, 'proofs.trusted_keepers.keepers'],
    [{ proofs: { trusted_keepers: { height: 1, keepers: { 0: 'ab' } } } }, 'proofs.trusted_keepers.keepers.0'],
    [
      { proofs: { trusted_keepers: { height: 1, keepers: { '01': 'ab'.repeat(48) } } } },
      'proofs.trusted_keepers.keepers[0]',
    ],
    [
      { proofs: { trusted_keepers: { height: 1, keepers: { 65536: 'ab'.repeat(48) } } } },
      'proofs.trusted_keepers.keepers[0]',
    ],
    [
      { proofs: { trusted_keepers: { height: 1, keepers: { 1: 'ab'.repeat(48) }, owners: { 1: 'x' } } } },
      'proofs.trusted_keepers.owners.1',
    ],
    [{ local_storage_path: '' }, 'local_storage_path'],
    [{ local_storage_path: 'a\u0000b' }, 'local_storage_path'],
    [{ storage: { url: '' } }, 'storage.url'],
    [{ storage: { url: 'mysql://node.example/database' } }, 'storage.url'],
    [{ storage: { schema: 'Payments' } }, 'storage.schema'],
    [{ storage: { schema: 'a"b' } }, 'storage.schema'],
    [{ storage: { schema: 'pg_catalog' } }, 'storage.schema'],
    [{ network: 5 }, 'network'],
    [{ network: [] }, 'network'],
    [[], ''],
    ['{}' as never, ''],
  ])('refuses %j', (config, path) => {
    expect(failure(config)).toMatchObject({ code: 15, data: { path, source: 'layer 0' } })
  })

  test.each([
    'node.example',
    'https://node.example',
    'http://node.example:8080/path',
    'node.example:443',
    'node.example/Path/graphql',
    '192.0.2.7',
    '192.0.2.7:8080',
    'https://[2001:db8::1]:8443',
    '[::1]',
    'localhost',
    'http://localhost:4000',
    ' https://node.example ',
    'HTTPS://NODE.example',
  ])('accepts the endpoint "%s"', (endpoint) => {
    expect(resolve({ network: { endpoints: [endpoint] } }).config.network.endpoints).toStrictEqual([endpoint])
    expect(resolve({ network: { server_address: endpoint } }).config.network.server_address).toBe(endpoint)
  })

  test.each(['', ' ', 'http://', 'ftp://node.example', 'node .example', 'https://node.example:99999', 'http://[::1'])(
    'refuses the endpoint "%s" with 15',
    (endpoint) => {
      const list = ['node.example', endpoint]
      expect(failure({ network: { endpoints: list } })).toMatchObject({
        code: 15,
        data: { path: 'network.endpoints[1]' },
      })
      expect(failure({ network: { server_address: endpoint } })).toMatchObject({
        code: 15,
        data: { path: 'network.server_address' },
      })
    },
  )

  test('refuses an empty list of endpoints with 14', () => {
    expect(failure({ network: { endpoints: [] } })).toMatchObject({ code: 14, data: { path: 'network.endpoints' } })
  })

  test('never repeats a secret that is wrong', () => {
    for (const value of ['hush-123\n', 987654321, ['hush-123'], { hush: 123 }]) {
      const { message, data } = failure({ network: { access_key: value } })
      expect(message + JSON.stringify(data)).not.toMatch(/hush|987654321/)
    }
  })

  test('uses the folder or the server of the strongest layer as storage', () => {
    const server = { storage: { url: 'postgres://node.example/database' } }
    const folder = { local_storage_path: '/elsewhere' }
    expect(resolve({}, server).config.storage.url).toBe(server.storage.url)
    expect(resolve(server, folder).config.storage.url).toBe(server.storage.url)
    expect(resolve({ ...server, ...folder }).config.storage.url).toBe(server.storage.url)
    const { config } = resolve(folder, server)
    expect([config.storage.url, config.local_storage_path]).toStrictEqual([undefined, '/elsewhere'])
  })

  test('warns about unknown and deprecated fields and still works', () => {
    const { warnings, config } = resolve({
      colour: 1,
      network: {
        server_address: 'node.example',
        query_timeuot: 1,
        reconnect_timeout: 5,
        network_retries_count: null,
        out_of_sync_threshold: 7,
      },
      __proto__: { inherited: 1 },
    })
    expect(warnings.map(({ path }) => path)).toStrictEqual([
      'colour',
      'network.server_address',
      'network.query_timeuot',
      'network.reconnect_timeout',
      'network.out_of_sync_threshold',
    ])
    expect(config.network.server_address).toBe('node.example')
    expect(config.network).toMatchObject({ reconnect_timeout: 5, out_of_sync_threshold: 7 })
  })

  test('limits the warnings about very many unknown fields', () => {
    const flood = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => ['x'.repeat(300) + index, 1]))
    const { warnings } = resolve(flood)
    expect(warnings.length).toBe(100)
    expect(warnings[99]?.path).toBe('[99]')
  })
})

describe('configToWire', () => {
  test('shows exactly the secrets that the host itself set', () => {
    const own = { network: { access_key: 'own-key' } }
    const foreign = {
      network: { api_token: 'foreign-token' },
      storage: { url: 'postgres://user:foreign-token@host/db' },
    }
    const { config } = resolve(own, foreign)
    expect(config.network).toMatchObject({ access_key: 'own-key', api_token: 'foreign-token' })
    const shown = configToWire(config, secretsSetBy(own)).network
    expect(shown?.access_key).toBe('own-key')
    expect(shown?.api_token).toBeUndefined()
    expect(JSON.stringify(configToWire(config, new Set()))).not.toMatch(/own-key|foreign-token/)
  })

  test('finds no secrets in texts, numbers and lists, and does not fail', () => {
    for (const config of [undefined, null, 'x', 5, [], { network: null }, { network: 'access_key' }]) {
      expect(secretsSetBy(config).size).toBe(0)
    }
  })
})

describe('network.agreement', () => {
  const endpoints = ['https://a.example', 'https://b.example', 'http://b.example:8080', 'c.example']
  const operators = { 'https://a.example': 'A', 'https://b.example': 'B', 'http://b.example:8080': 'B' }

  test('may be as large as the number of operators; all endpoints without a name count as one operator', () => {
    for (const agreement of [1, 2, 3]) {
      expect(resolve({ network: { endpoints, operators, agreement } }).config.network.agreement).toBe(agreement)
    }
    expect(failure({ network: { endpoints, operators, agreement: 4 } })).toMatchObject({
      code: 15,
      message: expect.stringMatching(
        /agreement is 4, but the endpoints belong to 3 operators: name the operator of each/,
      ),
      data: { path: 'network.agreement', source: 'layer 0' },
    })
    expect(failure({ network: { endpoints, agreement: 2 } }).message).toContain('belong to 1 operator:')
  })

  test('is checked against the endpoints in force, from any source', () => {
    const weaker = { network: { endpoints, operators, agreement: 3 } }
    expect(() => resolve({ network: { endpoints: ['https://a.example'] } }, weaker)).toThrow(/network.agreement is 3/)
    expect(resolve({ network: { agreement: 2 } }).config.network.agreement).toBe(2)
  })

  test.each([
    { operators: { 'a.example': 'A' } },
    { operators: { 'https://a.example/path': 'A' } },
    { operators: { 'https://a.example': '' } },
    { operators: { 'https://a.example': 'A\u202e' } },
    { agreement: 0 },
    { agreement: 17 },
  ])('refuses %j as agreement or operators', (network) => {
    expect(failure({ network: { endpoints, ...network } }).code).toBe(15)
  })
})
