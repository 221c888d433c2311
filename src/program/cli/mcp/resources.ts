/**
 * Resources that a model can read: the documentation, the reference of the library, error codes, and help on commands.
 */
import type { ModuleDefinition } from '../../../schema/functions.ts'
import { helpOn } from '../help/helpOn.ts'
import { commandTable, listedCommands } from '../table/commandTable.ts'
import { documentationPages } from './pages.ts'

const SCHEME = 'vendorclient://'

interface ListedResource {
  readonly uri: string
  readonly name: string
  readonly title: string
  readonly mimeType: string
}

/** The page with a section for each error is long: models get one section, or the table. */
const ERROR_PAGE = 'errors'

const ERROR_TEMPLATE = `${SCHEME}error/{code}`
const COMMAND_TEMPLATE = `${SCHEME}command/{name}`

export const resourceTemplates = [
  {
    uriTemplate: ERROR_TEMPLATE,
    name: 'error',
    title: 'Meaning and remedy of an error, by its code',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: COMMAND_TEMPLATE,
    name: 'command',
    title: 'Help for a command of the command line',
    mimeType: 'text/plain',
  },
] as const

export function listResources(modules: readonly ModuleDefinition[]): ListedResource[] {
  return [
    ...Object.entries(documentationPages())
      .filter(([name]) => name !== ERROR_PAGE)
      .map(([name, text]) => listed(`docs/${name}`, /^# (.+)$/m.exec(text)?.[1] ?? name, 'text/markdown')),
    ...modules.map(({ name, summary }) =>
      listed(`reference/${name}`, `Module ${name}: ${summary}`, 'application/json'),
    ),
    listed('errors', 'Error codes of the library', 'text/markdown'),
    listed('commands', 'Commands of the command line', 'text/plain'),
  ]
}

/** `undefined` when there is no such resource. */
export async function readResource(
  uri: string,
  modules: readonly ModuleDefinition[],
): Promise<{ readonly uri: string; readonly mimeType: string; readonly text: string } | undefined> {
  if (!uri.startsWith(SCHEME)) return undefined
  const [kind, ...rest] = uri.slice(SCHEME.length).split('/')
  const name = decoded(rest.join('/'))
  const [mimeType, text] = await contentOf(kind!, name, modules)
  return text === undefined ? undefined : { uri, mimeType, text }
}

/** Valid arguments of a template: error codes, names of commands. */
export function completions(template: string, start: string): string[] {
  const known = template === ERROR_TEMPLATE ? errorCodes() : template === COMMAND_TEMPLATE ? listedCommands : []
  return known.filter((value) => value.startsWith(start))
}

function errorCodes(): string[] {
  return [...(documentationPages()[ERROR_PAGE] ?? '').matchAll(/^### (-?\d+) /gm)].map(([, code]) => code!)
}

async function contentOf(
  kind: string,
  name: string,
  modules: readonly ModuleDefinition[],
): Promise<readonly [mimeType: string, text: string | undefined]> {
  if (kind === 'docs') {
    const pages = documentationPages()
    return ['text/markdown', Object.hasOwn(pages, name) ? pages[name] : undefined]
  }
  if (kind === 'reference') return ['application/json', await referenceOf(name)]
  if (kind === 'error') return ['text/markdown', errorSection(name)]
  if (kind === 'errors' && name === '') return ['text/markdown', errorTable(modules)]
  if (kind === 'commands' && name === '') return ['text/plain', await helpOn([])]
  const isCommand = kind === 'command' && Object.hasOwn(commandTable, name)
  return ['text/plain', isCommand ? await helpOn(name.split(' ')) : undefined]
}

async function referenceOf(name: string): Promise<string | undefined> {
  const { apiReference } = await import('../../../api/apiReference.ts')
  const { modules } = await apiReference()
  const found = modules.find((module) => module.name === name)
  return found && JSON.stringify(found)
}

function errorSection(code: string): string | undefined {
  if (!/^-?\d{1,6}$/.test(code)) return undefined
  const [, ...sections] = (documentationPages()[ERROR_PAGE] ?? '').split(/^(?=#{2,3} )/m)
  return sections.find((section) => section.startsWith(`### ${code} `))
}

function errorTable(modules: readonly ModuleDefinition[]): string {
  const rows = modules.flatMap(({ name: module, errors }) =>
    errors
      .filter(({ occurs }) => occurs)
      .map(({ code, name, raised }) => `| ${code} | ${module}.${name} | ${raised.replaceAll('|', '\\|')} |`),
  )
  return ['# Error codes', '', '| Code | Name | When |', '| --- | --- | --- |', ...rows, ''].join('\n')
}

function listed(path: string, title: string, mimeType: string): ListedResource {
  return { uri: SCHEME + path, name: path, title, mimeType }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
