/** Public proofs of networks with a masterchain; they are not part of the project. Source: proofs 12. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseBoc } from '../../../../src/core/cells/index.ts'
import { type BlockProof, parseBlockProofCell } from '../../../../src/core/proofs/classic/index.ts'
import { vectorFolder } from '../../../support/vectors.ts'

export const proofFolder = `${vectorFolder}/proofs`
/** Reason of a skipped suite, for its name. */
export const missingProofs = existsSync(proofFolder) ? undefined : 'stored public proofs are not beside the checkout'

export interface StoredSeries {
  readonly name: string
  readonly keyBlock: BlockProof
  readonly files: readonly string[]
}

export const series: readonly StoredSeries[] =
  missingProofs === undefined ? ['plain', 'shuffled'].map((name) => readSeries(name)) : []

export function readProof(series: string, file: string): BlockProof {
  return parseBlockProofCell(parseBoc(readProofBytes(series, file)))
}

export function readProofBytes(series: string, file: string): Uint8Array {
  return new Uint8Array(readFileSync(`${proofFolder}/${series}/${file}`))
}

function readSeries(name: string): StoredSeries {
  const files = readdirSync(`${proofFolder}/${name}`).sort()
  const keyFile = files.find((file) => file.startsWith('key_'))!
  return { name, keyBlock: readProof(name, keyFile), files: files.filter((file) => file !== keyFile) }
}
