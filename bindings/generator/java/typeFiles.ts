/** Named types: records, sealed interfaces of records, enumerations. */
import type { AliasShape, ConstantsShape, NamedShape, StructShape, UnionShape } from '../../../src/schema/shapes.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { JavaFile } from './JavaFile.ts'
import { hasClass, type JavaTypes } from './JavaTypes.ts'
import { docText, javadoc } from './javadoc.ts'
import { checkDistinct, className, constantName } from './javaNames.ts'
import { javaString, listed } from './layout.ts'
import { readFields, recordDeclaration } from './recordDeclaration.ts'

/** `undefined` for an alias: it has no form of its own. `siblings` are the types of the package. */
export function typeFile(
  shape: NamedShape,
  packageName: string,
  siblings: readonly string[],
  types: JavaTypes,
): GeneratedFile | undefined {
  const name = className(shape.name)
  switch (shape.kind) {
    case 'struct':
      return structFile(shape, new JavaFile(packageName, name, siblings), types)
    case 'union':
      return unionFile(shape, new JavaFile(packageName, name, siblings, Object.values(variantNames(shape))), types)
    case 'constants':
      return constantsFile(shape, new JavaFile(packageName, name, siblings))
    case 'alias':
      return hasClass(shape) ? aliasFile(shape, new JavaFile(packageName, name, siblings), types) : undefined
  }
}

/** Names of the nested records by variant. A nested type cannot be called as the one around it. */
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

function fromJsonHead(name: string, file: JavaFile, indent: string, visibility: string): string[] {
  return [
    ...javadoc(
      indent,
      ['Reads the JSON form.'],
      ['@param json a value as {@link vendorclient.json.Json#parse} gives it', '@return the typed value'],
    ),
    `${indent}${visibility}static ${name} fromJson(${file.use('java.lang.Object')} json) {`,
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
  const source = { name, summary: shape.summary, fields: shape.fields, base, members, indent: '' }
  return file.render(recordDeclaration(source, file, types))
}

function unionFile(shape: UnionShape, file: JavaFile, types: JavaTypes): GeneratedFile {
  const name = className(shape.name)
  const names = variantNames(shape)
  const reader = file.use('vendorclient.json.FieldReader')
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
    `            default -> throw fields.unknownType(${javaString(shape.name)});`,
    '        };',
    '    }',
    '}',
  ])
}

function constantsFile(shape: ConstantsShape, file: JavaFile): GeneratedFile {
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
    `public enum ${name} implements ${file.use(`vendorclient.json.${isNumber ? 'Number' : 'String'}Constant`)} {`,
    ...entries.flatMap(({ key, value, summary }, index) => [
      ...(index === 0 ? [] : ['']),
      ...javadoc('    ', [docText(summary)]),
      `    ${key}(${value})${index === entries.length - 1 ? ';' : ','}`,
    ]),
    '',
    `    private final ${wireType} wire;`,
    '',
    `    ${name}(${wireType} wire) {`,
    '        this.wire = wire;',
    '    }',
    '',
    ...fromJsonHead(name, file, '    ', 'public '),
    `        return ${file.use('vendorclient.json.Constants')}.find(values(), json);`,
    '    }',
    '',
    `    @${file.use('java.lang.Override')}`,
    `    public ${wireType} wire() {`,
    '        return wire;',
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
