/**
 * Slow computations of block keepers: signatures, and commitments to sets. They take and return plain data, so that a
 * separate thread can run them.
 */
import { TextCache } from '../../../core/bytes/TextCache.ts'
import {
  type AttestedBlock,
  attestationBytes,
  envelopeHash,
  type Occurrence,
  signBytes,
  sumOfSecrets,
  writeEnvelope,
} from '../../../core/proofs/keepers/index.ts'
import type { SignedBlockRecord } from '../store/keeperRecords.ts'
import { type KnownCommitment, nextMembers, type PreparedChange } from './ChainKeepers.ts'
import {
  commitmentOf,
  type KeeperMember,
  type KeeperState,
  makeMember,
  SIGNERS,
  secretOfSigner,
} from './keeperState.ts'

/** A block to sign. Ids are 64 hex digits. */
interface BlockToSign {
  readonly seed: string
  readonly height: number
  readonly blockId: string
  readonly parentId: string
  readonly producer: number
  /** Indexes of the attesting keepers, ascending. */
  readonly signers: readonly number[]
  /** The data with their length in front. */
  readonly data: Uint8Array
}

/** An attestation by several keepers; `signers` are ascending. */
interface Attesting {
  readonly seed: string
  readonly signers: readonly number[]
  readonly block: AttestedBlock
}

export type KeeperJobs = typeof keeperJobs

export const keeperJobs = {
  /** Signature of the producer of a block, and the attestation of all keepers. */
  sign: async (input: BlockToSign): Promise<SignedBlockRecord> => {
    const { seed, height, blockId, parentId, producer, signers, data } = input
    const signature = await signBytes(data, await secretOfSigner(seed, producer))
    const hash = envelopeHash({ signature, occurrences: [once(producer)], content: data })
    const attestation = await attest({ seed, signers, block: { blockId, parentId, seqNo: height, envelopeHash: hash } })
    return { id: blockId, height, signature, envelopeHash: hash, attestation }
  },
  /** Commitment to a set. */
  commit: async (members: readonly KeeperMember[]): Promise<KnownCommitment> => {
    return { keys: members.map(({ key }) => key), commitment: commitmentOf(members) }
  },
  /** A keeper in place of the first one of a set. */
  prepare: async ({ seed, members }: Pick<KeeperState, 'seed' | 'members'>): Promise<PreparedChange> => {
    const taken = new Set(members.map(({ signer }) => signer))
    let signer = members.at(-1)!.signer
    do signer = (signer + 1) % SIGNERS
    while (taken.has(signer))
    const member = await makeMember(seed, signer)
    const commitment = commitmentOf(nextMembers(members.slice(1), member))
    return { keys: members.map(({ key }) => key), member, commitment }
  },
  /** Envelope of one primary attestation by several keepers. */
  attest,
}

async function attest({ seed, signers, block }: Attesting): Promise<Uint8Array> {
  const content = attestationBytes(block, 'Primary')
  // All sign the same bytes, so that one signature by the sum of the secrets is the aggregate.
  const signature = await signBytes(content, await secretOfAll(seed, signers))
  return writeEnvelope({ signature, occurrences: signers.map(once), content })
}

function once(signer: number): Occurrence {
  return { signer, count: 1 }
}

/** Sums of secrets by seed and signers, which are usually the same for many blocks in a row. */
const secrets = new TextCache<Promise<string>>(64, 2 ** 20)

function secretOfAll(seed: string, signers: readonly number[]): Promise<string> {
  return secrets.get(`${seed} ${signers.join()}`, async () =>
    sumOfSecrets(await Promise.all(signers.map((signer) => secretOfSigner(seed, signer)))),
  )
}
