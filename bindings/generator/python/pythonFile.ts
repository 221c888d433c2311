/** A whole Python file: head, the imports that its blocks need, the blocks. */
import { docstring, group, statement } from './pythonLayout.ts'
import { memberName, moduleAlias } from './pythonNames.ts'

interface FileSource {
  readonly summary: string
  readonly description?: string
  /** The folder of the hand-written part, relative. */
  readonly package: string
  /** Types modules that the blocks name. */
  readonly modules: readonly string[]
  readonly blocks: readonly string[]
}

const standard: readonly (readonly [string, readonly string[]])[] = [
  [
    'typing',
    [
      'TYPE_CHECKING',
      'Any',
      'AsyncGenerator',
      'Awaitable',
      'Callable',
      'ClassVar',
      'Generator',
      'Literal',
      'Optional',
      'TypedDict',
      'Union',
      'cast',
    ],
  ],
]

const own: readonly (readonly [string, readonly string[]])[] = [
  ['_app_object', ['AppObject', 'registrable']],
  ['_call', ['AsyncCaller', 'Callback', 'CallbackMessage', 'Caller', 'CallOptions']],
  ['_codec', ['Lazy', 'NotRequired', 'UnknownVariant']],
  ['_enums', ['NumberEnum', 'TextEnum']],
  ['_streams', ['iterate', 'iterate_async']],
]

/** Names that generated files import. */
export const importedNames: readonly string[] = [...standard, ...own].flatMap(([, names]) => names)

export function pythonFile({ summary, description, package: folder, modules, blocks }: FileSource): string {
  const body = blocks.join('\n\n\n')
  const code = body.replaceAll(/"""[\s\S]*?"""/g, '')
  const uses = (name: string) => new RegExp(`(?<![.\\w])${name}\\b`).test(code)
  const typesFolder = folder === '..' ? '.' : '..'
  const imports = [
    ...(uses('dataclass') ? ['from dataclasses import dataclass'] : []),
    ...(uses('_field') ? ['from dataclasses import field as _field'] : []),
    ...importLines(standard, '', uses),
  ]
  const ownImports = [
    ...importLines(own, folder, uses),
    ...modules.map((module) => `from ${typesFolder} import ${memberName(module)} as ${moduleAlias(module)}`),
  ]
  const head = [
    docstring(0, [summary, description, 'Generated from the definitions; changes belong there.']),
    'from __future__ import annotations',
    imports.join('\n'),
    ownImports.join('\n'),
  ]
  const separator = /^(class|def|@)/.test(body) || body === '' ? '\n\n\n' : '\n\n'
  const text = head.filter((part) => part !== '').join('\n\n')
  return body === '' ? `${text}\n` : `${text}${separator}${body}\n`
}

function importLines(
  sources: readonly (readonly [string, readonly string[]])[],
  folder: string,
  uses: (name: string) => boolean,
): string[] {
  return sources.flatMap(([module, names]) => {
    const used = names.filter(uses)
    if (used.length === 0) return []
    const prefix = `from ${folder}${module} import `
    const flat = `${prefix}${used.join(', ')}`
    return [flat.length <= 120 ? flat : statement(0, prefix, group('(', used, ')'))]
  })
}
