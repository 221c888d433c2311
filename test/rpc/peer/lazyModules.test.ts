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

/** Sends messages together; returns the first answers, and which modules were loaded for them. */
async function sendTogether(messages: readonly object[], count: number) {
  const loaded: string[] = []
  const watched = modules.map(({ name, load }) => ({
    name,
    load: () => {
      loaded.push(name)
      return load()
    },
  }))
  const daemon = new Daemon({
    settings: loadSettings({ options: { daemon: { data_folder: temporaryFolder() } }, logLevel: 'silent' }),
    modules: watched,
    entry: noEntry,
    nativeBinding: () => undefined,
    ownedByHost: true,
  })
  const answers: Answer[] = []
  await new Promise<void>((resolve) => {
    const transport = new InProcessTransport(
      (text) => {
        if (answers.push(JSON.parse(text)) === count) resolve()
      },
      (own) => daemon.connect(own),
      setImmediate,
    )
    for (const message of messages) transport.receiver.receive(JSON.stringify({ jsonrpc: '2.0', ...message }))
  })
  return {
    loaded,
    outcomes: daemon.metrics.outcomes,
    answers: answers.map(({ id, error }) => [id, error?.code]),
  }
}

test('no module is loaded for the functions of a connection', async () => {
  const messages = ['client.version', 'client.build_info', 'daemon.ping'].map((method, id) => ({ id, method }))
  const { loaded, answers } = await sendTogether(messages, 3)
  expect(answers.map(([, code]) => code)).toEqual([undefined, undefined, undefined])
  expect(loaded).toEqual([])
})

test('a module is loaded once, when a function of it is first called', async () => {
  const call = (id: number, method: string) => ({ id, method })
  const { loaded, answers } = await sendTogether([call(1, 'utils.none'), call(2, 'utils.nor_this')], 2)
  expect(answers.toSorted()).toEqual([
    [1, -32601],
    [2, -32601],
  ])
  expect(loaded).toEqual(['utils'])
})

test('unknown names do not become names of metrics', async () => {
  const { outcomes } = await sendTogether([{ id: 1, method: 'utils.none' }], 1)
  expect(outcomes).toEqual([{ method: 'unknown', code: '-32601', count: 1 }])
})

test('a call whose module is being loaded is in flight and can be cancelled', async () => {
  const { answers } = await sendTogether(
    [
      { id: 1, method: 'utils.get_address_type', params: { address: '' } },
      { id: 1, method: 'utils.get_address_type', params: { address: '' } },
      { method: 'daemon.cancel', params: { id: 1 } },
    ],
    2,
  )
  expect(answers).toEqual([
    [1, -32600],
    [1, -32800],
  ])
})

test('an app object for a function without app objects is refused even if its module is loaded later', async () => {
  const params = { address: '', _call: { app_object: 'a' } }
  const { answers } = await sendTogether([{ id: 1, method: 'utils.get_address_type', params }], 1)
  expect(answers).toEqual([[1, -32602]])
})
