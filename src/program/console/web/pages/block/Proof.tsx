/** The proof of a block, checked in the library. */
import { useState } from 'preact/hooks'
import { Action, Failure } from '../../components/layout.tsx'
import { Badge } from '../../components/values.tsx'
import { library } from '../../data/connection.ts'
import type { Data } from '../../data/query.ts'

type Verdict = { readonly isProven: true } | { readonly isProven: false; readonly error: Error }

export function Proof({ block }: { readonly block: Data }) {
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined)
  const check = async () => {
    const client = await library()
    try {
      await client.proofs.proofBlockData({ block: { id: block.id, seq_no: block.seq_no, gen_utime: block.gen_utime } })
      setVerdict({ isProven: true })
    } catch (error) {
      setVerdict({ isProven: false, error: error as Error })
    }
  }
  return (
    <div class="stack" key={block.id}>
      <p>
        The library checks the signatures of the block keepers, from a trusted set of keepers to this block
        {block.block_merkle_tree_leaves?.length > 0 && `, over ${block.block_merkle_tree_leaves.length} leaves`}.
      </p>
      <Action run={check}>Check the proof</Action>
      {verdict?.isProven === true && (
        <p class="notice" role="status">
          <Badge tone="good">valid</Badge> The keepers have signed this block.
        </p>
      )}
      {verdict?.isProven === false && (
        <>
          <Failure error={verdict.error} />
          <p class="hint">
            A proof needs a trusted set of keepers: proofs.trusted_keepers in the configuration. A development node
            prints it when it starts.
          </p>
        </>
      )}
    </div>
  )
}
