import { expect, test } from 'vitest'
import { type BlockMaker, ChainQueue } from '../../../../src/program/devnode/chain/ChainQueue.ts'
import type { ChainRequest, ExecutedMessage } from '../../../../src/program/devnode/chain/MessageOutcome.ts'

function gift(hash: string): ChainRequest {
  return { kind: 'gift', hash, accountId: '', grams: 0n, other: [] }
}

function executed(messageHash: string): ExecutedMessage {
  return {
    ...{ kind: 'executed', messageHash, txHash: '', blockHash: '', timeSec: 0, extOutBodies: [] },
    ...{ aborted: false, exitCode: 0, isComputeSkipped: false, dappId: undefined },
  }
}

/** Rounds that end when the test says so. */
class SteppedMaker implements BlockMaker {
  readonly rounds: { readonly hashes: readonly string[]; readonly end: (hasPending?: boolean) => void }[] = []
  failure: Error | undefined
  isClosed = false
  #started = Promise.withResolvers<void>()

  async produce(requests: readonly ChainRequest[]) {
    if (this.failure !== undefined) throw this.failure
    const hashes = requests.map(({ hash }) => hash)
    const ended = Promise.withResolvers<boolean>()
    this.rounds.push({ hashes, end: (hasPending = false) => ended.resolve(hasPending) })
    this.#started.resolve()
    return { hasPending: await ended.promise, outcomes: hashes.map(executed) }
  }

  async control() {
    return { result: {}, time: { offsetMs: 0 }, hasPending: false }
  }

  async close() {
    this.isClosed = true
  }

  /** The round of this number, when it has begun. */
  async round(number: number) {
    while (this.rounds.length <= number) {
      await this.#started.promise
      this.#started = Promise.withResolvers()
    }
    return this.rounds[number]!
  }
}

test('messages that come during a round share the next one', async () => {
  const maker = new SteppedMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const first = queue.execute(gift('a'))
  const { end } = await maker.round(0)
  const rest = ['b', 'c', 'd'].map((hash) => queue.execute(gift(hash)))
  end()
  expect(await first).toMatchObject({ messageHash: 'a' })
  const second = await maker.round(1)
  expect(second.hashes).toEqual(['b', 'c', 'd'])
  second.end()
  expect(await Promise.all(rest)).toMatchObject([{ messageHash: 'b' }, { messageHash: 'c' }, { messageHash: 'd' }])
})

test('a copy of a message is a duplicate only until the message is answered', async () => {
  const maker = new SteppedMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const first = queue.execute(gift('a'))
  expect(await queue.execute(gift('a'))).toMatchObject({ kind: 'refused', code: 'DUPLICATE_MESSAGE' })
  ;(await maker.round(0)).end()
  await first
  const again = queue.execute(gift('a'))
  ;(await maker.round(1)).end()
  expect(await again).toMatchObject({ kind: 'executed' })
})

test('rounds continue while internal messages wait', async () => {
  const maker = new SteppedMaker()
  new ChainQueue(maker, true, () => 0)
  ;(await maker.round(0)).end(true)
  ;(await maker.round(1)).end(false)
  expect(maker.rounds.map(({ hashes }) => hashes)).toEqual([[], []])
})

test('a round that fails rejects its messages only', async () => {
  const maker = new SteppedMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  maker.failure = new Error('the disk is full')
  await expect(queue.execute(gift('a'))).rejects.toThrow('the disk is full')
  maker.failure = undefined
  const next = queue.execute(gift('b'))
  ;(await maker.round(0)).end()
  expect(await next).toMatchObject({ messageHash: 'b' })
})

test('closing ends endless work', async () => {
  const maker = new SteppedMaker()
  const queue = new ChainQueue(maker, true, () => 0)
  const { end } = await maker.round(0)
  const closed = queue.close()
  end(true)
  await closed
  expect(maker.rounds).toHaveLength(1)
  await expect(queue.execute(gift('a'))).rejects.toThrow('stopping')
})

test('closing waits for the round that runs and rejects what waits', async () => {
  const maker = new SteppedMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const running = queue.execute(gift('a'))
  const { end } = await maker.round(0)
  const waiting = queue.execute(gift('b'))
  const closed = queue.close()
  await expect(waiting).rejects.toThrow('stopping')
  expect(maker.isClosed).toBe(false)
  end()
  expect(await running).toMatchObject({ messageHash: 'a' })
  await closed
  expect(maker.isClosed).toBe(true)
})

test('messages beyond the queue are refused', async () => {
  const maker = new SteppedMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const all = Array.from({ length: 10_001 }, (_, index) => queue.execute(gift(String(index))))
  expect(await all.at(-1)).toMatchObject({ kind: 'refused', code: 'QUEUE_OVERFLOW' })
  for (const waiting of all) waiting.catch(() => {})
  const { end, hashes } = await maker.round(0)
  expect(hashes).toHaveLength(128)
  end()
  await queue.close()
})

/** Rounds that are executed at once, and stored when the test says so. */
class StoringMaker extends SteppedMaker {
  readonly stores: { readonly hashes: readonly string[]; readonly end: (failure?: Error) => void }[] = []

  override async produce(requests: readonly ChainRequest[]) {
    const hashes = requests.map(({ hash }) => hash)
    const { promise: stored, resolve, reject } = Promise.withResolvers<void>()
    this.stores.push({ hashes, end: (failure) => (failure === undefined ? resolve() : reject(failure)) })
    return { hasPending: false, outcomes: hashes.map(executed), stored }
  }
}

test('the next round is executed while one is stored, and outcomes are reported only afterwards', async () => {
  const maker = new StoringMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const told: string[] = []
  const all = ['a', 'b'].map((hash) => queue.execute(gift(hash)).then(() => told.push(hash)))
  await expect.poll(() => maker.stores.length).toBe(1)
  all.push(queue.execute(gift('c')).then(() => told.push('c')))
  await expect.poll(() => maker.stores.map(({ hashes }) => hashes)).toEqual([['a', 'b'], ['c']])
  expect(queue.isIdle).toBe(false)
  expect(told).toEqual([])
  maker.stores[0]!.end()
  await Promise.all(all.slice(0, 2))
  expect(told).toEqual(['a', 'b'])
  maker.stores[1]!.end()
  await Promise.all(all)
  await expect.poll(() => queue.isIdle).toBe(true)
})

test('a round that cannot be stored rejects its messages, and controls of the chain wait for it', async () => {
  const maker = new StoringMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const message = queue.execute(gift('a'))
  await expect.poll(() => maker.stores.length).toBe(1)
  let isDone = false
  const control = queue.control({ order: { kind: 'waiting' } }).then(() => {
    isDone = true
  })
  const mined = queue.mine(1, undefined)
  expect(isDone).toBe(false)
  maker.stores[0]!.end(new Error('the disk is full'))
  await expect(message).rejects.toThrow('the disk is full')
  await control
  await expect.poll(() => maker.stores.length).toBe(2)
  maker.stores[1]!.end(new Error('it is still full'))
  await expect(mined).rejects.toThrow('it is still full')
})

test('only a limited number of rounds waits for the store', async () => {
  const maker = new StoringMaker()
  const queue = new ChainQueue(maker, false, () => 0)
  const all: Promise<unknown>[] = []
  for (let number = 0; number < 8; number++) {
    all.push(queue.execute(gift(String(number))))
    await expect.poll(() => maker.stores.length).toBe(Math.min(number + 1, 4))
  }
  maker.stores[0]!.end()
  await expect
    .poll(() => maker.stores.map(({ hashes }) => hashes))
    .toEqual([['0'], ['1'], ['2'], ['3'], ['4', '5', '6', '7']])
  for (const { end } of maker.stores) end()
  await Promise.all(all)
})
