import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { typeText } from '../../bindings/generator/typeText.ts'
import { allowedInProject } from '../../rpc/settings/projectSettings.ts'
import { PROJECT_FILE_NAME } from '../../rpc/settings/readFoundFile.ts'
import { settingSections } from '../../rpc/settings/settingSections.ts'
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
      '4. a configuration file: the one that `--config` names, or else [`vendorclient.json` in the working folder](#a-file-in-the-working-folder)',
      '5. `config.json` in the data folder, `~/.vendorclient` by default',
      '6. the defaults below',
    ].join('\n'),
    'Each file holds one JSON object whose members are the sections. A wrong value fails with [error 15](errors.md#15-invalidconfig), which names the field, and keeps a daemon from starting; an unknown field is only a warning. For the settings of commands (`cli`), see [the command line](cli.md#settings); for those of a spending policy, see [its page](policy.md). `client.config` returns the settings in effect.',
    '## A file in the working folder',
    `Anyone can put a file into a shared folder, so \`${PROJECT_FILE_NAME}\` is used only if no other user could have written it, and only for a few settings. A file that you name with \`--config\` is trusted and may set everything.`,
    [
      '- A file of another user, or one that others may have put there, is ignored with one warning. Your own file is refused if others could change it or replace it: the error names the command that fixes this. Folders with the sticky bit (`/tmp`) and folders of your private group are safe. The file must not be a symbolic link.',
      `- It may set ${projectFields()}, and of an alias \`address\` and \`abi\`. Everything else is ignored with a warning. If \`config.json\` defines the same alias or network, its definition applies.`,
      '- A daemon with `--stdio`, which is what bindings start, reads it only if asked: with the option `--project`, or with `VENDORCLIENT_PROJECT=1` in its environment.',
    ].join('\n'),
    '## Credentials',
    '`network.access_key` and `network.api_token` are sent to the endpoints of their own source, and to the origins in its `network.access_key_origins`. Options, the environment, a file that `--config` names, and the configuration of the host that started the daemon are one source; `vendorclient.json` in the working folder is another, `config.json` a third, and each client that connects to a running daemon one more. So an endpoint from another source never gets your key. Error 615 names a key that was not sent.',
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

/** What a file in the working folder may set. */
function projectFields(): string {
  return Object.entries(allowedInProject)
    .flatMap(([section, fields]) => fields.map((name) => `\`${section}.${name}\``))
    .join(', ')
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
  // Types that no module lists are on the page of the daemon.
  const known = isNamed(shape) && !names.has(shape) ? new Map([[shape, `daemon.${shape.name}`]]) : names
  return typeText(shape, known, '').replaceAll('](', '](../bindings/reference/')
}
