import { Capability } from '../../Capability.ts'
import { Builder, type Cell, Slice } from '../../cells/index.ts'
import { prependSignatureId } from '../../crypto/prependSignatureId.ts'
import { sha256 } from '../../crypto/sha.ts'
import { verifyEd25519 } from '../../crypto/verifyEd25519.ts'
import { spendWork } from '../../work.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import { unsignedOf } from '../integers.ts'
import type { Machine } from '../Machine.ts'
import { EXCEPTION, raise } from '../VmException.ts'
import { bytesOf } from './builders.ts'

const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * Whether 32 bytes are the encoding of a point of edwards25519 (RFC 8032, 5.1.3), with y taken modulo the prime:
 * x^2 = (y^2 - 1) / (d y^2 + 1) has a solution.
 */
function isEd25519Point(bytes: Uint8Array): boolean {
  let y = 0n
  for (let i = 31; i >= 0; i--) y = (y << 8n) | BigInt(i === 31 ? bytes[i]! & 0x7f : bytes[i]!)
  const square = (y * y) % P
  const u = (square - 1n + P) % P
  const v = (D * square + 1n) % P
  // u / v is a square exactly when u * v is, and zero counts.
  const character = power((u * v) % P, (P - 1n) / 2n)
  return character !== P - 1n
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * factor) % P
    factor = (factor * factor) % P
  }
  return result
}

function pushHash(machine: Machine, hash: Uint8Array) {
  return machine.pushBig(unsignedOf(hash))
}

/** Work of checking a signature, which is more than its gas suggests. */
const SIGNATURE_WORK = 200

/** Checks an Ed25519 signature of a hash, or of the bytes of a slice. */
function checkSignature(ofHash: boolean) {
  return (machine: Machine) => {
    machine.need(3)
    const publicKey = bytesOf(machine.popInteger())
    const signature = machine.popSlice()
    const signed = ofHash ? machine.popInteger() : machine.popSlice()
    if (signature.remainingBits < 512) raise(EXCEPTION.cellUnderflow)
    let data: Uint8Array
    if (signed instanceof Slice) {
      if (signed.remainingBits % 8 !== 0) raise(EXCEPTION.cellUnderflow)
      data = signed.preloadBits(signed.remainingBits)
    } else {
      data = bytesOf(signed)
    }
    spendWork(SIGNATURE_WORK)
    const { setup } = machine
    const id = machine.has(Capability.signatureWithId) ? (setup.signatureId ?? 0) : undefined
    let holds = verifyEd25519(prependSignatureId(data, id), signature.preloadBits(512), publicKey)
    if (!holds) {
      const isKey = isEd25519Point(publicKey)
      if (!isKey && !machine.hasBugfixes) raise(EXCEPTION.fatal)
      holds = isKey && setup.checkSignatures === false
    }
    machine.pushBool(holds)
  }
}

interface DataSize {
  cells: number
  bits: number
  refs: number
}

/** Distinct cells of a tree with their bits and references; `undefined` when there are more than `most`. */
function measureTree(machine: Machine, start: Cell | Slice | undefined, most: number): DataSize | undefined {
  const size: DataSize = { cells: 0, bits: 0, refs: 0 }
  const waiting: Cell[] = []
  if (start instanceof Slice) {
    size.bits = start.remainingBits
    size.refs = start.remainingRefs
    for (let i = 0; i < start.remainingRefs; i++) waiting.push(start.preloadRef(i))
  } else if (start !== undefined) {
    waiting.push(start)
  }
  const seen = new Set<string>()
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const key = cell.hashKey()
    if (seen.has(key)) continue
    seen.add(key)
    if (size.cells === most) return undefined
    size.cells++
    machine.chargeLoad(cell)
    size.bits += cell.bitLength
    size.refs += cell.refs.length
    waiting.push(...cell.refs)
  }
  return size
}

/** Value of the counters of the 3.x line: the root alone. */
function measureRoot(start: Cell | Slice | undefined, most: number): DataSize | undefined {
  if (start === undefined) return raise(EXCEPTION.typeCheck)
  const size: DataSize = { cells: 1, bits: 0, refs: 0 }
  if (start instanceof Slice) {
    size.refs = start.remainingRefs
    size.bits = start.remainingBits
    for (let i = 0; i < start.remainingRefs; i++) {
      size.refs++
      size.bits += start.preloadRef(i).bitLength
    }
    size.cells = size.refs
  } else {
    size.bits = start.bitLength
  }
  return size.cells <= most ? size : undefined
}

function dataSize(ofCell: boolean, quiet: boolean) {
  return (machine: Machine) => {
    machine.need(2)
    const limit = machine.popInteger()
    const start = ofCell ? machine.popDictionary() : machine.popSlice()
    if (!(limit >= 0)) raise(EXCEPTION.rangeCheck)
    const most = typeof limit === 'number' ? limit : Number.MAX_SAFE_INTEGER
    const counters = Capability.fastStorageStat | Capability.fastStorageStatBugfix
    const size =
      machine.isCurrent && machine.has(counters) ? measureRoot(start, most) : measureTree(machine, start, most)
    if (size === undefined) {
      if (!quiet) raise(EXCEPTION.cellOverflow)
      machine.push(0)
      return
    }
    machine.push(size.cells)
    machine.push(size.bits)
    machine.push(size.refs)
    if (quiet) machine.push(-1)
  }
}

const loads = { extraGas: 'cells loaded' }

const instructions: readonly Instruction[] = [
  is('F900', 'HASHCU', 'c - x', 'Representation hash of a cell.', (m) => pushHash(m, m.popCell().hash())),
  is(
    'F901',
    'HASHSU',
    's - x',
    'Hash of a slice as of a cell with its bits and references.',
    { extraGas: 'cell creation' },
    (m) => pushHash(m, m.finishCell(new Builder().storeSlice(m.popSlice())).hash()),
  ),
  is('F902', 'SHA256U', 's - x', 'SHA-256 of the bytes of a slice.', (m) => {
    const slice = m.popSlice()
    if (slice.remainingBits % 8 !== 0) raise(EXCEPTION.cellUnderflow)
    pushHash(m, sha256(slice.preloadBits(slice.remainingBits)))
  }),
  is(
    'F910',
    'CHKSIGNU',
    'h s k - ?',
    'Whether s is the Ed25519 signature of the 256-bit number h by the key k.',
    checkSignature(true),
  ),
  is(
    'F911',
    'CHKSIGNS',
    'd s k - ?',
    'Whether s is the Ed25519 signature of the bytes of d by the key k.',
    checkSignature(false),
  ),
  is(
    'F940',
    'CDATASIZEQ',
    'c n - x y z -1 or 0',
    'Number of distinct cells, bits and references of a tree of at most n cells.',
    loads,
    dataSize(true, true),
  ),
  is('F941', 'CDATASIZE', 'c n - x y z', 'CDATASIZEQ that fails instead.', loads, dataSize(true, false)),
  is('F942', 'SDATASIZEQ', 's n - x y z -1 or 0', 'CDATASIZEQ of what a slice holds.', loads, dataSize(false, true)),
  is('F943', 'SDATASIZE', 's n - x y z', 'SDATASIZEQ that fails instead.', loads, dataSize(false, false)),
]

export const cryptoFamily: InstructionFamily = { title: 'Hashes and signatures', instructions }
