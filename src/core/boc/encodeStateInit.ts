import type { Cell } from '../cells/index.ts'
import { stateInitCell } from '../tlb/index.ts'
import { withBocErrors } from './withBocErrors.ts'

export interface StateInitParts {
  readonly code?: Cell | undefined
  readonly data?: Cell | undefined
  readonly library?: Cell | undefined
  /** Either of `tick` and `tock` creates the special field; the other is then false by default. */
  readonly tick?: boolean | undefined
  readonly tock?: boolean | undefined
  /** 0 to 31. */
  readonly splitDepth?: number | undefined
}

/** Cell of a state init. Throws BocError `conversion` for a split depth above 31. Source: modules 3.5. */
export function encodeStateInit({ code, data, library, tick, tock, splitDepth }: StateInitParts): Cell {
  return withBocErrors('conversion', 'state init', () =>
    stateInitCell({
      ...(code && { code }),
      ...(data && { data }),
      ...(library && { library }),
      ...((tick !== undefined || tock !== undefined) && { special: { tick: tick ?? false, tock: tock ?? false } }),
      ...(splitDepth !== undefined && { splitDepth }),
    }),
  )
}
