import type { Row } from '../../store/NodeStore.ts'
import type { CommitNotice } from '../../store/records.ts'
import type { Sql } from '../../store/sql.ts'
import type { Scan } from '../GraphqlNode.ts'

const found = new WeakMap<CommitNotice, Map<string, Promise<Row[]>>>()

/**
 * Rows of a query after a commit. Many clients, such as all tabs of a page, send the same query after each commit; it
 * is executed once for all of them. Without a commit, the query is simply executed.
 */
export function sharedScan(query: Sql, notice: CommitNotice | undefined, scan: Scan): Promise<Row[]> {
  if (notice === undefined) return scan(query)
  const known = found.get(notice) ?? new Map<string, Promise<Row[]>>()
  found.set(notice, known)
  const key = JSON.stringify([query.text, query.values])
  const rows = known.get(key) ?? scan(query)
  known.set(key, rows)
  return rows
}
