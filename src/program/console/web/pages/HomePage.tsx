/** The end of the chain as it grows, what the network is, and how busy it was. */
import type { NodeFaults } from '../../../../../bindings/typescript/generated/devNode/types.ts'
import { blockPath } from '../../../common/consolePaths.ts'
import { DataTable } from '../components/DataTable.tsx'
import { Card, Empty, Facts, Failure, Loading, PageTitle } from '../components/layout.tsx'
import { Plot } from '../components/Plot.tsx'
import { TransactionTable } from '../components/TransactionTable.tsx'
import { Badge, Count, Time } from '../components/values.tsx'
import { facts } from '../data/connection.ts'
import { controls, useControls } from '../data/controls.ts'
import { amountText, groupDigits } from '../data/formats.ts'
import { type BlockRow, head, headError, readOlderTransactions, useHead } from '../data/head.ts'
import { useEvery, useLoaded } from '../data/load.ts'
import { serverInfo } from '../data/query.ts'
import type { TransactionRow } from '../data/transactionRows.ts'

export function HomePage(_: { readonly rest: string }) {
  useHead()
  const state = head.value
  const hasControls = useControls()
  return (
    <>
      <PageTitle
        kind="Home"
        title={state && (state.by === 'subscription' ? 'live by subscription' : 'live by cursor')}
      />
      {headError.value !== undefined && <Failure error={headError.value} />}
      <Numbers />
      <div class="grid">
        <Card title="Transactions of the last minutes">
          {state && state.transactions.length > 0 ? <Throughput transactions={state.transactions} /> : <NoData />}
        </Card>
        <Card title="Fees of the last minutes">
          {state && state.transactions.length > 0 ? <Fees transactions={state.transactions} /> : <NoData />}
        </Card>
      </div>
      <div class="grid uneven">
        <Card title="Transactions" isFlush>
          {state === undefined ? (
            <div class="loading">Loading…</div>
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
              onEnd={() => void readOlderTransactions()}
            />
          )}
        </Card>
        <Card title="Blocks" isFlush>
          {state && <Blocks rows={state.blocks.slice(0, 60)} />}
        </Card>
      </div>
      <div class="grid">
        {hasControls === true && <NodeState />}
        <NetworkState />
      </div>
    </>
  )
}

function NoData() {
  return <Empty title="Nothing has happened yet" />
}

function Numbers() {
  const state = head.value
  const last = state?.blocks[0]
  const recent = state?.transactions ?? []
  const failed = recent.filter(({ outcome }) => outcome === 'failed' || outcome === 'burnt').length
  return (
    <dl class="numbers">
      <div>
        <dt>Last block</dt>
        <dd>{last === undefined ? '—' : <a href={blockPath(last.id)}>{groupDigits(last.seq_no)}</a>}</dd>
      </div>
      <div>
        <dt>Block time</dt>
        <dd>
          <Time seconds={last?.gen_utime} />
        </dd>
      </div>
      <div>
        <dt>Transactions shown</dt>
        <dd>
          <Count value={recent.length} />
        </dd>
      </div>
      <div>
        <dt>Failed among them</dt>
        <dd>
          <Count value={failed} />
        </dd>
      </div>
    </dl>
  )
}

const SPAN_SECONDS = 600
const BINS = 40

/** The last minutes that something happened in, in bins of the same length. */
function useBins(transactions: readonly TransactionRow[], weigh: (row: TransactionRow) => number) {
  // There may be more of them than a function takes arguments.
  const end = transactions.reduce((latest, { now }) => Math.max(latest, now), 0) + 1
  const oldest = transactions.reduce((earliest, { now }) => Math.min(earliest, now), end)
  const span = Math.min(SPAN_SECONDS, Math.max(BINS, end - oldest))
  const width = span / BINS
  const values = new Array<number | null>(BINS).fill(null)
  for (const row of transactions) {
    const index = BINS - 1 - Math.floor((end - 1 - row.now) / width)
    if (index >= 0) values[index] = (values[index] ?? 0) + weigh(row)
  }
  const times = values.map((_, index) => Math.round(end - span + index * width))
  return { times, values }
}

function Throughput({ transactions }: { readonly transactions: readonly TransactionRow[] }) {
  const { times, values } = useBins(transactions, () => 1)
  return (
    <Plot
      label="Transactions over time"
      times={times}
      series={[{ label: 'Transactions', values, colour: 'accent' }]}
      isBars
    />
  )
}

function Fees({ transactions }: { readonly transactions: readonly TransactionRow[] }) {
  const { times, values } = useBins(transactions, ({ fees }) => Number(fees ?? 0n))
  const format = (value: number) => amountText(BigInt(Math.round(value)))
  return (
    <Plot
      label="Fees over time"
      times={times}
      series={[{ label: 'Fees', values, colour: 'good' }]}
      isBars
      format={format}
    />
  )
}

function Blocks({ rows }: { readonly rows: readonly BlockRow[] }) {
  if (rows.length === 0) return <Empty title="No blocks yet" />
  return (
    <DataTable
      label="Latest blocks"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Number',
          show: ({ id, seq_no }) => <a href={blockPath(id)}>{groupDigits(seq_no)}</a>,
          text: ({ seq_no }) => String(seq_no),
        },
        {
          title: 'Time',
          show: ({ gen_utime }) => <Time seconds={gen_utime} />,
          text: ({ gen_utime }) => String(gen_utime),
        },
        {
          title: 'Transactions',
          isNumber: true,
          show: ({ tr_count }) => <Count value={tr_count} />,
          text: ({ tr_count }) => String(tr_count ?? ''),
        },
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
            entries={[
              ['Time of the chain', <Time key="time" seconds={time} />],
              ['Time', frozen ? <Badge tone="warn">stopped</Badge> : <Badge tone="good">running</Badge>],
              ['Blocks', <Badge key="mode">{block_mode}</Badge>],
              ['Faults', faults.value && <FaultsOn key="faults" faults={faults.value} />],
              ['Waiting messages', <Count key="queued" value={queued} />],
              ['Rules', chain.value?.rules ?? '—'],
              [
                'Interface',
                chain.value && (chain.value.strict ? 'like public networks' : 'with the deprecated interface'),
              ],
              ['Global id', chain.value?.global_id ?? '—'],
              fork != null && ['Forked from', fork],
            ]}
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
            entries={[
              ['Endpoint', facts.value?.endpoint],
              ['Interface version', version],
              ['Latency', `${latency_ms} ms`],
              ['Dapp IDs', supports_dapp_id ? 'yes' : 'no'],
              rules != null && ['Rules', rules],
              ['Collections', features.collections ? 'yes' : 'no'],
              ['Subscriptions', features.subscriptions ? 'yes' : 'no: the console polls for news'],
              ['Proofs', features.proofs ? 'yes' : 'no'],
            ]}
          />
        )}
      </Loading>
    </Card>
  )
}
