import { type Cell, Slice, uintValue } from '../cells/index.ts'
import { bool, cellOf, maybe, maybeRef, record, type Stored } from './fields.ts'

/** `tick_tock$_ tick:Bool tock:Bool = TickTock`. */
const TickTock = record({ tick: bool, tock: bool })

/**
 * `state_init$_ split_depth:(Maybe (## 5)) special:(Maybe TickTock) code:(Maybe ^Cell) data:(Maybe ^Cell)
 * library:(HashmapE 256 SimpleLib) = StateInit`. The account id is the hash of its cell.
 */
export const StateInit = record({
  /** 0 to 31. */
  splitDepth: maybe(uintValue(5)),
  special: maybe(TickTock),
  code: maybeRef,
  data: maybeRef,
  /** Root of the library dictionary, `simple_lib$_ public:Bool root:^Cell = SimpleLib`. */
  library: maybeRef,
})

export type StateInit = Stored<typeof StateInit>

/** State init of a whole cell. Throws `underflow`, `format` when something follows. */
export function parseStateInit(cell: Cell): StateInit {
  const slice = Slice.of(cell)
  const state = StateInit.load(slice)
  slice.expectEnd('State init')
  return state
}

/** Cell of a state init. Throws `range` for a split depth above 31, `overflow`. */
export function stateInitCell(state: StateInit): Cell {
  return cellOf(StateInit, state)
}
