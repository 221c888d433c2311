import { expect, test } from 'vitest'
import type { Storage } from '../../../src/ports/Storage.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { stubbedPeer } from '../../support/rpc/stubbedPeer.ts'

test('the client of a cancelled initialization is closed', async () => {
  const slow = Promise.withResolvers<Storage>()
  const openings = [slow.promise, Promise.resolve(new MemoryStorage())]
  const { peer, sent } = stubbedPeer(
    [],
    () => null,
    () => openings.shift()!,
  )
  const send = (message: object) => peer.receive(JSON.stringify({ jsonrpc: '2.0', ...message }))
  const answerTo = async (id: string) => {
    for (;;) {
      const found = sent.map((text) => JSON.parse(text)).find((message) => message.id === id)
      if (found !== undefined) return found
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  send({ id: 'first', method: 'daemon.initialize' })
  send({ method: 'daemon.cancel', params: { id: 'first' } })
  expect(await answerTo('first')).toMatchObject({ error: { code: -32800 } })
  const storage = new MemoryStorage()
  slow.resolve(storage)
  send({ id: 'second', method: 'daemon.initialize' })
  const second = await answerTo('second')
  // While the first is still closing its client the state is "initializing".
  if ('error' in second) {
    expect(second).toMatchObject({ error: { code: -32001 } })
    send({ id: 'third', method: 'daemon.initialize' })
    expect(await answerTo('third')).toHaveProperty('result')
  }
  await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'closed' })
})
