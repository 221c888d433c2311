import type { Instruction, InstructionFamily } from './Instruction.ts'
import { arithmeticFamily } from './instructions/arithmetic.ts'
import { builderFamily } from './instructions/builders.ts'
import { comparisonFamily } from './instructions/comparison.ts'
import { constantFamily } from './instructions/constants.ts'
import { continuationFamily } from './instructions/continuations.ts'
import { contractFamily } from './instructions/contract.ts'
import { cryptoFamily } from './instructions/crypto.ts'
import { currencyFamily } from './instructions/currency.ts'
import { debugFamily } from './instructions/debug.ts'
import { dictionaryFamily } from './instructions/dictionaries.ts'
import { divisionFamily } from './instructions/division.ts'
import { exceptionFamily } from './instructions/exceptions.ts'
import { hostFamily } from './instructions/host.ts'
import { loopFamily } from './instructions/loops.ts'
import { messageFamily } from './instructions/messages.ts'
import { patchFamily } from './instructions/patches.ts'
import { registerFamily } from './instructions/registers.ts'
import { rewardFamily } from './instructions/rewards.ts'
import { sliceFamily } from './instructions/slices.ts'
import { stackFamily } from './instructions/stack.ts'
import { tupleFamily } from './instructions/tuples.ts'
import { wasmFamily } from './instructions/wasm.ts'
import { zkLoginFamily } from './instructions/zkLogin.ts'
import { EXCEPTION, raise } from './VmException.ts'

/** All instructions by family, in the order of the reference page. */
export const INSTRUCTION_FAMILIES: readonly InstructionFamily[] = [
  stackFamily,
  tupleFamily,
  constantFamily,
  arithmeticFamily,
  divisionFamily,
  comparisonFamily,
  builderFamily,
  sliceFamily,
  continuationFamily,
  loopFamily,
  registerFamily,
  exceptionFamily,
  dictionaryFamily,
  contractFamily,
  cryptoFamily,
  messageFamily,
  currencyFamily,
  rewardFamily,
  zkLoginFamily,
  patchFamily,
  wasmFamily,
  hostFamily,
  debugFamily,
]

/** Result of looking up the leading bits of an instruction. */
export interface Found {
  readonly instruction: Instruction
  readonly argumentBits: number
  /** Gas charged before the instruction fails; set only for a recognized instruction whose numbers are never valid. */
  readonly invalidGas: number | undefined
}

type Node = Found | Level | undefined

/** A level of the table: 256 places for one byte of the code. */
class Level {
  readonly places: Node[] = new Array(256)
}

const root = new Level()

/**
 * Instructions of a capability, or of the 3.x line, do not exist without it: they are then an invalid opcode that costs
 * nothing and is no step. So they are charged when they run, not when they are decoded.
 */
function guard(entry: Instruction): Instruction {
  const { capability, currentOnly } = entry
  if (capability === undefined && currentOnly !== true) return entry
  const gas = 10 + entry.bits + entry.args.reduce((sum, argument) => sum + argument.bits, 0)
  return {
    ...entry,
    run: (machine, operation) => {
      const isMissing = capability !== undefined && !machine.has(capability)
      if (isMissing || (currentOnly === true && !machine.isCurrent)) {
        machine.takeNoOperands()
        raise(EXCEPTION.invalidOpcode)
      }
      machine.steps++
      machine.gasUsed += gas
      entry.run(machine, operation)
    },
  }
}

/** Puts an instruction into every place that its opcode, and the bounds of its first number, cover. */
function insert(listed: Instruction): void {
  const entry = guard(listed)
  const argumentBits = entry.args.reduce((sum, argument) => sum + argument.bits, 0)
  const found: Found = { instruction: entry, argumentBits, invalidGas: undefined }
  const first = entry.args[0]
  if (first?.from !== undefined || first?.to !== undefined) {
    for (let value = first.from ?? 0; value <= (first.to ?? 2 ** first.bits - 1); value++) {
      place(root, entry.opcode * 2 ** first.bits + value, entry.bits + first.bits, found)
    }
  } else {
    place(root, entry.opcode, entry.bits, found)
  }
}

function place(level: Level, opcode: number, bits: number, found: Found): void {
  if (bits > 8) {
    const byte = Math.floor(opcode / 2 ** (bits - 8))
    const next = level.places[byte]
    if (next !== undefined && !(next instanceof Level)) throw new Error(`Opcode of ${found.instruction.name} is taken`)
    const below = next ?? new Level()
    level.places[byte] = below
    place(below, opcode % 2 ** (bits - 8), bits - 8, found)
    return
  }
  const start = opcode << (8 - bits)
  for (let byte = start; byte < start + 2 ** (8 - bits); byte++) {
    if (level.places[byte] !== undefined) throw new Error(`Opcode of ${found.instruction.name} is taken`)
    level.places[byte] = found
  }
}

/** Division modes without an instruction are charged before they fail. */
function insertInvalidDivisions(): void {
  for (const prefix of [0xa9, 0xb7a9]) {
    const bits = prefix > 0xff ? 24 : 16
    for (let mode = 0; mode < 256; mode++) {
      const head = prefix * 256 + mode
      if (typeof findInstruction(head << (24 - bits), 1023) !== 'number') continue
      // The number of bits to shift by is read with the mode.
      const invalidGas = 10 + bits + ((mode & 0x10) === 0 ? 0 : 8)
      place(root, head, bits, { instruction: arithmeticFamily.instructions[0]!, argumentBits: 0, invalidGas })
    }
  }
}

/** Searches for accounts and the election of validators, which no network switches on: charged, then an invalid opcode. */
function insertSwitchedOff(): void {
  for (const opcode of [0xf944, 0xf945, 0xf946, 0xf950]) {
    place(root, opcode, 16, { instruction: arithmeticFamily.instructions[0]!, argumentBits: 0, invalidGas: 26 })
  }
}

/**
 * The mode of a division is a number of the instruction, not a part of its opcode: if it is cut off, nothing is
 * charged.
 */
export const CUT_DIVISION = -1

function isDivision(head: number, depth: number): boolean {
  return (depth === 1 && head >>> 16 === 0xa9) || (depth === 2 && head >>> 8 === 0xb7a9)
}

for (const family of INSTRUCTION_FAMILIES) for (const entry of family.instructions) insert(entry)

insertInvalidDivisions()
insertSwitchedOff()

/**
 * The instruction that begins with the 24 bits of `head`, of which `available` exist. Otherwise the number of bits that were
 * read before the code ended, which is negative for an unknown instruction. `CUT_DIVISION` for a division whose mode is cut
 * off.
 */
export function findInstruction(head: number, available: number): Found | number {
  let level = root
  for (let depth = 0; depth < 3; depth++) {
    if (available < 8 * (depth + 1)) return isDivision(head, depth) ? CUT_DIVISION : 8 * depth
    const node = level.places[(head >>> (16 - 8 * depth)) & 255]
    if (node === undefined) return -8 * (depth + 1)
    if (!(node instanceof Level)) return node
    level = node
  }
  return -24
}
