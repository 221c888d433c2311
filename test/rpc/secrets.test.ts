import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ServingDaemon } from '../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const hidden = {
  accessKey: 'access-key-3c1b',
  environmentKey: 'environment-key-77d2',
  number: 918273645546372,
  payload: 'parameter-of-a-call-5a5a',
  bug: 'hunter2',
  storage: 'storage-password-9e4f',
}

/** Every way in which a secret could come back: good calls, wrong types, errors, bugs, unknown functions. */
async function useSecrets(client: TestClient): Promise<void> {
  const attempt = (method: string, params: object) => client.call(method, params).catch(() => {})
  await attempt('daemon.initialize', { config: { network: { access_key: hidden.number } } })
  await attempt('daemon.initialize', { config: { network: { access_key: `${hidden.accessKey}\n` } } })
  await attempt('daemon.initialize', { config: { storage: { url: `postgres://user:12/${hidden.storage}@host/db` } } })
  await attempt('daemon.initialize', { config: { storage: { url: `postgres://user:1?${hidden.storage}@host/db` } } })
  await attempt('daemon.initialize', { config: { storage: { url: [hidden.storage] } } })
  await attempt('daemon.initialize', { token: hidden.accessKey, config: { network: { access_key: hidden.accessKey } } })
  await attempt('crypto.sign', { unsigned: 'aGVsbG8=', keys })
  await attempt('crypto.sign', { unsigned: 'aGVsbG8=', keys: { ...keys, secret: `${keys.secret}00` } })
  await attempt('crypto.sign', { unsigned: 'aGVsbG8=', keys: { ...keys, secret: hidden.number } })
  await attempt('crypto.sign', { unsigned: 'aGVsbG8=', keys: { ...keys, public: '00' } })
  await attempt('crypto.sign', { unsigned: 'aGVsbG8=', keys: keys.secret })
  await attempt('crypto.get_signing_box', keys)
  await attempt('crypto.mnemonic_verify', { phrase })
  await attempt('crypto.mnemonic_derive_sign_keys', { phrase: `${phrase} extra` })
  await attempt('crypto.mnemonic_derive_sign_keys', { phrase: [phrase] })
  await attempt('test.fail', { how: 'bug' })
  await attempt('test.sleep', { ms: hidden.payload })
  await attempt(`no.${keys.secret.slice(0, 8)}`, { value: hidden.payload })
  client.host.send(`{"jsonrpc":"2.0","id":1,"method":"crypto.sign","params":{"keys":{"secret":"${keys.secret}"}`)
  await attempt('daemon.status', {})
}

function expectHidden(output: string, where: string): void {
  for (const secret of [keys.secret, phrase, ...Object.values(hidden)]) {
    expect(output.includes(String(secret)), `${secret} in ${where}`).toBe(false)
  }
}

test('reveals no secret on stdio, neither in messages nor in logs', async () => {
  const host = StdioHost.start({
    args: ['--log-level', 'debug', '--log-file', 'daemon.log'],
    environment: { VENDORCLIENT_NETWORK_API_TOKEN: hidden.environmentKey },
  })
  await useSecrets(new TestClient(host))
  host.close()
  await host.ended()
  const output = host.received.join('\n')
  expect(output).toContain('"signature"')
  expect(host.log).toContain('"method":"crypto.sign"')
  expectHidden(output, 'the messages')
  expectHidden(host.log, 'the log')
  expectHidden(readFileSync(join(host.home.folder, 'daemon.log'), 'utf8'), 'the log file')
  await host.dispose()
})

test('reveals neither secrets nor tokens of a serving daemon', async () => {
  const daemon = await ServingDaemon.start({
    args: ['--log-level', 'debug'],
    environment: { VENDORCLIENT_NETWORK_ACCESS_KEY: hidden.environmentKey },
  })
  const host = await daemon.connect()
  await useSecrets(new TestClient(host))
  const files = readdirSync(daemon.home.dataFolder).filter((file) => file.endsWith('.json'))
  const metrics = JSON.stringify([...(await daemon.metrics())])
  const output = [...host.received, daemon.log, daemon.output, metrics]
  output.push(...files.map((file) => readFileSync(join(daemon.home.dataFolder, file), 'utf8')))
  expectHidden(output.join('\n'), 'the output')
  expect(output.join('\n').includes(daemon.token), 'the token').toBe(false)
  await daemon.dispose()
})
