/** Functions that make the daemon do what tests need; only the test build has them. Source: daemon section 13. */
import { pbkdf2Sync } from 'node:crypto'
import type { AppObject } from '../../../src/context/AppObject.ts'
import type { CallbackChannel } from '../../../src/context/CallbackChannel.ts'
import { defineFunction } from '../../../src/context/defineFunction.ts'
import { defineHandle } from '../../../src/context/defineHandle.ts'
import type { CallScope } from '../../../src/context/scopes.ts'
import { base64ToBytes, bytesToBase64 } from '../../../src/core/bytes/base64.ts'
import { appRequestErrors } from '../../../src/errors/appRequestErrors.ts'
import {
  CallbackNotRegistered,
  CallbackParamsCantBeConvertedToJson,
  InvalidParams,
  LocalStorageError,
} from '../../../src/errors/client.ts'
import { defineAppObject, defineModule } from '../../../src/schema/functions.ts'
import { nothing } from '../../../src/schema/methods.ts'
import * as types from './types.ts'

const AppTest = defineAppObject({
  name: 'AppTest',
  summary: 'An object for tests.',
  request: types.ParamsOfAppTest,
  response: types.ResultOfAppTest,
})

type TestObject = AppObject<typeof types.ParamsOfAppTest, typeof types.ResultOfAppTest>

const keptObjects = defineHandle<TestObject>('Test object', InvalidParams)

const subscriptions = defineHandle<{ timer: NodeJS.Timeout; callback: CallbackChannel }>(
  'Test subscription',
  InvalidParams,
)

const echo = defineFunction({
  name: 'test.echo',
  summary: 'Gives a value back.',
  params: types.ParamsOfEcho,
  result: types.ResultOfEcho,
  errors: [],
  example: { params: { value: 1 }, result: { value: 1 } },
  run: (_, { value }) => ({ value }),
})

const integers = defineFunction({
  name: 'test.integers',
  summary: 'Gives 64-bit integers back.',
  params: types.Integers,
  result: types.Integers,
  errors: [],
  example: { params: { unsigned: 1 }, result: { unsigned: 1 } },
  run: (_, values) => values,
})

const sleep = defineFunction({
  name: 'test.sleep',
  summary: 'Answers later.',
  params: types.ParamsOfSleep,
  result: nothing,
  errors: [],
  example: { params: { ms: 1 }, result: null },
  run: (scope, { ms, sent }) => {
    const asked = sent === undefined ? undefined : scope.askToSend(sent, undefined)
    return asked === undefined ? sleepFor(scope, ms, sent) : asked.then(() => sleepFor(scope, ms, sent))
  },
})

function sleepFor(scope: CallScope, ms: number, sent: string | undefined): Promise<void> {
  if (sent !== undefined) scope.markSent(sent)
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    scope.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(scope.signal.reason)
    })
  })
}

const busy = defineFunction({
  name: 'test.busy',
  summary: 'Keeps a worker thread busy.',
  params: types.ParamsOfBusy,
  result: nothing,
  errors: [],
  example: { params: { ms: 1 }, result: null },
  heavy: () => true,
  compute: ({ ms, exit }) => {
    const end = performance.now() + ms
    while (performance.now() < end) {}
    if (exit) process.exit(3)
  },
})

const allocate = defineFunction({
  name: 'test.allocate',
  summary: 'Takes memory on a worker thread and lets go of it.',
  params: types.ParamsOfAllocate,
  result: nothing,
  errors: [],
  example: { params: { mb: 1 }, result: null },
  heavy: () => true,
  compute: ({ mb }) => {
    const lists = Array.from({ length: mb }, () => new Array(1 << 17).fill(1.5))
    if (lists.length !== mb) throw new Error('nothing was allocated')
  },
})

const native = defineFunction({
  name: 'test.native',
  summary: 'Keeps a worker thread in native code, which nothing interrupts.',
  params: types.ParamsOfNative,
  result: nothing,
  errors: [],
  example: { params: { seconds: 0 }, result: null },
  heavy: () => true,
  compute: ({ seconds }) => {
    pbkdf2Sync('', '', 1 + seconds * 1_000_000, 64, 'sha512')
  },
})

const print = defineFunction({
  name: 'test.print',
  summary: 'Prints a text in every way that code of the program could.',
  params: types.ParamsOfPrint,
  result: nothing,
  errors: [],
  example: { params: { text: 'hello' }, result: null },
  heavy: () => true,
  compute: ({ text }) => printEverywhere(text),
})

const printHere = defineFunction({
  name: 'test.print_here',
  summary: 'The same on the main thread.',
  params: types.ParamsOfPrint,
  result: nothing,
  errors: [],
  example: { params: { text: 'hello' }, result: null },
  run: (_, { text }) => printEverywhere(text),
})

function printEverywhere(text: string): void {
  console.log(text)
  console.info(text)
  process.stdout.write(`${text}\n`)
}

const flood = defineFunction({
  name: 'test.flood',
  summary: 'Sends many callback messages.',
  params: types.ParamsOfFlood,
  result: types.ResultOfFlood,
  errors: [CallbackNotRegistered, CallbackParamsCantBeConvertedToJson],
  example: { params: { count: 1 }, result: { count: 1 } },
  callback: { lifetime: 'call', responses: { 100: types.FloodMessage } },
  run: async ({ callback }, { count, size = 0, unserializable }) => {
    const filler = 'x'.repeat(size)
    for (let index = 0; index < count; index++) {
      callback.send(100, unserializable ? cyclic() : { index, filler })
      if (index % 256 === 255) await new Promise((resolve) => setImmediate(resolve))
    }
    return { count }
  },
})

const subscribe = defineFunction({
  name: 'test.subscribe',
  summary: 'Sends messages until it is told to stop.',
  params: types.ParamsOfSubscribe,
  result: types.Subscription,
  errors: [CallbackNotRegistered, CallbackParamsCantBeConvertedToJson],
  example: { params: { interval_ms: 1000 }, result: { handle: { $type: 'number' } } },
  callback: { lifetime: 'handle', endedBy: 'test.unsubscribe', responses: { 100: types.FloodMessage } },
  run: ({ context, callback }, { interval_ms, count, size = 0 }) => {
    let index = 0
    const timer = setInterval(() => {
      callback.send(100, { index: index++, filler: 'x'.repeat(size) })
      if (index === count) clearInterval(timer)
    }, interval_ms)
    context.signal.addEventListener('abort', () => clearInterval(timer))
    return { handle: subscriptions.add(context, { timer, callback }) }
  },
})

const unsubscribe = defineFunction({
  name: 'test.unsubscribe',
  summary: 'Ends a stream of messages.',
  params: types.Subscription,
  result: nothing,
  errors: [],
  example: { params: { handle: 1 }, result: null },
  run: ({ context }, { handle }) => {
    const entry = subscriptions.remove(context, handle)
    clearInterval(entry?.timer)
    entry?.callback.close('unsubscribed')
  },
})

const appCall = defineFunction({
  name: 'test.app_call',
  summary: 'Asks an app object before it answers.',
  params: types.ParamsOfAppCall,
  result: types.ResultOfAppCall,
  errors: [CallbackNotRegistered, ...appRequestErrors],
  example: { params: { value: 1, times: 0 }, result: { values: [] } },
  appObject: AppTest,
  run: async (scope, { value, times = 1, notify = 0, keep }) => {
    const object = scope.appObject as TestObject
    for (let index = 0; index < notify; index++) await object.notify('Notify', { value: index })
    const asked = Array.from({ length: times }, () => object.request(scope, 'Echo', { value }))
    const values = (await Promise.all(asked)).map((answer) => answer.value)
    if (keep) return { values, handle: keptObjects.add(scope.context, object) }
    object.close('removed')
    return { values }
  },
})

const appAsk = defineFunction({
  name: 'test.app_ask',
  summary: 'Asks a kept app object.',
  params: types.ParamsOfAppAsk,
  result: types.ResultOfEcho,
  errors: appRequestErrors,
  example: { params: { handle: 1, value: 1 }, result: { $error: 23 } },
  run: async (scope, { handle, value }) => ({
    value: (await keptObjects.find(scope.context, handle).request(scope, 'Echo', { value })).value,
  }),
})

const appClose = defineFunction({
  name: 'test.app_close',
  summary: 'Removes a kept app object.',
  params: types.Subscription,
  result: nothing,
  errors: [],
  example: { params: { handle: 1 }, result: { $error: 23 } },
  run: ({ context }, { handle }) => keptObjects.find(context, handle).close('removed'),
})

const fail = defineFunction({
  name: 'test.fail',
  summary: 'Fails in a way of choice.',
  params: types.ParamsOfFail,
  result: types.ResultOfEcho,
  errors: [CallbackNotRegistered, ...appRequestErrors],
  example: { params: { how: 'error' }, result: { $error: 19 } },
  appObject: AppTest,
  run: async (scope, { how }) => {
    if (how === 'result') return { value: cyclic() }
    if (how === 'error') throw InvalidParams.error('data without JSON form', { cyclic: cyclic() })
    if (how === 'request') {
      const object = scope.appObject as TestObject
      return { value: await object.request(scope, 'Echo', { value: cyclic() }) }
    }
    throw new TypeError('an unexpected error that holds a secret: hunter2')
  },
})

const crash = defineFunction({
  name: 'test.crash',
  summary: 'Ends the daemon by an unexpected exception.',
  params: nothing,
  result: nothing,
  errors: [],
  example: { params: {}, result: null },
  run: () => {
    setTimeout(() => {
      throw new Error('crash on request')
    })
    return new Promise<void>(() => {})
  },
})

/** Processor time of the longest turn of the event loop since the last question, in ms. It does not grow while others run. */
let longestTurnMs = 0
let isWatched = false

const longestTurn = defineFunction({
  name: 'test.longest_turn',
  summary: 'Tells the processor time of the longest turn of the event loop since the last call.',
  params: nothing,
  result: types.Milliseconds,
  errors: [],
  example: { params: {}, result: { ms: 0 } },
  run: () => {
    if (!isWatched) watchTurns()
    const ms = longestTurnMs
    longestTurnMs = 0
    return { ms }
  },
})

function watchTurns(): void {
  isWatched = true
  let last = threadMs()
  const look = (): void => {
    const now = threadMs()
    longestTurnMs = Math.max(longestTurnMs, now - last)
    last = now
    setImmediate(look)
  }
  setImmediate(look)
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const yardstick = defineFunction({
  name: 'test.yardstick',
  summary: 'Tells the processor time of a fixed piece of work: about 10 ms on a machine of today.',
  params: nothing,
  result: types.Milliseconds,
  errors: [],
  example: { params: {}, result: { ms: { $type: 'number' } } },
  run: () => {
    const text = JSON.stringify(Array.from({ length: 400_000 }, (_, index) => index))
    const start = threadMs()
    JSON.parse(text)
    return { ms: threadMs() - start }
  },
})

const storeFunctions = (['local', 'proof'] as const).flatMap((collection) => {
  const name = collection === 'local' ? 'store' : 'proof'
  const storeOf = ({ context }: CallScope) => (collection === 'local' ? context.localStorage : context.proofsCache)
  return [
    defineFunction({
      name: `test.${name}_put`,
      summary: 'Stores an item; without value it is removed.',
      params: types.ParamsOfItem,
      result: nothing,
      errors: [LocalStorageError],
      example: { params: { key: 'a', value: 'AQ==' }, result: null },
      run: async (scope, { store = 'test', key, value }) => {
        if (value === undefined) await storeOf(scope).delete(store, key)
        else await storeOf(scope).put(store, key, base64ToBytes(value)!)
      },
    }),
    defineFunction({
      name: `test.${name}_get`,
      summary: 'Reads an item.',
      params: types.ParamsOfItem,
      result: types.ResultOfItem,
      errors: [LocalStorageError],
      example: { params: { key: 'nothing' }, result: { value: null } },
      run: async (scope, { store = 'test', key }) => {
        const bytes = await storeOf(scope).get(store, key)
        return { value: bytes === undefined ? undefined : bytesToBase64(bytes) }
      },
    }),
  ]
})

function cyclic(): unknown {
  const value: Record<string, unknown> = {}
  value['self'] = value
  return value
}

export const testModule = defineModule({
  name: 'test',
  summary: 'What tests need.',
  types,
  errors: {},
  functions: [
    echo,
    integers,
    sleep,
    busy,
    allocate,
    native,
    print,
    printHere,
    flood,
    subscribe,
    unsubscribe,
    appCall,
    appAsk,
    appClose,
    fail,
    crash,
    longestTurn,
    yardstick,
    ...storeFunctions,
  ],
})
