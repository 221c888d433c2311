import { expect, test } from 'vitest'
import { Daemon } from '../../../rpc/daemon/Daemon.ts'
import { InProcessTransport } from '../../../rpc/peer/InProcessTransport.ts'
import { loadSettings } from '../../../rpc/settings/loadSettings.ts'
import { modules } from '../../../src/api/api.ts'
import { noEntry } from '../../support/builtEntry.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

test('a call that waits for its module and its client when the daemon stops is still executed', async () => {
  const settings = loadSettings({ options: { daemon: { data_folder: temporaryFolder() } }, logLevel: 'silent' })
  const common = {
    settings,
    modules,
    entry: noEntry,
    nativeBinding: () => undefined,
  }
  const daemon = new Daemon({ ...common, ownedByHost: true })
  const texts: string[] = []
  const transport = new InProcessTransport(
    (text) => texts.push(text),
    (own) => daemon.connect(own),
    setImmediate,
  )
  const call = (id: number) => ({ jsonrpc: '2.0', id, method: 'crypto.sha256', params: { data: btoa('abc') } })
  transport.receiver.receive(JSON.stringify(call(1)))
  // This call may still wait for the turn of its connection, and has then not begun.
  transport.receiver.receive(JSON.stringify(call(2)))
  const stopped = daemon.stop()
  transport.receiver.receive(JSON.stringify([call(3), call(4)]))
  await stopped
  const answers = new Map(texts.flatMap((text) => JSON.parse(text)).map((message) => [message.id, message]))
  expect(answers.get(1)).toHaveProperty('result.hash')
  expect(answers.get(2).error?.code ?? -32000).toBe(-32000)
  for (const id of [3, 4]) expect(answers.get(id)).toMatchObject({ error: { code: -32000 } })
})
