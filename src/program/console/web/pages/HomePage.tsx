/** The newest blocks and transactions, recent activity, and facts about the network. */
import type { NodeFaults } from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { blockPath } from '../../../common/consolePaths.ts'
import { now } from '../browser/timeZone.ts'
import { DataTable } from '../components/DataTable.tsx'
import { Card, Empty, Facts, Failure, Loading, PageTitle, Waiting } from '../components/layout.tsx'
import { Plot } from '../components/Plot.tsx'
import { TransactionTable } from '../components/TransactionTable.tsx'
import { Badge, Count, Time } from '../components/values.tsx'
import { facts } from '../data/connection.ts'
import { controls, useControls } from '../data/controls.ts'
import { amountText, durationText, groupDigits } from '../data/formats.ts'
import { type BlockRow, head, headError, RECENT_SECONDS, readOlderTransactions, useHead } from '../data/head.ts'
import { useEvery, useLoaded } from '../data/load.ts'
import { serverInfo } from '../data/query.ts'
import { barsOf, recentOf } from '../data/recent.ts'
import type { TransactionRow } from '../data/transactionRows.ts'

export function HomePage(_: { readonly rest: string }) {
  useHead()
  const state = head.value
  const hasControls = useControls()
  return (
    <>
      <PageTitle
        kind="Home"
        title={state && (state.by === 'subscription' ? 'Live (subscription)' : 'Live (polling)')}
      />
      {headError.value !== undefined && <Failure error={headError.value} />}
      <Numbers />
      <div class="grid">
        <Recent name="Transactions" colour="accent" weigh={() => 1} format={groupDigits} unit={1} />
        <Recent name="Fees" colour="good" weigh={({ fees }) => Number(fees ?? 0n)} format={feesText} />
      </div>
      <div class="grid uneven">
        <Card title="Transactions" isFlush>
          {state === undefined ? (
            <Waiting />
          ) : state.transactions.length === 0 ? (
            <Empty title="No transactions yet">
              Use the faucet on the <a href="/node">node page</a>, or deploy a contract on the{' '}
              <a href="/contracts">contracts page</a>.
            </Empty>
          ) : (
            <TransactionTable
              rows={state.transactions}
              label="Latest transactions"
              isShort
              hasFilters
              onEnd={state.isWhole ? undefined : () => void readOlderTransactions()}
            />
          )}
        </Card>
        <Card title="Blocks" isFlush>
          {state === undefined ? <Waiting /> : <Blocks rows={state.blocks.slice(0, 60)} />}
        </Card>
      </div>
      <div class="grid">
        {hasControls === true && <NodeState />}
        <NetworkState />
      </div>
    </>
  )
}

function Numbers() {
  const state = head.value
  const last = state?.blocks[0]
  const recent = state && recentOf(state, now.value)
  const failed = recent?.rows.filter(({ outcome }) => outcome === 'failed' || outcome === 'burnt').length
  const span = durationText(recent?.span ?? RECENT_SECONDS)
  return (
    <Facts
      kind="numbers"
      entries={{
        'Last block': last === undefined ? '—' : <a href={blockPath(last.id)}>{groupDigits(last.seq_no)}</a>,
        'Block time': <Time seconds={last?.gen_utime} />,
        [`Transactions, last ${span}`]: <Count value={recent?.rows.length} />,
        'of which failed': <Count value={failed} />,
      }}
    />
  )
}

function feesText(nano: number): string {
  return amountText(BigInt(Math.round(nano)))
}

function Recent({
  name,
  colour,
  weigh,
  format,
  unit,
}: {
  readonly name: string
  readonly colour: 'accent' | 'good'
  readonly weigh: (row: TransactionRow) => number
  readonly format: (value: number) => string
  readonly unit?: number
}) {
  const state = head.value
  const recent = state && recentOf(state, now.value)
  const title = `${name}, last ${durationText(recent?.span ?? RECENT_SECONDS)}`
  return (
    <Card title={title}>
      {recent === undefined ? (
        <Waiting />
      ) : recent.rows.length === 0 ? (
        <Empty title={`No transactions in the last ${durationText(recent.span)}`} />
      ) : (
        <Plot
          label={title}
          {...barsOf(recent, { name, colour, weigh })}
          isBars
          format={format}
          {...(unit !== undefined && { unit })}
        />
      )}
    </Card>
  )
}

function Blocks({ rows }: { readonly rows: readonly BlockRow[] }) {
  return (
    <DataTable
      label="Latest blocks"
      rows={rows}
      nothing={<Empty title="No blocks yet" />}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Number',
          show: ({ id, seq_no }) => <a href={blockPath(id)}>{groupDigits(seq_no)}</a>,
          text: ({ seq_no }) => String(seq_no),
        },
        { title: 'Time', kind: 'time', value: ({ gen_utime }) => gen_utime },
        { title: 'Transactions', kind: 'count', value: ({ tr_count }) => tr_count },
      ]}
    />
  )
}

function NodeState() {
  const status = useLoaded(() => controls.status(), [])
  const chain = useLoaded(
    async () => (await (await fetch('/admin/chain')).json()) as { rules: string; strict: boolean; global_id: number },
    [],
  )
  const faults = useLoaded(() => controls.faults(), [])
  useEvery(2000, () => {
    status.reload()
    faults.reload()
  })
  return (
    <Card title="Node" actions={<a href="/node">Controls</a>}>
      <Loading from={status}>
        {({ time, frozen, block_mode, queued, fork }) => (
          <Facts
            entries={{
              'Time of the chain': (
                <>
                  <Time seconds={time} />
                  {time - now.value > 5 && <span class="dim"> (ahead of this computer)</span>}
                </>
              ),
              Time: frozen ? <Badge tone="warn">stopped</Badge> : <Badge tone="good">running</Badge>,
              Blocks: <Badge>{block_mode}</Badge>,
              Faults: faults.value === undefined ? '—' : <FaultsOn faults={faults.value} />,
              'Waiting messages': <Count value={queued} />,
              Rules: chain.value?.rules ?? '—',
              Interface:
                chain.value === undefined
                  ? '—'
                  : chain.value.strict
                    ? 'like public networks'
                    : 'with the deprecated interface',
              'Global id': chain.value?.global_id ?? '—',
              'Forked from': fork,
            }}
          />
        )}
      </Loading>
    </Card>
  )
}

/** A fault is off at 0, false or `none`; `retry_after_s` alone is not a fault. */
function FaultsOn({ faults: { retry_after_s: _, ...faults } }: { readonly faults: NodeFaults }) {
  const on = Object.entries(faults).filter(([name, value]) => name !== 'epoch' && value && value !== 'none')
  if (on.length === 0) return <>none</>
  return (
    <>
      {on.map(([name, value]) => (
        <Badge key={name} tone="warn">
          {name} {String(value)}
        </Badge>
      ))}
    </>
  )
}

function NetworkState() {
  const info = useLoaded(serverInfo, [])
  return (
    <Card title="Network">
      <Loading from={info}>
        {({ version, supports_dapp_id, latency_ms, rules, features }) => (
          <Facts
            entries={{
              Endpoint: facts.value?.endpoint,
              'Interface version': version,
              Latency: `${latency_ms} ms`,
              'Dapp IDs': supports_dapp_id && rules !== 'classic' ? 'yes' : 'no',
              Rules: rules,
              Collections: features.collections ? 'yes' : 'no',
              Subscriptions: features.subscriptions ? 'yes' : 'no: the console polls',
              Proofs: features.proofs ? 'yes' : 'no',
            }}
          />
        )}
      </Loading>
    </Card>
  )
}
