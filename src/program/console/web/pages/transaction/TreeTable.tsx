import { useState } from 'preact/hooks'
import { transactionPath } from '../../../../common/consolePaths.ts'
import { Change } from '../../components/Change.tsx'
import { DataTable } from '../../components/DataTable.tsx'
import { accountTitle, messageTitle } from '../../components/MessageTree.tsx'
import { OutcomeBadge, outcomeText } from '../../components/OutcomeBadge.tsx'
import { outcomeOf } from '../../data/failures.ts'
import { lossesOnArrival, type Trace } from '../../data/trace.ts'

export function TreeTable({ trace, shown }: { readonly trace: Trace; readonly shown: string }) {
  const [isAll, setAll] = useState(false)
  const rows = isAll ? trace.transactions : trace.transactions.slice(0, 50)
  return (
    <>
      <DataTable
        label="Transactions of the tree"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Account',
            show: (row) => (
              <a href={transactionPath(row.id)} {...(row.id === shown && { 'aria-current': 'true' })}>
                {' '.repeat(row.depth)}
                {row.depth > 0 && '└ '}
                {accountTitle(row)}
              </a>
            ),
            text: ({ account_id }) => account_id,
          },
          {
            title: 'Message',
            isExtra: true,
            show: ({ in_message: message }) => (message == null ? '—' : messageTitle(message)),
            text: ({ in_message: message }) => (message == null ? '' : messageTitle(message)),
          },
          {
            title: 'Outcome',
            show: (row) => (
              <span {...(row.failure != null && { title: row.failure })}>
                <OutcomeBadge outcome={outcomeOf(row)} exitCode={row.compute?.exit_code} />
              </span>
            ),
            text: (row) => outcomeText(outcomeOf(row)),
          },
          {
            title: 'Tokens',
            isNumber: true,
            show: ({ in_message: message }) => (
              <Change
                nano={message?.value == null ? undefined : BigInt(message.value)}
                losses={message == null ? [] : lossesOnArrival(trace, message)}
                isSigned={false}
              />
            ),
            text: ({ in_message: message }) => message?.value ?? '',
          },
          { title: 'Gas', kind: 'count', value: ({ compute }) => compute?.gas_used, isExtra: true },
          { title: 'Fees', kind: 'amount', value: ({ fees }) => fees.total, isExtra: true },
        ]}
      />
      {rows.length < trace.transactions.length && (
        <p class="loading">
          <button type="button" onClick={() => setAll(true)}>
            Show all {trace.transactions.length}
          </button>
        </p>
      )}
    </>
  )
}
