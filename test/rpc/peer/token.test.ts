import { expect, test } from 'vitest'
import { Connection } from '../../../rpc/client/Connection.ts'
import { Daemon } from '../../../rpc/daemon/Daemon.ts'
import { InProcessTransport } from '../../../rpc/peer/InProcessTransport.ts'
import { loadSettings } from '../../../rpc/settings/loadSettings.ts'
import { modules } from '../../../src/api/api.ts'
import { builtEntry } from '../../support/builtEntry.ts'
import { daemonProgram } from '../../support/daemon/daemonProgram.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

test('does nothing for a host without the required token', async () => {
  const daemon = new Daemon({
    settings: loadSettings({ options: { daemon: { data_folder: temporaryFolder() } }, logLevel: 'silent' }),
    modules,
    entry: builtEntry(daemonProgram()),
    nativeBinding: () => undefined,
    ownedByHost: true,
  })
  let isShutDown = false
  daemon.onShutdownRequested = () => {
    isShutDown = true
  }
  const transport = new InProcessTransport(
    (text) => connection.receive(text),
    (own) => daemon.connect(own, { checkToken: (token) => token === 'right' }),
    setImmediate,
  )
  const connection: Connection = new Connection((text) => transport.receiver.receive(text))
  const refused = { error: { code: -32001 } }
  for (const method of ['client.config', 'crypto.generate_random_bytes', 'daemon.status', 'daemon.shutdown']) {
    expect(await connection.call(method, { length: 1 }), method).toMatchObject(refused)
  }
  expect(await connection.call('daemon.initialize', {})).toMatchObject(refused)
  expect(await connection.call('daemon.initialize', { token: 'wrong' })).toMatchObject(refused)
  expect(await connection.call('client.config', {})).toMatchObject(refused)
  for (const method of ['daemon.ping', 'client.version', 'client.build_info', 'client.get_api_reference']) {
    expect(await connection.call(method, {}), method).toHaveProperty('result')
  }
  expect(isShutDown).toBe(false)
  expect(await connection.call('daemon.initialize', { token: 'right' })).toHaveProperty('result')
  expect(await connection.call('client.config', {})).toHaveProperty('result')
  await daemon.stop()
})
