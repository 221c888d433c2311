import { bytesToBase64 } from '../../../../core/bytes/index.ts'
import type { Row } from '../../store/NodeStore.ts'
import { numberOfSortable } from '../../store/sortableNumber.ts'
import type { Shape, Source } from './Field.ts'

/**
 * The object that resolvers read, of a row: its document with the columns put in and the BOC as base64, or null. A row
 * may lack columns that were not selected.
 */
export function toSource(shape: Shape, row: Row): Source {
  const { document } = row
  const source = (document === undefined ? {} : JSON.parse(document as string)) as Source
  for (const [name, field] of Object.entries(shape.fields)) {
    if (field.kind !== 'scalar' || field.column === undefined) continue
    const stored = row[field.column]
    if (stored === undefined) continue
    source[name] = field.type === 'BigInt' && stored !== null ? numberOfSortable(stored as string) : stored
  }
  // A block without a thread is a companion record, not a block of the network.
  if (shape.table === 'blocks' && source['thread_id'] === '') source['thread_id'] = null
  const boc = row['boc'] as Uint8Array | undefined
  source['boc'] = boc === undefined || boc.length === 0 ? null : bytesToBase64(boc)
  return source
}
