import type { NamedShape, Shape } from '../../../src/schema/shapes.ts'
import type { BindingModel } from '../bindingModel.ts'
import { moduleAlias, unionAlias } from './pythonNames.ts'

/** Writes type hints for one generated file and remembers which other modules they name. */
export class TypeHints {
  readonly #model: BindingModel
  readonly #module: string | undefined
  readonly #modules = new Set<string>()

  /** `module`: whose types need no prefix, because the file defines them. */
  constructor(model: BindingModel, module?: string) {
    this.#model = model
    this.#module = module
  }

  /** Modules that hints have named so far, sorted. */
  get modules(): readonly string[] {
    return [...this.#modules].sort()
  }

  of(shape: Shape): string {
    switch (shape.kind) {
      case 'union':
        return this.#named(shape, unionAlias(shape.name))
      case 'struct':
      case 'constants':
      case 'alias':
        return this.#named(shape, shape.name)
      case 'string':
        return 'str'
      case 'boolean':
        return 'bool'
      case 'integer':
      case 'bigInteger':
        return 'int'
      case 'float':
        return 'float'
      case 'any':
        return shape.form === undefined ? 'Any' : this.of(shape.form)
      case 'array':
        return `list[${shape.nullableItems ? this.optional(shape.item) : this.of(shape.item)}]`
      case 'map':
        return `dict[str, ${this.of(shape.item)}]`
      case 'lazy':
        return this.of(shape.resolve())
    }
  }

  optional(shape: Shape): string {
    const hint = this.of(shape)
    return hint === 'Any' ? hint : `Optional[${hint}]`
  }

  /** The class of a struct, or the namespace of a union. */
  classOf(shape: NamedShape): string {
    return this.#named(shape, shape.name)
  }

  #named(shape: NamedShape, name: string): string {
    const [module] = this.#model.fullName(shape).split('.') as [string]
    if (module === this.#module) return name
    this.#modules.add(module)
    return `${moduleAlias(module)}.${name}`
  }
}
