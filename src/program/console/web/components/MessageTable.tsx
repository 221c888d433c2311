import { useMemo } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { type DecodableMessage, useDecoded } from '../data/decoded.ts'
import type { IntegerText } from '../data/formats.ts'
import { DataTable } from './DataTable.tsx'
import { argumentsText, Decoded } from './Decoded.tsx'
import { Badge } from './values.tsx'

export interface MessageRow {
  readonly id: string
  readonly msg_type_name: string
  readonly src: string | null
  readonly dst: string | null
  readonly value: IntegerText
  readonly created_at: number | null
  readonly bounced: boolean | null
  readonly body: string | null
}

export const MESSAGE_ROW = 'id msg_type_name src dst value created_at bounced body'

const KINDS: Readonly<Record<string, string>> = { Internal: 'internal', ExtIn: 'external inbound', ExtOut: 'event' }

/** `account`: whose messages these are. */
export function MessageTable({
  rows,
  label,
  account,
}: {
  readonly rows: readonly MessageRow[]
  readonly label: string
  readonly account: string
}) {
  const { decodedOf } = useDecoded(useMemo(() => rows.map(messageOf), [rows]))
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Message', kind: 'message', value: ({ id }) => id },
        {
          title: 'Kind',
          place: 'upper',
          show: (row) => (
            <>
              <Badge>{directionOf(row, account)}</Badge> {row.bounced === true && <Badge tone="warn">bounced</Badge>}
            </>
          ),
          text: (row) => directionOf(row, account),
        },
        {
          title: 'Function',
          show: ({ id }) => <Decoded decoded={decodedOf(id)} />,
          text: ({ id }) => decodedOf(id)?.title ?? '',
        },
        { title: 'From or to', kind: 'account', value: (row) => otherSideOf(row, account) },
        { title: 'Tokens', kind: 'amount', value: ({ value }) => value },
        { title: 'Time', kind: 'time', value: ({ created_at }) => created_at },
      ]}
    />
  )
}

/** Events with their arguments. */
export function EventTable({ rows, label }: { readonly rows: readonly MessageRow[]; readonly label: string }) {
  const { decodedOf } = useDecoded(useMemo(() => rows.map(messageOf), [rows]))
  const valuesOf = ({ id }: MessageRow) => argumentsText(decodedOf(id)?.values)
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Event',
          show: ({ id }) => <Decoded decoded={decodedOf(id)} />,
          text: ({ id }) => decodedOf(id)?.title ?? '',
        },
        {
          title: 'Arguments',
          show: (row) => (
            <code class="said wide" title={valuesOf(row)}>
              {valuesOf(row)}
            </code>
          ),
          text: valuesOf,
        },
        { title: 'Message', kind: 'message', value: ({ id }) => id, isExtra: true },
        { title: 'Time', kind: 'time', value: ({ created_at }) => created_at, place: 'upper-end' },
      ]}
    />
  )
}

function messageOf({ id, msg_type_name: type, src, dst, body }: MessageRow): DecodableMessage {
  return { id, type, src, dst, body }
}

function directionOf(row: MessageRow, account: string): string {
  const { msg_type_name: type } = row
  if (type !== 'Internal') return KINDS[type] ?? type
  return isFrom(row, account) ? 'sent' : 'received'
}

function isFrom({ src }: MessageRow, account: string): boolean {
  return src !== null && accountIdOf(src) === account
}

/** The address that is not the account's own; `null` outside of the chain. */
function otherSideOf(row: MessageRow, account: string): string | null {
  return isFrom(row, account) ? row.dst : row.src
}
