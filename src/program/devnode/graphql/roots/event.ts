import type { Row } from '../../store/NodeStore.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { count, type Shape, type Source, text } from '../fields/Field.ts'

/** An external outbound message in short. Source: network 3.10. */
export const eventShape: Shape = {
  name: 'Event',
  description: 'A message that a contract sent out of the chain.',
  fields: {
    msg_id: text(),
    body: text(),
    created_at: count(),
    dst: text(),
    src: text(),
    src_dapp_id: text(),
    msg_chain_order: text(),
  },
}

/** Messages of both external outbound kinds. */
export const isEvent: Sql = sql`msg_type IN (2, 4)`

export function toEvent(row: Row): Source {
  return {
    msg_id: row['id'],
    body: (JSON.parse(row['document'] as string) as Source)['body'] ?? null,
    created_at: row['created_at'],
    dst: row['dst'],
    src: row['src'],
    src_dapp_id: row['src_dapp_id'],
    msg_chain_order: row['src_chain_order'],
  }
}
