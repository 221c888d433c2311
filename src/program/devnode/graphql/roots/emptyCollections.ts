import type { Shape } from '../fields/Field.ts'
import { absent, big, count, int, list, text } from '../fields/Field.ts'

/**
 * Collections of networks with validators. A local node has no validators, so the collections exist and are empty.
 * Source: network 3.2.
 */
export const emptyCollections: Readonly<Record<string, Shape>> = {
  block_signatures: {
    name: 'BlockSignatures',
    fields: {
      id: text(),
      catchain_seqno: count(),
      gen_utime: count(),
      proof: absent(),
      seq_no: count(),
      shard: text(),
      sig_weight: big(),
      signatures: list({ name: 'BlockSignaturesSignatures', fields: { node_id: text(), r: text(), s: text() } }),
      validator_list_hash_short: count(),
      workchain_id: int(),
    },
  },
  zerostates: {
    name: 'Zerostate',
    fields: { id: text(), boc: text(), file_hash: text(), global_id: int(), root_hash: text(), workchain_id: int() },
  },
}
