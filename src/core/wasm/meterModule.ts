/**
 * Makes a core module count its steps: a 64-bit global holds the steps left, each straight run of instructions
 * subtracts its length before it begins, and the module traps when no steps are left. Copies and fills subtract more,
 * by their length. Memories and tables get a limit, and growing beyond it is a trap. Source: virtual machine extensions
 * 5.1.
 */
import { concatBytes } from '../crypto/concatBytes.ts'
import { ByteReader, WasmFormatError } from './ByteReader.ts'

/** Name under which the module exports the number of steps left. */
export const FUEL_EXPORT = 'vendorclient:fuel'

const HEADER = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
/** 32 MiB, in pages. */
const MOST_PAGES = 512
const MOST_TABLE_ELEMENTS = 100_000

const SECTION = { type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, code: 10 } as const
/** Sections that begin after the globals and after the exports, in the order of a module. */
const AFTER_GLOBALS = new Set([7, 8, 9, 12, 10, 11])
const AFTER_EXPORTS = new Set([8, 9, 12, 10, 11])

const I64 = 0x7e
const I32 = 0x7f
const FUNCTION_TYPE = 0x60

interface Counts {
  /** Number of parameters of each type. */
  readonly parameters: number[]
  /** Type of each function of the module itself. */
  readonly types: number[]
  globals: number
}

/** The metered module. Throws WasmFormatError for unknown or unsupported parts. */
export function meterModule(module: Uint8Array, fuel: bigint): Uint8Array {
  const reader = new ByteReader(module)
  for (const byte of HEADER) reader.expect(byte)
  const counts: Counts = { parameters: [], types: [], globals: 0 }
  const parts: Uint8Array[] = [HEADER]
  const pending = new Set(['globals', 'exports'])
  const add = (id: number, content: Uint8Array): void => {
    parts.push(Uint8Array.of(id), leb(content.length), content)
  }
  const fuelGlobal = (): Uint8Array => concatBytes(Uint8Array.of(I64, 1, 0x42), signedLeb(fuel), Uint8Array.of(0x0b))
  const fuelExport = (): Uint8Array => {
    const name = new TextEncoder().encode(FUEL_EXPORT)
    return concatBytes(leb(name.length), name, Uint8Array.of(3), leb(counts.globals))
  }
  const addMissing = (id: number): void => {
    if (AFTER_GLOBALS.has(id) && pending.delete('globals')) add(SECTION.global, concatBytes(leb(1), fuelGlobal()))
    if (AFTER_EXPORTS.has(id) && pending.delete('exports')) add(SECTION.export, concatBytes(leb(1), fuelExport()))
  }
  while (!reader.isAtEnd) {
    const id = reader.byte()
    const size = reader.u32()
    const start = reader.at
    const content = reader.take(size)
    const section = new ByteReader(module, start, start + size)
    if (id === 0) continue
    addMissing(id)
    switch (id) {
      case SECTION.type:
        counts.parameters.push(...section.list(() => readParameterCount(section)))
        add(id, content)
        break
      case SECTION.import:
        section.list(() => countImport(section, counts))
        add(id, content)
        break
      case SECTION.function:
        counts.types.push(...section.list(() => section.u32()))
        add(id, content)
        break
      case SECTION.table:
        add(
          id,
          limitAll(section, (limits) => concatBytes(limits.take(1), limit(limits, MOST_TABLE_ELEMENTS))),
        )
        break
      case SECTION.memory:
        add(
          id,
          limitAll(section, (limits) => limit(limits, MOST_PAGES)),
        )
        break
      case SECTION.global: {
        const count = section.u32()
        counts.globals += count
        pending.delete('globals')
        add(id, concatBytes(leb(count + 1), module.subarray(section.at, section.end), fuelGlobal()))
        break
      }
      case SECTION.export: {
        const count = section.u32()
        pending.delete('exports')
        add(id, concatBytes(leb(count + 1), module.subarray(section.at, section.end), fuelExport()))
        break
      }
      case SECTION.code: {
        let index = 0
        const bodies = section.list(() => meterBody(section, counts, index++))
        add(id, concatBytes(leb(bodies.length), ...bodies))
        break
      }
      default:
        if (id > 12) throw new WasmFormatError(`Unknown section ${id}`)
        add(id, content)
    }
  }
  addMissing(8)
  return concatBytes(...parts)
}

function readParameterCount(section: ByteReader): number {
  section.expect(FUNCTION_TYPE)
  const { length } = section.list(() => section.byte())
  section.list(() => section.byte())
  return length
}

function countImport(section: ByteReader, counts: Counts): void {
  section.name()
  section.name()
  switch (section.byte()) {
    case 0:
      section.u32()
      return
    case 1:
      section.byte()
      readLimits(section)
      return
    case 2:
      readLimits(section)
      return
    case 3:
      section.take(2)
      counts.globals++
      return
    default:
      throw new WasmFormatError('Unknown kind of import')
  }
}

function readLimits(section: ByteReader): { min: number; max: number | undefined } {
  const flags = section.byte()
  if (flags > 1) throw new WasmFormatError('A shared or a 64-bit memory is not supported')
  const min = section.u32()
  return { min, max: flags === 1 ? section.u32() : undefined }
}

/** Limits that allow no more than `most`. */
function limit(section: ByteReader, most: number): Uint8Array {
  const { min, max = most } = readLimits(section)
  if (min > most) throw new WasmFormatError('A memory or a table is too large')
  return concatBytes(Uint8Array.of(1), leb(min), leb(Math.min(max, most)))
}

function limitAll(section: ByteReader, item: (section: ByteReader) => Uint8Array): Uint8Array {
  const items = section.list(() => item(section))
  return concatBytes(leb(items.length), ...items)
}

// ------------------------------------------------------------------------------------------------- functions

const OP = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  memoryGrow: 0x40,
} as const

/** Instructions that cost nothing: nop, unreachable, block, loop, else, end, return, drop. */
const FREE = new Set([0x00, 0x01, 0x02, 0x03, 0x05, 0x0b, 0x0f, 0x1a])
/** After these a straight run ends: unreachable, loop, if, else, end, the branches, the returns. */
const ENDS_RUN = new Set([0x00, 0x03, 0x04, 0x05, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0x12, 0x13])

/** Bytes that are copied or filled for one step, as a power of two. */
const BULK_SHIFT = 4n

function meterBody(section: ByteReader, counts: Counts, index: number): Uint8Array {
  const size = section.u32()
  const body = new ByteReader(section.bytes, section.at, section.at + size)
  section.take(size)
  const parameters = counts.parameters[counts.types[index] ?? -1]
  if (parameters === undefined) throw new WasmFormatError('A function has no type')
  let locals = parameters
  const groups = body.list(() => {
    const count = body.u32()
    locals += count
    return concatBytes(leb(count), body.take(1))
  })
  const code = concatBytes(
    leb(groups.length + 1),
    ...groups,
    Uint8Array.of(1, I32),
    ...meterCode(body, leb(counts.globals), leb(locals)),
  )
  return concatBytes(leb(code.length), code)
}

/** Code with charges before each straight run. `spare` is a local for numbers that have to be looked at. */
function meterCode(body: ByteReader, fuel: Uint8Array, spare: Uint8Array): Uint8Array[] {
  const check = concatBytes(
    Uint8Array.of(0x23),
    fuel,
    Uint8Array.of(0x42, 0, 0x53, OP.if, 0x40, OP.unreachable, OP.end),
  )
  const take = (amount: Uint8Array): Uint8Array =>
    concatBytes(Uint8Array.of(0x23), fuel, amount, Uint8Array.of(0x7d, 0x24), fuel, check)
  // i64.extend_i32_u, i64.const, i64.shr_u
  const bulk = concatBytes(
    Uint8Array.of(0x22),
    spare,
    take(
      concatBytes(Uint8Array.of(0x20), spare, Uint8Array.of(0xad, 0x42), signedLeb(BULK_SHIFT), Uint8Array.of(0x88)),
    ),
  )
  // local.tee, i32.const -1, i32.eq, trap, local.get
  const trapUnlessGrown = concatBytes(
    Uint8Array.of(0x22),
    spare,
    Uint8Array.of(0x41, 0x7f, 0x46, OP.if, 0x40, OP.unreachable, OP.end, 0x20),
    spare,
  )
  const output: Uint8Array[] = []
  let run: Uint8Array[] = []
  let cost = 0
  const finishRun = (): void => {
    if (cost > 0) output.push(take(concatBytes(Uint8Array.of(0x42), signedLeb(BigInt(cost)))))
    output.push(...run)
    run = []
    cost = 0
  }
  while (!body.isAtEnd) {
    const start = body.at
    const { opcode, isBulk, grows } = skipInstruction(body)
    const text = body.bytes.subarray(start, body.at)
    if (isBulk) run.push(bulk)
    run.push(text)
    if (grows) run.push(trapUnlessGrown)
    if (!FREE.has(opcode)) cost++
    if (ENDS_RUN.has(opcode)) finishRun()
  }
  finishRun()
  return output
}

interface Passed {
  readonly opcode: number
  /** The top of the stack is the number of bytes or elements that the instruction processes. */
  readonly isBulk: boolean
  readonly grows: boolean
}

function skipInstruction(body: ByteReader): Passed {
  const opcode = body.byte()
  let isBulk = false
  let grows = opcode === OP.memoryGrow
  if (opcode === 0xfc) {
    const sub = body.u32()
    skipPrefixed(body, sub)
    isBulk = [8, 10, 11, 12, 14, 17, 15].includes(sub)
    grows = sub === 15
  } else if (opcode === 0xfd) {
    skipVector(body, body.u32())
  } else {
    skipPlain(body, opcode)
  }
  return { opcode, isBulk, grows }
}

function unknown(opcode: number): never {
  throw new WasmFormatError(`Unknown instruction 0x${opcode.toString(16)}`)
}

function skipPlain(body: ByteReader, opcode: number): void {
  if (opcode <= 0x01 || opcode === 0x05 || opcode === 0x0b || opcode === 0x0f) return
  if (opcode >= 0x02 && opcode <= 0x04) body.signed()
  else if (opcode === 0x0c || opcode === 0x0d || opcode === 0x10 || opcode === 0x12) body.u32()
  else if (opcode === 0x0e) {
    body.list(() => body.u32())
    body.u32()
  } else if (opcode === 0x11 || opcode === 0x13) {
    body.u32()
    body.u32()
  } else if (opcode === 0x1a || opcode === 0x1b) return
  else if (opcode === 0x1c) body.list(() => body.byte())
  else if (opcode >= 0x20 && opcode <= 0x26) body.u32()
  else if (opcode >= 0x28 && opcode <= 0x3e) skipMemoryArgument(body)
  else if (opcode === 0x3f || opcode === OP.memoryGrow) body.u32()
  else if (opcode === 0x41 || opcode === 0x42) body.skipLeb()
  else if (opcode === 0x43) body.take(4)
  else if (opcode === 0x44) body.take(8)
  else if (opcode >= 0x45 && opcode <= 0xc4) return
  else if (opcode === 0xd0) body.signed()
  else if (opcode === 0xd1) return
  else if (opcode === 0xd2) body.u32()
  else unknown(opcode)
}

function skipMemoryArgument(body: ByteReader): void {
  const alignment = body.u32()
  if (alignment >= 0x40) throw new WasmFormatError('More than one memory is not supported')
  body.skipLeb()
}

/** Skips conversions and bulk instructions, which have the prefix 0xfc. */
function skipPrefixed(body: ByteReader, sub: number): void {
  if (sub <= 7) return
  if (sub > 17) unknown(0xfc00 + sub)
  body.u32()
  if (sub === 8 || sub === 10 || sub === 12 || sub === 14) body.u32()
}

function skipVector(body: ByteReader, sub: number): void {
  if (sub <= 11 || sub === 92 || sub === 93) skipMemoryArgument(body)
  else if (sub === 12 || sub === 13) body.take(16)
  else if (sub >= 21 && sub <= 34) body.byte()
  else if (sub >= 84 && sub <= 91) {
    skipMemoryArgument(body)
    body.byte()
  } else if (sub > 255) unknown(0xfd00 + sub)
}

function leb(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80)
    rest = Math.floor(rest / 0x80)
  }
  return Uint8Array.of(...bytes, rest)
}

function signedLeb(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  for (;;) {
    const byte = Number(rest & 0x7fn)
    rest >>= 7n
    if ((rest === 0n && byte < 0x40) || (rest === -1n && byte >= 0x40)) return Uint8Array.of(...bytes, byte)
    bytes.push(byte | 0x80)
  }
}
