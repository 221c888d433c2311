import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { adminErrors } from '../../src/program/devnode/controls/AdminError.ts'
import type { AdminMethod } from '../../src/program/devnode/controls/AdminMethod.ts'
import { adminTypes, describedMethods } from '../../src/program/devnode/controls/describeMethods.ts'
import { type Field, isNamed, type Shape } from '../../src/schema/shapes.ts'

/** The reference page of the administrative interface. */
export function controlsPage(): GeneratedFile {
  const named = adminTypes.filter(({ name }) => !/^(ParamsOf|ResultOf)/.test(name))
  const content = `${[
    '# Controls of the development node',
    '<!-- Generated from the definitions by "npm run generate"; changes belong there. -->',
    [
      'Send `POST /admin/<method>` with a JSON object of parameters, or with an empty body. The answer is a JSON object with the result and',
      '`epoch`, the random id of the history, which `revert`, `reset` and `load` change.',
      'The node answers only programs on the same machine: there must be no `Origin` header, or exactly that of the node.',
    ].join('\n'),
    [
      'Times are Unix seconds. Amounts are decimal texts in nano, those of other currencies in their units. Ids are 64 hex',
      'digits, cells bags of cells in base64. A method that changes the chain runs between two blocks, in one transaction, and its changes are on',
      'disk before the answer. For an introduction and a comparison, see [development-node.md](development-node.md).',
    ].join('\n'),
    '## Methods',
    ...describedMethods.map(methodSection),
    '## Types',
    ...named.map((shape) => `### ${shape.name}\n\n${shape.summary}\n\n${membersOf(shape)}`),
    '## Errors',
    `\`{"error": {"code", "message"}}\` with the status of the code, \`exit_code\` where a contract refused a message, and for a parameter \`data\`: \`path\` (its name), what was \`expected\` and what was \`received\`.`,
    markdownTable(
      ['Code', 'Status', 'Meaning'],
      Object.entries(adminErrors).map(([code, { status, summary }]) => [`\`${code}\``, String(status), summary]),
    ),
  ].join('\n\n')}\n`
  return { path: 'docs/development-node-controls.md', content }
}

function methodSection({ name, summary, params, result }: AdminMethod): string {
  const parts = [`### ${name}`, summary]
  if (params.kind !== 'nothing') parts.push(fieldsTable('Parameter', params.fields))
  const isShared = isNamed(result) && !result.name.startsWith('ResultOf')
  parts.push(isShared ? `Returns ${linkTo(result.name)}.` : fieldsTable('Result', result.fields))
  return parts.join('\n\n')
}

function membersOf(shape: (typeof adminTypes)[number]): string {
  if (shape.kind === 'struct') return fieldsTable('Member', shape.fields)
  if (shape.kind !== 'constants') throw new Error(`${shape.name} has no form in the page`)
  const rows = Object.values(shape.constants).map(({ value, summary }) => [`\`${value}\``, summary])
  return markdownTable(['Value', 'Meaning'], rows)
}

function fieldsTable(title: string, fields: Readonly<Record<string, Field>>): string {
  const rows = Object.entries(fields).map(([name, { shape, optional, summary, takesDefault, default: value }]) => [
    `\`${name}\`${optional ? '?' : ''}`,
    typeText(shape),
    takesDefault ? `${summary} Default: \`${JSON.stringify(value)}\`.` : summary,
  ])
  return markdownTable([title, 'Type', 'Meaning'], rows)
}

function typeText(shape: Shape): string {
  if (isNamed(shape)) return linkTo(shape.name)
  switch (shape.kind) {
    case 'string':
      return shape.format === undefined ? 'text' : shape.format === 'boc' ? 'BOC' : shape.format
    case 'integer':
      return 'integer'
    case 'array':
      return `array of ${typeText(shape.item)}`
    case 'map':
      return `object of ${typeText(shape.item)}`
    default:
      return shape.kind
  }
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`
}
