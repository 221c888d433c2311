import { GraphQLError, type GraphQLFieldConfig, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { sql } from '../../store/sql.ts'
import { big, count, flag, type Shape, text } from '../fields/Field.ts'
import type { ObjectTypes } from '../fields/ObjectTypes.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { MAX_PAGE } from './connection.ts'
import { readLegacyAddress } from './readHex.ts'

const counterparty: Shape = {
  name: 'Counterparty',
  description: 'An account that exchanged internal messages with another one.',
  fields: {
    account: text('The requested account.'),
    counterparty: text('The other account.'),
    cursor: text('Cursor to pass as `after` in the next request.'),
    last_message_id: text('Id of the latest message between them.'),
    last_message_at: count('Unix time in s.'),
    last_message_is_reverse: flag('Whether the counterparty sent the latest message.'),
    last_message_value: big('Tokens of that message, in nano units.'),
  },
}

/** `counterparties(account, first, after)`, the most recent ones first. Source: network 3.2, modules 3.9. */
export function counterpartiesField(types: ObjectTypes): GraphQLFieldConfig<unknown, RequestContext> {
  return {
    description: 'Accounts that exchanged internal messages with an account, most recent first.',
    type: new GraphQLList(types.of(counterparty)),
    args: {
      account: { type: new GraphQLNonNull(GraphQLString) },
      first: { type: GraphQLInt, description: 'Maximum number of counterparties, 50 by default, at most 5000.' },
      after: { type: GraphQLString, description: 'The `cursor` of the last known counterparty.' },
    },
    resolve: async (_, { account, first, after }, { scan, budget }) => {
      const size = Math.min(first ?? 50, MAX_PAGE)
      if (size < 0) throw new GraphQLError(`Invalid first: expected 0 or more, got ${size}`)
      budget.spend(size)
      const { workchainId, accountId } = readLegacyAddress(account)
      const address = `${workchainId}:${accountId}`
      // In a grouped query with a single `max`, SQLite takes the other columns from the row with the maximum.
      const parties = sql`
      SELECT CASE WHEN src = ${address} THEN dst ELSE src END AS counterparty, max(chain_order) AS cursor, id, created_at,
        src <> ${address} AS is_reverse, json_extract(document, '$.value') AS value
      FROM messages WHERE (src = ${address} OR dst = ${address}) AND msg_type = 0 AND in_time() GROUP BY 1`
      const bound = typeof after === 'string' ? sql`WHERE cursor < ${after}` : sql``
      const rows = await scan(sql`SELECT * FROM (${parties}) ${bound} ORDER BY cursor DESC LIMIT ${size}`)
      return rows.map((row) => ({
        account: address,
        counterparty: row['counterparty'],
        cursor: row['cursor'],
        last_message_id: row['id'],
        last_message_at: row['created_at'],
        last_message_is_reverse: row['is_reverse'] === 1,
        last_message_value: row['value'],
      }))
    },
  }
}
