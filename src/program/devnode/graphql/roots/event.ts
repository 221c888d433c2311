import type { Row } from '../../store/NodeStore.ts'
import { type Sql, sql } from '../../store/sql.ts'
import { count, type Shape, type Source, text } from '../fields/Field.ts'

/** An external outbound message in short. Source: network 3.10. */
export const eventShape: Shape = {
  name: 'Event',
  description: 'A message that a contract sent out of the chain.',
  fields: {
    msg_id: text('Id of the message, 64 hex digits.'),
    body: text('Body as a bag of cells, base64.'),
    created_at: count('Time of creation, Unix time in s.'),
    dst: text('Destination address; empty if there is none.'),
    src: text('Address of the contract.'),
    src_dapp_id: text('Dapp ID of the contract, 64 hex digits.'),
    msg_chain_order: text('Chain order of the message; used as the pagination cursor.'),
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
