import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql'
import { joinSql, type Sql, sql, sqlName } from '../../store/sql.ts'
import type { Shape } from './Field.ts'

/**
 * What to select of the rows of a table for a field that returns its objects. Documents and BOCs are most of a row, and
 * reading them takes most of the time; a query for columns reads only those.
 */
export function selectedColumns(shape: Shape, { fieldNodes, fragments }: GraphQLResolveInfo, alias: string): Sql {
  const columns = new Set([shape.table === 'accounts' ? 'address' : 'id'])
  const pending: SelectionSetNode[] = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  for (let set = pending.pop(); set !== undefined; set = pending.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === 'Field') {
        const name = selection.name.value
        const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined
        if (name === '__typename') continue
        if (field?.kind !== 'scalar' || field.column === undefined) return sql`${sqlName(alias)}.*`
        columns.add(field.column)
      } else {
        pending.push(
          selection.kind === 'InlineFragment' ? selection.selectionSet : fragments[selection.name.value]!.selectionSet,
        )
      }
    }
  }
  return joinSql(
    [...columns].map((column) => sqlName(`${alias}.${column}`)),
    ', ',
  )
}
