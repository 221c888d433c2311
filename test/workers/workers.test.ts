/** What every implementation of the port `Workers` does, and what only one does. */
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { modules } from '../../src/api/api.ts'
import { resolveConfig } from '../../src/config/resolveConfig.ts'
import type { WorkerJob, Workers } from '../../src/ports/Workers.ts'
import { systemClock } from '../../src/system/systemClock.ts'
import { systemRandom } from '../../src/system/systemRandom.ts'
import { ThreadStation } from '../../src/system/ThreadStation.ts'
import { InlineWorkers } from '../../src/workers/InlineWorkers.ts'
import type { StationEvents } from '../../src/workers/Station.ts'
import { WorkerPool } from '../../src/workers/WorkerPool.ts'

const entry = new URL('../support/computeWorker.ts', import.meta.url)

/** A pool of one thread; `nextFile` is what the next thread runs. */
function poolOf(nextFile: () => string | URL): WorkerPool {
  const startThread = (events: StationEvents) => new ThreadStation(new Worker(nextFile()), events)
  return new WorkerPool({ clock: systemClock, startThread, size: 1 })
}

/** Each computes one task after the other, so that a second one waits. */
const implementations: readonly [name: string, open: () => Workers][] = [
  ['worker threads', () => poolOf(() => entry)],
  ['inline workers', () => new InlineWorkers(modules, systemRandom)],
]

const config = configText({})
const never = new AbortController().signal
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

describe.each(implementations)('%s', (_, open) => {
  function start(): Workers {
    const workers = open()
    onTestFinished(() => workers.close())
    return workers
  }

  function hash(workers: Workers, text = '', signal = never): Promise<string> {
    return workers.compute(job('crypto.sha256', { data: btoa(text) }, config, signal))
  }

  test('return the result as JSON text', async () => {
    expect(await hash(start())).toBe(JSON.stringify({ hash: emptySha256 }))
  })

  test('keep numerals exact', async () => {
    const workers = start()
    const account = (balance: string) => {
      const params = `{"state_init":"te6ccgEBAwEAFAABASQBART/APSkE/S88sgLAgAC0w==","balance":${balance}}`
      return workers.compute({ ...job('abi.encode_account', {}), paramsJson: params })
    }
    const exact = await account('18446744073709551615')
    expect(await account('"18446744073709551615"')).toBe(exact)
    expect(await account('18446744073709551614')).not.toBe(exact)
  })

  test('return the right result to every call', async () => {
    const workers = start()
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
    const results = await Promise.all(texts.map((text) => hash(workers, text)))
    expect(new Set(results).size).toBe(texts.length)
    expect(await hash(workers, texts[7])).toBe(results[7])
  })

  test('compute with the configuration of the call', async () => {
    const workers = start()
    const words = (dictionary: number) =>
      workers.compute(job('crypto.mnemonic_words', {}, configText({ mnemonic_dictionary: dictionary })))
    const [english, french, again] = await Promise.all([words(1), words(4), words(1)])
    expect(french).not.toBe(english)
    expect(again).toBe(english)
  })

  test('pass on the error of the function', async () => {
    const failure = start().compute(job('crypto.sha256', { data: '!' }))
    await expect(failure).rejects.toMatchObject({ name: 'ClientError', code: 3, data: { path: 'data' } })
  })

  test('compute nothing for a call that was already cancelled', async () => {
    const reason = new Error('cancelled before')
    await expect(hash(start(), '', AbortSignal.abort(reason))).rejects.toBe(reason)
  })

  test('end a waiting and a running call when it is cancelled, and continue with the next', async () => {
    const workers = start()
    const [running, waiting] = [new AbortController(), new AbortController()]
    const reasons = [new Error('running'), new Error('waiting')]
    const calls = [hash(workers, 'a', running.signal), hash(workers, 'b', waiting.signal)]
    const next = hash(workers, '')
    waiting.abort(reasons[1])
    running.abort(reasons[0])
    await expect(calls[0]).rejects.toBe(reasons[0])
    await expect(calls[1]).rejects.toBe(reasons[1])
    expect(JSON.parse(await next)).toEqual({ hash: emptySha256 })
  })

  test('end all calls when they are closed, and refuse later ones', async () => {
    const workers = start()
    const calls = [hash(workers), hash(workers)]
    const ended = Promise.allSettled(calls)
    await workers.close()
    const after = await Promise.allSettled([hash(workers)])
    for (const outcome of [...(await ended), ...after]) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 21 } })
    }
  })
})

test('a thread that cannot start is error 16, and the next one computes', async () => {
  const files = [new URL('file:///no/such/thread.js'), entry]
  const workers = poolOf(() => files.shift()!)
  onTestFinished(() => workers.close())
  const hash = () => workers.compute(job('crypto.sha256', { data: '' }))
  await expect(hash()).rejects.toMatchObject({ code: 16 })
  expect(await hash()).toBe(JSON.stringify({ hash: emptySha256 }))
})

describe('work that may run on the calling thread', () => {
  /** A pool of one thread, which a first call keeps busy. */
  function busyPool() {
    const workers = poolOf(() => entry)
    onTestFinished(() => workers.close())
    const busy = workers.compute(job('crypto.scrypt', { password: '', salt: '', log_n: 14, r: 8, p: 1, dk_len: 8 }))
    const brief = (computeHere: () => Promise<string>, signal = never) =>
      workers.compute({ ...job('crypto.sha256', { data: '' }, config, signal), computeHere })
    return { workers, busy, brief }
  }

  test('is computed there, one piece at a time, while all threads are busy', async () => {
    const { workers, busy, brief } = busyPool()
    const settled: string[] = []
    let atOnce = 0
    const computeHere = async () => {
      expect(++atOnce).toBe(1)
      expect(workers.status(job)).toMatchObject({ running: 2, ownRunning: 2 })
      await new Promise(setImmediate)
      atOnce--
      return 'computed here'
    }
    const results = [1, 2, 3].map(() => brief(computeHere).then((text) => settled.push(text)))
    await Promise.all([...results, busy.then(() => settled.push('by the thread'))])
    expect(settled).toEqual([...Array(3).fill('computed here'), 'by the thread'])
    expect(workers.status(job)).toMatchObject({ running: 0, waiting: 0, ownRunning: 0, ownWaiting: 0 })
  })

  test('goes to a thread that is free', async () => {
    const { busy, brief } = busyPool()
    await busy
    const text = await brief(() => Promise.reject(new Error('computed here')))
    expect(text).toBe(JSON.stringify({ hash: emptySha256 }))
  })

  test('fails with its own error, with the reason of its cancellation, and when the workers are closed', async () => {
    const { workers, busy, brief } = busyPool()
    const failure = new Error('failed here')
    await expect(brief(() => Promise.reject(failure))).rejects.toBe(failure)
    const cancelled = new AbortController()
    const running = brief(() => new Promise((resolve) => setImmediate(resolve, 'late')), cancelled.signal)
    const waiting = brief(() => new Promise(() => {}))
    await Promise.resolve()
    cancelled.abort(failure)
    await expect(running).rejects.toBe(failure)
    const ended = Promise.allSettled([waiting, busy])
    await workers.close()
    for (const outcome of await ended) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 21 } })
  })
})

test('inline workers return the same results for the same calls and random numbers', async () => {
  async function run() {
    const workers = new InlineWorkers(modules, countingRandom())
    const words = job('crypto.mnemonic_from_random', { dictionary: 1, word_count: 12 })
    return Promise.all([1, 2, 3].map(() => workers.compute(words)))
  }
  const first = await run()
  expect(new Set(first).size).toBe(3)
  expect(await run()).toEqual(first)
})

test('inline workers settle in the order of the calls', async () => {
  const workers = new InlineWorkers(modules, systemRandom)
  const settled: string[] = []
  const call = (name: string, params: object) => workers.compute(job(name, params)).then(() => settled.push(name))
  const slow = { password: '', salt: '', log_n: 10, r: 8, p: 1, dk_len: 8 }
  await Promise.all([
    call('crypto.scrypt', slow),
    call('utils.convert_address', { address: '0'.repeat(64), output_format: { type: 'AccountId' } }),
    call('crypto.sha256', { data: '' }),
  ])
  expect(settled).toEqual(['crypto.scrypt', 'utils.convert_address', 'crypto.sha256'])
})

function job(functionName: string, params: object, configJson = config, signal = never): WorkerJob {
  return { functionName, paramsJson: JSON.stringify(params), configJson, signal, owner: job }
}

function configText(crypto: object): string {
  return JSON.stringify(resolveConfig([{ name: 'test', config: { crypto } }], '/nowhere').config)
}

function countingRandom() {
  let next = 0
  return { bytes: (length: number) => Uint8Array.from({ length }, () => next++ % 256) }
}
