import type { AliasShape, NamedShape, Shape } from '../../../src/schema/shapes.ts'
import { isNamed } from '../../../src/schema/shapes.ts'
import type { JavaFile } from './JavaFile.ts'
import { className, packageOf } from './javaNames.ts'

/** How shapes are written in Java. */
export class JavaTypes {
  readonly #fullName: (shape: NamedShape) => string

  /** `fullName` returns `module.Type`. */
  constructor(fullName: (shape: NamedShape) => string) {
    this.#fullName = fullName
  }

  /** Full name of the class of a named shape. */
  classOf(shape: NamedShape): string {
    const [module, name] = this.#fullName(shape).split('.') as [string, string]
    return `${packageOf(module)}.${className(name)}`
  }

  /** The type of a value; `boxed` when it may be `null` or is an argument of a generic type. */
  type(shape: Shape, file: JavaFile, boxed: boolean): string {
    switch (shape.kind) {
      case 'string':
        return file.use('java.lang.String')
      case 'boolean':
        return boxed ? file.use('java.lang.Boolean') : 'boolean'
      case 'integer':
        return shape.bits === 32 && !shape.signed ? long(file, boxed) : int(file, boxed)
      case 'bigInteger':
        return shape.signed ? long(file, boxed) : file.use('java.math.BigInteger')
      case 'float':
        return boxed ? file.use('java.lang.Double') : 'double'
      case 'any':
        return nullable(file.use('java.lang.Object'), file)
      case 'array':
        return `${file.use('java.util.List')}<${this.#item(shape.item, file, shape.nullableItems === true)}>`
      case 'map':
        return `${file.use('java.util.Map')}<${file.use('java.lang.String')}, ${this.type(shape.item, file, true)}>`
      case 'lazy':
        return this.type(shape.resolve(), file, boxed)
      case 'alias':
        return hasClass(shape) ? file.use(this.classOf(shape)) : this.type(shape.target, file, boxed)
      default:
        return file.use(this.classOf(shape))
    }
  }

  #item(shape: Shape, file: JavaFile, isNullable: boolean): string {
    const type = this.type(shape, file, true)
    return isNullable ? nullable(type, file) : type
  }

  /** An expression that decodes the values of a shape. */
  decoder(shape: Shape, file: JavaFile): string {
    const decoders = () => file.use('vendorclient.json.Decoders')
    switch (shape.kind) {
      case 'string':
        return `${decoders()}::string`
      case 'boolean':
        return `${decoders()}::bool`
      case 'integer':
        return `${decoders()}::${shape.bits === 32 && !shape.signed ? 'int64' : 'int32'}`
      case 'bigInteger':
        return `${decoders()}::${shape.signed ? 'int64' : 'bigInteger'}`
      case 'float':
        return `${decoders()}::float64`
      case 'any':
        return `${decoders()}::any`
      case 'array':
      case 'map':
        return `${decoders()}.${listDecoder(shape)}(${this.decoder(shape.item, file)})`
      case 'lazy':
        return this.decoder(shape.resolve(), file)
      case 'alias':
        return hasClass(shape) ? `${file.use(this.classOf(shape))}::fromJson` : this.decoder(shape.target, file)
      default:
        return `${file.use(this.classOf(shape))}::fromJson`
    }
  }
}

/** The type of values that may be `null`; in generated packages, values of unmarked types may not. */
export function nullable(type: string, file: JavaFile): string {
  if (/(^|\.)@/.test(type.split('<')[0]!)) return type
  const [, packageName = '', rest = type] = /^((?:[a-z_]\w*\.)*)(.*)$/.exec(type) ?? []
  return `${packageName}@${file.use('org.jspecify.annotations.Nullable')} ${rest}`
}

function listDecoder(shape: Shape & { kind: 'array' | 'map' }): string {
  if (shape.kind === 'map') return 'map'
  return shape.nullableItems ? 'nullableList' : 'list'
}

function int(file: JavaFile, boxed: boolean): string {
  return boxed ? file.use('java.lang.Integer') : 'int'
}

function long(file: JavaFile, boxed: boolean): string {
  return boxed ? file.use('java.lang.Long') : 'long'
}

/**
 * Whether a shape has a class. An alias is replaced by its target, unless it contains itself: only a class can do that.
 */
export function hasClass(shape: NamedShape): boolean {
  return shape.kind !== 'alias' || contains(shape.target, shape, new Set())
}

function contains(shape: Shape, wanted: AliasShape, seen: Set<Shape>): boolean {
  if (shape === wanted) return true
  if (seen.has(shape)) return false
  seen.add(shape)
  if (shape.kind === 'array' || shape.kind === 'map') return contains(shape.item, wanted, seen)
  if (shape.kind === 'lazy') return contains(shape.resolve(), wanted, seen)
  if (isNamed(shape) && shape.kind === 'alias') return contains(shape.target, wanted, seen)
  return false
}
