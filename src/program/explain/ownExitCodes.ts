/** Exit codes of the built-in contracts. Source: docs/contracts.md. */
import type { OwnCode } from '../common/failure/explainFailure.ts'
import type { Remedy } from '../common/failure/remedies.ts'
import { contracts } from '../contracts/index.ts'

type Codes = Readonly<Record<number, OwnCode>>

const NOT_CUSTODIAN: OwnCode = {
  meaning: 'the message is not signed by a custodian of this wallet',
  remedy: signature('Sign with the key of a custodian.'),
}
const NOT_OWNER: OwnCode = {
  meaning: 'the message is not signed by the owner',
  remedy: signature('Sign with the key of the owner.'),
}

const custody: Codes = {
  100: NOT_CUSTODIAN,
  102: {
    meaning: 'there is no such proposal, or it expired',
    remedy: change('List the open proposals with getTransactions, and confirm one of them.'),
  },
  103: {
    meaning: 'this custodian has already confirmed',
    remedy: change('Another custodian must confirm; each custodian counts once.'),
  },
  108: {
    meaning: 'this function needs a wallet with one custodian; others propose with submitTransaction',
    remedy: change('Call submitTransaction, which the other custodians then confirm.'),
  },
  113: {
    meaning: 'this custodian has five open proposals',
    remedy: change('Confirm the open proposals, or wait until they expire.'),
  },
  117: {
    meaning: 'a wallet has 1 to 32 custodians, each with a different key',
    remedy: change('Pass 1 to 32 different keys as owners.'),
  },
}

const codesByName: Readonly<Record<string, Codes>> = {
  ClassicGiver: { 100: NOT_OWNER },
  Giver: { 100: NOT_OWNER },
  HelloWallet: {
    101: {
      meaning: 'it was deployed without a key',
      remedy: change('Deploy the contract again, with a key: this one accepts no signature.'),
    },
    102: NOT_OWNER,
  },
  Multisig: {
    ...custody,
    107: { meaning: 'the amount is below 0.001 tokens', remedy: change('Send at least 0.001 tokens.') },
  },
  NetworkGiver: { 100: NOT_OWNER },
  Wallet: {
    ...custody,
    122: {
      meaning: 'custodians must be keys, not addresses',
      remedy: change('Name the custodians in owners_pubkey, and leave owners_address empty.'),
    },
  },
}

const namesByCode = new Map(Object.entries(contracts).map(([name, { codeHash }]) => [codeHash, name]))

/** Meaning and remedy of an exit code in the contract with this code; `undefined` if one of them is not known. */
export function ownCode(codeHash: string | undefined, code: number): OwnCode | undefined {
  const name = codeHash === undefined ? undefined : namesByCode.get(codeHash)
  return name === undefined ? undefined : codesByName[name]?.[code]
}

/** Meaning of an exit code in the contract with this code. */
export function ownExitCode(codeHash: string | undefined, code: number): string | undefined {
  return ownCode(codeHash, code)?.meaning
}

/**
 * Meaning and remedy of an exit code in the contract whose functions, with their arguments, are `functions`.
 * `undefined` if no contract has them, or several have them and the code differs.
 */
export function ownCodeOfAbi(functions: readonly unknown[], code: number): OwnCode | undefined {
  const wanted = signatures(functions)
  const found = Object.entries(contracts).flatMap(([name, { abi }]) =>
    signatures((JSON.parse(abi) as { functions: unknown[] }).functions) === wanted ? [codesByName[name]?.[code]] : [],
  )
  return new Set(found.map((own) => own?.meaning)).size === 1 ? found[0] : undefined
}

function signatures(functions: readonly unknown[]): string {
  const all = functions as readonly { name: string; inputs?: readonly { type: string }[] }[]
  return all
    .map(({ name, inputs = [] }) => `${name}(${inputs.map(({ type }) => type).join(',')})`)
    .sort()
    .join(';')
}

function signature(text: string): Remedy {
  return { repair: 'key', text }
}

function change(text: string): Remedy {
  return { repair: 'call', text }
}
