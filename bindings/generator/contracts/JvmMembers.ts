/** Members of arguments, results, events and tuples in Java and Kotlin, and the classes of the tuples among them. */
import { className, memberName } from '../java/javaNames.ts'
import { plainName } from '../naming.ts'
import { reservedNames } from '../reservedNames.ts'
import { type AbiParam, type AbiType, abiType } from './ContractSource.ts'
import { FreeNames, tupleName } from './FreeNames.ts'

export interface JvmMember {
  readonly wire: string
  readonly name: string
  readonly type: AbiType
  /** The type in the language. */
  readonly text: string
}

interface Language {
  typeText(type: AbiType): string
  /** Declares a class with these members, and returns its actual name. */
  declareClass(name: string, members: readonly AbiParam[]): string
}

export class JvmMembers {
  readonly #types: FreeNames
  readonly #language: Language
  readonly #tuples = new Map<string, string>()

  /** @param types names of the types of the wrapper */
  constructor(types: FreeNames, language: Language) {
    this.#types = types
    this.#language = language
  }

  of(params: readonly AbiParam[], owner: string): JvmMember[] {
    const names = new FreeNames([...reservedNames.java.packages])
    return params.map((param, index) => {
      const type = abiType(param.type, param.components)
      this.#declareTuples(type, param.name, owner)
      const name = names.claim(memberName(plainName(param.name, `value${index}`)))
      return { wire: param.name, name, type, text: this.#language.typeText(type) }
    })
  }

  /** Class of the tuple with these fields. */
  classOf(fields: readonly AbiParam[]): string {
    return this.#tuples.get(JSON.stringify(fields))!
  }

  /** Tuples with the same members share one class, named after the first parameter of this type. */
  #declareTuples(type: AbiType, param: string, owner: string, isItem = false): void {
    if (type.kind === 'array' || type.kind === 'map') this.#declareTuples(type.item, param, owner, true)
    if (type.kind === 'optional') this.#declareTuples(type.item, param, owner, isItem)
    if (type.kind !== 'tuple') return
    const key = JSON.stringify(type.fields)
    if (this.#tuples.has(key)) return
    const wanted = className(tupleName(param, isItem))
    const name = this.#types.isFree(wanted) ? wanted : `${owner}${wanted}`
    this.#tuples.set(key, this.#language.declareClass(name, type.fields))
  }
}
