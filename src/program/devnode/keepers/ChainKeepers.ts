import { bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { concatBytes } from '../../../core/crypto/concatBytes.ts'
import {
  blockIdOfLeaves,
  blockLeaves,
  blockRefsRoot,
  type StatedChange,
  writeCommonSection,
  writeKeeperChanges,
} from '../../../core/proofs/keepers/index.ts'
import type { KeeperBlockRecord } from '../store/keeperRecords.ts'
import type { NodeStore } from '../store/NodeStore.ts'
import {
  commitmentOf,
  KEEPERS_SETTING,
  type KeeperMember,
  type KeeperState,
  NO_ACCOUNT_CHANGES,
  ownerOf,
  readKeeperState,
} from './keeperState.ts'

/** Maximum number of attestations in a block; further ones go into the next blocks. */
const MAX_ATTESTATIONS = 16
const NO_BLOCK_ID = '0'.repeat(64)

/** The commitment to a set, which takes long to compute. */
export interface KnownCommitment {
  /** Keys of the set, ascending by signer. */
  readonly keys: readonly string[]
  /** 64 hex digits. */
  readonly commitment: string
}

/** A keeper that can replace the first one of a set at once. The commitment is to the set after the change. */
export interface PreparedChange extends KnownCommitment {
  readonly member: KeeperMember
}

export interface SealInput {
  readonly height: number
  /** Id of the block before it, 64 hex digits; `undefined` for the first one. */
  readonly parentId: string | undefined
  /** Hash of the TVM block, 32 bytes. */
  readonly tvmHash: Uint8Array
  readonly transactionCount: number
}

export interface SealedBlock {
  readonly record: KeeperBlockRecord
  /** Settings to store with the block. */
  readonly settings: Readonly<Record<string, string>>
  /** Must be called when the block is made. */
  accept(): void
}

/**
 * Makes the part of a block outside of its TVM block, and thereby its id. The producer uses it; it is fast, because
 * signatures are added later. Source: proofs 8.1, 8.3, 11.
 */
export class ChainKeepers {
  readonly #store: NodeStore
  readonly #rotateBlocks: number | undefined
  #state: KeeperState
  #attestedTo: number
  #changedAt: number | undefined
  #prepared: PreparedChange | undefined
  /** Root of the references of the next block. */
  #refs: { readonly parentId: string; readonly root: Uint8Array } | undefined

  private constructor(store: NodeStore, state: KeeperState, rotateBlocks: number | undefined) {
    this.#store = store
    this.#state = state
    this.#rotateBlocks = rotateBlocks
    this.#attestedTo = store.keepers.lastBlock()?.attestedTo ?? state.from - 1
    this.#changedAt = store.keepers.lastChange()
  }

  /**
   * `undefined` for a chain without keepers. With `rotateBlocks`, one keeper is replaced every `rotateBlocks` blocks.
   */
  static of(store: NodeStore, rotateBlocks?: number): ChainKeepers | undefined {
    const state = readKeeperState(store)
    return state && new ChainKeepers(store, state, rotateBlocks)
  }

  /** The set that signs the next block. */
  get state(): KeeperState {
    return this.#state
  }

  /** Stores the commitment to the set that signs the next block, or takes the keeper that the next change waits for. */
  learn(news: KnownCommitment | PreparedChange): void {
    if ('member' in news) this.#prepared = news
    else if (isOf(this.#state, news.keys)) {
      this.#state = { ...this.#state, commitment: news.commitment }
      this.#store.setSetting(KEEPERS_SETTING, JSON.stringify(this.#state))
    }
  }

  seal({ height, parentId = NO_BLOCK_ID, tvmHash, transactionCount }: SealInput): SealedBlock {
    const { members } = this.#state
    const before = this.#state.commitment ?? commitmentOf(members)
    const { changes, members: membersAfter, commitment: after } = this.#changesAt(height, before)
    const attested = this.#store.keepers.signedAfter(this.#attestedTo, MAX_ATTESTATIONS)
    const commitments = { before: hexToBytes(before)!, after: hexToBytes(after)! }
    const producer = members[height % members.length]!.signer
    const commonSection = writeCommonSection({
      parentId,
      producer: ownerOf(producer),
      height,
      attestations: attested.map(({ attestation }) => attestation),
      changes,
      commitments,
    })
    const leaves = blockLeaves({
      commonSection,
      commitments,
      tvmHash,
      accountChanges: NO_ACCOUNT_CHANGES,
      transactionCount: BigInt(transactionCount),
      refsRoot: this.#refsRootOf(parentId),
    })
    const state: KeeperState = { ...this.#state, members: membersAfter, commitment: after }
    const attestedTo = this.#attestedTo + attested.length
    const record: KeeperBlockRecord = {
      id: bytesToHex(blockIdOfLeaves(leaves)),
      height,
      parentId,
      producer,
      signers: members.map(({ signer }) => signer),
      transactionCount,
      commonSection,
      leaves: concatBytes(...leaves),
      attestedTo,
      changes: changes.length === 0 ? undefined : bytesToHex(writeKeeperChanges(changes)),
    }
    const isNew = changes.length > 0 || this.#state.commitment === undefined
    return {
      record,
      settings: isNew ? { [KEEPERS_SETTING]: JSON.stringify(state) } : {},
      accept: () => {
        this.#state = state
        this.#attestedTo = attestedTo
        // Computed between this block and the next one, so that no request waits for it.
        setImmediate(() => this.#refsRootOf(record.id))
        if (changes.length > 0) {
          this.#changedAt = height
          this.#prepared = undefined
        }
      },
    }
  }

  #refsRootOf(parentId: string): Uint8Array {
    if (this.#refs?.parentId !== parentId) {
      this.#refs = { parentId, root: blockRefsRoot([hexToBytes(parentId)!]) }
    }
    return this.#refs.root
  }

  /** Changes of the set in a block: all keepers in the first one, a replacement in some later ones. */
  #changesAt(
    height: number,
    commitment: string,
  ): { readonly changes: StatedChange[]; readonly members: readonly KeeperMember[]; readonly commitment: string } {
    const { members } = this.#state
    if (this.#changedAt === undefined) {
      return { changes: members.map((member) => stated('added', member)), members, commitment }
    }
    const prepared = this.#prepared
    const isDue = this.#rotateBlocks !== undefined && height >= this.#changedAt + this.#rotateBlocks
    if (!isDue || prepared === undefined || !isOf(this.#state, prepared.keys)) {
      return { changes: [], members, commitment }
    }
    const [leaving, ...staying] = members
    return {
      changes: [stated('removed', leaving!), stated('added', prepared.member)],
      members: nextMembers(staying, prepared.member),
      commitment: prepared.commitment,
    }
  }
}

/** Whether the keys are those of the present set: the chain may have advanced, or have been replaced meanwhile. */
function isOf({ members }: KeeperState, keys: readonly string[]): boolean {
  return members.map(({ key }) => key).join() === keys.join()
}

/** The set after its first member was replaced, ascending by signer. */
export function nextMembers(staying: readonly KeeperMember[], joining: KeeperMember): KeeperMember[] {
  return [...staying, joining].sort((a, b) => a.signer - b.signer)
}

function stated(type: StatedChange['type'], { signer, uncompressed }: KeeperMember): StatedChange {
  return { type, keeper: { signer, uncompressed, owner: ownerOf(signer) } }
}
