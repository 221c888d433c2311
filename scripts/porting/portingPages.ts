/**
 * The tables of docs/porting, between two comments in pages that are otherwise written by hand: every call of
 * `@eversdk/core`, of the C interface, of the network's own tool, and every function with its name in each language.
 * Every call gets its row, also one without a note.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BindingFunction, bindingModel } from '../../bindings/generator/bindingModel.ts'
import { daemonModuleName } from '../../bindings/generator/daemonModule.ts'
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { exportedName } from '../../bindings/generator/go/goName.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { camelCase, snakeCase } from '../../bindings/generator/naming.ts'
import { commandLink, portingTables } from '../cli/cliReference.ts'
import { portedCommands } from '../cli/porting.ts'
import { callNotes, missingModules } from './callNotes.ts'

/** Functions of the C interface, and what differs. Part of docs/porting/c-interface.md. */
const cInterfaceNotes: Readonly<Record<string, readonly [here: string, note: string]>> = {
  tc_create_context: [
    'the same',
    'starts a process, or connects to the daemon of `VENDORCLIENT_SOCKET`; if the program is not found, the error lists the places it looked in',
  ],
  tc_create_context_in_project: [
    'new',
    'the same, and the process also reads `vendorclient.json` of the working folder',
  ],
  tc_destroy_context: ['the same', 'ends that process; waits until no handler is running; waiting calls fail with 17'],
  tc_destroy_context_within: ['new', 'the same, after a grace time for waiting calls'],
  tc_error_outcome: ['new', 'what became of the message of a call: `data.outcome` of its error'],
  tc_error_message_hash: ['new', '`data.message_hash` of an error'],
  tc_error_transaction_id: ['new', '`data.transaction_id` of an error'],
  tc_error_settles_at: ['new', '`data.settles_at` of an error'],
  tc_request: ['the same', 'the handler runs on a thread of the context, and each app request on its own thread'],
  tc_request_ptr: ['the same', 'like `tc_request`'],
  tc_request_sync: ['the same', 'functions with an app object fail with 25; messages of other functions are dropped'],
  tc_read_string: ['the same', ''],
  tc_destroy_string: ['the same', ''],
}

const END = '<!-- calls: end -->'

export function portingPages(root: string): GeneratedFile[] {
  const page = (name: string, table: string) => {
    const path = `docs/porting/${name}.md`
    return { path, content: withTable(path, readFileSync(join(root, path), 'utf8'), table) }
  }
  return [
    page('eversdk-core', everSdkTable(root)),
    page('c-interface', cInterfaceTable(root)),
    page('cli', cliTable()),
    page('other-bindings', nameTable()),
  ]
}

/** Throws when the page lacks its comments. */
function withTable(path: string, text: string, table: string): string {
  const begin = /<!-- calls: begin.*?-->\n/.exec(text)?.[0]
  const [from, to] = [begin === undefined ? -1 : text.indexOf(begin) + begin.length, text.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`${path} lacks the comments "calls: begin" and "calls: end"`)
  return `${text.slice(0, from)}\n${table}\n\n${text.slice(to)}`
}

/** Wire names of all calls of `@eversdk/core`, in the order of its code. */
function callsOfEverSdk(root: string): readonly string[] {
  const text = readFileSync(join(root, 'node_modules/@eversdk/core/dist/modules.js'), 'utf8')
  return [...new Set([...text.matchAll(/client\.request\('([a-z0-9_]+\.[a-z0-9_]+)'/g)].map(([, name]) => name!))]
}

function everSdkTable(root: string): string {
  const functions = new Map(allFunctions().map((each) => [each.wireName, each]))
  const rows = callsOfEverSdk(root).map((theirs) => {
    const definition = functions.get(theirs) ?? functions.get(theirs.replace(/ton_/, 'tvm_'))
    if (definition !== undefined) return [code(theirs), linkTo(definition), notesOf(theirs, definition)]
    const reason = missingModules[theirs.slice(0, theirs.indexOf('.'))]
    if (reason === undefined) throw new Error(`There is no ${theirs}, and no reason`)
    return [code(theirs), 'none', reason]
  })
  return markdownTable(['Call there', 'Here', 'What differs'], rows)
}

function notesOf(theirs: string, definition: BindingFunction): string {
  const fields = definition.params?.kind === 'struct' ? definition.params.fields : {}
  return [
    ...(theirs === definition.wireName ? [] : ['another name; the old one works through `everSdkLibrary`']),
    ...('dapp_id' in fields ? ['takes `dapp_id`'] : []),
    ...(definition.appObject === undefined ? [] : ['app object, asked over the connection']),
    ...(callNotes[theirs] === undefined ? [] : [callNotes[theirs]]),
  ].join('; ')
}

/** Functions of the header, in its order. Throws when one of them has no note. */
function cInterfaceTable(root: string): string {
  const header = readFileSync(join(root, 'bindings/c/include/tvmclient.h'), 'utf8')
  const names = [...header.matchAll(/^[a-z].*?\b(tc_[a-z_]+)\(/gm)].map(([, name]) => name!)
  const rows = names.map((name) => {
    const note = cInterfaceNotes[name]
    if (note === undefined) throw new Error(`There is no note about ${name}`)
    return [code(name), ...note]
  })
  return markdownTable(['Function', 'Here', 'What differs'], rows)
}

function cliTable(): string {
  const rows = portedCommands.map(({ theirs, ours, note }) => [
    code(theirs),
    ours === '' ? 'none' : commandLink(ours, '../cli'),
    note ?? '',
  ])
  return [markdownTable(['There', 'Here', 'What differs'], rows), portingTables()].join('\n\n')
}

function nameTable(): string {
  const rows = allFunctions().map((definition) => {
    const [module, name] = definition.wireName.split('.') as [string, string]
    return [
      linkTo(definition),
      code(`${camelCase(module)}.${camelCase(name)}`),
      code(`${snakeCase(module)}.${snakeCase(name)}`),
      code(`${exportedName(module)}.${exportedName(name)}`),
      code(`${snakeCase(module)}().${snakeCase(name)}`),
      code(`${camelCase(module)}().${camelCase(name)}`),
    ]
  })
  return markdownTable(['Wire and C', 'TypeScript, Kotlin', 'Python', 'Go', 'Rust', 'Java'], rows)
}

function allFunctions(): readonly BindingFunction[] {
  return bindingModel().modules.flatMap(({ functions }) => functions)
}

function linkTo({ wireName, name }: BindingFunction): string {
  // The page of the connection describes its methods in its text.
  if (wireName.startsWith(`${daemonModuleName}.`)) return code(wireName)
  return `[\`${wireName}\`](../../bindings/reference/${wireName.slice(0, wireName.indexOf('.'))}.md#${name})`
}

function code(text: string): string {
  return `\`${text}\``
}
