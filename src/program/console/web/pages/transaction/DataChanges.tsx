/** What a transaction changed in the data of its contract. */
import { useState } from 'preact/hooks'
import { DataTable } from '../../components/DataTable.tsx'
import { Card, Empty, Loading } from '../../components/layout.tsx'
import { type DataChange, loadDataChanges } from '../../data/dataChanges.ts'
import { useLoaded } from '../../data/load.ts'
import type { Trace, TracedTransaction } from '../../data/trace.ts'
import { canReplay } from './Machine.tsx'

export function DataChanges({
  transaction,
  trace,
}: {
  readonly transaction: TracedTransaction
  readonly trace: Trace
}) {
  const [isOpen, setOpen] = useState(false)
  if (!canReplay(transaction, trace)) return null
  return (
    <Card
      title="Changes of the data"
      isFlush={isOpen}
      actions={
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show what changed'}
        </button>
      }
    >
      {isOpen ? (
        <Changes id={transaction.id} />
      ) : (
        <p class="dim">The node reruns the transaction and compares the data of the contract before and after it.</p>
      )}
    </Card>
  )
}

function Changes({ id }: { readonly id: string }) {
  const changes = useLoaded(async () => (await loadDataChanges(id)) ?? null, [id])
  return (
    <Loading from={changes}>
      {(rows) =>
        rows === null ? (
          <Empty title="No ABI is known for this code">The ABI names the fields of the data.</Empty>
        ) : (
          <DataTable
            label="Changes of the data"
            rows={rows}
            nothing={<Empty title="The data did not change" />}
            keyOf={({ name }) => name}
            columns={[
              { title: 'Field', kind: 'code', value: ({ name }) => name },
              valueColumn('Before', ({ before }) => before),
              valueColumn('After', ({ after }) => after),
            ]}
          />
        )
      }
    </Loading>
  )
}

function valueColumn(title: string, valueOf: (change: DataChange) => string | undefined) {
  return {
    title,
    show: (change: DataChange) => <code class="whole">{valueOf(change) ?? '—'}</code>,
    text: (change: DataChange) => valueOf(change) ?? '',
  }
}
