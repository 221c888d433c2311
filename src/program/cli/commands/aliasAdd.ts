import { parseAbi } from '../arguments/abi.ts'
import { parseTypedAddress } from '../arguments/addresses.ts'
import { readBytes } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { KeyStore } from '../keys/KeyStore.ts'
import { alignFields } from '../output/alignFields.ts'
import { type Alias, storedPath } from '../settings/ToolConfig.ts'
import {
  changeSection,
  checkAliasName,
  projectOption,
  refuseSecret,
  storedAlias,
  targetFile,
} from '../settings/writeConfig.ts'

export const command = defineCommand({
  group: 'Configuration',
  summary: 'Define an alias for an address, its ABI and its keys.',
  description: 'The alias can be used wherever an address is expected.',
  args: [{ name: 'NAME', summary: 'Letters, digits, - and _.', kind: 'text' }],
  options: [
    { name: 'address', value: 'ADDRESS', kind: 'address', summary: 'Extended address.', synonyms: ['addr'] },
    { name: 'abi', value: 'FILE', kind: 'file', summary: 'ABI file.' },
    {
      name: 'keys',
      short: 'k',
      value: 'FILE',
      kind: 'file',
      summary: 'Key file, or name of a key in "keys list".',
      synonyms: ['sign'],
    },
    projectOption,
  ],
  offline: true,
  examples: [`alias add wallet --address <dapp_id>::<account_id> --abi Wallet.abi.json --keys wallet.keys.json`],
  run: async (input, session) => {
    const name = checkAliasName(input.args[0]!)
    const [address, abi, namedKeys] = ['address', 'abi', 'keys'].map((option) => input.text(option))
    const keys = namedKeys && (new KeyStore(session.dataFolder).reference(namedKeys) ?? namedKeys)
    if (address === undefined && abi === undefined && keys === undefined) {
      throw new ToolError(exitCodes.usage, 'Nothing to store: give --address, --abi or --keys')
    }
    if (abi !== undefined) parseAbi(abi)
    if (keys !== undefined) {
      refuseSecret('--keys', keys)
      if (!/^(env|key):/.test(keys)) readBytes(keys, '--keys')
    }
    const file = targetFile(session)
    const alias: Alias = {
      ...storedAlias(session, file, name),
      ...(address === undefined ? {} : { address: parseTypedAddress(address).extended }),
      ...(abi === undefined ? {} : { abi: storedPath(abi, file, file === session.files.project) }),
      ...(keys === undefined ? {} : { keys: storedPath(keys, file, file === session.files.project) }),
    }
    changeSection(session, file, (section) => {
      section['aliases'] = { ...(section['aliases'] as object | undefined), [name]: alias }
    })
    return { json: { name, ...alias, file }, text: alignFields([['name', name], ...Object.entries(alias)]) }
  },
})
