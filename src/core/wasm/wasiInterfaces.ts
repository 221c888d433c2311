/**
 * Interfaces that components of the networks may import: WASI 0.2 without access to a system. Streams are closed or
 * discard their input, the clock is stopped at the time of the block, there are no files, and random numbers are those
 * of the block. Functions are those of the flat canonical ABI; resources are numbers. Source: virtual machine
 * extensions 5.1.
 */
import { ChainRandom } from './chainRandom.ts'
import type { CanonicalOptions, ComponentInstance, CoreFunction, HostFunction } from './linkComponent.ts'
import { bytesAt, ComponentExit, type HostInterfaces } from './runComponent.ts'

/** Maximum number of calls of host functions, and of bytes that they make, in one call of a component. */
const MOST_CALLS = 1_000_000
const MOST_BYTES = 4 * 1024 * 1024

const RESOLUTION_NS = 1_000_000_000n
/** Handle of everything that can be waited for: it is ready. */
const POLLABLE = 1

/** Arguments of a host function. */
interface Place {
  readonly memory: () => DataView
  /** Puts bytes into the memory of the component, and their address and number of items at `result`. */
  readonly leaveList: (result: number, bytes: Uint8Array, items?: number) => void
}

type Implementation = (place: Place, ...args: (number | bigint)[]) => unknown

/** Interfaces for one call, at a time of the block in s. */
export function wasiInterfaces(blockTimeSec: bigint): HostInterfaces {
  let calls = 0
  let bytesMade = 0
  const random = new ChainRandom(blockTimeSec)
  const count = (bytes: number | bigint): number => {
    bytesMade += Number(bytes)
    if (bytesMade > MOST_BYTES) throw new ComponentExit('A component takes too much from its surroundings')
    return Number(bytes)
  }
  const offer = (run: Implementation): { sort: 'host'; host: HostFunction } => ({
    sort: 'host',
    host: (options): CoreFunction => {
      const place = placeOf(options, count)
      return (...args) => {
        if (++calls > MOST_CALLS) throw new ComponentExit('A component calls its surroundings too often')
        return run(place, ...args)
      }
    },
  })
  return (name) => {
    const [, plain] = /^(.*)@0\.2\.\d+$/.exec(name) ?? []
    if (plain === undefined) return undefined
    // Files cannot be opened, so no call can refer to one.
    if (plain === 'wasi:filesystem/types') return NO_FILES
    // Most components import few interfaces or none.
    const functions = SYSTEM.get(plain) ?? clocks(blockTimeSec).get(plain) ?? randomNumbers(random).get(plain)
    return functions === undefined
      ? undefined
      : Object.fromEntries(Object.entries(functions).map(([method, run]) => [method, offer(run)]))
  }
}

function placeOf({ memory, realloc }: CanonicalOptions, count: (bytes: number) => number): Place {
  const view = (): DataView => {
    if (memory === undefined) throw new ComponentExit('A function of the surroundings has no memory')
    return new DataView(memory.buffer)
  }
  return {
    memory: view,
    leaveList: (result, bytes, items = bytes.length) => {
      count(bytes.length)
      if (realloc === undefined) throw new ComponentExit('A function of the surroundings has no memory')
      const start = bytes.length === 0 ? 0 : Number(realloc(0, 0, items === bytes.length ? 1 : 4, bytes.length)) >>> 0
      if (bytes.length > 0) bytesAt(memory!, start, bytes.length).set(bytes)
      const place = view()
      place.setUint32(result, start, true)
      place.setUint32(result + 4, items, true)
    },
  }
}

function at(pointer: number | bigint | undefined): number {
  return Number(pointer) >>> 0
}

function emptyList({ memory }: Place, result: number | bigint): void {
  memory().setUint32(at(result), 0, true)
  memory().setUint32(at(result) + 4, 0, true)
}

function none({ memory }: Place, result: number | bigint): void {
  memory().setUint8(at(result), 0)
}

/** Writes a result with the stream error `closed`, at an offset that depends on the type of the result. */
function closed(offset: number): Implementation {
  return ({ memory }, ...args) => {
    const result = at(args.at(-1))
    memory().setUint8(result, 1)
    memory().setUint8(result + offset, 1)
  }
}

/** Writes a successful result without a value, or with the number 0. */
function done(hasNumber: boolean): Implementation {
  return ({ memory }, ...args) => {
    const result = at(args.at(-1))
    memory().setUint8(result, 0)
    if (hasNumber) memory().setBigUint64(result + 8, 0n, true)
  }
}

function exit(): never {
  throw new ComponentExit('The component ends itself')
}

function poll({ memory, leaveList }: Place, _list: number | bigint, length: number | bigint, result: number | bigint) {
  memory()
  const items = at(length)
  if (items > MOST_BYTES / 4) exit()
  const ready = new Uint8Array(4 * items)
  const view = new DataView(ready.buffer)
  for (let index = 0; index < items; index++) view.setUint32(4 * index, index, true)
  leaveList(at(result), ready, items)
}

const written = { write: done(false), 'blocking-write-and-flush': done(false), 'write-zeroes': done(false) }

type Functions = Readonly<Record<string, Implementation>>

const SYSTEM: ReadonlyMap<string, Functions> = namedInterfaces({
  'wasi:cli/environment': { 'get-environment': emptyList, 'get-arguments': emptyList, 'initial-cwd': none },
  'wasi:cli/exit': { exit, 'exit-with-code': exit },
  'wasi:cli/stdin': { 'get-stdin': () => 0 },
  'wasi:cli/stdout': { 'get-stdout': () => 1 },
  'wasi:cli/stderr': { 'get-stderr': () => 2 },
  'wasi:cli/terminal-input': {},
  'wasi:cli/terminal-output': {},
  'wasi:cli/terminal-stdin': { 'get-terminal-stdin': none },
  'wasi:cli/terminal-stdout': { 'get-terminal-stdout': none },
  'wasi:cli/terminal-stderr': { 'get-terminal-stderr': none },
  'wasi:io/error': { '[method]error.to-debug-string': (place, _self, result) => emptyList(place, result!) },
  'wasi:io/poll': {
    '[method]pollable.ready': () => 1,
    '[method]pollable.block': () => undefined,
    poll: poll as Implementation,
  },
  'wasi:io/streams': {
    '[method]input-stream.read': closed(4),
    '[method]input-stream.blocking-read': closed(4),
    '[method]input-stream.skip': closed(8),
    '[method]input-stream.blocking-skip': closed(8),
    '[method]input-stream.subscribe': () => POLLABLE,
    '[method]output-stream.check-write': done(true),
    ...Object.fromEntries(Object.entries(written).map(([name, run]) => [`[method]output-stream.${name}`, run])),
    '[method]output-stream.blocking-write-zeroes-and-flush': done(false),
    '[method]output-stream.flush': done(false),
    '[method]output-stream.blocking-flush': done(false),
    '[method]output-stream.splice': closed(8),
    '[method]output-stream.blocking-splice': closed(8),
    '[method]output-stream.subscribe': () => POLLABLE,
  },
  'wasi:filesystem/preopens': { 'get-directories': emptyList },
})

/** A map, because the component chooses the name that is looked up, which could be that of an inherited method. */
function namedInterfaces(interfaces: Readonly<Record<string, Functions>>): ReadonlyMap<string, Functions> {
  return new Map(Object.entries(interfaces))
}

const NO_FILES: ComponentInstance = new Proxy(Object.create(null) as ComponentInstance, {
  get: (_, name) =>
    typeof name === 'string' && (name.startsWith('[method]') || name === 'filesystem-error-code')
      ? { sort: 'host', host: () => exit }
      : undefined,
})

function clocks(timeSec: bigint): ReadonlyMap<string, Functions> {
  const instant =
    (seconds: bigint): Implementation =>
    ({ memory }, result) => {
      memory().setBigUint64(at(result), seconds, true)
      memory().setUint32(at(result) + 8, 0, true)
    }
  return namedInterfaces({
    'wasi:clocks/wall-clock': { now: instant(timeSec), resolution: instant(1n) },
    'wasi:clocks/monotonic-clock': {
      now: () => BigInt.asIntN(64, timeSec),
      resolution: () => RESOLUTION_NS,
      'subscribe-instant': () => POLLABLE,
      'subscribe-duration': () => POLLABLE,
    },
  })
}

function randomNumbers(random: ChainRandom): ReadonlyMap<string, Functions> {
  const bytes: Implementation = ({ leaveList }, length, result) => {
    if (BigInt.asUintN(64, length as bigint) > BigInt(MOST_BYTES)) exit()
    leaveList(at(result), random.bytes(Number(length)))
  }
  const u64: Implementation = () => BigInt.asIntN(64, random.u64())
  const seed: Implementation = ({ memory }, result) => {
    memory().setBigUint64(at(result), random.u64(), true)
    memory().setBigUint64(at(result) + 8, random.u64(), true)
  }
  return namedInterfaces({
    'wasi:random/random': { 'get-random-bytes': bytes, 'get-random-u64': u64 },
    'wasi:random/insecure': { 'get-insecure-random-bytes': bytes, 'get-insecure-random-u64': u64 },
    'wasi:random/insecure-seed': { 'insecure-seed': seed },
  })
}
