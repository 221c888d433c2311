/** The part of the binary format of WebAssembly that is needed here: functions of addresses, one memory, numbers of 64 bits. */

/** Bytes of instructions. */
export type Code = readonly number[]

export interface WasmFunction {
  readonly name: string
  /** How many addresses it takes. */
  readonly parameters: number
  /** How many variables of 64 bits it has; they are numbered after the parameters. */
  readonly variables: number
  readonly body: Code
}

const I32 = 0x7f
const I64 = 0x7e
const FUNCTION = 0x60
const END = 0x0b

const SECTION = { types: 1, functions: 3, memories: 5, exports: 7, code: 10 } as const
const EXPORTED_FUNCTION = 0
const EXPORTED_MEMORY = 2

/** A module that exports all functions and its memory, `memory`. `call` reaches a function by its place in the list. */
export function encodeModule(functions: readonly WasmFunction[], memoryPages: number): Uint8Array<ArrayBuffer> {
  const most = Math.max(...functions.map(({ parameters }) => parameters))
  const types = Array.from({ length: most + 1 }, (_, count) => [FUNCTION, ...list(Array(count).fill([I32])), 0])
  const exported = functions.map(({ name }, index) => [...text(name), EXPORTED_FUNCTION, ...unsigned(index)])
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(SECTION.types, list(types)),
    ...section(SECTION.functions, list(functions.map(({ parameters }) => unsigned(parameters)))),
    ...section(SECTION.memories, list([[1, ...unsigned(memoryPages), ...unsigned(memoryPages)]])),
    ...section(SECTION.exports, list([[...text('memory'), EXPORTED_MEMORY, 0], ...exported])),
    ...section(SECTION.code, list(functions.map(encodeBody))),
  ])
}

function encodeBody({ variables, body }: WasmFunction): Code {
  const declared = list(variables === 0 ? [] : [[...unsigned(variables), I64]])
  const content = [...declared, ...body, END]
  return [...unsigned(content.length), ...content]
}

function section(id: number, content: Code): Code {
  return [id, ...unsigned(content.length), ...content]
}

function list(items: readonly Code[]): Code {
  return [...unsigned(items.length), ...items.flat()]
}

function text(name: string): Code {
  const bytes = [...new TextEncoder().encode(name)]
  return [...unsigned(bytes.length), ...bytes]
}

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): Code {
  const low = value & 0x7f
  const rest = value >> 7
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}

export function get(variable: number): Code {
  return [0x20, ...unsigned(variable)]
}

export function set(variable: number, value: Code): Code {
  return [...value, 0x21, ...unsigned(variable)]
}

/** An address. */
export function address(value: number): Code {
  return [0x41, ...signed(value)]
}

/** A number of 64 bits; the constant has at most 32. */
export function constant(value: number): Code {
  return [0x42, ...signed(value)]
}

/** The number of 64 bits at an address plus an offset. */
export function load(from: Code, offset: number): Code {
  return [...from, 0x29, 3, ...unsigned(offset)]
}

export function store(to: Code, offset: number, value: Code): Code {
  return [...to, ...value, 0x37, 3, ...unsigned(offset)]
}

export function plus(left: Code, right: Code): Code {
  return [...left, ...right, 0x7c]
}

export function minus(left: Code, right: Code): Code {
  return [...left, ...right, 0x7d]
}

export function times(left: Code, right: Code): Code {
  return [...left, ...right, 0x7e]
}

export function shiftLeft(value: Code, bits: number): Code {
  return [...value, ...constant(bits), 0x86]
}

/** Rounds down, also negative numbers. */
export function shiftRight(value: Code, bits: number): Code {
  return [...value, ...constant(bits), 0x87]
}

/** An address plus another. */
export function offsetBy(base: Code, offset: number): Code {
  return [...base, ...address(offset), 0x6a]
}

export function call(index: number, ...parameters: readonly Code[]): Code {
  return [...parameters.flat(), 0x10, ...unsigned(index)]
}
