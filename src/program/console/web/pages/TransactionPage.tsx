/** A transaction: the tree that it belongs to, what each of its phases did, why it failed, each step of the machine. */
import { Card, Empty, Loading, PageTitle } from '../components/layout.tsx'
import { MessageTree } from '../components/MessageTree.tsx'
import { Phases } from '../components/Phases.tsx'
import { WholeId } from '../components/values.tsx'
import { amountText, groupDigits, shortId } from '../data/formats.ts'
import { useLoaded } from '../data/load.ts'
import { loadTrace } from '../data/loadTrace.ts'
import type { Trace } from '../data/trace.ts'
import { DataChanges } from './transaction/DataChanges.tsx'
import { Explanation } from './transaction/Explanation.tsx'
import { MACHINE, Machine } from './transaction/Machine.tsx'
import { Messages } from './transaction/Messages.tsx'
import { Printed } from './transaction/Printed.tsx'
import { Summary } from './transaction/Summary.tsx'
import { TreeTable } from './transaction/TreeTable.tsx'

export function TransactionPage({ rest }: { readonly rest: string }) {
  const id = rest.toLowerCase()
  const trace = useLoaded(async () => (await loadTrace(id)) ?? null, [id])
  return (
    <>
      <PageTitle kind="Transaction" name={shortId(id)} title={<WholeId id={id} what="transaction" />} />
      <Loading from={trace}>
        {(value) => (value === null ? <Missing id={id} /> : <Content trace={value} id={id} />)}
      </Loading>
    </>
  )
}

function Missing({ id }: { readonly id: string }) {
  return (
    <Card>
      <Empty title={`There is no transaction ${shortId(id)}`}>
        Check the hash. A message that is not in a block yet has no transaction; try again later.
      </Empty>
    </Card>
  )
}

function Content({ trace, id }: { readonly trace: Trace; readonly id: string }) {
  const transaction = trace.transactions.find((one) => one.id === id)
  if (transaction === undefined) return <Missing id={id} />
  return (
    <>
      <Explanation transaction={transaction} trace={trace} />
      <Summary transaction={transaction} trace={trace} />
      <Card
        title="Messages and transactions"
        isFlush
        actions={
          <span class="hint">
            {groupDigits(trace.transactions.length)} {trace.transactions.length === 1 ? 'transaction' : 'transactions'},{' '}
            {groupDigits(BigInt(trace.gas_used))} gas, {amountText(BigInt(trace.fees))} in fees
            {trace.truncated && ', not all of the tree is shown'}
          </span>
        }
      >
        <MessageTree trace={trace} shown={id} />
      </Card>
      <Card title="Phases">
        <Phases transaction={transaction} />
      </Card>
      <Printed logs={transaction.logs} />
      <Messages transaction={transaction} trace={trace} />
      <DataChanges transaction={transaction} trace={trace} />
      <div id={MACHINE} class="machine">
        <Machine transaction={transaction} trace={trace} />
      </div>
      <Card title="All transactions of the tree" isFlush>
        <TreeTable trace={trace} shown={id} />
      </Card>
    </>
  )
}
