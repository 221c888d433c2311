/** The types of one module as Python source. */
import type {
  AliasShape,
  ConstantsShape,
  Field,
  Fields,
  NamedShape,
  StructShape,
  UnionShape,
} from '../../../src/schema/shapes.ts'
import {
  type AppObjectModel,
  type BindingFunction,
  type BindingModel,
  type BindingModule,
  referencedTypes,
} from '../bindingModel.ts'
import { pascalCase } from '../naming.ts'
import { importedNames, pythonFile } from './pythonFile.ts'
import { docstring, group, indentation, quotedText, statement } from './pythonLayout.ts'
import { constantName, fieldNames, memberName, unionAlias, variantName } from './pythonNames.ts'
import { TypeHints } from './TypeHints.ts'

export function typesFile(model: BindingModel, module: BindingModule): string {
  const hints = new TypeHints(model, module.name)
  const aliases = module.types.filter((type) => type.kind === 'alias')
  const [plain, referring] = [aliases.filter(isPlain), aliases.filter((type) => !isPlain(type))]
  const classes = module.types.filter((type) => type.kind !== 'alias')
  const appObjects = model.appObjects.filter(({ request }) => moduleOf(model, request) === module.name)
  refuseDoubles(module, appObjects)
  const blocks = [
    ...plain.map((type) => `${type.name} = ${hints.of(type.target)}\n${docstring(0, [type.summary])}`),
    ...classes.map((type) => declaration(type, hints)),
    ...module.functions.flatMap((definition) => formedResult(definition, hints)),
    ...(referring.length === 0 ? [] : [referringAliases(referring, hints)]),
    ...appObjects.map((appObject) => appObjectClass(appObject, hints)),
  ]
  return pythonFile({
    summary: `Types of module ${module.name}.`,
    description: module.summary,
    package: '..',
    modules: hints.modules,
    blocks,
  })
}

function moduleOf(model: BindingModel, shape: NamedShape): string {
  return model.fullName(shape).split('.')[0]!
}

/** Whether Python can evaluate the alias at once; other aliases wait until all modules are loaded. */
function isPlain({ target }: AliasShape): boolean {
  return referencedTypes(target).length === 0
}

function refuseDoubles(module: BindingModule, appObjects: readonly AppObjectModel[]): void {
  const names = [
    ...module.types.flatMap((type) => (type.kind === 'union' ? [type.name, unionAlias(type.name)] : [type.name])),
    ...appObjects.map(({ name }) => name),
    ...module.functions.filter(({ forms }) => Object.keys(forms).length > 0).map(formedResultName),
    ...importedNames,
  ]
  const double = names.find((name, index) => names.indexOf(name) !== index)
  if (double !== undefined) throw new Error(`Module ${module.name} needs the Python name ${double} twice`)
}

function declaration(type: NamedShape, hints: TypeHints): string {
  switch (type.kind) {
    case 'struct':
      return structClass(type, hints)
    case 'union':
      return unionClass(type, hints)
    case 'constants':
      return enumeration(type)
    default:
      throw new Error(`${type.name} is no class`)
  }
}

/** A dictionary type for unchanged JSON, which may contain more than these keys. */
function formClass(type: StructShape, hints: TypeHints): string {
  const fields = Object.entries(type.fields as Fields).flatMap(([name, field]) => {
    if (fieldNames([name]).get(name) !== name) throw new Error(`${type.name}.${name} is no name in Python`)
    const hint = field.optional && type.hasNulls ? hints.optional(field.shape) : hints.of(field.shape)
    return [
      `${indentation}${name}: ${field.optional ? `NotRequired[${hint}]` : hint}`,
      docstring(1, [fieldText(field)]),
    ]
  })
  return [
    `class ${type.name}(TypedDict):`,
    docstring(1, [type.summary, 'The JSON as it came: keys of a newer daemon are in it as well.']),
    '',
    ...fields,
  ].join('\n')
}

/** Name of the result type of a function that determines the form of free JSON in its result. */
export function formedResultName({ name }: BindingFunction): string {
  return `ResultOf${pascalCase(name)}`
}

function formedResult(definition: BindingFunction, hints: TypeHints): string[] {
  const forms = Object.entries(definition.forms)
  if (forms.length === 0) return []
  const { result } = definition
  if (result?.kind !== 'struct') throw new Error(`${definition.wireName} has forms in a result that is no struct`)
  const names = fieldNames(Object.keys(result.fields))
  const lines = forms.flatMap(([wireName, form]) => [
    `${indentation}${names.get(wireName)}: ${hints.of(form)}`,
    docstring(1, [form.summary]),
  ])
  const head = [
    '@dataclass',
    `class ${formedResultName(definition)}(${hints.classOf(result)}):`,
    docstring(1, [result.summary]),
  ]
  return [[...head, '', ...lines].join('\n')]
}

function structClass(type: StructShape, hints: TypeHints): string {
  if (type.isForm) return formClass(type, hints)
  return [
    '@dataclass',
    `class ${type.name}:`,
    docstring(1, [type.summary, fieldTexts(type.fields)]),
    ...fieldLines(type.fields, 1, hints),
  ].join('\n')
}

function unionClass(type: UnionShape, hints: TypeHints): string {
  const variants = Object.entries(type.variants).map(([tag, { summary, fields }]) => {
    const lines = [
      `${indentation}@dataclass`,
      `${indentation}class ${variantName(tag)}:`,
      docstring(2, [summary, fieldTexts(fields)]),
      '',
      `${indentation.repeat(2)}type: ClassVar[Literal[${JSON.stringify(tag)}]] = ${JSON.stringify(tag)}`,
      ...fieldLines(fields, 2, hints).slice(1),
    ]
    return lines.join('\n')
  })
  const names = Object.keys(type.variants).map((tag) => `${type.name}.${variantName(tag)}`)
  return [
    `class ${type.name}:`,
    docstring(1, [type.summary, `One of its classes; annotations use \`${unionAlias(type.name)}\`.`]),
    '',
    variants.join('\n\n'),
    '',
    '',
    statement(0, `${unionAlias(type.name)} = `, group('Union[', [...names, 'UnknownVariant'], ']')),
    docstring(0, [`Any variant of ${type.name}, also one that only a newer daemon knows.`]),
  ].join('\n')
}

/** The fields as a list for `help()`, which does not show the docstring below each field. */
function fieldTexts(fields: Fields): string {
  const names = fieldNames(Object.keys(fields))
  return requiredFirst(fields)
    .map(([wireName, field]) => `- ${names.get(wireName)}: ${fieldText(field)}`)
    .join('\n')
}

function requiredFirst(fields: Fields): [string, Field][] {
  const entries = Object.entries(fields)
  return [...entries.filter(([, { optional }]) => !optional), ...entries.filter(([, { optional }]) => optional)]
}

/** Lines of the fields after an empty one; required fields come first, as dataclasses demand. */
function fieldLines(fields: Fields, depth: number, hints: TypeHints): string[] {
  const names = fieldNames(Object.keys(fields))
  const lines = requiredFirst(fields).flatMap(([wireName, field]) =>
    fieldDeclaration(names.get(wireName)!, wireName, field, depth, hints),
  )
  return lines.length === 0 ? [] : ['', ...lines]
}

function fieldDeclaration(name: string, wireName: string, field: Field, depth: number, hints: TypeHints): string[] {
  const settings = [
    ...(field.optional ? ['default=None'] : []),
    ...(field.secret ? ['repr=False'] : []),
    ...(name === wireName ? [] : [`metadata={"wire": ${JSON.stringify(wireName)}}`]),
  ]
  const value =
    settings.length === 0 ? '' : settings.join() === 'default=None' ? ' = None' : ` = _field(${settings.join(', ')})`
  const hint = field.optional ? hints.optional(field.shape) : hints.of(field.shape)
  return [`${indentation.repeat(depth)}${name}: ${hint}${value}`, docstring(depth, [fieldText(field)])]
}

/** Description of a field, in one paragraph. */
export function fieldText(field: Field): string {
  return [
    field.summary,
    field.default === undefined ? '' : `Default: \`${JSON.stringify(field.default)}\`.`,
    field.deprecated === undefined ? '' : `Deprecated: ${field.deprecated}`,
  ]
    .filter((text) => text !== '')
    .join(' ')
}

function enumeration(type: ConstantsShape): string {
  const entries = Object.entries(type.constants)
  const names = entries.map(([name]) => constantName(name))
  if (new Set(names).size !== names.length) throw new Error(`Two constants of ${type.name} share a Python name`)
  if (entries.some(([, { value }]) => typeof value === 'number' && !Number.isSafeInteger(value))) {
    throw new Error(`${type.name} has a constant that is no integer`)
  }
  const members = entries.flatMap(([name, { value, summary }]) => [
    `${indentation}${constantName(name)} = ${typeof value === 'string' ? quotedText(value) : value}`,
    docstring(1, [summary]),
  ])
  if (type.plainBits !== undefined)
    return [`class ${type.name}:`, docstring(1, [type.summary]), '', ...members].join('\n')
  const base = type.wire === 'number' ? 'NumberEnum' : 'TextEnum'
  const texts = entries.map(([name, { summary }]) => `- ${constantName(name)}: ${summary}`).join('\n')
  return [`class ${type.name}(${base}):`, docstring(1, [type.summary, texts]), '', ...members].join('\n')
}

function referringAliases(types: readonly AliasShape[], hints: TypeHints): string {
  const lines = (write: (type: AliasShape) => string) => types.map((type) => `${indentation}${write(type)}`)
  return [
    'if TYPE_CHECKING:',
    ...types.flatMap((type) => [`${indentation}${type.name} = ${hints.of(type.target)}`, docstring(1, [type.summary])]),
    'else:',
    ...lines((type) => `${type.name} = Lazy(lambda: ${hints.of(type.target)})`),
  ].join('\n')
}

function appObjectClass({ name, summary, request, response, methods }: AppObjectModel, hints: TypeHints): string {
  const table = methods.map(({ type, answer }) => {
    const answers = answer === undefined ? 'None' : `${hints.classOf(response)}.${variantName(type)}`
    const entry = [JSON.stringify(memberName(type)), `${hints.classOf(request)}.${variantName(type)}`, answers]
    return statement(3, `${JSON.stringify(type)}: `, group('(', entry, ')'), ',')
  })
  const functions = methods.map(({ type, summary, fields, answer }) => {
    const names = fieldNames(Object.keys(fields))
    const inputs = Object.entries(fields).map(([wireName, field]) => {
      const hint = field.optional ? hints.optional(field.shape) : hints.of(field.shape)
      return `${names.get(wireName)}: ${hint}${field.optional ? ' = None' : ''}`
    })
    const sorted = [
      ...inputs.filter((text) => !text.endsWith('= None')),
      ...inputs.filter((text) => text.endsWith('= None')),
    ]
    const result = answer === undefined ? 'None' : `${hints.classOf(response)}.${variantName(type)}`
    const signature = group(
      `def ${memberName(type)}(`,
      ['self', ...sorted],
      `) -> Union[${result}, Awaitable[${result}]]:`,
    )
    const argumentTexts = Object.entries(fields).map(
      ([wireName, field]) => `- ${names.get(wireName)}: ${fieldText(field)}`,
    )
    return [
      statement(1, '', signature),
      docstring(2, [
        summary,
        argumentTexts.join('\n'),
        answer === undefined ? 'A notification, which is not answered. Not overridden it is ignored.' : undefined,
      ]),
      answer === undefined
        ? `${indentation.repeat(2)}return None`
        : `${indentation.repeat(2)}raise NotImplementedError(${JSON.stringify(`${name} does not implement ${type}`)})`,
    ].join('\n')
  })
  return [
    `class ${name}(AppObject):`,
    docstring(1, [
      summary,
      'To be implemented by the host: override the methods, plain or with `async def`. An exception refuses the request, with its text as the reason.',
    ]),
    '',
    // The table is evaluated when the object is first used, because other modules may not be loaded yet.
    `${indentation}_methods = Lazy(`,
    `${indentation.repeat(2)}lambda: {`,
    ...table,
    `${indentation.repeat(2)}}`,
    `${indentation})`,
    '',
    functions.join('\n\n'),
  ].join('\n')
}
