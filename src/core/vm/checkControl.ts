import { Cell } from '../cells/index.ts'
import { Continuation } from './Continuation.ts'
import { EXCEPTION, raise } from './VmException.ts'
import type { VmValue } from './VmValue.ts'

/** Throws type check when a control register cannot hold a value. */
export function checkControl(index: number, value: VmValue): void {
  let fits: boolean
  if (index === 4 || index === 5) fits = value instanceof Cell
  else if (index === 7) fits = Array.isArray(value)
  else fits = value instanceof Continuation || (index === 2 && value === null)
  if (!fits) raise(EXCEPTION.typeCheck)
}
