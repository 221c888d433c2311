/** Compression and patches of texts, for applications that keep their history in contracts. Source: virtual machine extensions 6. */

import { Capability } from '../../Capability.ts'
import { Cell, CellError } from '../../cells/index.ts'
import { compressZstdStream, decompressZstdFrames } from '../../zstd/zstdStream.ts'
import { decodeText, readChain, writeChain } from '../byteChains.ts'
import { type Instruction, type InstructionFamily, instruction as is } from '../Instruction.ts'
import type { Machine } from '../Machine.ts'
import { applyPatch } from '../patches/applyPatch.ts'
import { makePatch } from '../patches/makePatch.ts'
import { type Hunk, PatchError, parsePatch } from '../patches/parsePatch.ts'
import { EXCEPTION, raise, VmException, VmHalt } from '../VmException.ts'

/** Bytes that are compressed, and lines that are compared, in the time of a step. */
const BYTES_PER_STEP = 500
const LINES_PER_STEP = 20
/** Maximum number of lines that one comparison may visit; nodes abort it after 300 ms. */
const MOST_COMPARED_LINES = 30_000_000
/** Maximum number of bytes that are decompressed at once, whatever gas there is. */
const MOST_UNZIPPED_BYTES = 32 * 1024 * 1024
/** Number of output bytes that are charged together. */
const UNZIP_PIECE_BYTES = 10_000

function divided(amount: number): number {
  return Math.floor(amount / 30)
}

function zip(machine: Machine, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes
  machine.useGas(divided(4 * bytes.length))
  machine.countWork(Math.ceil(bytes.length / BYTES_PER_STEP))
  const zipped = compressZstdStream(bytes)
  if (zipped === undefined) throw new VmHalt(EXCEPTION.invalidOpcode, undefined, 'ZIP')
  machine.useGas(divided(4 * zipped.length))
  return zipped
}

function unzip(machine: Machine, bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) return bytes
  machine.useGas(divided(bytes.length))
  const affordable = 30 * (machine.gasBase - machine.gasUsed + 1) + UNZIP_PIECE_BYTES
  const limit = Math.min(2 * affordable, MOST_UNZIPPED_BYTES)
  const content = decompressZstdFrames(bytes, limit)
  if (content === 'tooLarge') {
    payUnzipped(machine, limit)
    // No chain of cells could hold more.
    return raise(EXCEPTION.cellOverflow)
  }
  if (content === 'invalid') return raise(EXCEPTION.unknown)
  machine.countWork(Math.ceil(content.length / BYTES_PER_STEP))
  payUnzipped(machine, content.length)
  return content
}

/** Charges for each piece of the output by itself: the run ends at the first one that the gas does not cover. */
function payUnzipped(machine: Machine, bytes: number): void {
  for (let left = bytes; left > 0; left -= UNZIP_PIECE_BYTES) {
    machine.useGas(divided(Math.min(left, UNZIP_PIECE_BYTES)))
  }
}

/** Lines of a text: a last one without line feed counts. */
function countLines(bytes: Uint8Array): number {
  let lines = 0
  for (const byte of bytes) if (byte === 0x0a) lines++
  return lines + (bytes.length > 0 && bytes[bytes.length - 1] !== 0x0a ? 1 : 0)
}

/** Counts lines that are looked at, and ends the run where there are too many. */
function lineWork(machine: Machine): (lines: number) => void {
  let total = 0
  let uncounted = 0
  return (lines) => {
    total += lines
    uncounted += lines
    if (total > MOST_COMPARED_LINES) raise(EXCEPTION.outOfGas)
    if (uncounted < 10 * LINES_PER_STEP) return
    machine.countWork(Math.ceil(uncounted / LINES_PER_STEP))
    uncounted = 0
  }
}

function diffBytes(machine: Machine, old: Uint8Array, readNewer: () => Uint8Array): Uint8Array {
  const oldText = decodeText(old)
  const newer = readNewer()
  const newText = decodeText(newer)
  const size = 60 * Math.max(countLines(old), countLines(newer))
  if (size > 0) machine.useGas(divided(size * Math.floor(Math.log2(size))))
  const { text, hunks } = makePatch(oldText, newText, lineWork(machine))
  machine.useGas(divided(hunks * hunks * 6400))
  return new TextEncoder().encode(text)
}

interface PatchWay {
  readonly isBinary: boolean
}

function patchBytes(machine: Machine, old: Uint8Array, patch: Uint8Array, { isBinary }: PatchWay): Uint8Array {
  if (!isBinary) {
    decodeText(old)
    decodeText(patch)
  }
  machine.useGas(divided(isBinary ? old.length : 40 * countLines(old)))
  const hunks = orTypeCheck(() => parsePatch(bytesToText(patch)))
  machine.useGas(40 * hunks.length)
  return textToBytes(orTypeCheck(() => applyHunks(machine, old, hunks)))
}

function applyHunks(machine: Machine, old: Uint8Array, hunks: readonly Hunk[]): string {
  return applyPatch(bytesToText(old), hunks, lineWork(machine))
}

function orTypeCheck<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof PatchError) return raise(EXCEPTION.typeCheck)
    throw error
  }
}

/** One character per byte: the syntax of a patch is ASCII. */
function bytesToText(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += 4096) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + 4096)))
  }
  return parts.join('')
}

function textToBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < bytes.length; index++) bytes[index] = text.charCodeAt(index)
  return bytes
}

/** Both operands, the deeper one first, which is also read first. */
function popCells(machine: Machine) {
  machine.need(2)
  const second = machine.popCell()
  return { first: machine.popCell(), second }
}

function diff(isZipped: boolean) {
  return (machine: Machine) => {
    const { first, second } = popCells(machine)
    const read = (cell: typeof first): Uint8Array => {
      const bytes = readChain(machine, cell)
      return isZipped ? unzip(machine, bytes) : bytes
    }
    const patch = diffBytes(machine, read(first), () => read(second))
    machine.push(writeChain(machine, isZipped ? zip(machine, patch) : patch))
  }
}

function applyDiff(isZipped: boolean, way: PatchWay) {
  return (machine: Machine) => {
    const { first, second } = popCells(machine)
    const read = (cell: typeof first): Uint8Array => {
      const bytes = readChain(machine, cell)
      return isZipped ? unzip(machine, bytes) : bytes
    }
    const old = read(first)
    const result = patchBytes(machine, old, read(second), way)
    machine.push(writeChain(machine, isZipped ? zip(machine, result) : result))
  }
}

/**
 * Pushes null if an instruction fails after it has taken its operands, except for a lack of gas or time. The exception
 * for a lack of gas then has the argument 0, as in the network.
 */
function quietly(run: (machine: Machine) => void) {
  return (machine: Machine) => {
    machine.need(2)
    const { stack } = machine
    if (!isCellPair(machine)) popCells(machine)
    const depth = stack.length - 2
    try {
      run(machine)
    } catch (error) {
      if (error instanceof VmException && error.code === EXCEPTION.outOfGas) raise(EXCEPTION.outOfGas)
      const isException = error instanceof CellError || error instanceof VmException
      if (!isException && !(error instanceof VmHalt && error.isFailure)) throw error
      stack.length = depth
      machine.push(null)
    }
  }
}

function isCellPair({ stack }: Machine): boolean {
  return [stack.at(-1), stack.at(-2)].every((value) => value instanceof Cell)
}

const zipped = { currentOnly: true, capability: Capability.diff, extraGas: 'bytes and lines, cells loaded and created' }

function zipChain(machine: Machine) {
  machine.need(1)
  machine.push(writeChain(machine, zip(machine, readChain(machine, machine.popCell()))))
}

function unzipChain(machine: Machine) {
  machine.need(1)
  machine.push(writeChain(machine, unzip(machine, readChain(machine, machine.popCell()))))
}

const TEXT: PatchWay = { isBinary: false }
const BINARY: PatchWay = { isBinary: true }

const instructions: readonly Instruction[] = [
  is('C716', 'ZIP', 'c - c', 'Compresses bytes with Zstandard.', zipped, zipChain),
  is('C717', 'UNZIP', 'c - c', 'Decompresses bytes of Zstandard.', zipped, unzipChain),
  is(
    'C714',
    'DIFF',
    'c c - c',
    'Patch that turns the lower text into the upper one, line by line.',
    zipped,
    diff(false),
  ),
  is('C718', 'DIFF_ZIP', 'c c - c', 'DIFF of compressed texts; the patch is compressed.', zipped, diff(true)),
  is('C715', 'DIFF_PATCH', 'c c - c', 'Applies the upper patch to the lower text.', zipped, applyDiff(false, TEXT)),
  is(
    'C719',
    'DIFF_PATCH_ZIP',
    'c c - c',
    'DIFF_PATCH of compressed operands; the result is compressed.',
    zipped,
    applyDiff(true, TEXT),
  ),
  is(
    'C722',
    'DIFF_PATCH_BINARY',
    'c c - c',
    'DIFF_PATCH of bytes that need not be a text.',
    zipped,
    applyDiff(false, BINARY),
  ),
  is(
    'C723',
    'DIFF_PATCH_BINARY_ZIP',
    'c c - c',
    'DIFF_PATCH_BINARY of compressed operands; the result is compressed.',
    zipped,
    applyDiff(true, BINARY),
  ),
  is(
    'C720',
    'DIFF_PATCHQ',
    'c c - c or null',
    'DIFF_PATCH that leaves null instead of failing.',
    zipped,
    quietly(applyDiff(false, TEXT)),
  ),
  is(
    'C721',
    'DIFF_PATCH_ZIPQ',
    'c c - c or null',
    'DIFF_PATCH_ZIP that leaves null instead of failing.',
    zipped,
    quietly(applyDiff(true, TEXT)),
  ),
  is(
    'C724',
    'DIFF_PATCH_BINARYQ',
    'c c - c or null',
    'DIFF_PATCH_BINARY that leaves null instead of failing.',
    zipped,
    quietly(applyDiff(false, BINARY)),
  ),
  is(
    'C725',
    'DIFF_PATCH_BINARY_ZIPQ',
    'c c - c or null',
    'DIFF_PATCH_BINARY_ZIP that leaves null instead of failing.',
    zipped,
    quietly(applyDiff(true, BINARY)),
  ),
]

export const patchFamily: InstructionFamily = {
  title: 'Compression and patches',
  compared:
    'the libraries of the network (similar 2.7.0, diffy 0.4.2, zstd 0.13.3), byte for byte in 55,000 random cases, of which 300 are in the tests; known patches and frames.',
  instructions,
}
