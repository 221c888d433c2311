import type { ClientContext } from '../../../context/ClientContext.ts'
import type { Cell } from '../../../core/cells/index.ts'
import { InvalidData } from '../../../errors/client.ts'
import { readCell } from '../../boc/cells/bocTexts.ts'

/** Root cell of a BOC text that has to hold plain data. Throws as `readCell`, InvalidData (36) for an exotic cell. */
export function readPlainCell(context: ClientContext | undefined, text: string, path: string): Cell {
  const cell = readCell(context, text, path)
  if (cell.kind === 'ordinary') return cell
  throw InvalidData.error(`${path} is a cell of kind ${cell.kind}, expected plain data`, { path })
}
