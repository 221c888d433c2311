/** Proven key blocks of a network with a masterchain, starting from the trusted ones. Source: proofs 4. */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { perContext } from '../../../context/perContext.ts'
import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { base64ToBytes, bytesToBase64 } from '../../../core/bytes/base64.ts'
import {
  type BlockProofJson,
  nearestTrusted,
  parseTrustedKeyBlocks,
  type TrustedKeyBlock,
} from '../../../core/proofs/classic/index.ts'
import { ProofCache } from '../proving/ProofCache.ts'
import { isRefused, proofError, withProofErrors } from '../proving/proofErrors.ts'
import { SharedStart } from '../proving/SharedStart.ts'
import { checkProof, type OpenedProof, openProof } from '../tasks/classicTasks.ts'
import { readHash } from '../tasks/objectTasks.ts'
import { fetchIdentity, fetchKeyProofs, fetchProof, fetchZerostate, type NetworkIdentity } from './blockQueries.ts'

const MAX_FILE_BYTES = 2 ** 24
const ZEROSTATE_BOUND = 'zs_right_boundary_seq_no'

interface ClassicNetwork {
  readonly identity: NetworkIdentity
  readonly cache: ProofCache
  /** Ascending. */
  readonly trusted: readonly TrustedKeyBlock[]
}

class ClassicTrust {
  readonly #context: ClientContext
  readonly #network = new SharedStart((call) => this.#identify(call))
  #walking: Promise<unknown> = Promise.resolve()

  constructor(context: ClientContext) {
    this.#context = context
  }

  /** The network, which must be the one that is trusted. Throws 901 for a malformed file of key blocks, 902. */
  network(call: CallScope): Promise<ClassicNetwork> {
    return this.#network.get(call)
  }

  /** Proves a masterchain block by a proof that was just downloaded. Throws 902. */
  async checkMasterBlock(call: CallScope, proof: BlockProofJson): Promise<OpenedProof> {
    const opened = await runTask(call, openProof, { proof })
    await this.#check(call, proof, opened, (seqNo) => this.#keyBlock(call, seqNo))
    return opened
  }

  async #check(
    call: CallScope,
    proof: BlockProofJson,
    { prevKeyBlockSeqno }: OpenedProof,
    keyBlock: (seqNo: number) => Promise<BlockProofJson>,
  ): Promise<void> {
    const trusted =
      prevKeyBlockSeqno === 0
        ? { zerostate: await this.#zerostate(call) }
        : { keyBlock: await keyBlock(prevKeyBlockSeqno) }
    await runTask(call, checkProof, { proof, ...trusted })
  }

  /** Proves a key block; only one caller at a time follows the chain of key blocks. */
  #keyBlock(call: CallScope, seqNo: number): Promise<BlockProofJson> {
    const work = this.#walking.then(() => this.#proveKeyBlock(call, seqNo))
    this.#walking = work.catch(() => undefined)
    return work
  }

  async #proveKeyBlock(call: CallScope, seqNo: number): Promise<BlockProofJson> {
    const { cache, trusted } = await this.network(call)
    const kept = await this.#kept(call, cache, seqNo)
    if (kept !== undefined) return kept
    const entry = nearestTrusted(trusted, seqNo)
    if (entry?.seqNo === seqNo) return this.#trustedProof(call, cache, entry)
    const boundKey = entry === undefined ? ZEROSTATE_BOUND : `trusted_${entry.seqNo}_right_boundary_seq_no`
    const start = entry?.seqNo ?? 0
    const bound = Math.max((await cache.getNumber(boundKey, 4)) ?? 0, start)
    const canContinue = bound < seqNo && (bound === start || (await this.#kept(call, cache, bound)) !== undefined)
    let last: BlockProofJson | undefined
    for (const proof of await fetchKeyProofs(call, (canContinue ? bound : start) + 1, seqNo)) {
      const before = last
      const opened = await runTask(call, openProof, { proof })
      if (!opened.isKeyBlock) throw proofError('checkFailed', `block ${opened.seqNo} is not a key block`)
      await this.#check(call, proof, opened, async (previous) => {
        if (before?.seq_no === previous) return before
        if (entry?.seqNo === previous) return this.#trustedProof(call, cache, entry)
        const known = await this.#kept(call, cache, previous)
        if (known !== undefined) return known
        throw proofError('checkFailed', `the server omits key block ${previous}`)
      })
      await cache.putJson('proof_mc_', String(opened.seqNo), proof)
      await cache.raise(boundKey, 4, opened.seqNo)
      last = proof
    }
    if (last?.seq_no !== seqNo) throw proofError('checkFailed', `key block ${seqNo} is not on the server`)
    return last
  }

  /** A cached proof, if it belongs to its block. */
  async #kept(call: CallScope, cache: ProofCache, seqNo: number): Promise<BlockProofJson | undefined> {
    const key = `proof_mc_${seqNo}`
    const proof = (await cache.getJson(key)) as BlockProofJson | undefined
    if (proof === undefined) return undefined
    try {
      const opened = await runTask(call, openProof, { proof })
      if (opened.seqNo === seqNo && opened.isKeyBlock) return proof
    } catch (error) {
      if (!isRefused(error)) throw error
    }
    await cache.delete(key)
    return undefined
  }

  async #trustedProof(call: CallScope, cache: ProofCache, entry: TrustedKeyBlock): Promise<BlockProofJson> {
    const kept = await this.#kept(call, cache, entry.seqNo)
    const proof = kept ?? (await fetchProof(call, { id: entry.rootHash }))
    const { id, seqNo } = await runTask(call, openProof, { proof })
    if (id !== entry.rootHash || seqNo !== entry.seqNo) {
      throw proofError('checkFailed', `key block ${entry.seqNo} is not the trusted one`)
    }
    if (kept === undefined) await cache.putJson('proof_mc_', String(entry.seqNo), proof)
    return proof
  }

  /** Base64 of the BOC of the zero state, whose hash is the one of the network. */
  async #zerostate(call: CallScope): Promise<string> {
    const { cache, identity } = await this.network(call)
    const kept = await cache.get('zerostate')
    if (kept !== undefined && (await this.#isZerostate(call, identity, bytesToBase64(kept)))) return bytesToBase64(kept)
    const boc = await fetchZerostate(call)
    if (!(await this.#isZerostate(call, identity, boc))) {
      throw proofError('checkFailed', 'the zero state is not that of the network')
    }
    await cache.put('zerostate', '', base64ToBytes(boc)!)
    return boc
  }

  async #isZerostate(call: CallScope, identity: NetworkIdentity, boc: string): Promise<boolean> {
    try {
      return (await runTask(call, readHash, { boc, what: 'zero state' })) === identity.zerostate
    } catch (error) {
      if (isRefused(error)) return false
      throw error
    }
  }

  async #identify(call: CallScope): Promise<ClassicNetwork> {
    const { zerostate_hash, trusted_key_blocks } = this.#context.config.proofs
    if (zerostate_hash === undefined && trusted_key_blocks === undefined) {
      throw proofError(
        'checkFailed',
        'neither the zero state (proofs.zerostate_hash) nor a file of trusted key blocks (proofs.trusted_key_blocks) is configured',
      )
    }
    const networks = trusted_key_blocks === undefined ? new Map() : await this.#readTrusted(trusted_key_blocks)
    const identity = await fetchIdentity(call)
    if (zerostate_hash !== undefined && zerostate_hash.toLowerCase() !== identity.zerostate) {
      throw proofError('checkFailed', `the zero state of the network is ${identity.zerostate}, not the configured one`)
    }
    const trusted = networks.get(identity.zerostate) as readonly TrustedKeyBlock[] | undefined
    if (zerostate_hash === undefined && trusted === undefined) {
      throw proofError('checkFailed', `the zero state of the network, ${identity.zerostate}, is not a trusted one`)
    }
    const group = `proofs/${identity.zerostate.slice(0, 8)}/${identity.firstBlock.slice(0, 8)}`
    return { identity, cache: new ProofCache(this.#context, group), trusted: trusted ?? [] }
  }

  async #readTrusted(path: string): Promise<ReadonlyMap<string, readonly TrustedKeyBlock[]>> {
    let bytes: Uint8Array
    try {
      bytes = await this.#context.services.files.read(path, MAX_FILE_BYTES)
    } catch (cause) {
      throw proofError(
        'checkFailed',
        'the file of trusted key blocks (proofs.trusted_key_blocks) cannot be read',
        cause,
      )
    }
    return withProofErrors(() => parseTrustedKeyBlocks(bytes))
  }
}

export const classicTrustOf = perContext((context) => new ClassicTrust(context))
