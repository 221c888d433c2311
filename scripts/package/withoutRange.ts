/**
 * Leaves a part of a binary for Linux out of the file that the running program never reads. Addresses stay as they are: the segment around
 * the part becomes two, and nothing is mapped between them. The format is ELF-64 of the System V ABI.
 */

/** Sizes of a header of a segment and of a section, in bytes. */
const SEGMENT = 56
const SECTION = 64
const LOAD = 1
const PHDR = 6

/** Headers of segments, in the order of the fields. */
interface Segment {
  readonly type: number
  readonly flags: number
  readonly offset: number
  readonly address: number
  readonly fileSize: number
  readonly memorySize: number
  readonly alignment: number
}

/**
 * `from` and `to` are positions in the file. What is left out begins and ends at boundaries of pages. Throws an error if the part is not
 * inside one segment, or if there is no room for one more header behind the others.
 */
export function withoutRange(binary: Buffer, from: number, to: number): Buffer {
  const offset = (at: number) => Number(binary.readBigUInt64LE(at))
  const [segmentsAt, sectionsAt] = [offset(32), offset(40)]
  const [segmentCount, sectionCount] = [binary.readUInt16LE(56), binary.readUInt16LE(60)]
  const segments = Array.from({ length: segmentCount }, (_, index) => readSegment(binary, segmentsAt + index * SEGMENT))
  const around = segments.findIndex(
    (each) => each.type === LOAD && each.offset <= from && to <= each.offset + each.fileSize,
  )
  if (around < 0) throw new Error('The part is not inside one segment')
  const unit = Math.max(...segments.slice(around).map(({ type, alignment }) => (type === LOAD ? alignment : 1)))
  const [begin, end] = [Math.ceil(from / unit) * unit, Math.floor(to / unit) * unit]
  const free = binary.subarray(segmentsAt + segmentCount * SEGMENT, segmentsAt + (segmentCount + 1) * SEGMENT)
  if (free.some((byte) => byte !== 0)) throw new Error('There is no room for a header of a segment')
  if (segmentsAt > begin) throw new Error('The headers of the segments are behind the part')

  const moved = (position: number) => (position >= end ? position - (end - begin) : position)
  const { address, fileSize, memorySize, ...whole } = segments[around]!
  const skipped = end - whole.offset
  const halves: Segment[] = [
    { ...whole, address, fileSize: begin - whole.offset, memorySize: begin - whole.offset },
    {
      ...whole,
      offset: end,
      address: address + skipped,
      fileSize: fileSize - skipped,
      memorySize: memorySize - skipped,
    },
  ]
  const kept = segments.toSpliced(around, 1, ...halves)
  for (const [index, segment] of kept.entries()) {
    const size = segment.type === PHDR ? { fileSize: kept.length * SEGMENT, memorySize: kept.length * SEGMENT } : {}
    writeSegment(binary, segmentsAt + index * SEGMENT, { ...segment, ...size, offset: moved(segment.offset) })
  }
  binary.writeUInt16LE(kept.length, 56)
  for (let at = sectionsAt; at < sectionsAt + sectionCount * SECTION; at += SECTION) {
    const [start, size] = [offset(at + 24), offset(at + 32)]
    // The section that the part is in ends with its first half.
    if (start < begin && start + size > begin) binary.writeBigUInt64LE(BigInt(begin - start), at + 32)
    binary.writeBigUInt64LE(BigInt(moved(start)), at + 24)
  }
  binary.writeBigUInt64LE(BigInt(moved(sectionsAt)), 40)
  return Buffer.concat([binary.subarray(0, begin), binary.subarray(end)])
}

function readSegment(binary: Buffer, at: number): Segment {
  const long = (field: number) => Number(binary.readBigUInt64LE(at + field))
  return {
    ...{ type: binary.readUInt32LE(at), flags: binary.readUInt32LE(at + 4), offset: long(8), address: long(16) },
    ...{ fileSize: long(32), memorySize: long(40), alignment: long(48) },
  }
}

function writeSegment(binary: Buffer, at: number, segment: Segment): void {
  binary.writeUInt32LE(segment.type, at)
  binary.writeUInt32LE(segment.flags, at + 4)
  // The third one is the physical address, which is the same.
  const { offset, address, fileSize, memorySize, alignment } = segment
  for (const [index, value] of [offset, address, address, fileSize, memorySize, alignment].entries())
    binary.writeBigUInt64LE(BigInt(value), at + 8 + 8 * index)
}
