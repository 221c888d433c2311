import type { NamedShape, Shape } from '../../../src/schema/shapes.ts'
import { hasClass, JavaTypes } from '../java/JavaTypes.ts'
import type { KotlinFile } from './KotlinFile.ts'

/** How shapes of the Java binding are written in Kotlin. */
export class KotlinTypes {
  readonly #java: JavaTypes

  /** `fullName` returns `module.Type`. */
  constructor(fullName: (shape: NamedShape) => string) {
    this.#java = new JavaTypes(fullName)
  }

  classOf(shape: NamedShape, file: KotlinFile): string {
    return file.use(this.#java.classOf(shape))
  }

  /** The type of a value that is not null. */
  type(shape: Shape, file: KotlinFile): string {
    switch (shape.kind) {
      case 'string':
        return 'String'
      case 'boolean':
        return 'Boolean'
      case 'integer':
        return shape.bits === 32 && !shape.signed ? 'Long' : 'Int'
      case 'bigInteger':
        return shape.signed ? 'Long' : file.use('java.math.BigInteger')
      case 'float':
        return 'Double'
      case 'any':
        return 'Any?'
      case 'array':
        return `List<${this.type(shape.item, file)}${shape.nullableItems ? '?' : ''}>`.replace('??>', '?>')
      case 'map':
        return `Map<String, ${this.type(shape.item, file)}>`
      case 'lazy':
        return this.type(shape.resolve(), file)
      case 'alias':
        return hasClass(shape) ? this.classOf(shape, file) : this.type(shape.target, file)
      default:
        return this.classOf(shape, file)
    }
  }
}
