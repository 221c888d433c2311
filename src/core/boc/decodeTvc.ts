import type { Cell } from '../cells/index.ts'
import { parseTvc, type Tvc, tvcToStateInit } from '../tlb/index.ts'
import { BocError } from './BocError.ts'
import { withBocErrors } from './withBocErrors.ts'

/** Reads a tagged contract image. Throws BocError `invalid`. Source: modules 3.5. */
export function decodeTvc(cell: Cell): Tvc {
  return withBocErrors('invalid', 'contract image', () => parseTvc(cell))
}

/** Code of a contract image or state init. Throws BocError `invalid`, also when it has no code. Source: modules 3.5. */
export function getCodeFromTvc(cell: Cell): Cell {
  const { code } = withBocErrors('invalid', 'contract image', () => tvcToStateInit(cell))
  if (code === undefined) throw new BocError('invalid', 'The contract image has no code')
  return code
}
