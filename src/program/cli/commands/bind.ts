import { writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { ContractSource } from '../../../../bindings/generator/contracts/ContractSource.ts'
import { pascalCase, UnusableName } from '../../../../bindings/generator/naming.ts'
import { createFolder } from '../../../../storage/createFolder.ts'
import { parseAbi } from '../arguments/abi.ts'
import { readBytes } from '../arguments/readInput.ts'
import { type CommandInput, defineCommand } from '../definition/Command.ts'
import { UsageError } from '../errors/UsageError.ts'

type Writer = (source: ContractSource) => string

async function typescript(): Promise<Writer> {
  return (await import('../../../../bindings/generator/contracts/typescriptContract.ts')).typescriptContract
}

const writers: Readonly<Record<string, () => Promise<Writer>>> = {
  ts: typescript,
  typescript,
  go: async () => (await import('../../../../bindings/generator/contracts/goContract.ts')).goContract,
  java: async () => (await import('../../../../bindings/generator/contracts/javaContract.ts')).javaContract,
  kotlin: async () => (await import('../../../../bindings/generator/contracts/kotlinContract.ts')).kotlinContract,
  python: async () => (await import('../../../../bindings/generator/contracts/pythonContract.ts')).pythonContract,
  rust: async () => (await import('../../../../bindings/generator/contracts/rustContract.ts')).rustContract,
}

export const command = defineCommand({
  group: 'Contracts',
  summary: 'Generate a typed contract wrapper in another language.',
  description:
    'The wrapper has a typed function for each function of the ABI, and streams of its events. With the image, it can deploy the contract. Without --output, it is printed to standard output.',
  args: [{ name: 'ABI', summary: 'ABI file, or name of a contract in `contract list`.', kind: 'file' }],
  options: [
    { name: 'lang', value: 'LANGUAGE', summary: 'Language.', choices: Object.keys(writers), required: true },
    { name: 'tvc', value: 'FILE', kind: 'file', summary: 'Contract image, so that the wrapper can deploy it.' },
    { name: 'name', value: 'NAME', summary: 'Name of the contract. Default: the name of the file.' },
    { name: 'package', value: 'NAME', summary: 'Package of the wrapper (java, kotlin). Default: none.' },
    {
      name: 'output',
      short: 'o',
      value: 'FILE',
      kind: 'file',
      summary: 'File to write; folders on the way to it are made.',
    },
  ],
  offline: true,
  examples: ['bind Multisig --lang ts --output multisig.ts', 'bind Multisig --lang python'],
  run: async (input) => {
    const source = await contractSource(input)
    const text = write(await writers[input.text('lang')!]!(), source)
    const output = input.text('output')
    if (output === undefined) return { json: { source: text }, text: text.trimEnd() }
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

async function contractSource(input: CommandInput): Promise<ContractSource> {
  const given = input.args[0]!
  const [tvcFile, name, packageName] = [input.text('tvc'), input.text('name'), input.text('package')]
  if (packageName !== undefined && !/^[a-z_]\w*(\.[a-z_]\w*)*$/i.test(packageName)) {
    throw new UsageError(`Invalid package: expected names separated by dots, got ${packageName}`)
  }
  const { contractTvcText, findContract } = await import('../../devnode/contracts/index.ts')
  const [shipped, image] = findContract(given) ?? []
  return {
    name: pascalCase(name ?? shipped ?? basename(given).replace(/(\.abi)?\.json$/, '')),
    abi: parseAbi(image?.abi ?? given).contract,
    tvc: tvcFile === undefined ? image && contractTvcText(image) : readBytes(tvcFile, 'TVC').toString('base64'),
    package: packageName,
  }
}
