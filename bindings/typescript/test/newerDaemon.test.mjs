/** A daemon of a later version. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spawnClient } from 'vendorclient'
import { failure, temporaryFolder } from './support.mjs'

async function openNewer(t) {
  const client = await spawnClient({ program: process.env.VENDORCLIENT_NEWER_DAEMON, dataFolder: temporaryFolder(t) })
  t.after(() => client.close())
  return client
}

test('a newer daemon does not keep a client from starting', async (t) => {
  const client = await openNewer(t)
  assert.ok(client.info.capabilities.includes('dreams'))
  assert.equal(client.info.config.network.queries_protocol, 'QUIC')
})

test('unknown variants and constants are kept in messages and results', async (t) => {
  const client = await openNewer(t)
  const events = []
  const message = { abi: { type: 'Json', value: '{}' }, signer: { type: 'None' } }
  const params = { message_encode_params: message, dapp_id: '00', send_events: true }
  const result = await client.processing.processMessage(params, ({ data }) => events.push(data))
  assert.equal(result.finality, 'sealed')
  assert.equal(result.decoded.out_messages[0].body_type, 'Dream')
  assert.equal(events[0].type, 'Sealed')
  assert.equal(BigInt(String(events[0].weight)), 123456789012345678901234567890n)
  assert.equal(events.at(-1).type, 'WillSend')
})

test('an object that is asked for something unknown refuses it', async (t) => {
  const client = await openNewer(t)
  const box = { getPublicKey: () => assert.fail('not asked for'), sign: () => assert.fail('not asked for') }
  assert.deepEqual(await client.crypto.registerSigningBox(box), { handle: 77 })
})

test('an unknown error has its code', async (t) => {
  const client = await openNewer(t)
  assert.equal((await failure(client.crypto.sha256({ data: '' }))).code, 9999)
})
