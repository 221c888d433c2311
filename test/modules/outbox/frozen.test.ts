/** A page that is frozen in the middle of a payment, while another tab of the browser takes its work. */
import { afterAll, beforeAll, describe, test } from 'vitest'
import { forwardingStore } from '../../../src/ports/forwardingStore.ts'
import type { Storage } from '../../../src/ports/Storage.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { IndexedDbStorageProvider } from '../../../storage/indexeddb/IndexedDbStorageProvider.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { indexedDbPlatform } from '../../support/indexedDbPlatform.ts'
import { OutboxWallet } from '../../support/processing/OutboxWallet.ts'

let node: DevNode
beforeAll(async () => {
  node = await DevNode.start()
})
afterAll(() => node.dispose())

/** Numbers of uses of the storage before the page is frozen. */
const MOMENTS = [1, 2, 3, 4, 5, 6]

describe.concurrent('a page', () => {
  for (const uses of MOMENTS) {
    test(`that is frozen after ${uses} uses of its storage reads again when it resumes, and pays once`, async (context) => {
      const platform = indexedDbPlatform()
      const openTab = () => new IndexedDbStorageProvider({ clock: systemClock, platform }).open('.vendorclient')
      const page = new FrozenPage(await openTab())
      context.onTestFinished(() => page.resume())
      const outbox = await OutboxWallet.open(node, context, { storage: page.storage })
      await outbox.send({ key: 'payment' })
      page.freezeAfter(uses)
      const other = await outbox.another(0, await openTab())
      const [ended] = await outbox.results(1, other)
      context.expect(ended).toMatchObject({ key: 'payment', state: 'executed' })
      page.resume()
      await outbox.send({ key: 'later' })
      await outbox.results(2)
      context.expect(await outbox.executions()).toBe(2)
      const { entry } = await outbox.client.call('outbox.get', { key: 'payment' })
      context.expect(entry).toMatchObject({ state: 'executed', message_hash: ended.message_hash, replaced: [] })
    })
  }
})

/** The storage of a page whose events stop at some moment, until it resumes. */
class FrozenPage {
  readonly storage: Storage
  #left = Number.POSITIVE_INFINITY
  #resumed = Promise.withResolvers<void>()

  constructor(real: Storage) {
    const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
      if (this.#left-- <= 0) await this.#resumed.promise
      const value = await work()
      // The page receives an answer only after it resumes.
      if (this.#left < 0) await this.#resumed.promise
      return value
    }
    this.storage = {
      local: forwardingStore((_, ask) => inTurn(() => ask(real.local))),
      proofs: forwardingStore((_, ask) => inTurn(() => ask(real.proofs))),
      transaction: (writes, conditions) => inTurn(() => real.transaction(writes, conditions)),
      durability: () => real.durability(),
      close: async () => {},
    }
  }

  freezeAfter(uses: number): void {
    this.#left = uses
  }

  resume(): void {
    this.#left = Number.POSITIVE_INFINITY
    this.#resumed.resolve()
  }
}
