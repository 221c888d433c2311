import { parseAbi } from '../tool/abi.ts'
import { parseTypedAddress } from '../tool/addresses.ts'
import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { readBytes } from '../tool/readInput.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { type Alias, storedPath } from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import { changeSection, refuseSecret, storedAlias } from '../tool/writeConfig.ts'
import { projectOption, targetFile } from './config.ts'

export const aliasAddCommand = defineCommand({
  name: 'alias add',
  group: 'Configuration',
  summary: 'Give an address, its ABI and its keys a name.',
  description: 'The name works wherever an address is expected.',
  args: [{ name: 'NAME', summary: 'Letters, digits, - and _.', kind: 'text' }],
  options: [
    { name: 'address', value: 'ADDRESS', kind: 'address', summary: 'Extended address.', synonyms: ['addr'] },
    { name: 'abi', value: 'FILE', kind: 'file', summary: 'ABI file.' },
    { name: 'keys', short: 'k', value: 'FILE', kind: 'file', summary: 'Key file.', synonyms: ['sign'] },
    projectOption,
  ],
  offline: true,
  examples: [`alias add wallet --address <dapp_id>::<account_id> --abi Wallet.abi.json --keys wallet.keys.json`],
  run: async (input, session) => {
    const name = checkAliasName(input.args[0]!)
    const [address, abi, keys] = ['address', 'abi', 'keys'].map((option) => input.text(option))
    if (address === undefined && abi === undefined && keys === undefined) {
      throw new ToolError(exitCodes.usage, 'Nothing to remember: --address, --abi and --keys are all missing')
    }
    if (abi !== undefined) parseAbi(abi)
    if (keys !== undefined) {
      refuseSecret('--keys', keys)
      if (!keys.startsWith('env:')) readBytes(keys, '--keys')
    }
    const file = targetFile(session)
    const alias: Alias = {
      ...storedAlias(file, name),
      ...(address === undefined ? {} : { address: parseTypedAddress(address).extended }),
      ...(abi === undefined ? {} : { abi: storedPath(abi, file, file === session.files.project) }),
      ...(keys === undefined ? {} : { keys: storedPath(keys, file, file === session.files.project) }),
    }
    changeSection(file, (section) => {
      section['aliases'] = { ...(section['aliases'] as object | undefined), [name]: alias }
    })
    return { json: { name, ...alias, file }, text: alignFields([['name', name], ...Object.entries(alias)]) }
  },
})

export const aliasRemoveCommand = defineCommand({
  name: 'alias remove',
  group: 'Configuration',
  summary: 'Forget a name.',
  args: [{ name: 'NAME', summary: 'The alias.', kind: 'alias' }],
  options: [projectOption],
  offline: true,
  examples: ['alias remove wallet'],
  run: async (input, session) => {
    const name = input.args[0]!
    const file = targetFile(session)
    changeSection(file, (section) => {
      const aliases = { ...(section['aliases'] as Record<string, Alias> | undefined) }
      if (!Object.hasOwn(aliases, name)) {
        throw new ToolError(exitCodes.notFound, `There is no alias "${name.slice(0, 64)}" in ${file}`)
      }
      delete aliases[name]
      section['aliases'] = aliases
    })
    return { json: { removed: name, file }, text: `Removed alias ${name}` }
  },
})

export const aliasClearCommand = defineCommand({
  name: 'alias clear',
  group: 'Configuration',
  summary: 'Forget all names.',
  options: [projectOption],
  offline: true,
  examples: ['alias clear'],
  run: async (_input, session) => {
    const file = targetFile(session)
    changeSection(file, (section) => {
      delete section['aliases']
    })
    return { json: { file }, text: `Removed all aliases  (${file})` }
  },
})

export const aliasListCommand = defineCommand({
  name: 'alias list',
  group: 'Configuration',
  summary: 'Show the aliases.',
  offline: true,
  examples: ['alias list'],
  run: async (_input, { config }) => {
    const blocks = Object.entries(config.aliases).map(([name, alias]) =>
      alignFields([['name', name], ...Object.entries(alias)]),
    )
    return { json: { aliases: config.aliases }, text: blocks.length === 0 ? 'No aliases.' : blocks.join('\n\n') }
  },
})

/** Throws ToolError (2). Words that follow `account` in a command are refused, because they would never be found. */
export function checkAliasName(name: string): string {
  if (/^[A-Za-z][\w-]{0,63}$/.test(name) && !['show', 'wait', 'dump'].includes(name)) return name
  throw new ToolError(
    exitCodes.usage,
    `Invalid name "${name.slice(0, 70)}": expected a letter, then letters, digits, - or _, and none of show, wait, dump`,
  )
}
