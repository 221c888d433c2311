import type { Builder } from '../Builder.ts'
import type { Slice } from '../Slice.ts'

/** The extra value of an augmented dictionary: how it is read, written and summed up over two halves. */
export interface DictionaryExtra<E> {
  load(slice: Slice): E
  store(value: E, builder: Builder): void
  add(left: E, right: E): E
  readonly zero: E
}
