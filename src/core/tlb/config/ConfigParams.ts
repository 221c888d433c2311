import { type Cell, Dictionary, EMPTY_CELL, refValue, Slice, uintKey } from '../../cells/index.ts'
import { bits256, type Field, record, type Stored } from '../fields.ts'

const NUMBER = uintKey(32)

/** Parameters of a dictionary root, as contracts and calls of the virtual machine pass it. */
export function configDictionary(root?: Cell): Dictionary<number, Cell> {
  return new Dictionary(NUMBER, refValue, root)
}

/** The root of the parameters. An empty dictionary is written as an empty cell. */
const PARAMS: Field<Dictionary<number, Cell>> = {
  load: (slice) => configDictionary(slice.loadRef()),
  store: ({ root }, builder) => {
    builder.storeRef(root ?? EMPTY_CELL)
  },
}

/** `_ config_addr:bits256 config:^(Hashmap 32 ^Cell) = ConfigParams`: the blockchain configuration. */
export const ConfigParams = record({
  /** Account id of the configuration contract. */
  configAddr: bits256,
  /** Cells of the parameters by number. */
  params: PARAMS,
})

export type ConfigParams = Stored<typeof ConfigParams>

/** Slice of a parameter, or `undefined` when it is not set. */
export function configParam(params: Dictionary<number, Cell>, number: number): Slice | undefined {
  const cell = params.get(number)
  return cell && Slice.of(cell)
}
