/** A contract as a TypeScript module: its ABI as constant, from which all types follow, and a function that makes it. */
import { type ContractSource, completedAbi, type Runtime } from './ContractSource.ts'

/** What a wrapper imports. `vendorclient` is the form for pages where the import condition `browser` holds. */
const modules: Readonly<Record<Runtime, string>> = {
  any: 'vendorclient',
  browser: 'vendorclient/browser',
  node: 'vendorclient',
}

export function typescriptContract({ name, abi, tvc, runtime = 'any' }: ContractSource): string {
  const variable = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const lines = [
    `/** Contract ${name}. Written by \`vendorclient bind\`; changes are lost. */`,
    `import { type Contract, type ContractOptions, type ContractSigner, getContract } from '${modules[runtime]}'`,
    '',
    `export const ${variable}Abi = ${JSON.stringify(completedAbi(abi), undefined, 2)} as const`,
    ...(tvc === undefined
      ? []
      : ['', '/** Image of the contract, base64. */', `export const ${variable}Tvc = '${tvc}'`]),
    '',
    `export type ${name}<Signer extends ContractSigner | undefined = ContractSigner> = Contract<typeof ${variable}Abi, Signer>`,
    '',
    `/** The contract as an object; what ${tvc === undefined ? 'the ABI says is' : 'ABI and image say are'} filled in. */`,
    `export function ${variable}<const Signer extends ContractSigner | undefined = undefined>(`,
    `  options: Omit<ContractOptions<typeof ${variable}Abi, Signer>, 'abi'>,`,
    `): ${name}<Signer> {`,
    `  return getContract({ abi: ${variable}Abi, ${tvc === undefined ? '' : `tvc: ${variable}Tvc, `}...options })`,
    '}',
    '',
  ]
  return lines.join('\n')
}
