/** The reference pages for readers: one per module, and one for the daemon itself. */

import { defaultLimits } from '../../rpc/limits.ts'
import { notifications } from '../../rpc/notifications.ts'
import { CallOptions } from '../../rpc/peer/callOptions.ts'
import { capabilities, daemonMethods } from '../../rpc/peer/daemonMethods.ts'
import { protocolCodes } from '../../rpc/protocol/codes.ts'
import { DaemonSection, LogSection } from '../../rpc/settings/settingSections.ts'
import { fullTypeNames } from '../../src/api/apiReference.ts'
import { api } from '../../src/api/wholeApi.ts'
import type { ErrorDefinition } from '../../src/errors/ClientError.ts'
import { extensionNote, type FunctionDefinition, type ModuleDefinition } from '../../src/schema/functions.ts'
import type { ParamsShape, ResultShape } from '../../src/schema/methods.ts'
import { type Fields, isNamed, type NamedShape, type Shape, type StructShape } from '../../src/schema/shapes.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { markdownTable } from './markdownTable.ts'
import { anchor, typeText } from './typeText.ts'

type TypeNames = ReadonlyMap<Shape, string>

export function referencePages(): GeneratedFile[] {
  const names = fullTypeNames(api)
  return [
    { path: 'bindings/reference/README.md', content: indexPage() },
    ...api.map((module) => ({
      path: `bindings/reference/${module.name}.md`,
      content: modulePage(module, names),
    })),
    { path: 'bindings/reference/daemon.md', content: daemonPage(names) },
  ]
}

function indexPage(): string {
  const rows = api.flatMap((module) =>
    module.functions.map((definition) => [
      `[${definition.name}](${module.name}.md#${anchor(shortName(definition))})`,
      definition.summary,
    ]),
  )
  return page([
    '# Reference',
    'Generated from the definitions; `npm run generate` rewrites it. The connection itself is described in [daemon](daemon.md).',
    markdownTable(['Function', 'Meaning'], rows),
  ])
}

function modulePage(module: ModuleDefinition, names: TypeNames): string {
  const types = module.types.filter((type) => type !== module.errorCodeType)
  return page([
    `# ${module.name}`,
    module.summary,
    module.description,
    '# Functions',
    ...module.functions.flatMap((definition) => functionSection(definition, module.name, names)),
    '# Types',
    ...types.flatMap((type) => typeSection(type, module.name, names)),
    ...errorSection(module),
  ])
}

function functionSection(definition: FunctionDefinition, pageName: string, names: TypeNames): string[] {
  const { appObject, callback, errors, example, iterates } = definition
  return [
    `## ${shortName(definition)}`,
    definition.summary,
    definition.deprecated === undefined ? '' : `**Deprecated.** ${definition.deprecated}`,
    definition.extension === undefined ? '' : `**Extension.** ${extensionNote}`,
    definition.description ?? '',
    ...paramsTable(definition.params, pageName, names),
    resultLine(definition, pageName, names),
    iterates === undefined ? '' : `Items: ${typeText(iterates.item, names, pageName)}.`,
    appObject === undefined
      ? ''
      : `Registers an app object ${appObject.name} (\`_call.app_object\`): it is asked ${typeText(appObject.request, names, pageName)} and answers ${typeText(appObject.response, names, pageName)}.`,
    callback === undefined
      ? ''
      : `Sends messages to a callback (\`_call.callback\`) until ${callback.lifetime === 'call' ? 'it answers' : 'its handle is closed'}: ${Object.entries(
          callback.responses,
        )
          .map(([type, shape]) => `${type} ${typeText(shape, names, pageName)}`)
          .join(', ')}.`,
    definition.contextFree ? 'May be called before `daemon.initialize`.' : '',
    errors.length === 0 ? '' : `Errors: ${errors.map(errorLink).join(', ')}.`,
    ['```json', JSON.stringify({ method: definition.name, params: example.params }), '```'].join('\n'),
  ]
}

function paramsTable(params: ParamsShape, pageName: string, names: TypeNames): string[] {
  if (params.kind === 'nothing') return ['No parameters.']
  if (params.kind === 'union') return [`Parameters: ${typeText(params, names, pageName)}.`]
  return [fieldTable((params as StructShape).fields, pageName, names, 'Parameter')]
}

function resultLine(
  { result, forms = {} }: { readonly result: ResultShape; readonly forms?: FunctionDefinition['forms'] },
  pageName: string,
  names: TypeNames,
): string {
  if (result.kind === 'nothing') return 'Result: `null`.'
  const known = Object.entries(forms).map(([name, form]) => `, \`${name}\` is ${typeText(form, names, pageName)}`)
  return `Result: ${typeText(result as Shape, names, pageName)}${known.join('')}.`
}

function typeSection(type: NamedShape, pageName: string, names: TypeNames): string[] {
  const heading = [`## ${type.name}`, type.summary]
  switch (type.kind) {
    case 'struct':
      return [...heading, fieldTable(type.fields, pageName, names)]
    case 'union':
      return [
        ...heading,
        'One of these, told apart by `type`:',
        ...Object.entries(type.variants).flatMap(([name, { summary, fields }]) => [
          `**${name}**: ${summary}`,
          Object.keys(fields).length === 0 ? '' : fieldTable(fields, pageName, names),
        ]),
      ]
    case 'constants':
      return [
        ...heading,
        markdownTable(
          ['Name', 'Value', 'Meaning'],
          Object.entries(type.constants).map(([name, { value, summary }]) => [
            name,
            `\`${JSON.stringify(value)}\``,
            summary,
          ]),
        ),
      ]
    case 'alias':
      return [...heading, `The same as ${typeText(type.target, names, pageName)}.`]
  }
}

function fieldTable(fields: Fields, pageName: string, names: TypeNames, title = 'Field'): string {
  const rows = Object.entries(fields).map(([name, field]) => {
    const notes = [
      field.summary,
      field.default === undefined ? '' : `Default: \`${JSON.stringify(field.default)}\`.`,
      field.deprecated === undefined ? '' : `**Deprecated.** ${field.deprecated}`,
      field.secret ? 'Secret: never logged or repeated.' : '',
    ]
    return [
      `${name}${field.optional ? '?' : ''}`,
      typeText(field.shape, names, pageName),
      notes.filter((note) => note !== '').join(' '),
    ]
  })
  return markdownTable([title, 'Type', 'Meaning'], rows)
}

function errorSection(module: ModuleDefinition): string[] {
  if (module.errorCodeType === undefined) return []
  const rows = module.errors.map(({ code, name, raised }) => [String(code), name, raised])
  return [
    '# Errors',
    `Type \`${module.errorCodeType.name}\`. Causes, and what to do: [errors by code](../../docs/errors.md).`,
    markdownTable(['Code', 'Name', 'Raised when'], rows),
  ]
}

/** Where an error is explained. */
function errorLink({ code, name }: ErrorDefinition): string {
  return `[${code} ${name}](../../docs/errors.md#${code}-${anchor(name)})`
}

function daemonPage(names: TypeNames): string {
  const known = new Map(names)
  const used = new Set<NamedShape>()
  const use = (shape: Shape | { readonly kind: 'nothing' }): void => {
    if (shape.kind === 'array' || shape.kind === 'map') use(shape.item)
    else if (shape.kind !== 'nothing' && isNamed(shape) && !known.has(shape)) {
      known.set(shape, `daemon.${shape.name}`)
      used.add(shape)
      if (shape.kind === 'struct') for (const field of Object.values(shape.fields as Fields)) use(field.shape)
    }
  }
  const methods = [...daemonMethods.values()]
  for (const { params, result } of methods) for (const shape of [params, result]) use(shape)
  for (const { params } of notifications) for (const { shape } of Object.values(params.fields)) use(shape)
  use(CallOptions)
  for (const { shape } of Object.values(LogSection.fields)) use(shape)
  return page([
    '# daemon',
    'Methods, notifications, errors, limits and settings of the daemon itself.',
    '# Methods',
    ...methods.flatMap(({ name, summary, description, params, result }) => [
      `## ${name}`,
      summary,
      description ?? '',
      ...paramsTable(params, 'daemon', known),
      resultLine({ result }, 'daemon', known),
    ]),
    '# Notifications to the host',
    ...notifications.flatMap(({ name, summary, params }) => [
      `## ${name}`,
      summary,
      fieldTable(params.fields, 'daemon', known),
    ]),
    '# Protocol errors',
    'Causes, and what to do: [errors by code](../../docs/errors.md#protocol).',
    markdownTable(
      ['Code', 'Name', 'Raised when'],
      Object.entries(protocolCodes).map(([name, { code, raised }]) => [String(code), name, raised]),
    ),
    '# Capabilities',
    capabilities.map((name) => `\`${name}\``).join(', '),
    '# Settings',
    'Files `config.json` in the data folder and `vendorclient.json` in the working folder hold these sections and those of [ClientConfig](client.md#clientconfig); the environment sets `VENDORCLIENT_<SECTION>_<FIELD>`, options come last.',
    '## Section daemon',
    fieldTable(DaemonSection.fields, 'daemon', known),
    '## Section log',
    fieldTable(LogSection.fields, 'daemon', known),
    '## Section limits',
    `${Object.keys(defaultLimits).length} limits, see [Limits](#limits).`,
    '# Types',
    ...[...used].flatMap((type) => typeSection(type, 'daemon', known)),
  ])
}

function shortName(definition: FunctionDefinition): string {
  return definition.name.slice(definition.name.indexOf('.') + 1)
}

function page(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
