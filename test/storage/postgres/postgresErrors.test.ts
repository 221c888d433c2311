import { expect, test } from 'vitest'
import { translateError } from '../../../storage/postgres/postgresErrors.ts'
import { storageServer } from '../../support/postgres/storageServer.ts'

const server = storageServer('postgres://user:hush@node.example/pay')

test.each<[code: string, message: string, kind: string]>([
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', 'away'],
  ['ECONNRESET', 'Client network socket disconnected before secure TLS connection was established', 'away'],
  ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN node.example', 'away'],
  ['', 'timeout expired', 'away'],
  ['', 'Connection terminated unexpectedly', 'away'],
  ['57P01', 'terminating connection due to administrator command', 'away'],
  ['57P03', 'the database system is starting up', 'away'],
  ['25P03', 'terminating connection due to idle-in-transaction timeout', 'away'],
  ['53300', 'sorry, too many clients already', 'connections'],
  ['08P01', 'no more connections allowed (max_client_conn)', 'connections'],
  ['08P01', 'no such user', 'access'],
  ['08P01', 'transaction blocks not allowed in statement pooling mode', 'server'],
  ['25006', 'cannot execute INSERT in a read-only transaction', 'read_only'],
  ['28P01', 'password authentication failed for user "user"', 'access'],
  ['42501', 'permission denied for schema vendorclient', 'access'],
  ['3D000', 'database "pay" does not exist', 'access'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate', 'access'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames", 'access'],
  ['', 'The server does not support SSL connections', 'access'],
  ['', 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string', 'access'],
  ['55P03', 'canceling statement due to lock timeout', 'busy'],
  ['57014', 'canceling statement due to statement timeout', 'busy'],
  ['40P01', 'deadlock detected', 'busy'],
  ['42P01', 'relation "vendorclient.proofs" does not exist', 'corrupt'],
  ['53100', 'could not extend file: No space left on device', 'io'],
  ['22021', 'invalid byte sequence for encoding', 'io'],
])('%s, %s: %s', (code, message, kind) => {
  const error = translateError(Object.assign(new Error(message), code === '' ? {} : { code }), server)
  expect(error).toMatchObject({ kind, path: 'postgres://node.example:5432/pay (schema vendorclient)' })
  expect(error.message).toContain(message)
})

test('names the last of the addresses of a host that were tried', () => {
  const errors = ['::1', '127.0.0.1'].map((address) =>
    Object.assign(new Error(`connect ECONNREFUSED ${address}:5432`), { code: 'ECONNREFUSED' }),
  )
  const { kind, message } = translateError(new AggregateError(errors), server)
  expect([kind, message]).toEqual(['away', expect.stringContaining('127.0.0.1:5432')])
})
