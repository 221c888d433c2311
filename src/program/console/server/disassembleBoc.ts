import { parseBoc } from '../../../core/cells/index.ts'
import { disassemble } from '../../../core/vm/index.ts'

/** Code as lines of assembler text. Throws CellError for anything that is not a bag of cells. */
export function disassembleBoc(boc: Uint8Array): string[] {
  return disassemble(parseBoc(boc))
}
