import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { Builder, Slice } from '../../../../src/core/cells/index.ts'
import { integerOf } from '../../../../src/core/vm/integers.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

function numberOf(bytes: Uint8Array) {
  return integerOf(BigInt(`0x${Buffer.from(bytes).toString('hex')}`))
}
function sha256(...parts: string[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(Buffer.from(part, 'hex'))
  return hash.digest()
}
function sliceOf(bytes: Uint8Array): Slice {
  return Slice.of(new Builder().storeBits(new Uint8Array(bytes)).toCell())
}

const PRIVATE = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'11'.repeat(32)}`, 'hex'),
  format: 'der',
  type: 'pkcs8',
})
const PUBLIC = createPublicKey(PRIVATE).export({ format: 'der', type: 'spki' }).subarray(-32)
const DATA = Buffer.from('0102030405', 'hex')
const HASH = sha256('ff')
const NAMES = {
  key: numberOf(PUBLIC),
  hash: numberOf(HASH),
  signedHash: sliceOf(sign(null, HASH, PRIVATE)),
  signedData: sliceOf(sign(null, DATA, PRIVATE)),
  data: sliceOf(DATA),
  // Descriptors and data of cells without references: two bytes, then data with its completion tag.
  ofEmpty: numberOf(sha256('0000')),
  ofByte: numberOf(sha256('0002ab')),
  ofBits: numberOf(sha256('0001b0')),
  sha: numberOf(sha256('0102030405')),
}
function of(program: string, before: string, after: string, gas: number | 'any' = 0): InstructionCase {
  return line(program, before, after, gas, { names: NAMES })
}

/** Source: TVM whitepaper A.11.6 and A.11.7, RFC 8032. */
export const cryptoCases: readonly InstructionCase[] = [
  of('HASHCU', 'C{}', '$ofEmpty'),
  of('HASHCU', 'C{ab}', '$ofByte'),
  of('HASHCU', 'C{%101}', '$ofBits'),
  of('HASHSU', 'S{ab}', '$ofByte', 500),
  of('SHA256U', '$data', '$sha'),
  of('SHA256U', 'S{%101}', '!9'),
  of('CHKSIGNU', '$hash $signedHash $key', '-1'),
  of('CHKSIGNU', '5 $signedHash $key', '0'),
  of('CHKSIGNU', '$hash S{ab} $key', '!9'),
  of('CHKSIGNS', '$data $signedData $key', '-1'),
  of('CHKSIGNS', '$data $signedHash $key', '0'),
  of('CHKSIGNS', 'S{%101} $signedData $key', '!9'),
  of('CDATASIZE', 'C{ab C{1} C{1}} 5', '2 12 2', 200),
  of('CDATASIZE', 'C{ab C{1} C{2}} 2', '!8', 'any'),
  of('CDATASIZE', 'null 0', '0 0 0'),
  of('CDATASIZEQ', 'C{ab C{1}} 5', '2 12 1 -1', 200),
  of('CDATASIZEQ', 'C{ab C{1}} 1', '0', 'any'),
  of('SDATASIZE', 'S{ab C{1}} 5', '1 12 1', 100),
  of('SDATASIZEQ', 'S{ab C{1}} 5', '1 12 1 -1', 100),
  of('SDATASIZEQ', 'S{ab C{1}} 0', '0', 'any'),
]
