import { crc32c } from '../../bytes/crc32c.ts'
import type { ShardIdent, ValidatorDescription } from '../../tlb/index.ts'
import { checkFailed } from '../ProofError.ts'
import { nodeId } from './nodeId.ts'
import type { ValidatorRules } from './readValidators.ts'
import { ValidatorRandom } from './ValidatorRandom.ts'

const MASTERCHAIN = -1
const HASH_TAG = 0x901660ed

/** The validators that sign the blocks of a shard in one session. */
export interface ValidatorSubset {
  readonly validators: readonly ValidatorDescription[]
  /** CRC-32C over the session and its validators. */
  readonly shortHash: number
}

/** Throws ProofError `checkFailed` when there are not enough validators. Source: proofs 3.4. */
export function selectValidators(rules: ValidatorRules, shard: ShardIdent, catchainSeqno: number): ValidatorSubset {
  const pool = ofWorkchain(rules, shard.workchain)
  const random = new ValidatorRandom(shard.shard, shard.workchain, catchainSeqno)
  const validators = shard.workchain === MASTERCHAIN ? drawMain(rules, pool, random) : drawByWeight(rules, pool, random)
  return { validators, shortHash: shortHash(validators, catchainSeqno) }
}

/**
 * With several workchains, each validator belongs to one number; validators of numbers that do not exist yet work for
 * all workchains.
 */
function ofWorkchain(rules: ValidatorRules, workchain: number): readonly ValidatorDescription[] {
  const { list, workchainCount, catchain } = rules
  if (workchainCount === 0) throw checkFailed('the configuration has no workchain')
  if (workchainCount === 1) return list
  const kept = list.filter(({ publicKey }) => {
    const own = (nodeId(publicKey)[0]! % 32) - 1
    return own === workchain || own >= workchainCount
  })
  if (kept.length < catchain.shardValidatorsNum) {
    throw checkFailed(`workchain ${workchain} has ${kept.length} validators, expected ${catchain.shardValidatorsNum}`)
  }
  return kept
}

function drawMain(
  { main, catchain }: ValidatorRules,
  pool: readonly ValidatorDescription[],
  random: ValidatorRandom,
): readonly ValidatorDescription[] {
  const count = Math.min(pool.length, main)
  if (!catchain.shuffleMcValidators) return pool.slice(0, count)
  const places: number[] = []
  for (let i = 0; i < count; i++) {
    const j = Number(random.below(BigInt(i) + 1n))
    places[i] = places[j] ?? i
    places[j] = i
  }
  return places.map((place) => pool[place]!)
}

/** Without replacement, with a probability that grows with the weight; each drawn validator counts as one. */
function drawByWeight(
  { main, catchain }: ValidatorRules,
  pool: readonly ValidatorDescription[],
  random: ValidatorRandom,
): readonly ValidatorDescription[] {
  const candidates = catchain.isolateMcValidators ? pool.slice(main) : pool
  if (candidates.length === 0) throw checkFailed('there are no validators apart from those of the masterchain')
  const starts: bigint[] = []
  let total = 0n
  for (const { weight } of candidates) {
    starts.push(total)
    total += weight
  }
  const count = Math.min(candidates.length, catchain.shardValidatorsNum)
  const taken: { readonly start: bigint; readonly weight: bigint }[] = []
  const drawn: ValidatorDescription[] = []
  for (let i = 0; i < count; i++) {
    let position = random.below(total)
    for (const { start, weight } of taken) {
      if (position < start) break
      position += weight
    }
    const place = lastAtOrBelow(starts, position)
    const validator = candidates[place]!
    drawn.push({ ...validator, weight: 1n })
    total -= validator.weight
    const range = { start: starts[place]!, weight: validator.weight }
    const after = taken.findIndex(({ start }) => start > range.start)
    taken.splice(after < 0 ? taken.length : after, 0, range)
  }
  return drawn
}

function lastAtOrBelow(starts: readonly bigint[], position: bigint): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (starts[middle]! <= position) low = middle
    else high = middle - 1
  }
  return low
}

function shortHash(validators: readonly ValidatorDescription[], catchainSeqno: number): number {
  const entryBytes = 32 + 8 + 32
  const bytes = new Uint8Array(12 + entryBytes * validators.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, HASH_TAG, true)
  view.setUint32(4, catchainSeqno, true)
  view.setUint32(8, validators.length, true)
  validators.forEach(({ publicKey, weight, adnlAddr }, index) => {
    const at = 12 + entryBytes * index
    bytes.set(publicKey, at)
    view.setBigUint64(at + 32, weight, true)
    if (adnlAddr !== undefined) bytes.set(adnlAddr, at + 40)
  })
  return crc32c(bytes)
}
