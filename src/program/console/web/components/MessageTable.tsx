import { useEffect, useState } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { library } from '../data/connection.ts'
import { contractOf } from '../data/contracts.ts'
import type { IntegerText } from '../data/formats.ts'
import { DataTable } from './DataTable.tsx'
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

const KINDS: Readonly<Record<string, string>> = { Internal: 'internal', ExtIn: 'from outside', ExtOut: 'to outside' }

/** `account` and `codeHash` name the contract whose messages these are; its ABI decodes them. */
export function MessageTable({
  rows,
  label,
  account,
  codeHash,
}: {
  readonly rows: readonly MessageRow[]
  readonly label: string
  readonly account?: string
  readonly codeHash?: string | null
}) {
  const says = useDecoded(rows, codeHash)
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Message', kind: 'message', value: ({ id }) => id },
        {
          title: 'Kind',
          show: (row) => (
            <>
              <Badge>{directionOf(row, account)}</Badge> {row.bounced === true && <Badge tone="warn">bounced</Badge>}
            </>
          ),
          text: (row) => directionOf(row, account),
        },
        {
          title: 'Call',
          show: ({ id }) => says.get(id) ?? <span class="dim">—</span>,
          text: ({ id }) => says.get(id) ?? '',
        },
        { title: 'From', kind: 'account', value: ({ src }) => src, isExtra: true },
        { title: 'To', kind: 'account', value: ({ dst }) => dst, isExtra: true },
        { title: 'Tokens', kind: 'amount', value: ({ value }) => value },
        { title: 'Time', kind: 'time', value: ({ created_at }) => created_at },
      ]}
    />
  )
}

function directionOf({ msg_type_name: type, src }: MessageRow, account: string | undefined): string {
  if (type !== 'Internal' || account === undefined) return KINDS[type] ?? type
  return src !== null && accountIdOf(src) === account ? 'sent' : 'received'
}

/** Decoded bodies, by message. */
function useDecoded(rows: readonly MessageRow[], codeHash: string | null | undefined): ReadonlyMap<string, string> {
  const [says, setSays] = useState<ReadonlyMap<string, string>>(new Map())
  const abi = contractOf(codeHash)?.abi
  useEffect(() => {
    let isGone = false
    void (async () => {
      if (abi === undefined) return setSays(new Map())
      const client = await library()
      const found = await Promise.all(
        rows.map(async ({ id, body, msg_type_name: type }): Promise<[string, string] | undefined> => {
          if (body == null || body === '') return [id, 'transfer']
          try {
            const { name } = await client.abi.decodeMessageBody({
              abi: { type: 'Json', value: abi },
              body,
              is_internal: type === 'Internal',
            })
            return [id, type === 'ExtOut' ? name : `${name}()`]
          } catch {
            return undefined
          }
        }),
      )
      if (!isGone) setSays(new Map(found.filter((entry) => entry !== undefined)))
    })()
    return () => {
      isGone = true
    }
  }, [rows, abi])
  return says
}
