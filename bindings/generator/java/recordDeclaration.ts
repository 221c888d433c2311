/** Structs and variants of unions as records. */
import type { Field, Fields } from '../../../src/schema/shapes.ts'
import type { JavaFile } from './JavaFile.ts'
import { type JavaTypes, nullable } from './JavaTypes.ts'
import { docCode, docText, javadoc } from './javadoc.ts'
import { checkDistinct, distinctStems, memberOf } from './javaNames.ts'
import { chained, javaString, listed } from './layout.ts'

/** The class that is nested in a record with optional fields. */
export const builderName = 'Builder'

export interface RecordSource {
  readonly name: string
  readonly summary: string
  readonly fields: Fields
  /** Value of `type` if the record is a variant. */
  readonly variant?: string
  /** The interface that the record implements. */
  readonly base: string
  /** Members besides the usual ones. */
  readonly members?: readonly string[]
  /** Whether the record is only read: it gets no helpers for creating one. */
  readonly isForm?: boolean
  readonly indent: string
}

interface Component {
  readonly wire: string
  /** Name in camel case, which may be a keyword. */
  readonly stem: string
  readonly name: string
  readonly type: string
  readonly field: Field
}

export function recordDeclaration(source: RecordSource, file: JavaFile, types: JavaTypes): string[] {
  const { name, summary, fields, base, indent, members = [] } = source
  const stems = distinctStems(Object.keys(fields))
  const components = Object.entries(fields).map(([wire, field]) => ({
    wire,
    stem: stems.get(wire)!,
    name: memberOf(stems.get(wire)!),
    type: typeOf(field, file, types),
    field,
  }))
  checkDistinct(
    components.map((component) => component.name),
    name,
  )
  const inner = `${indent}    `
  const required = components.filter(({ field }) => !field.optional)
  // Variants have too few fields for a builder, and the required fields of a record do not become more.
  const hasBuilder = source.isForm !== true && source.variant === undefined && required.length < components.length
  const blocks = [
    ...(required.length === components.length || source.isForm ? [] : [requiredConstructor(name, components, inner)]),
    ...(members.length === 0 ? [] : [members]),
    toJson(source, components, file, inner),
    ...components
      .filter(({ field }) => field.optional && source.isForm !== true)
      .map((one) => wither(name, one, components, file, inner)),
    ...(components.some(({ field }) => field.secret) ? [toString(name, components, file, inner)] : []),
    ...(hasBuilder ? [builderMethod(components, inner), builderClass(name, components, file, types, inner)] : []),
  ]
  return [
    ...javadoc(
      indent,
      [docText(summary)],
      components.map((component) => `@param ${component.name} ${fieldDoc(component.field)}`),
    ),
    ...listed(
      indent,
      `public record ${name}(`,
      components.map((component) => `${component.type} ${component.name}`),
      `) implements ${base} {`,
    ),
    ...blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block])),
    `${indent}}`,
  ]
}

function typeOf({ shape, optional }: Field, file: JavaFile, types: JavaTypes): string {
  const type = types.type(shape, file, optional)
  return optional ? nullable(type, file) : type
}

/** An expression list that reads all fields; `fields` is the reader. */
export function readFields(fields: Fields, file: JavaFile, types: JavaTypes): string[] {
  return Object.entries(fields).map(
    ([wire, { shape, optional }]) =>
      `fields.${optional ? 'optional' : 'required'}(${javaString(wire)}, ${types.decoder(shape, file)})`,
  )
}

/** Description of a field, for one tag. */
function fieldDoc(field: Field): string {
  const notes = [
    docText(field.summary),
    field.default === undefined ? '' : `Default: ${docCode(JSON.stringify(field.default))}.`,
    field.minimum === undefined ? '' : `At least ${field.minimum}.`,
    field.maximum === undefined ? '' : `At most ${field.maximum}.`,
    field.deprecated === undefined ? '' : `Deprecated: ${docText(field.deprecated)}`,
    field.secret ? 'Secret: left out of the text of this value.' : '',
    field.optional ? '{@code null} when absent.' : '',
  ]
  return notes.filter((note) => note !== '').join(' ')
}

function requiredConstructor(name: string, components: readonly Component[], indent: string): string[] {
  const required = components.filter(({ field }) => !field.optional)
  const what = required.length === 0 ? 'Without any field.' : 'With the fields that must be there.'
  return [
    ...javadoc(
      indent,
      [what],
      required.map((component) => `@param ${component.name} ${fieldDoc(component.field)}`),
    ),
    ...listed(
      indent,
      `public ${name}(`,
      required.map((component) => `${component.type} ${component.name}`),
      ') {',
    ),
    ...listed(
      `${indent}    `,
      'this(',
      components.map((component) => (component.field.optional ? 'null' : component.name)),
      ');',
    ),
    `${indent}}`,
  ]
}

function toJson(source: RecordSource, components: readonly Component[], file: JavaFile, indent: string): string[] {
  const value = nullable(file.use('java.lang.Object'), file)
  const map = `${file.use('java.util.Map')}<${file.use('java.lang.String')}, ${value}>`
  const type = source.variant === undefined ? '' : javaString(source.variant)
  const calls = components.map(
    ({ wire, name, field }) => `.${field.optional ? 'optional' : 'required'}(${javaString(wire)}, ${name})`,
  )
  return [
    `${indent}@${file.use('java.lang.Override')}`,
    `${indent}public ${map} toJson() {`,
    ...chained(
      `${indent}    `,
      `return new ${file.use('vendorclient.json.FieldWriter')}(${type})`,
      [...calls, '.toMap()'],
      ';',
    ),
    `${indent}}`,
  ]
}

function wither(
  name: string,
  changed: Component,
  components: readonly Component[],
  file: JavaFile,
  indent: string,
): string[] {
  const { deprecated } = changed.field
  const method = `with${changed.stem.charAt(0).toUpperCase()}${changed.stem.slice(1)}`
  return [
    ...javadoc(
      indent,
      [`The same with another ${docCode(changed.wire)}.`],
      [
        `@param ${changed.name} ${fieldDoc(changed.field)}`,
        '@return the changed copy',
        ...(deprecated === undefined ? [] : [`@deprecated ${docText(deprecated)}`]),
      ],
    ),
    ...(deprecated === undefined ? [] : [`${indent}@${file.use('java.lang.Deprecated')}`]),
    `${indent}public ${name} ${method}(${changed.type} ${changed.name}) {`,
    ...listed(
      `${indent}    `,
      `return new ${name}(`,
      components.map((component) => component.name),
      ');',
    ),
    `${indent}}`,
  ]
}

function builderMethod(components: readonly Component[], indent: string): string[] {
  // The record has a method with the name of each field.
  const method = components.some(({ name }) => name === 'builder') ? 'newBuilder' : 'builder'
  return [
    ...javadoc(
      indent,
      ['Begins a value, field by field. Unlike the constructor of all fields it stays as it is when more fields come.'],
      ['@return a builder without any field'],
    ),
    `${indent}public static ${builderName} ${method}() {`,
    `${indent}    return new ${builderName}();`,
    `${indent}}`,
  ]
}

function builderClass(
  name: string,
  components: readonly Component[],
  file: JavaFile,
  types: JavaTypes,
  indent: string,
): string[] {
  const inner = `${indent}    `
  const boxed = (component: Component) => nullable(types.type(component.field.shape, file, true), file)
  const value = ({ name: member, field }: Component) =>
    field.optional || field.shape.kind === 'any'
      ? member
      : `${file.use('java.util.Objects')}.requireNonNull(${member}, ${javaString(member)})`
  return [
    ...javadoc(indent, [`Makes a {@link ${name}}.`]),
    `${indent}public static final class ${builderName} {`,
    ...components.map((component) => `${inner}private ${boxed(component)} ${component.name};`),
    '',
    `${inner}private ${builderName}() {}`,
    ...components.flatMap((component) => [
      '',
      ...javadoc(
        inner,
        [`Sets {@code ${component.wire}}.`],
        [`@param ${component.name} ${fieldDoc(component.field)}`, '@return this'],
      ),
      `${inner}public ${builderName} ${component.name}(${component.type} ${component.name}) {`,
      `${inner}    this.${component.name} = ${component.name};`,
      `${inner}    return this;`,
      `${inner}}`,
    ]),
    '',
    ...javadoc(
      inner,
      ['Ends the value.'],
      [
        '@return the value',
        ...(components.every(({ field }) => field.optional || field.shape.kind === 'any')
          ? []
          : [`@throws ${file.use('java.lang.NullPointerException')} when a field is missing that must be there`]),
      ],
    ),
    `${inner}public ${name} build() {`,
    ...listed(`${inner}    `, `return new ${name}(`, components.map(value), ');'),
    `${inner}}`,
    `${indent}}`,
  ]
}

/** The text of a value shows up in logs and debuggers. */
function toString(name: string, components: readonly Component[], file: JavaFile, indent: string): string[] {
  const last = components.length - 1
  const parts = components.flatMap(({ name: member, field }, index) => {
    const label = `${index === 0 ? `${name}[` : ', '}${member}=`
    const end = index === last ? ']' : ''
    if (field.secret) return [javaString(`${label}<secret>${end}`)]
    return [javaString(label), member, ...(end === '' ? [] : [javaString(end)])]
  })
  const [first, ...rest] = parts
  return [
    `${indent}@${file.use('java.lang.Override')}`,
    `${indent}public ${file.use('java.lang.String')} toString() {`,
    ...chained(
      `${indent}    `,
      `return ${first}`,
      rest.map((part) => ` + ${part}`),
      ';',
    ),
    `${indent}}`,
  ]
}
