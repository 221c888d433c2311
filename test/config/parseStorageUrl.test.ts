import { expect, test } from 'vitest'
import { parseStorageUrl } from '../../src/config/parseStorageUrl.ts'

test.each<[string, object]>([
  ['postgres://', { host: 'localhost', port: 5432, user: undefined, database: undefined, tlsMode: 'prefer' }],
  ['postgresql://node.example/pay', { host: 'node.example', port: 5432, database: 'pay' }],
  [
    'postgres://a%40b:p%3Aw%2F%23@[::1]:6543/pay?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    {
      ...{ host: '::1', port: 6543, user: 'a@b', password: 'p:w/#', database: 'pay' },
      ...{ tlsMode: 'verify-full', rootCertificate: '/etc/ca.pem' },
    },
  ],
  [
    'postgres:///?host=/run/postgresql&dbname=pay&user=u&password=p&port=1&connect_timeout=3&schema=s&application_name=x',
    {
      ...{ host: '/run/postgresql', database: 'pay', user: 'u', password: 'p', port: 1, connectTimeoutMs: 3000 },
      ...{ schema: 's', applicationName: 'x' },
    },
  ],
  ['postgres://%2Frun%2Fpostgresql/pay', { host: '/run/postgresql', database: 'pay' }],
])('reads %s', (text, expected) => {
  expect(parseStorageUrl(text)).toMatchObject(expected)
})

test.each([
  'http://node.example',
  'postgres:node.example',
  'postgres://node.example:99999/pay',
  'postgres://node.example:0/pay',
  'postgres://one.example,two.example/pay',
  'postgres://one.example:1,two.example:2/pay',
  'postgres://node.example/pay?sslmode=maybe',
  'postgres://node.example/pay?sslmode=verify-ca',
  'postgres://node.example/pay?sslcert=/a.pem',
  'postgres://node.example/pay?sslmode=',
  'postgres://node.example/pay?options=-c%20fsync=off',
  'postgres://node.example/pay?schema=Pay',
  'postgres://node.example/pay?connect_timeout=-1',
  'postgres://node.example/%zz',
])('refuses %s', (text) => {
  expect(() => parseStorageUrl(text)).toThrow(/^(has|is|names) /)
})

test('never repeats a piece of a password that was not encoded', () => {
  for (const end of ['@', '/', '?', '#', ':', '%', ' ', '[', '@@', '?x=', '&', '/?#']) {
    for (const start of ['hush', '12hush', '12', '']) {
      const text = `postgres://user:${start}${end}hush@node.example/pay`
      try {
        expect(parseStorageUrl(text)).toMatchObject({ host: 'node.example', port: 5432, database: 'pay' })
      } catch (error) {
        if (!(error as Error).message.includes('expected')) expect((error as Error).message).toMatch(/^(has|is) /)
        expect((error as Error).message).not.toContain('hush')
      }
    }
  }
})
