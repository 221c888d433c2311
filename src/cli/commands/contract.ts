import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractImage } from '../../devnode/contracts/ContractImage.ts'
import { alignFields } from '../tool/alignFields.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { forceOption } from '../tool/keys.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

interface Shipped {
  readonly summary: string
  readonly load: () => Promise<ContractImage>
}

/** Contracts that come with the development node, by the name of their files. */
const contracts: Readonly<Record<string, Shipped>> = {
  Wallet: {
    summary: 'Wallet of one or several owners, with the functions of the network: currencies, flags, proposals.',
    load: async () => (await import('../../devnode/contracts/generated/wallet.ts')).wallet,
  },
  Multisig: {
    summary: 'Wallet of several owners with the functions of the proposal commands.',
    load: async () => (await import('../../devnode/contracts/generated/multisig.ts')).multisig,
  },
  HelloWallet: {
    summary: 'The smallest contract that keeps a value, for first steps.',
    load: async () => (await import('../../devnode/contracts/generated/helloWallet.ts')).helloWallet,
  },
  Giver: {
    summary: 'Sends test tokens; one is deployed on every development node.',
    load: async () => (await import('../../devnode/contracts/generated/giver.ts')).giver,
  },
}

export const contractListCommand = defineCommand({
  name: 'contract list',
  group: 'Contracts',
  summary: 'Show the contracts that come with the program.',
  offline: true,
  examples: ['contract list'],
  run: async () => {
    const all = Object.entries(contracts)
    return {
      json: { contracts: all.map(([name, { summary }]) => ({ name, summary })) },
      text: alignFields(all.map(([name, { summary }]) => [name, summary] as const)),
    }
  },
})

export const contractSaveCommand = defineCommand({
  name: 'contract save',
  group: 'Contracts',
  summary: 'Write the image and the ABI of a contract that comes with the program to files.',
  args: [{ name: 'NAME', summary: `${Object.keys(contracts).join(', ')}.`, kind: 'text' }],
  options: [
    { name: 'output', short: 'o', value: 'FOLDER', kind: 'folder', summary: 'Folder of the files. Default: here.' },
    forceOption,
  ],
  offline: true,
  examples: ['contract save Wallet', 'contract save Multisig --output contracts'],
  run: async (input, session) => {
    const name = input.args[0]!
    if (!Object.hasOwn(contracts, name)) {
      throw new ToolError(exitCodes.notFound, `There is no contract "${name.slice(0, 64)}"`, {
        hint: `There are: ${Object.keys(contracts).join(', ')}`,
      })
    }
    const { code, codeHash, abi } = await contracts[name]!.load()
    const { state_init } = await session.call<{ state_init: string }>('boc.encode_state_init', { code })
    const folder = input.text('output') ?? '.'
    const files = { tvc: join(folder, `${name}.tvc`), abi: join(folder, `${name}.abi.json`) }
    for (const file of Object.values(files)) {
      if (!existsSync(file) || input.flag('force')) continue
      throw new ToolError(exitCodes.usage, `File "${file}" exists and would be overwritten`, { hint: 'Give --force.' })
    }
    mkdirSync(folder, { recursive: true })
    writeFileSync(files.tvc, Buffer.from(state_init, 'base64'))
    writeFileSync(files.abi, `${JSON.stringify(JSON.parse(abi), null, 2)}\n`)
    return {
      json: { name, ...files, code_hash: codeHash },
      text: alignFields([
        ['image', files.tvc],
        ['ABI', files.abi],
        ['code hash', codeHash],
      ]),
    }
  },
})
