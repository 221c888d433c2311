import { bitsKey, type Cell, Dictionary } from '../../cells/index.ts'

/** Parameter 44, `_ (HashmapE 288 True) = ConfigParam 44`: by 32 bits of workchain and 256 bits of account. */
export function suspendedAddresses(root?: Cell): Dictionary<Uint8Array, undefined> {
  return new Dictionary(bitsKey(288), { load: () => undefined, store: () => undefined }, root)
}
