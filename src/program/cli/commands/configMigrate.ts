/**
 * Migrates configurations from before Dapp IDs: addresses `0:<account_id>` become extended ones, and the settings,
 * aliases and networks of a given file are imported.
 */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readNamedFile } from '../../../../rpc/settings/readSettingFiles.ts'
import { printable } from '../../common/printable.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { OTHER_PATH } from '../keys/keyPairs.ts'
import { alignFields } from '../output/alignFields.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import type { Alias, SettingName } from '../settings/ToolConfig.ts'
import { changedMembers, changeSection, projectOption, readConfigFile, targetFile } from '../settings/writeConfig.ts'

export const configMigrate = defineCommand({
  summary: 'Convert addresses 0:<account_id> in settings and aliases, or import the configuration of an older tool.',
  description:
    "Queries the network for the Dapp ID of each account. If the network does not know an account, it is assumed to be the root of its own Dapp ID, and the output says so. Seed phrases in the old file are not imported. With the file of an older tool, its derivation path, m/44'/1331'/0'/0/0, becomes the setting \"path\", so that its phrases keep their keys.",
  args: [
    {
      name: 'FILE',
      summary: 'Configuration of an older tool: an object with config, aliases and endpoints_map.',
      optional: true,
    },
  ],
  options: [projectOption],
  examples: ['config migrate', 'config migrate old.conf.json --url local'],
  members: {
    changed: 'list of {what, address, source}; source is network or assumed',
    skipped: 'what was not imported',
    path: 'with a file: imported derivation path of phrases',
    ...changedMembers,
  },
  run: async (input, session) => {
    const target = targetFile(session)
    const found = input.args[0] === undefined ? ownSection(session, target) : oldSection(input.args[0])
    const changes: Change[] = []
    const settings: Record<string, unknown> = { ...found.settings, ...pathOf(session, input.args[0]) }
    for (const name of ['address', 'wallet']) {
      const value = settings[name]
      if (typeof value === 'string') settings[name] = await extend(session, value, name, changes)
    }
    const aliases: Record<string, Alias> = {}
    for (const [name, alias] of Object.entries(found.aliases)) {
      const address =
        alias.address === undefined ? undefined : await extend(session, alias.address, `alias ${name}`, changes)
      aliases[name] = { ...alias, ...(address === undefined ? {} : { address }) }
    }
    changeSection(session, target, (section) => {
      Object.assign(section, settings)
      if (Object.keys(aliases).length > 0) section['aliases'] = { ...(section['aliases'] as object), ...aliases }
      if (Object.keys(found.networks).length > 0) {
        section['networks'] = { ...(section['networks'] as object), ...found.networks }
      }
    })
    const rows = changes.map(({ what, address, source }) => [what, `${address}  (${source})`] as const)
    return {
      json: {
        changed: changes,
        skipped: found.skipped,
        ...(settings['path'] === undefined ? {} : { path: settings['path'] }),
        file: target,
      },
      text: [
        rows.length === 0 ? 'No addresses to change.' : alignFields(rows),
        ...(settings['path'] === undefined ? [] : [`derivation path of phrases: ${settings['path']}`]),
        ...found.skipped.map((name) => `not imported: ${printable(name)}`),
        `(${target})`,
      ].join('\n'),
    }
  },
})

/** Imports the default derivation path of the other tool, unless a path is set. */
function pathOf(session: Session, file: string | undefined): { path?: string } {
  if (file === undefined || session.text('path') !== undefined) return {}
  session.warn(
    `the setting "path" is now ${OTHER_PATH}, the derivation path of the tool this configuration comes from; without it, its phrases would give different keys`,
  )
  return { path: OTHER_PATH }
}

interface Change {
  readonly what: string
  readonly address: string
  readonly source: 'network' | 'assumed'
}

interface Found {
  readonly settings: Readonly<Record<string, unknown>>
  readonly aliases: Readonly<Record<string, Alias>>
  readonly networks: Readonly<Record<string, readonly string[]>>
  /** Settings that cannot be migrated. */
  readonly skipped: readonly string[]
}

type Values = Record<string, unknown>

function ownSection(session: Session, file: string): Found {
  const section = (readConfigFile(session, file)['cli'] ?? {}) as Values
  return {
    settings: Object.fromEntries(
      ['address', 'wallet'].flatMap((name) => (name in section ? [[name, section[name]]] : [])),
    ),
    aliases: (section['aliases'] ?? {}) as Record<string, Alias>,
    networks: {},
    skipped: [],
  }
}

/** Old names of existing settings. */
const renamed: Readonly<Record<string, SettingName>> = {
  url: 'url',
  addr: 'address',
  method: 'method',
  abi_path: 'abi',
  keys_path: 'keys',
  wallet: 'wallet',
  lifetime: 'lifetime',
  timeout: 'timeout',
  message_processing_timeout: 'message-processing-timeout',
  retries: 'retries',
  is_json: 'json',
}

function oldSection(file: string): Found {
  if (!existsSync(file)) throw new ToolError(exitCodes.usage, `FILE: file "${file.slice(0, 200)}" does not exist`)
  const whole = readNamedFile(file)
  const old = (whole['config'] ?? whole) as Values
  const skipped: string[] = []
  const settings: Values = {}
  for (const [name, value] of Object.entries(old)) {
    const known = Object.hasOwn(renamed, name) ? renamed[name]! : undefined
    if (value === null || known === undefined) continue
    if (isPhrase(value)) skipped.push(`${name} (a seed phrase)`)
    else settings[known] = known === 'abi' || known === 'keys' ? resolve(String(value)) : value
  }
  const aliases: Record<string, Alias> = {}
  for (const [name, alias] of Object.entries((whole['aliases'] ?? {}) as Record<string, Values>)) {
    const { address, abi_path: abi, key_path: keys } = alias
    if (isPhrase(keys)) skipped.push(`keys of alias ${name} (a seed phrase)`)
    aliases[name] = {
      ...(typeof address === 'string' ? { address } : {}),
      ...(typeof abi === 'string' ? { abi: resolve(abi) } : {}),
      ...(typeof keys === 'string' && !isPhrase(keys) ? { keys: resolve(keys) } : {}),
    }
  }
  const networks = (whole['endpoints_map'] ?? {}) as Record<string, readonly string[]>
  return { settings, aliases, networks, skipped }
}

function isPhrase(value: unknown): boolean {
  return typeof value === 'string' && value.trim().split(/\s+/).length > 2
}

/** The extended form; extended addresses and other texts stay unchanged. */
async function extend(session: Session, text: string, what: string, changes: Change[]): Promise<string> {
  const accountId = /^(?:0:)?([0-9a-fA-F]{64})$/.exec(text)?.[1]?.toLowerCase()
  if (accountId === undefined) return text
  const dappId = await askDappId(session, accountId)
  const address = `${dappId ?? accountId}::${accountId}`
  changes.push({ what, address, source: dappId === undefined ? 'assumed' : 'network' })
  return address
}

async function askDappId(session: Session, accountId: string): Promise<string | undefined> {
  if ((await session.endpoints()).length === 0) return undefined
  session.progress.phase('querying Dapp IDs')
  try {
    const { result } = await session.call('net.query_collection', {
      collection: 'accounts',
      filter: { id: { in: [accountId, `0:${accountId}`] } },
      result: 'dapp_id',
      limit: 1,
    })
    return result[0]?.dapp_id ?? undefined
  } catch (error) {
    if (error instanceof LibraryError) return undefined
    throw error
  }
}
