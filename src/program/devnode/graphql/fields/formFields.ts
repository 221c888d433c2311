/**
 * GraphQL fields made from the forms of the library, because the documents of the node are what `boc.parse_*` returns.
 */
import { hexNumber } from '../../../../modules/boc/types/numberFields.ts'
import { ParsedCurrency } from '../../../../modules/boc/types/parsedObjects.ts'
import type { Field as FormField, StructShape } from '../../../../schema/shapes.ts'
import { big, count, type Field, type Fields, flag, int, list, type Shape, text } from './Field.ts'

interface FormOptions {
  /** The id and its aliases, which come first; all other fields are in alphabetical order. */
  readonly ids?: Fields
  /** Fields of the form that the network shows. Default: all but `without`. */
  readonly only?: readonly string[]
  readonly without?: readonly string[]
  /** Fields that the form lacks or that have another type here. A field without a description gets that of the form. */
  readonly own?: Fields
  /** Fields with a column of the same name. */
  readonly columns?: readonly string[]
}

/** The type of a part, described as in the library. */
export function formShape(name: string, form: StructShape, options?: FormOptions): Shape {
  return { name, description: form.summary, fields: formFields(form, options) }
}

export function formFields(
  form: StructShape,
  { ids = {}, only, without = [], own = {}, columns = [] }: FormOptions = {},
): Fields {
  const shown = only ?? Object.keys(form.fields).filter((name) => name !== 'json_version' && !without.includes(name))
  const names = new Set([...shown, ...Object.keys(own)].filter((name) => ids[name] === undefined).sort())
  const fields = [...names].map((name) => {
    const field = own[name] ?? fieldOf(name, form.fields[name]!)
    const description = field.description ?? describe(form.fields[name]!)
    return [name, { ...field, description, ...(columns.includes(name) && { column: name }) }]
  })
  return { ...ids, ...Object.fromEntries(fields) }
}

function fieldOf(name: string, { shape }: FormField): Field {
  if (name === 'boc') return text(undefined, { value: (source) => source['boc'] })
  if (name.endsWith('_name')) {
    return text(`Name of \`${name.slice(0, -5)}\`.`, { value: (source) => capitalize(source[name]) })
  }
  switch (shape.kind) {
    case 'string':
      return shape === hexNumber ? big() : text()
    case 'boolean':
      return flag()
    case 'integer':
      return shape.bits === 32 && !shape.signed ? count() : int()
    case 'bigInteger':
      return big()
    case 'array':
      if (shape.item === ParsedCurrency) return list(otherCurrency)
      if (shape.item.kind === 'string') return list('String')
  }
  throw new Error(`The type of ${name} does not follow from the form`)
}

/** Hashes have 64 digits; the form of big integers is up to the query. */
function describe({ shape, summary }: FormField): string {
  if (shape === hexNumber) return summary.replace(', `0x…`', '')
  const isHash = shape.kind === 'string' && shape.format === 'hex' && !summary.includes('hex digits')
  return isHash ? summary.replace(/\.$/, ', 64 hex digits.') : summary
}

function capitalize(value: unknown): string | null {
  return typeof value === 'string' ? value.charAt(0).toUpperCase() + value.slice(1) : null
}

export const otherCurrency = formShape('OtherCurrency', ParsedCurrency, {
  own: { value: big('Amount in units of the currency.') },
})
