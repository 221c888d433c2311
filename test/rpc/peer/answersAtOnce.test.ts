import { expect, test } from 'vitest'
import { Daemon } from '../../../rpc/daemon/Daemon.ts'
import { InProcessTransport } from '../../../rpc/peer/InProcessTransport.ts'
import { loadSettings } from '../../../rpc/settings/loadSettings.ts'
import { modules } from '../../../src/api/api.ts'
import { noEntry } from '../../support/builtEntry.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

interface Answer {
  readonly id: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number }
}

/** Sends messages that arrive together, and returns the answers to all of them. */
async function sendTogether(messages: readonly unknown[], limits: Record<string, number> = {}): Promise<Answer[]> {
  const settings = loadSettings({ options: { daemon: { data_folder: temporaryFolder() }, limits }, logLevel: 'silent' })
  const daemon = new Daemon({ settings, modules, entry: noEntry, nativeBinding: () => undefined, ownedByHost: true })
  const answers: Answer[] = []
  const transport = new InProcessTransport(
    (text) => answers.push(JSON.parse(text)),
    (own) => daemon.connect(own),
    setImmediate,
  )
  // The first call loads the modules that all calls need, so that loading does not separate messages that arrive
  // together.
  transport.receiver.receive(JSON.stringify(version('first')))
  while (answers.length === 0) await transport.flushed()
  answers.length = 0
  for (const message of messages) transport.receiver.receive(JSON.stringify(message))
  while (answers.length < messages.filter((message) => Array.isArray(message) || 'id' in (message as object)).length) {
    await transport.flushed()
  }
  return answers
}

function version(id: unknown) {
  return { jsonrpc: '2.0', id, method: 'client.version' }
}

test('answers calls that came together in their order', async () => {
  const ids = Array.from({ length: 500 }, (_, id) => id)
  expect((await sendTogether(ids.map(version))).map(({ id }) => id)).toEqual(ids)
})

/** On a busy machine a turn may end before it has begun all messages that came together; it is then tried again. */
function inOneTurn<T>(attempt: () => Promise<T>) {
  return expect.poll(attempt, { timeout: 20_000 })
}

test('a call that is answered at once still counts as in flight for messages that arrived with it', async () => {
  const codes = (answers: readonly Answer[]) => answers.map(({ error }) => error?.code)
  await inOneTurn(async () => codes(await sendTogether([version('a'), version('a')]))).toEqual([-32600, undefined])
  await inOneTurn(async () => {
    const answers = await sendTogether([version(1), version(2), version(3)], { in_flight: 2 })
    return answers.map(({ id, error }) => [id, error?.code])
  }).toEqual([
    [3, -32003],
    [1, undefined],
    [2, undefined],
  ])
  await inOneTurn(async () => {
    const [batch] = await sendTogether([[version('a'), version('a')]])
    return codes(batch as unknown as Answer[])
  }).toEqual([-32600, undefined])
})

test('a cancellation that came with the call ends it, and it is answered once', async () => {
  const cancel = { jsonrpc: '2.0', method: 'daemon.cancel', params: { id: 1 } }
  await inOneTurn(async () => {
    const answers = await sendTogether([version(1), cancel])
    return answers.map(({ id, error }) => [id, error?.code])
  }).toEqual([[1, -32800]])
})
