import { type Sql, sql } from '../../store/sql.ts'
import { count, type Shape, type Source, text } from '../fields/Field.ts'

/** Summary of an external outbound message, read from its row. Source: network 3.10. */
export const eventShape: Shape = {
  name: 'Event',
  description: 'A message that a contract sent out of the chain.',
  fields: {
    msg_id: text('Id of the message, 64 hex digits.', { value: ({ id }) => id }),
    body: text('Body as a bag of cells, base64.', {
      value: ({ document }) => (JSON.parse(document as string) as Source)['body'],
    }),
    created_at: count('Time of creation, Unix time in s.'),
    dst: text('Destination address; empty if there is none.'),
    src: text('Address of the contract.'),
    src_dapp_id: text('Dapp ID of the contract, 64 hex digits.'),
    msg_chain_order: text('Chain order of the message; used as the pagination cursor.', {
      value: (row) => row['src_chain_order'],
    }),
  },
}

/** Messages of both external outbound kinds. */
export const isEvent: Sql = sql`msg_type IN (2, 4)`
