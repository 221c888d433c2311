import { decodeUtf8 } from '../bytes/utf8.ts'
import { Builder, CellError, type Slice } from '../cells/index.ts'
import { parseSnake } from './Snake.ts'

/** Text of a comment: 32 zero bits and UTF-8 in a chain of cells, as wallets write it; `undefined` for another body. */
export function commentText(body: Slice): string | undefined {
  if (body.remainingBits < 32 || body.preloadUint(32) !== 0) return undefined
  const rest = body.clone()
  rest.skip(32)
  try {
    return decodeUtf8(parseSnake(new Builder().storeSlice(rest).toCell()))
  } catch (error) {
    if (error instanceof CellError) return undefined
    throw error
  }
}
