import { Builder } from '../Builder.ts'
import type { Cell } from '../Cell.ts'
import type { Slice } from '../Slice.ts'
import { buildDictionary } from './build.ts'
import { deleteKey, setKey } from './change.ts'
import type { DictionaryKey, DictionaryValue } from './Dictionary.ts'
import type { DictionaryExtra } from './extra.ts'
import { lookupKey, subtreeExtra } from './lookup.ts'
import { iterateEntries } from './nearest.ts'

/**
 * `HashmapAug n X Y`: a dictionary in which every node also holds an extra value summed up over its part.
 *
 *     ahm_edge#_ label:(HmLabel ~l n) { n = (~m) + l } node:(HashmapAugNode m X Y) = HashmapAug n X Y;
 *     ahmn_leaf#_ extra:Y value:X = HashmapAugNode 0 X Y;
 *     ahmn_fork#_ left:^(HashmapAug n X Y) right:^(HashmapAug n X Y) extra:Y = HashmapAugNode (n + 1) X Y;
 *
 * Errors of all methods: as `Dictionary`.
 */
export class AugDictionary<K, V, E> implements Iterable<[K, V, E]> {
  /** Root cell, `undefined` for an empty dictionary. */
  root: Cell | undefined
  /** Extra value of the whole dictionary. */
  total: E
  readonly #keys: DictionaryKey<K>
  readonly #values: DictionaryValue<V>
  readonly #extra: DictionaryExtra<E>

  constructor(keys: DictionaryKey<K>, values: DictionaryValue<V>, extra: DictionaryExtra<E>, root?: Cell, total?: E) {
    this.#keys = keys
    this.#values = values
    this.#extra = extra
    this.root = root
    this.total = total ?? this.#computeTotal()
  }

  get isEmpty(): boolean {
    return this.root === undefined
  }

  get(key: K): { value: V; extra: E } | undefined {
    const leaf = lookupKey(this.root, this.#keys.bits, this.#keys.toBits(key))
    if (leaf === undefined) return undefined
    return this.#load(leaf)
  }

  set(key: K, value: V, extra: E): void {
    const builder = new Builder()
    this.#extra.store(extra, builder)
    this.#values.store(value, builder)
    const options = { extra: this.#extra as DictionaryExtra<unknown> }
    this.root = setKey(this.root, this.#keys.bits, this.#keys.toBits(key), builder, 'set', options).root
    this.total = this.#computeTotal()
  }

  /**
   * Adds all entries to an empty dictionary: the same result as one by one, but every cell is made once. Throws also
   * for a repeated key.
   */
  fill(entries: readonly (readonly [key: K, value: V, extra: E])[]): void {
    if (this.root !== undefined) throw new TypeError('Expected an empty dictionary to fill')
    const built = entries.map(([key, value, extra]) => {
      const builder = new Builder()
      this.#extra.store(extra, builder)
      this.#values.store(value, builder)
      return { key: this.#keys.toBits(key), value: builder }
    })
    this.root = buildDictionary(this.#keys.bits, built, this.#extra as DictionaryExtra<unknown>)
    this.total = this.#computeTotal()
  }

  /** Removes a key; returns whether it was present. */
  delete(key: K): boolean {
    const options = { extra: this.#extra as DictionaryExtra<unknown> }
    const change = deleteKey(this.root, this.#keys.bits, this.#keys.toBits(key), options)
    this.root = change.root
    this.total = this.#computeTotal()
    return change.changed
  }

  /** Entries in key order with their extra values. */
  *[Symbol.iterator](): Generator<[K, V, E], void> {
    const signed = this.#keys.signed === true
    for (const { key, value } of iterateEntries(this.root, this.#keys.bits, { signed })) {
      const entry = this.#load(value)
      yield [this.#keys.fromBits(key), entry.value, entry.extra]
    }
  }

  #load(leaf: Slice): { value: V; extra: E } {
    const extra = this.#extra.load(leaf)
    const value = this.#values.load(leaf)
    leaf.expectEnd('A value of the dictionary')
    return { value, extra }
  }

  #computeTotal(): E {
    return this.root === undefined ? this.#extra.zero : subtreeExtra(this.root, this.#keys.bits, this.#extra)
  }
}

/** `ahme_empty$0 extra:Y / ahme_root$1 root:^(HashmapAug n X Y) extra:Y = HashmapAugE n X Y`. */
export function loadAugDictionary<K, V, E>(
  slice: Slice,
  keys: DictionaryKey<K>,
  values: DictionaryValue<V>,
  extra: DictionaryExtra<E>,
): AugDictionary<K, V, E> {
  const root = slice.loadMaybeRef()
  return new AugDictionary(keys, values, extra, root, extra.load(slice))
}

/** `HashmapAugE n X Y`. */
export function storeAugDictionary<K, V, E>(
  dictionary: AugDictionary<K, V, E>,
  extra: DictionaryExtra<E>,
  builder: Builder,
): void {
  builder.storeMaybeRef(dictionary.root)
  extra.store(dictionary.total, builder)
}
