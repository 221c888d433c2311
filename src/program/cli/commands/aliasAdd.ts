import { parseAbi } from '../tool/abi.ts'
import { parseTypedAddress } from '../tool/addresses.ts'
import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { readBytes } from '../tool/readInput.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { type Alias, storedPath } from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import {
  changeSection,
  checkAliasName,
  projectOption,
  refuseSecret,
  storedAlias,
  targetFile,
} from '../tool/writeConfig.ts'

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
