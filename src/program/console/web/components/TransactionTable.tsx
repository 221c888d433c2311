import { useMemo } from 'preact/hooks'
import { replaceQuery } from '../browser/routes.ts'
import { type DecodableMessage, type DecodedBody, useDecoded } from '../data/decoded.ts'
import type { TransactionRow } from '../data/transactionRows.ts'
import { Change } from './Change.tsx'
import { type Column, DataTable } from './DataTable.tsx'
import { Decoded } from './Decoded.tsx'
import { Filter, Filters, useFilter } from './Filters.tsx'
import { Empty } from './layout.tsx'
import { OutcomeBadge, outcomeText } from './OutcomeBadge.tsx'
import { Account } from './values.tsx'

/** Kinds of transactions to filter by. */
const KINDS = {
  internal: ['internal messages', ({ in_message: message }) => message?.msg_type_name === 'Internal'],
  external: ['external messages', ({ in_message: message }) => message?.msg_type_name === 'ExtIn'],
  failed: ['failed', ({ outcome }) => outcome === 'failed' || outcome === 'burnt'],
} satisfies Readonly<Record<string, readonly [string, (row: TransactionRow) => boolean]>>

interface TableProps {
  readonly rows: readonly TransactionRow[]
  readonly label: string
  /** Omits columns for which there is no room. */
  readonly isShort?: boolean
  readonly hasAccount?: boolean
  /** Filters by kind and contract. */
  readonly hasFilters?: boolean
  readonly onEnd?: (() => void) | undefined
}

export function TransactionTable({ rows, hasFilters = false, ...others }: TableProps) {
  const messages = useMemo(() => rows.map(messageOf), [rows])
  const { decodedOf, contractAt } = useDecoded(messages)
  const kind = useFilter('kind')
  const contract = useFilter('contract')
  const nameOf = ({ account_addr }: TransactionRow) => contractAt(account_addr)?.name
  if (!hasFilters) return <Table {...others} rows={rows} decodedOf={decodedOf} />
  const fits = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS][1] : () => true
  const shown = rows.filter((row) => fits(row) && (contract === '' || nameOf(row) === contract))
  const names = [...new Set(rows.map(nameOf))].filter((name) => name !== undefined).sort()
  const { onEnd } = others
  return (
    <>
      <Filters>
        <Filter
          name="kind"
          label="Kind of transactions"
          all="all kinds"
          choices={Object.entries(KINDS).map(([value, [text]]) => [value, text])}
        />
        <Filter name="contract" label="Contract" all="all contracts" choices={names} />
        {shown.length < rows.length && (
          <span class="hint" role="status">
            {shown.length} of {rows.length} that were read
            {onEnd !== undefined && (
              <>
                {' '}
                <button type="button" class="small" onClick={onEnd}>
                  Read older
                </button>
              </>
            )}
          </span>
        )}
      </Filters>
      {shown.length === 0 ? (
        <Empty title="No match">
          <button type="button" onClick={() => replaceQuery({ kind: undefined, contract: undefined })}>
            Show all
          </button>
        </Empty>
      ) : (
        <Table {...others} rows={shown} decodedOf={decodedOf} />
      )}
    </>
  )
}

function messageOf({ id, account_addr, in_message: message }: TransactionRow): DecodableMessage {
  return { id, type: message?.msg_type_name ?? '', src: message?.src, dst: account_addr, body: message?.body }
}

function Table({
  rows,
  label,
  isShort = false,
  hasAccount = true,
  onEnd,
  decodedOf,
}: Omit<TableProps, 'hasFilters'> & { readonly decodedOf: (id: string) => DecodedBody | undefined }) {
  const columns: readonly (Column<TransactionRow> | false)[] = [
    { title: 'Transaction', kind: 'transaction', value: ({ id }) => id },
    {
      title: 'Outcome',
      place: 'upper',
      show: ({ outcome, compute }) => <OutcomeBadge outcome={outcome} exitCode={compute?.exit_code} />,
      text: ({ outcome }) => outcomeText(outcome),
    },
    {
      title: 'Function',
      show: ({ id, in_message }) => (in_message === null ? null : <Decoded decoded={decodedOf(id)} />),
      text: ({ id }) => decodedOf(id)?.title ?? '',
    },
    hasAccount && {
      title: 'Account',
      kind: 'account',
      value: ({ account_addr }) => account_addr,
    },
    {
      title: 'Change',
      isNumber: true,
      show: ({ changes, losses }) => <Change nano={changes && (changes.get(0) ?? 0n)} losses={losses} />,
      text: ({ changes }) => (changes === undefined ? '' : String(changes.get(0) ?? 0n)),
    },
    !isShort && { title: 'Fees', kind: 'amount', value: ({ fees }) => fees, isExtra: hasAccount ? 'first' : true },
    !isShort && {
      title: 'Gas',
      kind: 'count',
      value: ({ compute }) => compute?.gas_used,
      isExtra: hasAccount ? 'first' : true,
    },
    !isShort && {
      title: 'From',
      isExtra: 'first',
      show: ({ in_message }) => <MessageKind message={in_message} />,
      text: ({ in_message }) => in_message?.src ?? in_message?.msg_type_name ?? '',
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
