/** Work on the thread that reads messages: the pipeline of one host and the calls of another. */
import { afterEach, describe, expect, test } from 'vitest'
import { ServingDaemon } from '../../support/daemon/ServingDaemon.ts'
import { StdioHost } from '../../support/daemon/StdioHost.ts'
import type { WebSocketHost } from '../../support/daemon/WebSocketHost.ts'

let daemon: ServingDaemon | undefined
afterEach(() => daemon?.dispose())

function odd(hexDigits: number): string {
  return `${'f'.repeat(hexDigits - 1)}d`
}

/** Calls of about a millisecond each, too short for a worker. */
const inlineWork = {
  method: 'crypto.modular_power',
  params: { base: '3', exponent: odd(64), modulus: odd(256) },
}

function messagesOf({ method, params }: { method: string; params: object }, count: number) {
  return Array.from({ length: count }, (_, index) => ({ jsonrpc: '2.0', id: `w${index}`, method, params }))
}

async function connectTwo(): Promise<[WebSocketHost, WebSocketHost]> {
  daemon = await ServingDaemon.start()
  return [await daemon.connect(), await daemon.connect()]
}

/** How many calls the second host gets answered while the first one's work is done. */
async function callsMeanwhile(other: WebSocketHost, work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  for (let calls = 0; ; calls++) {
    if (isDone) return calls
    await other.result('client.version')
  }
}

async function answersOf(host: WebSocketHost, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await host.next((json) => /^w/.test(json.id), 20_000)).json.id)
  return ids
}

describe('thousands of calls of one host', () => {
  const COUNT = 1000
  /** Maximum number of calls of the first host per call of the other one. */
  const SHARE = 20

  test('do not block another host, and are answered in order', async () => {
    const [first, second] = await connectTwo()
    await first.result('crypto.sha256', { data: '' })
    await second.result('client.version')
    first.sendTogether(messagesOf(inlineWork, COUNT))
    const answers = answersOf(first, COUNT)
    expect(await callsMeanwhile(second, answers)).toBeGreaterThan(COUNT / SHARE)
    expect(await answers).toEqual(messagesOf(inlineWork, COUNT).map(({ id }) => id))
  })

  test('thousands of calls in batches do not hold up other hosts', async () => {
    const [first, second] = await connectTwo()
    await first.result('crypto.sha256', { data: '' })
    await second.result('client.version')
    for (let batch = 0; batch < COUNT; batch += 1000) {
      first.send(messagesOf(inlineWork, 1000).map((message) => ({ ...message, id: `w${batch}${message.id}` })))
    }
    const answers = (async () => {
      for (let batch = 0; batch < COUNT; batch += 1000) {
        expect((await first.next(Array.isArray, 20_000)).json).toHaveLength(1000)
      }
    })()
    expect(await callsMeanwhile(second, answers)).toBeGreaterThan(COUNT / SHARE)
    await answers
  })

  test('thousands of calls that waited for the client to open, or for a module, do not hold up other hosts', async () => {
    const [first, second] = await connectTwo()
    await second.result('client.version')
    first.sendTogether(messagesOf(inlineWork, COUNT))
    const answers = answersOf(first, COUNT)
    expect(await callsMeanwhile(second, answers)).toBeGreaterThan(COUNT / SHARE)
    expect(new Set(await answers).size).toBe(COUNT)
  })

  test('thousands of calls that continue after a promise do not hold up other hosts', async () => {
    const [first, second] = await connectTwo()
    await second.result('client.version')
    const { public: publicKey, secret } = await first.result('crypto.generate_random_sign_keys')
    const abi = {
      type: 'Contract',
      value: {
        'ABI version': 2,
        version: '2.3',
        header: ['pubkey', 'time', 'expire'],
        functions: [{ name: 'f', inputs: [{ name: 'a', type: 'uint64[]' }], outputs: [] }],
        events: [],
      },
    }
    const a = Array.from({ length: 100 }, (_, index) => String(index))
    const encode = {
      method: 'abi.encode_message',
      params: {
        abi,
        address: `0:${'11'.repeat(32)}`,
        call_set: { function_name: 'f', input: { a } },
        signer: { type: 'Keys', keys: { public: publicKey, secret } },
      },
    }
    expect(await first.call(encode.method, encode.params)).toHaveProperty('result.message')
    first.sendTogether(messagesOf(encode, COUNT))
    const answers = answersOf(first, COUNT)
    expect(await callsMeanwhile(second, answers)).toBeGreaterThan(COUNT / SHARE)
  })
})

test('everything that came before the end of input is answered', async () => {
  const host = StdioHost.start()
  try {
    const count = 300
    host.sendTogether(messagesOf(inlineWork, count))
    host.close()
    for (let index = 0; index < count; index++) {
      expect(await host.answer(`w${index}`, 10_000)).toHaveProperty('result')
    }
    expect(await host.ended(10_000)).toMatchObject({ code: 0 })
  } finally {
    await host.dispose()
  }
})

test('calls that wait for their turn when the daemon stops are answered once each', async () => {
  const host = StdioHost.start()
  try {
    await host.result('crypto.sha256', { data: '' })
    // Small enough to arrive in one piece with the message before it.
    const batch = messagesOf(inlineWork, 60)
    const single = { jsonrpc: '2.0', method: 'client.version' }
    host.sendTogether([{ ...single, id: 'before' }, batch, { ...single, id: 'after' }])
    await host.answer('before')
    host.process.kill('SIGTERM')
    const { json } = await host.next(Array.isArray, 10_000)
    expect(json.map(({ id }: { id: string }) => id).sort()).toEqual(batch.map(({ id }) => id).sort())
    await host.answer('after')
    expect((await host.ended(10_000)).code).toBe(0)
  } finally {
    await host.dispose()
  }
})
