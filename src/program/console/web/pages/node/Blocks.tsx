/** How blocks are created, and the messages that wait for one. */
import { useState } from 'preact/hooks'
import { DataTable } from '../../components/DataTable.tsx'
import { TextField } from '../../components/fields.tsx'
import { Action, Card, Facts, Loading } from '../../components/layout.tsx'
import { Badge, Count, Time } from '../../components/values.tsx'
import { controls } from '../../data/controls.ts'
import { groupDigits } from '../../data/formats.ts'
import { useLoaded } from '../../data/load.ts'
import { changing, type Status } from './nodeStatus.ts'

export function Blocks({ status }: { readonly status: Status }) {
  const [blocks, setBlocks] = useState('1')
  const [interval, setInterval] = useState('5')
  const queue = useLoaded(() => controls.queue(), [status.value?.queued])
  return (
    <Card title="Blocks">
      <Loading from={status}>
        {({ seq_no, block_mode, queued, last_block_time }) => (
          <>
            <Facts
              entries={{
                'Last block': <a href={`/blocks/${seq_no}`}>{groupDigits(seq_no)}</a>,
                'Block time': <Time seconds={last_block_time} />,
                Mode: <Badge tone={block_mode === 'manual' ? 'warn' : 'good'}>{block_mode}</Badge>,
                'Waiting messages': <Count value={queued} />,
              }}
            />
            <div class="actions">
              {(['automatic', 'manual'] as const).map((mode) => (
                <Action
                  key={mode}
                  isDisabled={block_mode === mode}
                  run={changing(status, () => controls.setBlockMode({ mode }))}
                >
                  {mode === 'automatic' ? 'Automatic' : 'Manual'}
                </Action>
              ))}
            </div>
            <div class="row">
              <TextField label="Seconds between blocks" value={interval} change={setInterval} inputMode="numeric" />
              <Action
                run={changing(status, () => controls.setBlockMode({ mode: 'interval', block_time: Number(interval) }))}
              >
                Interval
              </Action>
              <TextField label="Blocks to mine" value={blocks} change={setBlocks} inputMode="numeric" />
              <Action isMain run={changing(status, () => controls.mine({ blocks: Number(blocks) }))} done="mined">
                Mine
              </Action>
            </div>
          </>
        )}
      </Loading>
      {queue.value !== undefined && (
        <DataTable
          label="Waiting messages"
          rows={queue.value.messages}
          nothing={null}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Message', show: ({ id }) => <code>{id.slice(0, 12)}…</code>, text: ({ id }) => id },
            { title: 'Kind', text: ({ kind }) => kind },
            { title: 'To', kind: 'account', value: ({ account_id }) => account_id },
            {
              title: 'Remove',
              show: ({ id }) => (
                <button
                  type="button"
                  class="small"
                  onClick={() => void controls.dropMessage({ id }).then(queue.reload)}
                >
                  Drop
                </button>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
