/**
 * Slow computations of block keepers: signatures, and commitments to sets. Plain data in and out, so that a separate
 * thread can do it.
 */
import { bytesToHex } from '../../../core/bytes/index.ts'
import {
  type AttestedBlock,
  attestationBytes,
  envelopeHash,
  keeperCommitment,
  type Occurrence,
  signBytes,
  sumOfSecrets,
  writeEnvelope,
} from '../../../core/proofs/keepers/index.ts'
import type { SignedBlockRecord } from '../store/keeperRecords.ts'
import { nextMembers, type PreparedChange } from './ChainKeepers.ts'
import { type KeeperMember, keeperSetOf, makeMember, SIGNERS, secretOfSigner } from './keeperState.ts'

/** A block to sign. Ids are 64 hex digits. */
interface SignJob {
  readonly kind: 'sign'
  readonly seed: string
  readonly height: number
  readonly blockId: string
  readonly parentId: string
  readonly producer: number
  /** Indexes of the attesting keepers, ascending. */
  readonly signers: readonly number[]
  /** With their length. */
  readonly data: Uint8Array
}

/** Commitment to a set. */
interface CommitJob {
  readonly kind: 'commit'
  readonly members: readonly KeeperMember[]
}

/** A keeper in place of the first one of a set. */
interface PrepareJob {
  readonly kind: 'prepare'
  readonly seed: string
  readonly members: readonly KeeperMember[]
}

/** One primary attestation by several keepers. */
interface AttestJob {
  readonly kind: 'attest'
  readonly seed: string
  /** Ascending. */
  readonly signers: readonly number[]
  readonly block: AttestedBlock
}

export type KeeperJob = SignJob | CommitJob | PrepareJob | AttestJob

export interface KeeperAnswers {
  readonly sign: SignedBlockRecord
  /** 64 hex digits. */
  readonly commit: string
  readonly prepare: PreparedChange
  /** Envelope. */
  readonly attest: Uint8Array
}

export type KeeperAnswer = KeeperAnswers[KeeperJob['kind']]

export async function doKeeperJob(job: KeeperJob): Promise<KeeperAnswer> {
  switch (job.kind) {
    case 'sign':
      return signBlock(job)
    case 'commit':
      return commitmentOf(job.members)
    case 'prepare':
      return prepareChange(job)
    case 'attest':
      return attest(job)
  }
}

/** Does a job on the calling thread, where there is no other one. */
export async function doKeeperJobHere<Job extends KeeperJob>(job: Job): Promise<KeeperAnswers[Job['kind']]> {
  return (await doKeeperJob(job)) as KeeperAnswers[Job['kind']]
}

async function attest({ seed, signers, block }: Omit<AttestJob, 'kind'>): Promise<Uint8Array> {
  const content = attestationBytes(block, 'Primary')
  // All sign the same bytes, so that one signature by the sum of the secrets is the aggregate.
  const signature = await signBytes(content, await secretOfAll(seed, signers))
  return writeEnvelope({ signature, occurrences: signers.map(once), content })
}

function once(signer: number): Occurrence {
  return { signer, count: 1 }
}

async function signBlock(job: SignJob): Promise<SignedBlockRecord> {
  const { seed, height, blockId, parentId, producer, signers, data } = job
  const signature = await signBytes(data, await secretOfSigner(seed, producer))
  const hash = envelopeHash({ signature, occurrences: [once(producer)], content: data })
  const block = { blockId, parentId, seqNo: height, envelopeHash: hash }
  return { id: blockId, height, signature, envelopeHash: hash, attestation: await attest({ seed, signers, block }) }
}

function commitmentOf(members: readonly KeeperMember[]): string {
  return bytesToHex(keeperCommitment(keeperSetOf(members)))
}

async function prepareChange({ seed, members }: PrepareJob): Promise<PreparedChange> {
  const taken = new Set(members.map(({ signer }) => signer))
  let signer = members.at(-1)!.signer
  do signer = (signer + 1) % SIGNERS
  while (taken.has(signer))
  const member = await makeMember(seed, signer)
  const commitment = commitmentOf(nextMembers(members.slice(1), member))
  return { keys: members.map(({ key }) => key), member, commitment }
}

/** Sums by seed and signers, the same for block after block. */
const secrets = new Map<string, string>()
const MAX_SECRETS = 64

async function secretOfAll(seed: string, signers: readonly number[]): Promise<string> {
  const name = `${seed} ${signers.join()}`
  let sum = secrets.get(name)
  if (sum === undefined) {
    sum = await sumOfSecrets(await Promise.all(signers.map((signer) => secretOfSigner(seed, signer))))
    if (secrets.size >= MAX_SECRETS) secrets.clear()
    secrets.set(name, sum)
  }
  return sum
}
