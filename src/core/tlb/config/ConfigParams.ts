import { Builder, type Cell, Dictionary, Slice as Reader, refValue, type Slice, uintKey } from '../../cells/index.ts'

const NUMBER = uintKey(32)

/** `_ config_addr:bits256 config:^(Hashmap 32 ^Cell) = ConfigParams`: the blockchain configuration. */
export interface ConfigParams {
  /** Account id of the configuration contract. */
  readonly configAddr: Uint8Array
  /** Cells of the parameters by number. */
  readonly params: Dictionary<number, Cell>
}

/** Parameters of a dictionary root, as contracts and calls of the virtual machine pass it. */
export function configDictionary(root?: Cell): Dictionary<number, Cell> {
  return new Dictionary(NUMBER, refValue, root)
}

/** Throws `underflow`. */
export function loadConfigParams(slice: Slice): ConfigParams {
  return {
    configAddr: slice.loadBytes(32),
    params: configDictionary(slice.loadRef()),
  }
}

/** Throws `overflow`. An empty dictionary is written as an empty cell. */
export function storeConfigParams(config: ConfigParams, builder: Builder): void {
  builder.storeBits(config.configAddr, 256).storeRef(config.params.root ?? new Builder().toCell())
}

/** Slice of a parameter, or `undefined` when it is not set. */
export function configParam(params: Dictionary<number, Cell>, number: number): Slice | undefined {
  const cell = params.get(number)
  return cell && Reader.of(cell)
}
