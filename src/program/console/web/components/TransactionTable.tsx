import type { TransactionRow } from '../data/transactionRows.ts'
import { Change } from './Change.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { Account, Badge } from './values.tsx'

function Outcome({ row: { outcome, compute } }: { readonly row: Pick<TransactionRow, 'outcome' | 'compute'> }) {
  if (outcome === 'done' || outcome === 'received') return <Badge tone="good">{outcome}</Badge>
  if (outcome === 'burnt') return <Badge tone="bad">burnt</Badge>
  const code = compute?.exit_code
  return <Badge tone="bad">{code == null || code === 0 ? 'failed' : `exit ${code}`}</Badge>
}

/** `isShort` omits columns for which there is no room. */
export function TransactionTable({
  rows,
  label,
  isShort = false,
  hasAccount = true,
  onEnd,
}: {
  readonly rows: readonly TransactionRow[]
  readonly label: string
  readonly isShort?: boolean
  readonly hasAccount?: boolean
  readonly onEnd?: () => void
}) {
  const columns: readonly (Column<TransactionRow> | false)[] = [
    { title: 'Transaction', kind: 'transaction', value: ({ id }) => id },
    { title: 'Outcome', show: (row) => <Outcome row={row} />, text: ({ outcome }) => outcome },
    hasAccount && {
      title: 'Account',
      kind: 'account',
      value: ({ account_addr }) => account_addr,
      isExtra: isShort,
    },
    {
      title: 'Change',
      isNumber: true,
      show: ({ changes, losses }) => <Change nano={changes && (changes.get(0) ?? 0n)} losses={losses} />,
      text: ({ changes }) => (changes === undefined ? '' : String(changes.get(0) ?? 0n)),
    },
    !isShort && { title: 'Fees', kind: 'amount', value: ({ fees }) => fees, isExtra: true },
    !isShort && { title: 'Gas', kind: 'count', value: ({ compute }) => compute?.gas_used, isExtra: true },
    !isShort && {
      title: 'Message',
      isExtra: true,
      show: ({ in_message }) => <MessageKind message={in_message} />,
      text: ({ in_message }) => in_message?.msg_type_name ?? '',
    },
    { title: 'Time', kind: 'time', value: ({ now }) => now },
  ]
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns.filter((column) => column !== false)}
      onEnd={onEnd}
    />
  )
}

function MessageKind({ message }: { readonly message: TransactionRow['in_message'] }) {
  if (message === null) return <span class="dim">none</span>
  if (message.msg_type_name !== 'Internal') return <span class="dim">external</span>
  return <Account address={message.src} />
}
