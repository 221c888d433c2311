/** Lists that the network returns page by page, newest first, with navigation in both directions. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useLoaded } from '../data/load.ts'
import type { Data } from '../data/query.ts'
import { Empty, Loading } from './layout.tsx'

export interface PageOf<Row> {
  readonly rows: readonly Row[]
  /** Cursor of the next older page; absent at the end. */
  readonly older: string | undefined
}

/** Reads a GraphQL connection that was queried with `last` and `before`. */
export function readPage<Row>({ edges, pageInfo }: Data): PageOf<Row> {
  return {
    rows: (edges ?? []).map(({ node }: Data) => node).reverse(),
    older: pageInfo?.hasPreviousPage === true ? pageInfo.startCursor : undefined,
  }
}

export const PAGE_INFO = 'pageInfo { startCursor hasPreviousPage }'

/** `load` gets the cursor that the page ends before, `undefined` for the newest one. */
export function Pages<Row>({
  load,
  watched,
  nothing,
  children,
}: {
  readonly load: (before: string | undefined) => Promise<PageOf<Row>>
  /** Values that the list depends on. */
  readonly watched: readonly unknown[]
  readonly nothing: ComponentChildren
  readonly children: (rows: readonly Row[]) => ComponentChildren
}) {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const before = cursors.at(-1)
  const page = useLoaded(() => load(before), [...watched, before])
  return (
    <Loading from={page}>
      {({ rows, older }) => (
        <>
          {rows.length === 0 && cursors.length === 0 ? (
            nothing
          ) : rows.length === 0 ? (
            <Empty title="The end" />
          ) : (
            children(rows)
          )}
          {(older !== undefined || cursors.length > 0) && (
            <div class="actions" style={{ padding: '10px 16px' }}>
              <button type="button" disabled={cursors.length === 0} onClick={() => setCursors([])}>
                Newest
              </button>
              <button type="button" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
                ← Newer
              </button>
              <button
                type="button"
                disabled={older === undefined}
                onClick={() => older !== undefined && setCursors([...cursors, older])}
              >
                Older →
              </button>
              <span class="hint" role="status">
                page {cursors.length + 1}
              </span>
            </div>
          )}
        </>
      )}
    </Loading>
  )
}
