import { type GraphQLInputFieldConfig, GraphQLInputObjectType, GraphQLList } from 'graphql'
import { bigIntInput } from '../fields/bigInteger.ts'
import { type Field, isFilterable, type ScalarName, type Shape } from '../fields/Field.ts'
import { scalars } from '../fields/ObjectTypes.ts'

/** GraphQL input types for filters over shapes, each made once. Source: network 3.10. */
export class FilterTypes {
  readonly #types = new Map<string, GraphQLInputObjectType>()

  /** `<name>Filter`: fields of the shape, all of which must match, and `OR` (or `or`) with another filter. */
  of(shape: Shape): GraphQLInputObjectType {
    return this.#once(`${shape.name}Filter`, () => {
      const self = { type: this.of(shape), description: 'Objects that match this filter are included as well.' }
      if (shape.filters !== undefined) return { ...this.#fields(shape), [shape.filters.alternative]: self }
      return { ...this.#fields(shape), OR: self, or: self }
    })
  }

  #fields(shape: Shape): Record<string, GraphQLInputFieldConfig> {
    const fields: Record<string, GraphQLInputFieldConfig> = {}
    for (const [name, field] of Object.entries(shape.fields)) {
      if (shape.filters !== undefined && !shape.filters.names.includes(name)) continue
      const type = this.#type(field)
      if (type !== undefined) fields[name] = { type }
    }
    return fields
  }

  #type(field: Field): GraphQLInputObjectType | undefined {
    switch (field.kind) {
      case 'scalar':
        return isFilterable(field) ? this.#scalar(field.type) : undefined
      case 'object':
        return hasFilters(field.shape) ? this.of(field.shape) : undefined
      case 'list':
        if (field.value !== undefined) return undefined
        return typeof field.of === 'string' ? this.#list(this.#scalar(field.of)) : this.#list(this.of(field.of))
      case 'link': {
        const element = this.of(field.to())
        return field.many ? this.#list(element) : element
      }
    }
  }

  #scalar(scalar: ScalarName): GraphQLInputObjectType {
    const type = scalar === 'BigInt' ? bigIntInput : scalars[scalar]
    return this.#once(`${scalar}Filter`, () => ({
      eq: { type },
      ne: { type },
      ...(scalar === 'Boolean' ? {} : { gt: { type }, lt: { type }, ge: { type }, le: { type } }),
      in: { type: new GraphQLList(type) },
      notIn: { type: new GraphQLList(type) },
    }))
  }

  #list(element: GraphQLInputObjectType): GraphQLInputObjectType {
    return this.#once(element.name.replace(/Filter$/, 'ArrayFilter'), () => ({
      any: { type: element, description: 'At least one element matches.' },
      all: { type: element, description: 'Every element matches; so does an empty list.' },
    }))
  }

  #once(name: string, fields: () => Record<string, GraphQLInputFieldConfig>): GraphQLInputObjectType {
    const known = this.#types.get(name)
    if (known !== undefined) return known
    const type = new GraphQLInputObjectType({ name, fields })
    this.#types.set(name, type)
    return type
  }
}

function hasFilters(shape: Shape): boolean {
  return Object.values(shape.fields).some((field) =>
    field.kind === 'scalar' ? isFilterable(field) : field.kind !== 'list' || field.value === undefined,
  )
}
