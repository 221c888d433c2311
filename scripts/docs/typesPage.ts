import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { anchor } from '../../bindings/generator/typeText.ts'
import { api } from '../../src/api/wholeApi.ts'

/** Index of the types of all modules. */
export function typesPage(): GeneratedFile {
  const sections = api.map(({ name, types, errorCodeType }) => {
    const rows = types
      .filter((type) => type !== errorCodeType)
      .map((type) => [`[${type.name}](${name}.md#${anchor(type.name)})`, type.summary])
    return rows.length === 0 ? '' : `## ${name}\n\n${markdownTable(['Type', 'Meaning'], rows)}`
  })
  const content = [
    '# Types',
    'Generated from the definitions; `npm run generate` rewrites it. Errors of all modules: [errors by code](../../docs/errors.md). Types of the connection itself: [daemon](daemon.md#types).',
    ...sections.filter((section) => section !== ''),
  ]
  return { path: 'bindings/reference/types.md', content: `${content.join('\n\n')}\n` }
}
