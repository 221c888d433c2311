import { Capability } from '../../../../src/core/Capability.ts'
import { Builder } from '../../../../src/core/cells/index.ts'
import { snakeCell } from '../../../../src/core/tlb/index.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const SETUP = { setup: { rules: 'current', capabilities: Capability.diff } } as const

function text(value: string) {
  return snakeCell(new TextEncoder().encode(value))
}

function bytes(hex: string) {
  return snakeCell(Buffer.from(hex, 'hex'))
}

const names = {
  empty: text(''),
  a: text('a'),
  aZip: bytes('28b52ffd005809000061'),
  twice: bytes('28b52ffd00580900006128b52ffd005809000061'),
  aa: text('aa'),
  garbage: text('garbage'),
  cut: bytes('28b52ffd0058090000'),
  bits: new Builder().storeUint(1, 3).toCell(),
  twoRefs: new Builder().storeRef(text('')).storeRef(text('')).toCell(),
  noText: bytes('ff'),
  abc: text('a\nb\nc\n'),
  axc: text('a\nx\nc\n'),
  patch: text('@@ -2 +2 @@\n-b\n+x\n'),
  other: text('@@ -2 +2 @@\n-q\n+x\n'),
  // The output of the compressor depends on the platform: a program compresses the patch before it is used.
  binary: bytes('ff0a62'),
  binaryPatch: bytes('404020 2d31202b31204040 0a 2dff0a 2b00ff0a'.replaceAll(' ', '')),
  binaryNew: bytes('00ff0a62'),
  long: text('x'.repeat(254)),
}

function of(program: string, before: string, after: string, gas: number | 'any' = 'any'): InstructionCase {
  return line(program, before, after, gas, { ...SETUP, names })
}

/** Source: virtual machine extensions 6. */
export const patchCases: readonly InstructionCase[] = [
  of('ZIP', '$a', '$aZip', 500 + 1),
  of('ZIP', '$empty', '$empty', 500),
  of('ZIP', '$bits', '!11'),
  of('ZIP', '$twoRefs', '!7'),
  of('UNZIP', '$aZip', '$a', 500),
  of('UNZIP', '$twice', '$aa', 500),
  of('UNZIP', '$empty', '$empty', 500),
  of('UNZIP', '$garbage', '!11'),
  of('UNZIP', '$cut', '!11'),
  of('ZIP; UNZIP', '$long', '$long'),
  // 60 lines' worth three times, times 7, by 30; then one hunk.
  of('DIFF', '$abc $axc', '$patch', Math.floor((180 * 7) / 30) + Math.floor(6400 / 30) + 500),
  of('DIFF', '$abc $abc', '$empty', 42 + 500),
  of('DIFF', '$empty $empty', '$empty', 500),
  of('DIFF', '$noText $abc', '!7', 0),
  of('DIFF', '$abc $noText', '!7', 0),
  of('DIFF_PATCH', '$abc $patch', '$axc', 4 + 40 + 500),
  of('DIFF_PATCH', '$abc $empty', '$abc', 4 + 500),
  of('DIFF_PATCH', '$abc $garbage', '$abc', 4 + 500),
  of('DIFF_PATCH', '$abc $other', '!7', 4 + 40),
  of('DIFF_PATCH', '$noText $patch', '!7', 0),
  of('DIFF_PATCHQ', '$abc $patch', '$axc', 4 + 40 + 500),
  of('DIFF_PATCHQ', '5 $abc $other', '5 null', 4 + 40),
  of('DIFF_PATCHQ', '$noText $patch', 'null', 0),
  of('DIFF_PATCHQ', '$bits $patch', 'null', 0),
  of('DIFF_PATCHQ', '$twoRefs $patch', 'null', 0),
  of('DIFF_PATCH_BINARY', '$binary $binaryPatch', '$binaryNew', 40 + 500),
  of('DIFF_PATCH_BINARY', '$abc $patch', '$axc', 40 + 500),
  of('DIFF_PATCH_BINARY', '$abc $other', '!7', 40),
  of('DIFF_PATCH_BINARYQ', '$binary $binaryPatch', '$binaryNew', 40 + 500),
  of('DIFF_PATCH_BINARYQ', '$abc $other', 'null', 40),
  of('DIFF_ZIP', '$empty $empty', '$empty'),
  of('ZIP; SWAP; ZIP; SWAP; DIFF_ZIP; UNZIP', '$abc $axc', '$patch'),
  of('DIFF_PATCH_ZIP', '$empty $empty', '$empty'),
  of('ZIP; SWAP; ZIP; SWAP; DIFF_PATCH_ZIP; UNZIP', '$abc $patch', '$axc'),
  of('ZIP; SWAP; ZIP; SWAP; DIFF_PATCH_ZIPQ; UNZIP', '$abc $patch', '$axc'),
  of('DIFF_PATCH_ZIPQ', '$empty $empty', '$empty'),
  of('DIFF_PATCH_ZIPQ', '$garbage $empty', 'null'),
  of('DIFF_PATCH_BINARY_ZIP', '$empty $empty', '$empty'),
  of('ZIP; SWAP; ZIP; SWAP; DIFF_PATCH_BINARY_ZIP; UNZIP', '$binary $binaryPatch', '$binaryNew'),
  of('ZIP; SWAP; ZIP; SWAP; DIFF_PATCH_BINARY_ZIPQ; UNZIP', '$binary $binaryPatch', '$binaryNew'),
  of('DIFF_PATCH_BINARY_ZIPQ', '$empty $empty', '$empty'),
  of('DIFF_PATCH_BINARY_ZIPQ', '$garbage $empty', 'null'),
]
