/** Proofs per second, compared with checking their signatures alone. */
import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { hexToBytes } from '../../src/core/bytes/hex.ts'
import { checkBlockProof, openBlockProof, readValidators } from '../../src/core/proofs/classic/index.ts'
import { attestationBytes } from '../../src/core/proofs/keepers/index.ts'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { missingProofs, readProof, type StoredSeries, series } from '../core/proofs/classic/storedProofs.ts'
import { GraphqlPeer } from '../support/net/GraphqlPeer.ts'
import { anchorOf, KeeperChain, makeKeepers, type PublishedRow } from '../support/proofs/KeeperChain.ts'
import { type KeeperNetwork, startKeeperNetwork } from '../support/proofs/keeperNetwork.ts'
import { compare, interleave } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'

const ROUNDS = 5
const KEEPERS = 7
const BLOCKS = 8
/** Signatures of a block with keepers: of its producer, and of all as its attestation. */
const SIGNATURES_OF_BLOCK = 2
const SUITE = 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_'

export const proofs: Suite = {
  name: 'proofs',
  notes: `Proofs per second on one thread. Masterchain: public proofs of two networks, read from memory, with the validators drawn again for each; beside as many Ed25519 checks of Node.js as a proof has signatures. Block keepers: ${BLOCKS} blocks of a chain with ${KEEPERS} keepers, proven by a client that has nothing and asks a server on the loopback, and by a new client that has the cache of another one and asks no server; beside the two pairing checks of a block alone, with its keys and points decoded before. For information: the peers do a part of the work.`,
  run: async () => {
    if (missingProofs !== undefined) throw new Error(`Cannot measure: ${missingProofs}`)
    return [...(await Promise.all(series.map(classicRow))), ...(await keeperRows())]
  },
}

async function classicRow({ name, keyBlock, files }: StoredSeries): Promise<Row> {
  const list = files.map((file) => readProof(name, file))
  const signatureCount = list.reduce((sum, { signatures }) => sum + signatures!.signatures.length, 0)
  const key = publicKey(readValidators(openBlockProof(keyBlock).config!).list[0]!.publicKey)
  const signature = list[0]!.signatures!.signatures[0]!.signature
  const values = await interleave(ROUNDS, {
    ours: async () =>
      rate(list.length, () => {
        for (const proof of list) checkBlockProof(proof, { keyBlock })
      }),
    peer: async () =>
      rate(list.length, () => {
        for (let left = signatureCount; left > 0; left--) verify(null, new Uint8Array(68), key, signature)
      }),
  })
  const each = Math.round(signatureCount / list.length)
  return row(`masterchain, ${each} signatures, warm`, 'Ed25519 of Node.js alone', values)
}

async function keeperRows(): Promise<Row[]> {
  const keepers = makeKeepers(KEEPERS)
  const chain = new KeeperChain(keepers, true)
  for (let left = BLOCKS; left > 0; left--) chain.addBlock()
  const network = await startKeeperNetwork(chain, GraphqlPeer.open)
  const warm = new MemoryStorage()
  const ids = chain.rows.map(({ id }) => id)
  try {
    await prove(network, ids, anchorOf(keepers), warm)
    const values = await interleave(ROUNDS, {
      cold: () => rateOf(ids.length, () => prove(network, ids, anchorOf(keepers), new MemoryStorage())),
      warm: () => rateOf(ids.length, () => prove(network, ids, anchorOf(keepers), warm)),
      peer: async () => pairingRate(chain.last),
    })
    const against = 'pairing checks of @noble/curves alone'
    return [
      row(`${KEEPERS} block keepers, cold`, against, { ours: values.cold, peer: values.peer }),
      row(`${KEEPERS} block keepers, warm`, against, { ours: values.warm, peer: values.peer }),
    ]
  } finally {
    await network.peer.stop()
  }
}

async function prove(
  network: KeeperNetwork,
  ids: readonly string[],
  anchor: object,
  storage: MemoryStorage,
): Promise<void> {
  // The client stays open: closing it would also close its storage, which others still use.
  const client = await network.client({ trusted_keepers: anchor }, {}, storage)
  for (const id of ids) await client.call('proofs.proof_block_data', { block: { id } })
}

/** Blocks per second if checking their signatures were the only work. */
function pairingRate(block: PublishedRow): number {
  const { longSignatures, G1, G2 } = bls12_381
  const [parentId] = block.proof_block_refs as [string]
  const bytes = attestationBytes(
    { parentId, blockId: block.id, seqNo: block.seq_no, envelopeHash: block.envelope_hash },
    'Primary',
  )
  const signature = G2.Point.fromBytes(hexToBytes(block.attestations[0]!.aggregated_signature)!.slice(8))
  const key = G1.Point.BASE.multiply(3n)
  return rate(BLOCKS, () => {
    for (let left = BLOCKS * SIGNATURES_OF_BLOCK; left > 0; left--) {
      longSignatures.verify(signature, longSignatures.hash(bytes, SUITE), key)
    }
  })
}

function publicKey(bytes: Uint8Array): KeyObject {
  const x = Buffer.from(bytes).toString('base64url')
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}

function rate(count: number, work: () => void): number {
  const start = performance.now()
  work()
  return (count * 1000) / (performance.now() - start)
}

async function rateOf(count: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (count * 1000) / (performance.now() - start)
}

function row(label: string, against: string, values: { ours: number[]; peer: number[] }): Row {
  return { label, against, unit: 'proofs/s', ...compare(values.ours, values.peer) }
}
