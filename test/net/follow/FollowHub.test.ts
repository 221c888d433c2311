/** Following of lists by their cursors, against a peer that misbehaves on request. */
import { describe, expect, test } from 'vitest'
import type { FollowedSource } from '../../../src/net/index.ts'
import { Dice } from '../../fuzz/Dice.ts'
import { ManualClock } from '../../support/ManualClock.ts'
import { FollowedChain } from '../../support/net/FollowedChain.ts'
import { GraphqlPeer, type PeerAnswer } from '../../support/net/GraphqlPeer.ts'
import { openNetwork } from '../../support/net/openNetwork.ts'

function accountOf(index: number) {
  return index.toString(16).padStart(64, 'a')
}
const account = accountOf(1)
function transactionsOf(accountId: string): FollowedSource {
  return { list: 'transactions', accountId, dappId: accountId }
}
const patient = { query_timeout: 1_000_000_000, wait_for_timeout: 1_000_000_000 }

async function open(network: object = {}, clock?: ManualClock) {
  const chain = new FollowedChain()
  const peer = await GraphqlPeer.start(chain.script)
  const settings = { endpoints: [peer.endpoint], follow_interval: 10, ...network }
  const opened = openNetwork(settings, clock === undefined ? {} : { clock })
  const follow = async (sources: readonly FollowedSource[] = [transactionsOf(account)], selection = 'id') => {
    const seen: unknown[] = []
    const codes: unknown[] = []
    let failure: unknown
    let gate: Promise<void> | undefined
    const subscription = await opened.follow(
      { sources, selection },
      {
        onObject: ({ id }) => seen.push(id),
        onError: (error) => codes.push((error as { code: number }).code),
        onFailed: (error) => {
          failure = error
        },
        ready: () => gate,
      },
    )
    const hold = () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return () => {
        gate = undefined
        resolve()
      }
    }
    return { seen, codes, subscription, hold, failure: () => failure as { code: number; data: object } | undefined }
  }
  return { chain, peer, network: opened, follow }
}

/** Lets the time of a manual clock pass until something holds. */
async function passUntil(clock: ManualClock, holds: () => boolean, stepMs = 10) {
  while (!holds()) {
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(stepMs)
  }
}

describe('what is followed', () => {
  test('is delivered once and in order, from the moment when the start has settled', async () => {
    const { chain, follow } = await open()
    chain.append(account)
    const { seen } = await follow()
    const expected = [chain.append(account), chain.append(account), chain.append(accountOf(2)), chain.append(account)]
    expected.splice(2, 1)
    await expect.poll(() => seen).toEqual(expected)
  })

  test('is delivered from the beginning of a list that was empty', async () => {
    const { chain, follow } = await open()
    const { seen } = await follow()
    const id = chain.append(account)
    await expect.poll(() => seen).toEqual([id])
  })

  test('is delivered without gaps and repetitions whatever happens to the requests', async () => {
    const dice = new Dice(1)
    const faults: readonly (PeerAnswer | undefined)[] = [
      'drop',
      'drop in the middle',
      { status: 502, text: 'bad gateway' },
      { status: 429, headers: { 'retry-after': '0.01' } },
      { status: 200, text: 'no JSON' },
      { errors: [{ message: 'Request timeout', extensions: { code: 'TIMEOUT' } }] },
      { data: {} },
      { data: null },
      undefined,
      undefined,
      undefined,
    ]
    const clock = new ManualClock()
    const { chain, follow } = await open({ ...patient, max_reconnect_timeout: 1_000_000_000 }, clock)
    const { seen, failure } = await follow([account, accountOf(2)].map(transactionsOf))
    chain.disturb = () => {
      expected.push(...Array.from({ length: dice.below(80) }, () => chain.append(accountOf(1 + dice.below(2)))))
      return faults[dice.below(faults.length)]
    }
    const expected: string[] = []
    await passUntil(clock, () => expected.length > 3000)
    chain.disturb = () => undefined
    await passUntil(clock, () => seen.length >= expected.length)
    expect(seen).toEqual(expected)
    expect(failure()).toBeUndefined()
  })

  test('is delivered page by page, without pauses, if there are many objects', async () => {
    const clock = new ManualClock()
    const { chain, peer, follow } = await open(patient, clock)
    const { seen } = await follow()
    const expected = Array.from({ length: 333 }, () => chain.append(account))
    clock.advance(10)
    await expect.poll(() => seen.length).toBe(expected.length)
    expect(seen).toEqual(expected)
    expect(chain.requests(peer)).toHaveLength(7)
  })

  test('items of several lists come in the order of the chain, even if one list is long', async () => {
    const { chain, follow } = await open()
    const { seen } = await follow([1, 2, 3].map((index) => transactionsOf(accountOf(index))))
    const expected = Array.from({ length: 400 }, (_, index) =>
      chain.append(accountOf(1 + (index % 7 === 0 ? 2 : index % 2))),
    )
    await expect.poll(() => seen.length).toBe(expected.length)
    expect(seen).toEqual(expected)
  })

  test('is not repeated by an endpoint that lags', async () => {
    const { chain, peer, follow } = await open()
    const { seen } = await follow()
    const expected = [chain.append(account), chain.append(account)]
    await expect.poll(() => seen).toEqual(expected)
    chain.shownUntil = 'c00000000'
    const asked = chain.requests(peer).length
    await expect.poll(() => chain.requests(peer).length).toBeGreaterThan(asked + 3)
    chain.shownUntil = undefined
    expected.push(chain.append(account))
    await expect.poll(() => seen).toEqual(expected)
  })

  test('contains states of accounts that have changed', async () => {
    const { chain, peer, follow } = await open()
    chain.states.set(account, { id: 'a', lt: '0x1' })
    const { seen } = await follow([{ list: 'info', accountId: account, dappId: account }])
    const polled = async () => {
      const asked = peer.queries.length
      await expect.poll(() => peer.queries.length).toBeGreaterThan(asked + 2)
    }
    await polled()
    expect(seen).toEqual([])
    chain.states.set(account, { id: 'b', lt: '0x2' })
    await expect.poll(() => seen).toEqual(['b'])
    chain.states.delete(account)
    await polled()
    chain.states.set(account, { id: 'c', lt: '0x3' })
    await expect.poll(() => seen).toEqual(['b', 'c'])
  })
})

describe('the requests', () => {
  test('are shared by all followers of a client, and bounded in time', async () => {
    const clock = new ManualClock()
    const { chain, peer, follow } = await open({ ...patient, follow_interval: 1000 }, clock)
    for (let index = 0; index < 45; index++) await follow([transactionsOf(accountOf(index))])
    const startMs = clock.elapsed()
    await passUntil(clock, () => chain.requests(peer).length >= 12, 100)
    // Three documents of at most 20 lists each, once in a second.
    expect(clock.elapsed() - startMs).toBeGreaterThanOrEqual(3000)
    const lists = chain.lists.slice(45)
    expect(lists.slice(0, 3)).toEqual([20, 20, 5])
    expect(Math.max(...lists)).toBe(20)
  })

  test('keep the pause that the server asks for', async () => {
    const clock = new ManualClock()
    const { chain, peer, follow } = await open(patient, clock)
    const { seen, codes } = await follow()
    let limitedAtMs = 0
    chain.disturb = () => {
      if (limitedAtMs > 0) return undefined
      limitedAtMs = clock.elapsed()
      return { status: 429, headers: { 'retry-after': '30' } }
    }
    const id = chain.append(account)
    await passUntil(clock, () => seen.length > 0, 100)
    expect(clock.elapsed() - limitedAtMs).toBeGreaterThanOrEqual(30_000)
    expect(chain.requests(peer)).toHaveLength(2)
    expect(seen).toEqual([id])
    expect(codes).toEqual([11, 614])
  })

  test('stop when the last follower has left', async () => {
    const clock = new ManualClock()
    const { chain, peer, follow } = await open(patient, clock)
    const { seen, subscription } = await follow()
    chain.disturb = () => 'silence'
    clock.advance(10)
    await expect.poll(() => chain.requests(peer).length).toBe(1)
    subscription.close()
    chain.append(account)
    chain.disturb = () => undefined
    await expect.poll(() => clock.timerCount).toBe(0)
    const other = await follow([transactionsOf(accountOf(2))])
    const id = chain.append(accountOf(2))
    await passUntil(clock, () => other.seen.length > 0)
    expect(other.seen).toEqual([id])
    expect(seen).toEqual([])
  })

  test('end without a message when the client closes', async () => {
    const { chain, peer, network, follow } = await open()
    const { seen, codes, failure } = await follow()
    chain.disturb = () => 'silence'
    await expect.poll(() => chain.requests(peer).length).toBe(1)
    network.close()
    await expect(follow()).rejects.toMatchObject({ code: 17 })
    expect([seen, codes, failure()]).toEqual([[], [], undefined])
  })

  test('wait for a host that does not read, while others continue', async () => {
    const { chain, peer, follow } = await open()
    const slow = await follow()
    const fast = await follow([transactionsOf(accountOf(2))])
    const release = slow.hold()
    const first = chain.append(account)
    await expect.poll(() => slow.seen).toEqual([first])
    const later = Array.from({ length: 200 }, () => chain.append(account))
    const other = chain.append(accountOf(2))
    await expect.poll(() => fast.seen).toEqual([other])
    const asked = chain.requests(peer).length
    await expect.poll(() => chain.requests(peer).length).toBeGreaterThan(asked + 2)
    expect(slow.seen).toEqual([first])
    release()
    await expect.poll(() => slow.seen).toEqual([first, ...later])
  })
})

describe('a failure', () => {
  test('is reported once, and so is its end', async () => {
    const { chain, follow } = await open()
    const { seen, codes } = await follow()
    let failures = 3
    chain.disturb = () => (failures-- > 0 ? 'drop' : undefined)
    const id = chain.append(account)
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual([id])
    expect(codes).toEqual([11, 614])
  })

  test('a failure longer than max_reconnect_timeout ends the subscription', async () => {
    const clock = new ManualClock()
    const { chain, follow } = await open({ ...patient, max_reconnect_timeout: 5000 }, clock)
    const { codes, failure } = await follow()
    chain.disturb = () => 'drop'
    await passUntil(clock, () => failure() !== undefined)
    expect(failure()).toMatchObject({ code: 11 })
    expect(codes).toEqual([11])
  })

  test('a failed authorization ends the subscription', async () => {
    const { chain, follow } = await open()
    const { codes, failure } = await follow()
    chain.disturb = () => ({ status: 401 })
    await expect.poll(() => failure()).toMatchObject({ code: 615 })
    expect(codes).toEqual([])
  })

  test('a failure of one selection does not hold up the others', async () => {
    const { chain, follow } = await open()
    const good = await follow()
    const bad = await follow([transactionsOf(accountOf(2))], 'id gone')
    chain.disturb = ({ query }) => (query.includes('gone') ? { errors: [{ message: 'no such field' }] } : undefined)
    const id = chain.append(account)
    await expect.poll(() => good.seen).toEqual([id])
    await expect.poll(() => bad.codes).toEqual([608])
    expect(good.codes).toEqual([])
  })

  test('a failure at the start is the answer', async () => {
    const { chain, follow } = await open()
    chain.disturb = () => ({ errors: [{ message: 'no such field' }] })
    await expect(follow()).rejects.toMatchObject({ code: 608 })
  })
})

describe('the chain', () => {
  test('a replaced chain ends its subscriptions', async () => {
    const { chain, follow } = await open()
    const { seen, failure } = await follow()
    const id = chain.append(account)
    await expect.poll(() => seen).toEqual([id])
    chain.reset()
    chain.append(account)
    await expect
      .poll(() => failure())
      .toMatchObject({ code: 624, data: { previous_epoch: 'first', epoch: chain.epoch } })
    expect(seen).toEqual([id])
  })

  test('is still followed when its node no longer states an epoch', async () => {
    const { chain, follow } = await open()
    const { seen, failure } = await follow()
    chain.epoch = undefined
    const id = chain.append(account)
    await expect.poll(() => seen).toEqual([id])
    expect(failure()).toBeUndefined()
  })
})

describe('suspension', () => {
  test('holds everything back until the network is resumed', async () => {
    const { chain, peer, network, follow } = await open()
    const { seen, codes } = await follow()
    let answer = (_: PeerAnswer | undefined) => {}
    const held = new Promise<PeerAnswer | undefined>((resolve) => {
      answer = resolve
    })
    const before = chain.answer.bind(chain)
    peer.script.query = async (request) => (await held) ?? before(request)
    const asked = peer.queries.length
    await expect.poll(() => peer.queries.length).toBeGreaterThan(asked)
    const id = chain.append(account)
    network.suspend()
    answer(undefined)
    expect(codes).toEqual([609])
    expect(seen).toEqual([])
    network.resume()
    await expect.poll(() => seen).toEqual([id])
    expect(codes).toEqual([609, 614])
  })
})
