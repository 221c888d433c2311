import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ContractSource, Runtime } from '../../../../bindings/generator/contracts/ContractSource.ts'
import type { WrapperLanguage } from '../../../../bindings/generator/contracts/contractName.ts'
import { UnusableName } from '../../../../bindings/generator/naming.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { textLike } from '../../../schema/formats.ts'
import { parseAbi } from '../arguments/abi.ts'
import { readBytes } from '../arguments/readInput.ts'
import { type CommandInput, defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { UsageError } from '../errors/UsageError.ts'
import { alignFields } from '../output/alignFields.ts'
import { textTable } from '../output/textTable.ts'

export const contractAbi = defineCommand({
  summary: 'Show the functions, events and fields of an ABI, with their ids and signatures.',
  args: [{ name: 'ABI', summary: 'ABI file, alias, or name of a contract in "contract list".' }],
  options: [
    {
      name: 'id',
      value: 'ID',
      summary: 'Show only the item with this id (decimal or 0x), as found at the start of a message body.',
    },
  ],
  offline: true,
  examples: ['contract abi Wallet.abi.json', 'contract abi Wallet --id 0x1aa740ed'],
  members: {
    version: 'version of the ABI',
    header: 'names of the header fields',
    functions: 'list of {kind, name, id, output_id, signature, inputs, outputs}',
    events: 'list of the same; output_id is null',
    fields: 'list of {name, type, init}: storage fields',
  },
  run: async (input, session) => (await import('../arguments/describeAbi.ts')).describeAbi(session, input.args[0]!),
})

export const contractList = defineCommand({
  summary: 'List the built-in contracts.',
  offline: true,
  examples: ['contract list'],
  members: { contracts: 'list of {name, code_hash, summary}' },
  run: async () => {
    const { contracts } = await import('../../contracts/index.ts')
    const list = Object.entries(contracts).map(([name, { codeHash }]) => ({
      name,
      code_hash: codeHash,
      summary: summaries[name] ?? '',
    }))
    return {
      json: { contracts: list },
      text: textTable(
        ['name', 'summary'],
        list.map(({ name, summary }) => [name, summary]),
      ),
    }
  },
})

/** Summaries of the built-in contracts. */
const summaries: Readonly<Record<string, string>> = {
  ClassicGiver: 'sends tokens, signed by its key; same functions as the givers of networks before Dapp IDs',
  Giver: 'sends tokens, signed by its key',
  HelloWallet: 'the smallest useful wallet',
  Multisig: 'wallet with several custodians, for use with the proposal commands',
  NetworkGiver: 'sends tokens to anybody; same functions as the giver of test networks',
  Wallet: "wallet with several custodians and the functions of the network's wallet; can send other currencies",
}

export const contractSave = defineCommand({
  summary: 'Save the image and ABI of a built-in contract, ready to deploy.',
  args: [{ name: 'NAME', summary: 'Name as shown by `contract list`.', kind: 'contract' }],
  options: [{ name: 'output', short: 'o', value: 'DIR', summary: 'Folder. Default: the current folder.' }],
  offline: true,
  examples: ['contract save Wallet', 'contract save Multisig --output contracts'],
  members: { tvc: 'image file', abi: 'ABI file', code_hash: '64 hex digits' },
  run: async (input) => {
    const { contractTvc, contracts, findContract } = await import('../../contracts/index.ts')
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

type Writer = (source: ContractSource) => string

const writers: Readonly<Record<WrapperLanguage, () => Promise<Writer>>> = {
  go: async () => (await import('../../../../bindings/generator/contracts/goContract.ts')).goContract,
  java: async () => (await import('../../../../bindings/generator/contracts/javaContract.ts')).javaContract,
  kotlin: async () => (await import('../../../../bindings/generator/contracts/kotlinContract.ts')).kotlinContract,
  python: async () => (await import('../../../../bindings/generator/contracts/pythonContract.ts')).pythonContract,
  rust: async () => (await import('../../../../bindings/generator/contracts/rustContract.ts')).rustContract,
  typescript: async () =>
    (await import('../../../../bindings/generator/contracts/typescriptContract.ts')).typescriptContract,
}

/** Languages by the values of `--lang`. */
const languages: Readonly<Record<string, WrapperLanguage>> = {
  ts: 'typescript',
  ...(Object.fromEntries(Object.keys(writers).map((name) => [name, name])) as Record<string, WrapperLanguage>),
}

export const contractBind = defineCommand({
  summary: 'Generate a typed contract wrapper in another language.',
  description:
    'The wrapper has a typed function for each function of the ABI, and streams of its events. With the image, it can deploy the contract. Without --output, it is printed to standard output.',
  args: [{ name: 'ABI', summary: 'ABI file, or name of a contract in `contract list`.' }],
  options: [
    {
      name: 'lang',
      synonyms: ['language'],
      value: 'LANGUAGE',
      summary: 'Language.',
      choices: Object.keys(languages),
      required: true,
    },
    { name: 'tvc', value: 'FILE', summary: 'Contract image, so that the wrapper can deploy it.' },
    {
      name: 'name',
      value: 'NAME',
      summary:
        'Name of the contract. Default: the name of the file (java, kotlin: of --output, if it is a valid class name), adapted if it is not valid in the language: 15_Sender.abi.json becomes Contract15Sender.',
    },
    {
      name: 'runtime',
      value: 'RUNTIME',
      summary:
        'Where the wrapper runs (ts): browser for pages, node, or any, which leaves it to the import conditions of the bundler.',
      choices: ['any', 'browser', 'node'],
      default: 'any',
    },
    {
      name: 'package',
      value: 'NAME',
      format: textLike('names separated by dots', /^[a-z_]\w*(\.[a-z_]\w*)*$/i),
      summary: 'Package of the wrapper (java, kotlin). Default: none.',
    },
    { name: 'output', short: 'o', value: 'FILE', summary: 'File to write; missing folders are created.' },
  ],
  offline: true,
  examples: [
    'bind Multisig --lang ts --output multisig.ts',
    'bind Multisig --lang ts --runtime browser',
    'bind Multisig --lang python',
  ],
  members: {
    output: 'the written file',
    name: 'name of the contract',
    source: 'the wrapper, unless --output is given',
  },
  run: async (input) => {
    const language = languages[input.text('lang')!]!
    const source = await contractSource(input, language)
    const text = write(await writers[language](), source)
    const output = input.text('output')
    if (output === undefined) return { json: { source: text, name: source.name }, text: text.trimEnd() }
    createFolder(dirname(output))
    writeFileSync(output, text)
    return { json: { output, name: source.name }, text: `${source.name} was written to ${output}` }
  },
})

function write(writer: Writer, source: ContractSource): string {
  try {
    return writer(source)
  } catch (error) {
    if (error instanceof UnusableName) throw new UsageError(`The ABI cannot be wrapped: ${error.message}`)
    throw error
  }
}

/** Without the extension, such as `Wallet` of `build/Wallet.abi.json`. */
function nameOfFile(file: string): string {
  return basename(file).replace(/(\.abi)?\.json$/, '')
}

async function contractSource(input: CommandInput, language: WrapperLanguage): Promise<ContractSource> {
  const given = input.args[0]!
  const [tvcFile, name, packageName] = [input.text('tvc'), input.text('name'), input.text('package')]
  const { contractTvcText, findContract } = await import('../../contracts/index.ts')
  const { chosenContractName, contractNameOf } = await import(
    '../../../../bindings/generator/contracts/contractName.ts'
  )
  const nameOfOption = (text: string) => {
    const valid = chosenContractName(text, language)
    if (valid !== undefined) return valid
    throw new UsageError(`--name must be a letter, then letters and digits, got "${text.slice(0, 80)}"`)
  }
  const [shipped, image] = findContract(given) ?? []
  return {
    name:
      name === undefined
        ? (nameOfOutput(input, language) ?? contractNameOf(shipped ?? nameOfFile(given), language))
        : nameOfOption(name),
    abi: parseAbi(image?.abi ?? given).contract,
    tvc: tvcFile === undefined ? image && contractTvcText(image) : readBytes(tvcFile, 'TVC').toString('base64'),
    package: packageName,
    runtime: input.text('runtime') as Runtime,
  }
}

/**
 * Java wants a class in the file of its name, and wrappers in Kotlin share a package: the name of the file to write, if it is that of a class.
 */
function nameOfOutput(input: CommandInput, language: WrapperLanguage): string | undefined {
  if (language !== 'java' && language !== 'kotlin') return undefined
  return /^(?:.*[\\/])?([A-Z][A-Za-z0-9]*)\.(?:java|kt)$/.exec(input.text('output') ?? '')?.[1]
}
