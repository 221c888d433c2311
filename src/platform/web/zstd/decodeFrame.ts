/** One frame of Zstandard. Source: RFC 8878; limits as in libzstd 1.5.7, which Node.js has. */
import type * as node from '../../node/zstd.ts'
import { DamagedFrame, refuseIf } from './DamagedFrame.ts'
import type { HuffmanTable } from './huffmanTable.ts'
import { readLiterals } from './literals.ts'
import { Output } from './Output.ts'
import { runSequences, SequenceState } from './sequences.ts'
import { xxHash64 } from './xxHash64.ts'

const MAX_BLOCK_BYTES = 1 << 17
const MAX_WINDOW_BYTES = 2 ** 27 + 1
const MAX_WINDOW_LOG = 31
/** Node.js compares the size of the content with its limit whenever this many bytes are complete. */
const CHUNK_BYTES = 1 << 14

interface Header {
  readonly end: number
  readonly windowBytes: number
  readonly contentBytes: number | undefined
  readonly hasChecksum: boolean
}

export function decodeFrame(input: Uint8Array, maxBytes: number): ReturnType<typeof node.decompressZstdFrame> {
  const output = new Output()
  try {
    refuseIf(input.length < 4)
    const used = skippedBytes(input) ?? decodeBlocks(input, readHeader(input), output, maxBytes)
    if (used === 'tooLarge' || output.length > maxBytes) return 'tooLarge'
    return { content: output.content, used }
  } catch (error) {
    if (!(error instanceof DamagedFrame)) throw error
    return isTooLarge(output, maxBytes) ? 'tooLarge' : 'invalid'
  }
}

function isTooLarge(output: Output, maxBytes: number): boolean {
  return output.completed - (output.completed % CHUNK_BYTES) > Math.max(1, maxBytes)
}

function viewOf(input: Uint8Array): DataView {
  return new DataView(input.buffer, input.byteOffset, input.length)
}

/** Size of a frame that is to be skipped. */
function skippedBytes(input: Uint8Array): number | undefined {
  const view = viewOf(input)
  if ((view.getUint32(0, true) & 0xfffffff0) >>> 0 !== 0x184d2a50) return undefined
  refuseIf(input.length < 8)
  const size = 8 + view.getUint32(4, true)
  refuseIf(input.length < size)
  return size
}

function readHeader(input: Uint8Array): Header {
  refuseIf(viewOf(input).getUint32(0, true) !== 0xfd2fb528 || input.length < 5)
  const flags = input[4]!
  refuseIf((flags & 8) !== 0)
  const isOneSegment = (flags & 32) !== 0
  const idSize = [0, 1, 2, 4][flags & 3]!
  const contentSize = [isOneSegment ? 1 : 0, 2, 4, 8][flags >> 6]!
  const idStart = isOneSegment ? 5 : 6
  const contentStart = idStart + idSize
  const end = contentStart + contentSize
  refuseIf(input.length < end)
  // No dictionary is known.
  refuseIf(input.subarray(idStart, contentStart).some((byte) => byte !== 0))
  const contentBytes = contentSize === 0 ? undefined : readContentSize(input, contentStart, contentSize)
  const windowBytes = isOneSegment ? contentBytes! : readWindow(input[5]!)
  return { end, windowBytes, contentBytes, hasChecksum: (flags & 4) !== 0 }
}

function readContentSize(input: Uint8Array, start: number, size: number): number {
  const view = viewOf(input)
  if (size === 1) return input[start]!
  if (size === 2) return view.getUint16(start, true) + 256
  if (size === 4) return view.getUint32(start, true)
  return Number(view.getBigUint64(start, true))
}

function readWindow(byte: number): number {
  const log = (byte >> 3) + 10
  refuseIf(log > MAX_WINDOW_LOG)
  return 2 ** log + (2 ** log / 8) * (byte & 7)
}

interface Block {
  readonly isLast: boolean
  readonly kind: number
  /** Bytes of the content of kind 1, of the input of all others. */
  readonly size: number
  readonly start: number
  readonly end: number
}

function readBlock(input: Uint8Array, at: number): Block {
  refuseIf(at + 3 > input.length)
  const header = input[at]! | (input[at + 1]! << 8) | (input[at + 2]! << 16)
  const kind = (header >> 1) & 3
  const size = header >> 3
  return { isLast: (header & 1) === 1, kind, size, start: at + 3, end: at + 3 + (kind === 1 ? 1 : size) }
}

/** Returns the size of the frame. */
function decodeBlocks(input: Uint8Array, header: Header, output: Output, maxBytes: number): number | 'tooLarge' {
  const { contentBytes, windowBytes, hasChecksum } = header
  const maxBlockBytes = Math.min(MAX_BLOCK_BYTES, windowBytes)
  // libzstd decodes a complete frame of small content in one pass, with other checks.
  const isOnePass = contentBytes !== undefined && contentBytes <= CHUNK_BYTES && hasWholeFrame(input, header)
  refuseIf(!isOnePass && windowBytes > MAX_WINDOW_BYTES)
  const sequences = new SequenceState()
  let huffman: HuffmanTable | undefined
  let at = header.end
  for (let isLast = false; !isLast; ) {
    const { isLast: ends, kind, size, start, end } = readBlock(input, at)
    refuseIf(kind === 3 || (!isOnePass && size > maxBlockBytes) || end > input.length)
    output.beginBlock(isOnePass ? Math.max(size, maxBlockBytes) : maxBlockBytes)
    if (kind === 0) output.append(input, start, end)
    else if (kind === 1) output.fill(input[start]!, size)
    else if (size > 0 || isOnePass) {
      refuseIf(size > maxBlockBytes)
      const literals = readLiterals(input, start, end, maxBlockBytes, huffman)
      huffman = literals.table ?? huffman
      runSequences(input, literals.end, end, literals.bytes, sequences, output)
    }
    at = end
    isLast = ends
    refuseIf(isLast && contentBytes !== undefined && output.length !== contentBytes)
    if (!isOnePass) output.completeBlock()
    if (isTooLarge(output, maxBytes)) return 'tooLarge'
  }
  if (!hasChecksum) return at
  refuseIf(at + 4 > input.length)
  refuseIf(BigInt.asUintN(32, xxHash64(output.content)) !== BigInt(viewOf(input).getUint32(at, true)))
  return at + 4
}

function hasWholeFrame(input: Uint8Array, { end, hasChecksum }: Header): boolean {
  for (let at = end; at + 3 <= input.length; ) {
    const block = readBlock(input, at)
    if (block.kind === 3) return false
    at = block.end
    if (block.isLast) return at + (hasChecksum ? 4 : 0) <= input.length
  }
  return false
}
