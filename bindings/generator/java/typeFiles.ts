/** Named types: records, sealed interfaces of records, enumerations. */
import type { AliasShape, ConstantsShape, NamedShape, StructShape, UnionShape } from '../../../src/schema/shapes.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { JavaFile } from './JavaFile.ts'
import { hasClass, type JavaTypes, nullable } from './JavaTypes.ts'
import { docText, javadoc } from './javadoc.ts'
import { checkDistinct, className, constantName } from './javaNames.ts'
import { javaString, listed } from './layout.ts'
import { builderName, readFields, recordDeclaration } from './recordDeclaration.ts'

/** `undefined` for an alias, which is not declared as a type. `siblings` are the types of the package. */
export function typeFile(
  shape: NamedShape,
  packageName: string,
  siblings: readonly string[],
  types: JavaTypes,
): GeneratedFile | undefined {
  const name = className(shape.name)
  switch (shape.kind) {
    case 'struct':
      return structFile(shape, new JavaFile(packageName, name, siblings, [builderName]), types)
    case 'union':
      return unionFile(
        shape,
        new JavaFile(packageName, name, siblings, [...Object.values(variantNames(shape)), unknownName(shape)]),
        types,
      )
    case 'constants':
      return constantsFile(shape, new JavaFile(packageName, name, siblings))
    case 'alias':
      return hasClass(shape) ? aliasFile(shape, new JavaFile(packageName, name, siblings), types) : undefined
  }
}

/** Names of the nested records by variant. A nested type cannot have the name of its enclosing type. */
export function variantNames(shape: UnionShape): Record<string, string> {
  const names = Object.keys(shape.variants).map((variant) => {
    const name = className(variant)
    return [variant, name === className(shape.name) ? `${name}Variant` : name] as const
  })
  checkDistinct(
    names.map(([, name]) => name),
    shape.name,
    true,
  )
  return Object.fromEntries(names)
}

/** Name of the nested record of variants that the definitions do not have. */
function unknownName(shape: UnionShape): string {
  const taken = [className(shape.name), ...Object.values(variantNames(shape))]
  return ['Unknown', 'UnknownVariant', 'AnyUnknownVariant'].find((name) => !taken.includes(name))!
}

function fromJsonHead(name: string, file: JavaFile, indent: string, visibility: string): string[] {
  return [
    ...javadoc(
      indent,
      ['Reads the JSON form.'],
      ['@param json a value as {@link vendorclient.json.Json#parse} returns it', '@return the typed value'],
    ),
    `${indent}${visibility}static ${name} fromJson(${nullable(file.use('java.lang.Object'), file)} json) {`,
  ]
}

function structFile(shape: StructShape, file: JavaFile, types: JavaTypes): GeneratedFile {
  const name = className(shape.name)
  const reader = file.use('vendorclient.json.FieldReader')
  const members = [
    ...fromJsonHead(name, file, '    ', 'public '),
    ...(Object.keys(shape.fields).length === 0
      ? [`        ${reader}.of(json);`]
      : [`        ${reader} fields = ${reader}.of(json);`]),
    ...listed('        ', `return new ${name}(`, readFields(shape.fields, file, types), ');'),
    '    }',
  ]
  const base = file.use('vendorclient.json.JsonValue')
  const { summary, fields, isForm = false } = shape
  const source = { name, summary, fields, base, members, indent: '', isForm }
  return file.render(recordDeclaration(source, file, types))
}

function unionFile(shape: UnionShape, file: JavaFile, types: JavaTypes): GeneratedFile {
  const name = className(shape.name)
  const names = variantNames(shape)
  const reader = file.use('vendorclient.json.FieldReader')
  const unknown = unknownName(shape)
  return file.render([
    ...javadoc('', [docText(shape.summary), 'One of the records in it.']),
    `public sealed interface ${name} extends ${file.use('vendorclient.json.JsonValue')} {`,
    ...Object.entries(shape.variants).flatMap(([variant, { summary, fields }]) => [
      ...recordDeclaration(
        { name: names[variant]!, summary, fields, variant, base: name, indent: '    ' },
        file,
        types,
      ).map((line) => line.replace(/^ {4}public record/, '    record')),
      '',
    ]),
    ...unknownRecord(unknown, name, file),
    '',
    ...fromJsonHead(name, file, '    ', ''),
    `        ${reader} fields = ${reader}.of(json);`,
    '        return switch (fields.type()) {',
    ...Object.entries(shape.variants).flatMap(([variant, { fields }]) =>
      listed(
        '            ',
        `case ${javaString(variant)} -> new ${names[variant]}(`,
        readFields(fields, file, types),
        ');',
      ),
    ),
    `            default -> new ${unknown}(fields.toMap());`,
    '        };',
    '    }',
    '}',
  ])
}

/** A newer daemon may send more variants; their values may be secret, so they are not shown. */
function unknownRecord(unknown: string, union: string, file: JavaFile): string[] {
  const value = nullable(file.use('java.lang.Object'), file)
  const map = `${file.use('java.util.Map')}<${file.use('java.lang.String')}, ${value}>`
  const override = `    @${file.use('java.lang.Override')}`.replace(/^ {4}/, '        ')
  return [
    ...javadoc(
      '    ',
      ['A variant that this version does not know.'],
      ['@param toJson all fields as they came, {@code type} included'],
    ),
    `    record ${unknown}(${map} toJson) implements ${union} {`,
    override,
    `        public ${file.use('java.lang.String')} toString() {`,
    `            return "${unknown}[type=" + toJson.get("type") + "]";`,
    '        }',
    '    }',
  ]
}

/** Bit flags as plain numbers, which a program combines. */
function bitFlagsFile(shape: ConstantsShape, file: JavaFile): GeneratedFile {
  const name = className(shape.name)
  return file.render([
    ...javadoc('', [docText(shape.summary)]),
    `public final class ${name} {`,
    ...Object.entries(shape.constants).flatMap(([key, { value, summary }]) => [
      ...javadoc('    ', [docText(summary)]),
      `    public static final int ${constantName(key)} = ${value};`,
      '',
    ]),
    `    private ${name}() {}`,
    '}',
  ])
}

function constantsFile(shape: ConstantsShape, file: JavaFile): GeneratedFile {
  if (shape.plainBits !== undefined) return bitFlagsFile(shape, file)
  const name = className(shape.name)
  const isNumber = shape.wire === 'number'
  const wireType = isNumber ? 'int' : file.use('java.lang.String')
  const entries = Object.entries(shape.constants).map(([key, { value, summary }]) => {
    if (isNumber && (value as number | 0) !== value) throw new Error(`${shape.name}.${key} is no int`)
    return { key: constantName(key), value: isNumber ? String(value) : javaString(value as string), summary }
  })
  checkDistinct(
    entries.map(({ key }) => key),
    shape.name,
  )
  return file.render([
    ...javadoc('', [docText(shape.summary)]),
    `public final class ${name} extends ${file.use(`vendorclient.json.${isNumber ? 'Number' : 'String'}Constant`)} {`,
    ...entries.flatMap(({ key, value, summary }) => [
      ...javadoc('    ', [docText(summary)]),
      ...listed('    ', `public static final ${name} ${key} = new ${name}(`, [value, javaString(key)], ');'),
      '',
    ]),
    `    private ${name}(${wireType} wire, ${nullable(file.use('java.lang.String'), file)} name) {`,
    '        super(wire, name);',
    '    }',
    '',
    ...javadoc(
      '    ',
      ['The constant of a value; one that this version does not know is kept.'],
      ['@param wire value on the wire', '@return the constant'],
    ),
    `    public static ${name} of(${wireType} wire) {`,
    '        return switch (wire) {',
    ...entries.map(({ key, value }) => `            case ${value} -> ${key};`),
    `            default -> new ${name}(wire, null);`,
    '        };',
    '    }',
    '',
    ...javadoc(
      '    ',
      ['All constants that this version knows.'],
      ['@return the constants, in the order of the definitions'],
    ),
    `    public static ${file.use('java.util.List')}<${name}> known() {`,
    ...listed(
      '        ',
      `return ${file.use('java.util.List')}.of(`,
      entries.map(({ key }) => key),
      ');',
    ),
    '    }',
    '',
    ...fromJsonHead(name, file, '    ', 'public '),
    `        return of(${file.use('vendorclient.json.Decoders')}.${isNumber ? 'int32' : 'string'}(json));`,
    '    }',
    '}',
  ])
}

/** An alias that contains itself. */
function aliasFile(shape: AliasShape, file: JavaFile, types: JavaTypes): GeneratedFile {
  const name = className(shape.name)
  return file.render([
    ...javadoc('', [docText(shape.summary)], ['@param value the value']),
    `public record ${name}(${types.type(shape.target, file, true)} value) implements ${file.use('vendorclient.json.JsonValue')} {`,
    ...fromJsonHead(name, file, '    ', 'public '),
    `        return new ${name}(${decodeCall(types.decoder(shape.target, file))});`,
    '    }',
    '',
    `    @${file.use('java.lang.Override')}`,
    `    public ${file.use('java.lang.Object')} toJson() {`,
    '        return value;',
    '    }',
    '}',
  ])
}

function decodeCall(decoder: string): string {
  return decoder.includes('::') && !decoder.includes('(')
    ? `${decoder.replace('::', '.')}(json)`
    : `${decoder}.decode(json)`
}
