/** Go types of shapes. One instance serves a whole model, because names are assigned once per package. */
import { isNamed, type NamedShape, type Shape, type UnionShape } from '../../../src/schema/shapes.ts'
import type { AppObjectModel, BindingModel, BindingModule } from '../bindingModel.ts'
import { GoNames } from './GoNames.ts'
import { exportedName, publishedName } from './goName.ts'

/** Identifiers of the hand-written frame of the package, see `modulesFile`. */
const reserved = ['Modules', 'NewModules', 'Version', 'UnknownVariant']

/** The error type of the library. It belongs to the connection, because calls fail with it. */
const clientError = { name: 'client.ClientError', fields: ['code', 'message', 'traceparent', 'data'] }

export class GoTypes {
  readonly #model: BindingModel
  readonly #names = new GoNames(reserved)
  readonly #types = new Map<NamedShape, string>()
  readonly #variants = new Map<UnionShape, ReadonlyMap<string, string>>()
  readonly #modules = new Map<string, string>()
  readonly #appObjects = new Map<AppObjectModel, string>()

  constructor(model: BindingModel) {
    this.#model = model
    for (const module of model.modules) {
      const prefix = exportedName(module.name)
      for (const type of module.types) {
        const name = publishedName(type.name)
        this.#types.set(type, this.#names.claim(name, `${prefix}${name}`))
      }
    }
    for (const { name } of model.modules) {
      this.#modules.set(name, this.#names.claim(`${exportedName(name)}Module`))
    }
    for (const object of model.appObjects) {
      const name = publishedName(object.name)
      this.#appObjects.set(object, this.#names.claim(name, `${name}Object`))
    }
    for (const type of model.modules.flatMap(({ types }) => types)) {
      if (type.kind === 'union') this.#variants.set(type, this.#claimVariants(type))
    }
  }

  #claimVariants(union: UnionShape): ReadonlyMap<string, string> {
    const prefix = this.nameOf(union)
    return new Map(
      Object.keys(union.variants).map((type) => {
        const name = `${prefix}${publishedName(type)}`
        return [type, this.#names.claim(name, `${name}Variant`)]
      }),
    )
  }

  /** Claims an identifier of the package for something that is not in the model itself. */
  claim(...candidates: readonly [string, ...string[]]): string {
    return this.#names.claim(...candidates)
  }

  /** Throws for a type that no module lists. */
  nameOf(type: NamedShape): string {
    const name = this.#types.get(type)
    if (name === undefined) throw new Error(`No module lists the type ${type.name}`)
    return name
  }

  variantName(union: UnionShape, type: string): string {
    return this.#variants.get(union)!.get(type)!
  }

  moduleName(module: BindingModule): string {
    return this.#modules.get(module.name)!
  }

  appObjectName(object: AppObjectModel): string {
    return this.#appObjects.get(object)!
  }

  /** Whether the type is `ClientError`, which the connection declares. Throws if its definition has other fields. */
  isClientError(type: NamedShape): boolean {
    if (this.#model.fullName(type) !== clientError.name) return false
    const fields = type.kind === 'struct' ? Object.keys(type.fields) : []
    if (fields.join() !== clientError.fields.join()) throw new Error('The fields of ClientError have changed')
    return true
  }

  /** The type of a value that is always present. */
  typeOf(shape: Shape): string {
    if (isNamed(shape)) return this.nameOf(shape)
    switch (shape.kind) {
      case 'string':
        return 'string'
      case 'boolean':
        return 'bool'
      case 'integer':
      case 'bigInteger':
        return `${shape.signed ? 'int' : 'uint'}${shape.bits}`
      case 'float':
        return 'float64'
      case 'any':
        return 'json.RawMessage'
      case 'array':
        if (shape.nullableItems) return `[]${this.optionalTypeOf(shape.item)}`
        return `[]${isByte(shape.item) ? 'uint16' : this.typeOf(shape.item)}`
      case 'map':
        return `map[string]${this.typeOf(shape.item)}`
      case 'lazy':
        return this.typeOf(shape.resolve())
      default:
        throw new Error('A shape has no type of Go')
    }
  }

  /** The type of a value that may be missing: a pointer, unless the type itself can be nil. */
  optionalTypeOf(shape: Shape): string {
    return this.formOf(shape) === 'value' ? `*${this.typeOf(shape)}` : this.typeOf(shape)
  }

  /** The kind of type that is nil for a missing value; `value` if the type has no nil. */
  formOf(shape: Shape): 'value' | 'any' | 'array' | 'map' | 'union' {
    const core = plainShape(shape)
    switch (core.kind) {
      case 'any':
      case 'array':
      case 'map':
      case 'union':
        return core.kind
      default:
        return 'value'
    }
  }

  /**
   * An expression of type `func([]byte) (T, error)` for values that package json cannot read alone, because they
   * contain a union; `undefined` for all others.
   */
  decoderOf(shape: Shape): string | undefined {
    switch (shape.kind) {
      case 'lazy':
        return this.decoderOf(shape.resolve())
      case 'union':
        return `decode${this.nameOf(shape)}`
      case 'alias':
        // A declared type has its own methods.
        return isOwnType(shape.target) ? undefined : this.decoderOf(shape.target)
      case 'array':
      case 'map': {
        const item = this.decoderOf(shape.item)
        return item === undefined ? undefined : `wire.${shape.kind === 'array' ? 'Slice' : 'Map'}(${item})`
      }
      default:
        return undefined
    }
  }
}

/** Package json writes a byte slice as base64, so lists of bytes have a larger item type. */
function isByte(item: Shape): boolean {
  const core = plainShape(item)
  return core.kind === 'integer' && core.bits === 8 && !core.signed
}

/** The type that aliases and references lead to. */
export function plainShape(shape: Shape): Shape {
  if (shape.kind === 'lazy') return plainShape(shape.resolve())
  return shape.kind === 'alias' ? plainShape(shape.target) : shape
}

/** Aliases of plain types become their own types; aliases of others are other names for the same type. */
export function isOwnType(target: Shape): boolean {
  return !isNamed(target) && target.kind !== 'any' && target.kind !== 'lazy'
}
