import { Builder, type Cell, Slice } from '../cells/index.ts'

/** `tick_tock$_ tick:Bool tock:Bool = TickTock`. */
interface TickTock {
  readonly tick: boolean
  readonly tock: boolean
}

/**
 * `state_init$_ split_depth:(Maybe (## 5)) special:(Maybe TickTock) code:(Maybe ^Cell) data:(Maybe ^Cell)
 * library:(HashmapE 256 SimpleLib) = StateInit`. The account id is the hash of its cell.
 */
export interface StateInit {
  /** 0 to 31. */
  readonly splitDepth?: number
  readonly special?: TickTock
  readonly code?: Cell
  readonly data?: Cell
  /** Root of the library dictionary, `simple_lib$_ public:Bool root:^Cell = SimpleLib`. */
  readonly library?: Cell
}

/** Reads a state init. Throws `underflow`. */
export function loadStateInit(slice: Slice): StateInit {
  const splitDepth = slice.loadBool() ? { splitDepth: slice.loadUint(5) } : {}
  const special = slice.loadBool() ? { special: { tick: slice.loadBool(), tock: slice.loadBool() } } : {}
  const code = slice.loadMaybeRef()
  const data = slice.loadMaybeRef()
  const library = slice.loadMaybeRef()
  return {
    ...splitDepth,
    ...special,
    ...(code && { code }),
    ...(data && { data }),
    ...(library && { library }),
  }
}

/** Writes a state init. Throws `range` for a split depth above 31, `overflow`. */
export function storeStateInit(state: StateInit, builder: Builder): void {
  builder.storeBit(state.splitDepth !== undefined)
  if (state.splitDepth !== undefined) builder.storeUint(state.splitDepth, 5)
  builder.storeBit(state.special !== undefined)
  if (state.special !== undefined) builder.storeBit(state.special.tick).storeBit(state.special.tock)
  builder.storeMaybeRef(state.code).storeMaybeRef(state.data).storeMaybeRef(state.library)
}

/** State init of a whole cell. Throws `underflow`, `format` when something follows. */
export function parseStateInit(cell: Cell): StateInit {
  const slice = Slice.of(cell)
  const state = loadStateInit(slice)
  slice.expectEnd('State init')
  return state
}

/** Cell of a state init. Throws as `storeStateInit`. */
export function stateInitCell(state: StateInit): Cell {
  const builder = new Builder()
  storeStateInit(state, builder)
  return builder.toCell()
}
