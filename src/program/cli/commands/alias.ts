import { parseAbi } from '../arguments/abi.ts'
import { looksLikeAlias } from '../arguments/addresses.ts'
import { readBytes } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'
import { textTable } from '../output/textTable.ts'
import type { Session } from '../session/Session.ts'
import { type Alias, storedPath } from '../settings/ToolConfig.ts'
import {
  changedMembers,
  checkAliasName,
  clearNamed,
  projectOption,
  refuseSecret,
  removeNamed,
  storedAlias,
  storeNamed,
  targetFile,
} from '../settings/writeConfig.ts'

export const aliasAdd = defineCommand({
  summary: 'Define an alias for an address, its ABI and its keys.',
  description: 'The alias can be used wherever an address is expected.',
  args: [
    { name: 'NAME', summary: 'Letters, digits, - and _.' },
    { name: 'ADDRESS', summary: 'Extended address.', kind: 'address', optional: true },
  ],
  options: [
    { name: 'address', value: 'ADDRESS', kind: 'address', summary: 'The same as an option.', synonyms: ['addr'] },
    { name: 'abi', value: 'FILE', summary: 'ABI file.' },
    {
      name: 'keys',
      short: 'k',
      value: 'FILE',
      summary: 'Key file, or name of a key in "keys list".',
      synonyms: ['sign'],
    },
    projectOption,
  ],
  offline: true,
  examples: [`alias add wallet <dapp_id>::<account_id> --abi Wallet.abi.json --keys wallet.keys.json`],
  members: { name: 'the alias', address: 'extended form', abi: 'file', keys: 'file', ...changedMembers },
  run: async (input, session) => {
    const name = checkAliasName(input.args[0]!)
    const [named, abi, keys] = ['address', 'abi', 'keys'].map((option) => input.text(option))
    const address = input.args[1] ?? named
    if (input.args[1] !== undefined && named !== undefined)
      throw new ToolError(exitCodes.usage, 'Two addresses: leave --address out')
    if (address === undefined && abi === undefined && keys === undefined) {
      throw new ToolError(exitCodes.usage, 'Nothing to store: give an address, --abi or --keys')
    }
    if (abi !== undefined) parseAbi(abi)
    const file = targetFile(session)
    const storedAs = keys === undefined ? undefined : await checkedKeys(session, keys, file)
    const alias: Alias = {
      ...storedAlias(session, file, name),
      ...(address === undefined ? {} : { address: readNewAddress(session, address) }),
      ...(abi === undefined ? {} : { abi: storedPath(abi, file, session.files) }),
      ...(storedAs === undefined ? {} : { keys: storedAs }),
    }
    storeNamed(session, file, 'aliases', { [name]: alias })
    return { json: { name, ...alias, file }, text: alignFields([['name', name], ...Object.entries(alias)]) }
  },
})

/** The form of keys in a configuration file. Throws ToolError (2) for a secret, and for a file that is not there. */
async function checkedKeys(session: Session, named: string, file: string): Promise<string | undefined> {
  const { storedKeys } = await import('../keys/storedKeys.ts')
  const { KeyStore } = await import('../keys/KeyStore.ts')
  refuseSecret('--keys', named)
  const isNamed =
    /^(env|key):/.test(named) ||
    session.alias(named)?.keys !== undefined ||
    new KeyStore(session.dataFolder).find(named) !== undefined
  if (!isNamed) readBytes(named, '--keys')
  return storedKeys(session, named, file)
}

/** Extended form of an address that gets an alias, also if it has another one. Throws ToolError (2). */
function readNewAddress(session: Session, text: string): string {
  if (!looksLikeAlias(text) || session.alias(text) !== undefined) return session.address(text).address.extended
  throw new ToolError(exitCodes.usage, `Invalid address "${text}": expected <dapp_id>::<account_id>`, {
    hint: '"vendorclient account show", "address compute" and "deploy" print addresses in this form.',
  })
}

export const aliasRemove = defineCommand({
  summary: 'Remove an alias.',
  args: [{ name: 'NAME', summary: 'The alias.', kind: 'alias' }],
  options: [projectOption],
  offline: true,
  examples: ['alias remove wallet'],
  members: { removed: 'the alias', ...changedMembers },
  run: async (input, session) => removeNamed(session, 'aliases', input.args[0]!),
})

export const aliasClear = defineCommand({
  summary: 'Remove all aliases.',
  options: [projectOption],
  offline: true,
  examples: ['alias clear'],
  members: changedMembers,
  run: async (_input, session) => clearNamed(session, 'aliases'),
})

export const aliasList = defineCommand({
  summary: 'Show the aliases.',
  offline: true,
  examples: ['alias list'],
  members: { aliases: '{address, abi, keys} by name' },
  run: async (_input, { config }) => {
    const rows = Object.entries(config.aliases).map(([name, { address, abi, keys }]) => [
      name,
      address ?? '-',
      abi ?? '-',
      keys ?? '-',
    ])
    return {
      json: { aliases: config.aliases },
      text: rows.length === 0 ? 'No aliases.' : textTable(['name', 'address', 'abi', 'keys'], rows),
    }
  },
})
