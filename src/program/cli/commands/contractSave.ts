import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Save the image and ABI of a built-in contract, ready to deploy.',
  args: [{ name: 'NAME', summary: 'Name as shown by `contract list`.', kind: 'contract' }],
  options: [
    { name: 'output', short: 'o', value: 'DIR', kind: 'folder', summary: 'Folder. Default: the current folder.' },
  ],
  offline: true,
  examples: ['contract save Wallet', 'contract save Multisig --output contracts'],
  run: async (input) => {
    const { contractTvc, contracts, findContract } = await import('../../devnode/contracts/index.ts')
    const found = findContract(input.args[0]!)
    if (found === undefined) {
      const names = Object.keys(contracts).join(', ')
      throw new ToolError(exitCodes.usage, `There is no contract ${input.args[0]}. Available: ${names}`)
    }
    const [name, image] = found
    const folder = input.text('output') ?? '.'
    const tvc = join(folder, `${name}.tvc`)
    const abi = join(folder, `${name}.abi.json`)
    createFolder(folder)
    writeFileSync(tvc, contractTvc(image))
    writeFileSync(abi, `${JSON.stringify(JSON.parse(image.abi), undefined, 2)}\n`)
    return {
      json: { tvc, abi, code_hash: image.codeHash },
      text: alignFields([
        ['image', tvc],
        ['ABI', abi],
        ['code hash', image.codeHash],
      ]),
    }
  },
})
