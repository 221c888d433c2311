/** Multisig wallets that the proposal and multisig commands know, and how one is recognised. Source: cli 5.1. */
import { type NamedAbi, parseAbi } from '../arguments/abi.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'

/** In the order in which they are tried: first those whose signature covers the address of the wallet. */
const walletVersions = ['current', 'v2.4', 'v2', 'legacy'] as const
type WalletVersion = (typeof walletVersions)[number]

export interface WalletInterface {
  readonly version: WalletVersion | 'abi'
  readonly abi: NamedAbi
}

export const walletOptions: readonly OptionDefinition[] = [
  { name: 'abi', value: 'FILE', summary: 'ABI of the wallet. Default: that of the recognised interface.' },
  {
    name: 'wallet-version',
    value: 'NAME',
    choices: walletVersions,
    summary: 'Interface of the wallet. Default: recognised by its code.',
  },
]

function param(name: string, type: string) {
  return { name, type }
}
const addressee = [param('dest', 'address'), param('value', 'uint128')]
const transfer = [...addressee, param('bounce', 'bool')]
const votes = [
  param('id', 'uint64'),
  param('confirmationsMask', 'uint32'),
  param('signsRequired', 'uint8'),
  param('signsReceived', 'uint8'),
]
const transaction = [
  ...votes,
  param('creator', 'uint256'),
  param('index', 'uint8'),
  ...addressee,
  param('sendFlags', 'uint16'),
  param('payload', 'cell'),
  param('bounce', 'bool'),
]

function describeWallet(
  version: string,
  submit: readonly object[],
  listed: readonly object[],
  send: readonly object[],
) {
  return {
    'ABI version': 2,
    version,
    header: ['pubkey', 'time', 'expire'],
    functions: [
      { name: 'sendTransaction', inputs: send, outputs: [] },
      { name: 'submitTransaction', inputs: submit, outputs: [param('transId', 'uint64')] },
      { name: 'confirmTransaction', inputs: [param('transactionId', 'uint64')], outputs: [] },
      {
        name: 'getTransactions',
        inputs: [],
        outputs: [{ name: 'transactions', type: 'tuple[]', components: listed }],
      },
    ],
    events: [],
    ...(version === '2.0' ? {} : { fields: [] }),
  }
}

const legacySubmit = [...transfer, param('allBalance', 'bool'), param('payload', 'cell')]
const legacySend = [...transfer, param('flags', 'uint8'), param('payload', 'cell')]
const currencies = param('cc', 'map(uint32,varuint32)')
const custodian = [
  param('owner_pubkey', 'optional(uint256)'),
  param('owner_address', 'optional(address)'),
  param('index', 'uint8'),
]
const currentTransaction = [
  ...transaction.slice(0, 4),
  { ...param('creator', 'tuple'), components: custodian },
  ...addressee,
  currencies,
  ...transaction.slice(8),
]

const descriptions: Readonly<Record<WalletVersion, object>> = {
  legacy: describeWallet('2.0', legacySubmit, transaction, legacySend),
  v2: describeWallet(
    '2.3',
    [...legacySubmit, param('stateInit', 'optional(cell)')],
    [...transaction, param('stateInit', 'optional(cell)')],
    legacySend,
  ),
  'v2.4': describeWallet('2.4', legacySubmit, transaction, legacySend),
  current: describeWallet(
    '2.4',
    [...addressee, currencies, param('bounce', 'bool'), param('flag', 'uint8'), param('payload', 'cell')],
    currentTransaction,
    [...addressee, currencies, param('bounce', 'bool'), param('flags', 'uint8'), param('payload', 'cell')],
  ),
}

function interfaceOf(version: WalletVersion): WalletInterface {
  return {
    version,
    abi: parseAbi(JSON.stringify(descriptions[version])),
  }
}

/** Interfaces that a wallet may have; only the named interface if one is named. */
export function candidateWallets(session: Session, alias: Alias | undefined): readonly WalletInterface[] {
  const version = session.input.text('wallet-version') as WalletVersion | undefined
  if (version !== undefined) return [interfaceOf(version)]
  const abi = session.input.text('abi') ?? alias?.abi
  if (abi !== undefined) return [{ version: 'abi', abi: parseAbi(abi) }]
  return walletVersions.map(interfaceOf)
}

/**
 * The first interface with which an attempt succeeds; attempts run locally on the account, so nothing is sent. Throws
 * ToolError (12) with the last reason if all fail.
 */
export async function chooseWallet<T>(
  candidates: readonly WalletInterface[],
  attempt: (wallet: WalletInterface) => Promise<T>,
): Promise<{ wallet: WalletInterface; result: T }> {
  let last: unknown
  for (const wallet of candidates) {
    try {
      return { wallet, result: await attempt(wallet) }
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      if (candidates.length === 1) throw error
      last = error
    }
  }
  const reason = last instanceof ToolError ? `: ${last.message}` : ''
  throw new ToolError(exitCodes.rejected, `The contract is not a known wallet${reason}`, {
    hint: `Pass its ABI with --abi, or its interface with --wallet-version (${walletVersions.join(', ')}).`,
  })
}
