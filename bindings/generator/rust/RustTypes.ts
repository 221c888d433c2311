/** Types of values, as seen from the generated file of one module. */
import { isNamed, type Shape } from '../../../src/schema/shapes.ts'
import type { BindingModel } from '../bindingModel.ts'
import { memberName, typeName } from './rustNames.ts'

export class RustTypes {
  readonly #model: BindingModel
  readonly #module: string
  readonly #pathOf: (module: string) => string

  /** `pathOf`: path of another module's types. */
  constructor(model: BindingModel, module: string, pathOf: (module: string) => string) {
    this.#model = model
    this.#module = module
    this.#pathOf = pathOf
  }

  of(shape: Shape): string {
    if (isNamed(shape)) return this.#named(this.#model.fullName(shape))
    switch (shape.kind) {
      case 'string':
        return 'String'
      case 'boolean':
        return 'bool'
      case 'integer':
      case 'bigInteger':
        return `${shape.signed ? 'i' : 'u'}${shape.bits}`
      case 'float':
        return 'f64'
      case 'any':
        return 'Json'
      case 'array':
        return shape.nullableItems ? `Vec<Option<${this.#item(shape.item)}>>` : `Vec<${this.#item(shape.item)}>`
      case 'map':
        return `BTreeMap<String, ${this.#item(shape.item)}>`
      case 'lazy':
        // A type that contains itself needs indirection.
        return `Box<${this.of(shape.resolve())}>`
      default:
        throw new Error('A shape has no type')
    }
  }

  optional(shape: Shape): string {
    return `Option<${this.of(shape)}>`
  }

  /** A type by its full name; types of the same module need no path. */
  #named(fullName: string): string {
    const [module, name] = fullName.split('.') as [string, string]
    const type = typeName(name)
    return module === this.#module ? type : `${this.#pathOf(module)}::${type}`
  }

  /** Items of lists and maps are stored indirectly already. */
  #item(shape: Shape): string {
    return shape.kind === 'lazy' ? this.of(shape.resolve()) : this.of(shape)
  }
}

export function modulePath(module: string): string {
  return `super::${memberName(module)}`
}
