/** Exit codes of the built-in contracts. Source: docs/contracts.md. */
import { contracts } from '../devnode/contracts/index.ts'

type Codes = Readonly<Record<number, string>>

const custody: Codes = {
  100: 'the message is not signed by a custodian of this wallet',
  102: 'there is no such proposal, or it expired',
  103: 'this custodian has already confirmed',
  108: 'this function needs a wallet with one custodian; others propose with submitTransaction',
  113: 'this custodian has five open proposals',
  117: 'a wallet has 1 to 32 custodians, each with a different key',
}

const codesByName: Readonly<Record<string, Codes>> = {
  ClassicGiver: { 100: 'the message is not signed by the owner' },
  Giver: { 100: 'the message is not signed by the owner' },
  HelloWallet: { 101: 'it was deployed without a key', 102: 'the message is not signed by the owner' },
  Multisig: { ...custody, 107: 'the amount is below 0.001 tokens' },
  NetworkGiver: { 100: 'the message is not signed by the owner' },
  Wallet: { ...custody, 122: 'custodians must be keys, not addresses' },
}

const namesByCode = new Map(Object.entries(contracts).map(([name, { codeHash }]) => [codeHash, name]))

/**
 * Meaning of an exit code in the contract with this code; `undefined` if the contract or the exit code is not known.
 */
export function ownExitCode(codeHash: string | undefined, code: number): string | undefined {
  const name = codeHash === undefined ? undefined : namesByCode.get(codeHash)
  return name === undefined ? undefined : codesByName[name]?.[code]
}

/**
 * Meaning of an exit code in the contract whose functions, with their arguments, are `functions`. `undefined` if no
 * contract has them, or several have them and their meanings differ.
 */
export function exitCodeOfAbi(functions: readonly unknown[], code: number): string | undefined {
  const wanted = signatures(functions)
  const meanings = Object.entries(contracts).flatMap(([name, { abi }]) =>
    signatures((JSON.parse(abi) as { functions: unknown[] }).functions) === wanted ? [codesByName[name]?.[code]] : [],
  )
  return new Set(meanings).size === 1 ? meanings[0] : undefined
}

function signatures(functions: readonly unknown[]): string {
  const all = functions as readonly { name: string; inputs?: readonly { type: string }[] }[]
  return all
    .map(({ name, inputs = [] }) => `${name}(${inputs.map(({ type }) => type).join(',')})`)
    .sort()
    .join(';')
}
