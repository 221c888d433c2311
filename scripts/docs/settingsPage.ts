import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { typeText } from '../../bindings/generator/typeText.ts'
import { settingSections } from '../../rpc/daemon/settings.ts'
import { fullTypeNames } from '../../src/api/apiReference.ts'
import { api } from '../../src/api/wholeApi.ts'
import { ClientConfig } from '../../src/config/ClientConfig.ts'
import { type Fields, isNamed, type Shape, type StructShape } from '../../src/schema/shapes.ts'

const names = fullTypeNames(api)

/** Every setting of the library and of the daemon with its default, from the shapes that validate it. */
export function settingsPage(): GeneratedFile {
  const client = Object.entries(ClientConfig.fields as Fields)
  const single = client.filter(([, { shape }]) => shape.kind !== 'struct')
  const content = [
    '# Settings',
    'Generated from the definitions; `npm run generate` rewrites it.',
    'Each field of a setting comes from the first of these sources that has it:',
    [
      '1. the configuration that a program passes when it creates a client (`daemon.initialize`, for its own client only)',
      '2. options of the command, `--set network.query_timeout=5000` for example',
      '3. the environment: `VENDORCLIENT_<SECTION>_<FIELD>`, `VENDORCLIENT_NETWORK_QUERY_TIMEOUT` for example; lists are separated by commas, other compound values are JSON',
      '4. `vendorclient.json` in the working folder',
      '5. `config.json` in the data folder, `~/.vendorclient` by default',
      '6. the defaults below',
    ].join('\n'),
    'Each file holds one JSON object whose members are the sections. A wrong value fails with [error 15](errors.md#15-invalidconfig), which names the field, and keeps a daemon from starting; an unknown field is only a warning. For the settings of commands (`cli`), see [the command line](cli.md#settings); for those of a spending policy, see [its page](policy.md). `client.config` returns the settings in effect.',
    '## Client',
    'Each client has its own.',
    ...client.flatMap(([section, { shape, summary }]) =>
      shape.kind === 'struct' ? sectionTable(section, summary, shape as StructShape) : [],
    ),
    '### Without section',
    table(single.map(([name, field]) => row(name, field))),
    '## Daemon',
    'These belong to the process. Clients cannot change them.',
    ...Object.entries(settingSections).flatMap(([section, shape]) => sectionTable(section, shape.summary, shape)),
  ]
  return { path: 'docs/settings.md', content: `${content.join('\n\n')}\n` }
}

function sectionTable(section: string, summary: string, { fields }: StructShape): string[] {
  const rows = Object.entries(fields as Fields).map(([name, field]) => row(`${section}.${name}`, field))
  return [`### Section ${section}`, summary, table(rows)]
}

function table(rows: readonly (readonly string[])[]): string {
  return markdownTable(['Setting', 'Type and default', 'Meaning'], rows)
}

function row(name: string, { shape, summary, default: value, deprecated, secret }: Fields[string]): string[] {
  const notes = [
    summary,
    deprecated === undefined ? '' : `**Deprecated.** ${deprecated}`,
    secret ? 'Secret: never logged or repeated.' : '',
  ]
  const shown = value === undefined ? '' : `, \`${JSON.stringify(value)}\``
  return [`\`${name}\``, `${typeOf(shape)}${shown}`, notes.filter((note) => note !== '').join(' ')]
}

/** Types of the API are links into the reference. */
function typeOf(shape: Shape): string {
  // Those that no module lists are on the page of the daemon.
  const known = isNamed(shape) && !names.has(shape) ? new Map([[shape, `daemon.${shape.name}`]]) : names
  return typeText(shape, known, '').replaceAll('](', '](../bindings/reference/')
}
