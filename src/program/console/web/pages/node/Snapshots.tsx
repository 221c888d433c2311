/** States of the chain to return to. */
import { useState } from 'preact/hooks'
import { DataTable } from '../../components/DataTable.tsx'
import { Action, Card, Empty, Loading } from '../../components/layout.tsx'
import { controls } from '../../data/controls.ts'
import { useLoaded } from '../../data/load.ts'

export function Snapshots({ changed }: { readonly changed: () => void }) {
  const snapshots = useLoaded(() => controls.snapshots(), [])
  const [told, setTold] = useState('')
  const again = () => {
    snapshots.reload()
    changed()
  }
  return (
    <Card
      title="Snapshots"
      actions={
        <Action
          run={async () => {
            const { id, seq_no } = await controls.snapshot()
            setTold(`Snapshot ${id} keeps the state after block ${seq_no}.`)
            again()
          }}
        >
          Take a snapshot
        </Action>
      }
    >
      {told !== '' && <p role="status">{told}</p>}
      <Loading from={snapshots}>
        {({ snapshots: list }) => (
          <DataTable
            label="Snapshots"
            rows={list}
            nothing={<Empty title="No snapshots">Take a snapshot to return to this state at any time.</Empty>}
            hasTools={false}
            keyOf={({ id }) => String(id)}
            columns={[
              { title: 'Snapshot', text: ({ id }) => String(id) },
              { title: 'After block', kind: 'count', value: ({ seq_no }) => seq_no },
              {
                title: 'Go back',
                show: ({ id }) => (
                  <Action
                    run={async () => {
                      const { seq_no } = await controls.revert({ id })
                      setTold(`The chain was reverted to block ${seq_no}.`)
                      again()
                    }}
                  >
                    Revert
                  </Action>
                ),
              },
            ]}
          />
        )}
      </Loading>
    </Card>
  )
}
