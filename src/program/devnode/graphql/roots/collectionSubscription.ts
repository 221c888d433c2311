/** Subscriptions to a collection: each object that a commit made or changed and that matches. Source: network 2.7. */
import { GraphQLError, type GraphQLFieldConfig } from 'graphql'
import type { Row } from '../../store/NodeStore.ts'
import type { CommitNotice } from '../../store/records.ts'
import { type Sql, sql, sqlName } from '../../store/sql.ts'
import type { Shape, Table } from '../fields/Field.ts'
import type { ObjectTypes } from '../fields/ObjectTypes.ts'
import { toSource } from '../fields/toSource.ts'
import { compileFilter } from '../filters/compileFilter.ts'
import type { FilterTypes } from '../filters/FilterTypes.ts'
import type { RequestContext } from '../GraphqlNode.ts'
import { EventQueue } from './EventQueue.ts'
import { sharedScan } from './sharedScan.ts'

/** Error of subscriptions to a chain that was replaced. */
const CHAIN_REPLACED = 'The chain was replaced: it begins a new epoch, see info.epoch'

export function collectionSubscription(
  shape: Shape,
  types: ObjectTypes,
  filters: FilterTypes,
): GraphQLFieldConfig<unknown, RequestContext> {
  return {
    description: 'Objects that match a filter, one by one, as blocks create or change them.',
    type: types.of(shape),
    args: { filter: { type: filters.of(shape) } },
    subscribe: (_, { filter }, context) => followCollection(shape.table!, compileFilter(shape, filter, 'o'), context),
    resolve: (row, _, { budget }) => {
      budget.renew()
      return toSource(shape, row as Row)
    },
  }
}

function followCollection(name: Table, filter: Sql, { store, scan }: RequestContext): EventQueue<Row> {
  const queue = new EventQueue<Row>()
  // Queries run one after another, so that events keep the order of the chain.
  let last: Promise<void> = Promise.resolve()
  const leave = store.events.follow((notice) => {
    if (notice.isReplaced) queue.fail(new GraphQLError(CHAIN_REPLACED))
    if (notice[name].length === 0) return
    last = last.then(async () => {
      if (queue.hasEnded) return
      try {
        for (const row of await sharedScan(changedQuery(name, filter, notice), notice, scan)) queue.push(row)
      } catch (error) {
        queue.fail(error as Error)
      }
    })
  })
  queue.onEnd(leave)
  return queue
}

function changedQuery(name: Table, filter: Sql, notice: CommitNotice): Sql {
  const ids = JSON.stringify(notice[name])
  const [key, order] = name === 'accounts' ? [sql`o.address`, sql`o.address`] : [sql`o.id`, sql`o.chain_order`]
  const changed = sql`${key} IN (SELECT value FROM json_each(${ids}))`
  return sql`SELECT o.* FROM ${sqlName(name)} AS o WHERE ${changed} AND in_time() AND (${filter}) ORDER BY ${order}`
}
