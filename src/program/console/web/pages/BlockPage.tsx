/** A block: contents, attestations of its keepers, and whether their proof is valid. */
import { blockPath } from '../../../common/consolePaths.ts'
import { DataTable } from '../components/DataTable.tsx'
import { Card, Empty, Facts, Loading, PageTitle } from '../components/layout.tsx'
import { Count, Id, Time, WholeId } from '../components/values.tsx'
import { groupDigits } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import type { Data } from '../data/query.ts'
import { loadBlock, ZERO_THREAD } from './block/loadBlock.ts'
import { Proof } from './block/Proof.tsx'
import { Transactions } from './block/Transactions.tsx'
import { ValueFlow } from './block/ValueFlow.tsx'

export function BlockPage({ rest }: { readonly rest: string }) {
  const block = useLoaded(() => loadBlock(rest), [rest])
  return (
    <>
      <PageTitle
        kind={block.value ? `Block ${groupDigits(block.value.seq_no)}` : 'Block'}
        title={block.value && <WholeId id={block.value.id} what="block" />}
        actions={block.value && <Neighbours block={block.value} />}
      />
      <Loading from={block}>
        {(value) =>
          value === null ? (
            <Card>
              <Empty title="The network has no such block">
                The first block is <a href={blockPath(1)}>number 1</a>; the latest blocks are on the{' '}
                <a href="/">home page</a>.
              </Empty>
            </Card>
          ) : (
            <Content block={value} />
          )
        }
      </Loading>
    </>
  )
}

function pathOf(block: Data, step: number): string {
  const height = (block.height ?? block.seq_no) + step
  const isUsual = block.thread_id == null || block.thread_id === ZERO_THREAD
  return blockPath(isUsual ? height : `${block.thread_id}/${height}`)
}

function Neighbours({ block }: { readonly block: Data }) {
  const number = block.height ?? block.seq_no
  return (
    <>
      {number > 1 && (
        <a class="button" href={pathOf(block, -1)}>
          ← Previous
        </a>
      )}
      <a class="button" href={pathOf(block, 1)}>
        Next →
      </a>
    </>
  )
}

function Content({ block }: { readonly block: Data }) {
  return (
    <>
      <div class="grid">
        <Card title="Block">
          <Facts
            entries={{
              Time: <Time seconds={block.gen_utime} />,
              Transactions: <Count value={block.tr_count} />,
              Height: block.height != null && <Count value={block.height} />,
              Thread: block.thread_id != null && (
                <code>{block.thread_id === ZERO_THREAD ? 'zero' : block.thread_id}</code>
              ),
              Producer: block.producer_id != null && <code>{block.producer_id}</code>,
              'Before it': /[^0]/.test(block.prev_ref?.root_hash ?? '') && (
                <Id kind="block" id={block.prev_ref.root_hash} />
              ),
              'Global id': block.global_id ?? '—',
              Shard: <code>{block.shard}</code>,
              'Logical time from': block.start_lt != null && <Count value={block.start_lt} />,
              'Key block': block.key_block === true && 'yes',
            }}
          />
        </Card>
        <Card title="Proof">
          <Proof block={block} />
        </Card>
      </div>
      <ValueFlow block={block} />
      <Card title="Transactions" isFlush>
        <Transactions block={block} />
      </Card>
      {(block.attestations?.length ?? 0) > 0 && (
        <Card title="Attestations in this block" isFlush>
          <DataTable
            label="Attestations"
            rows={block.attestations as readonly Data[]}
            keyOf={({ block_id, target_type }) => `${block_id} ${target_type}`}
            columns={[
              { title: 'Of block', kind: 'block', value: ({ block_id }) => block_id },
              {
                title: 'Kind',
                show: ({ target_type }) => target_type ?? '—',
                text: ({ target_type }) => target_type ?? '',
              },
              {
                title: 'Signers',
                isNumber: true,
                text: ({ signature_occurrences }) => String(Object.keys(signature_occurrences ?? {}).length),
              },
            ]}
          />
        </Card>
      )}
    </>
  )
}
