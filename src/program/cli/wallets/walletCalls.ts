/** Calls of multisig wallets, whose interface is found by emulating the call with each known one. */
import type { PlannedTransfer } from '../../common/PlannedTransfer.ts'
import { type ReadAccount, readAccount } from '../accounts/accounts.ts'
import type { NamedAbi } from '../arguments/abi.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { NamedAddresses } from '../arguments/functionParameters.ts'
import type { Outcome } from '../definition/Command.ts'
import { emulateEnd } from '../emulation/emulate.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readSigner, type Signer } from '../keys/signer.ts'
import { printCall, signCall } from '../messages/offlineMessage.ts'
import { sendPlan } from '../messages/sendMessage.ts'
import type { Session } from '../session/Session.ts'
import { candidateWallets, chooseWallet, type WalletInterface } from './walletInterfaces.ts'

export interface WalletTransfer {
  readonly dest: TypedAddress
  /** Nanotokens. */
  readonly value: bigint
  readonly bounce: boolean
  /** Base64 BOC. */
  readonly payload: string
}

/** Arguments of submitTransaction as the interface names them. */
export function submitArguments(
  { abi }: WalletInterface,
  { dest, value, bounce, payload }: WalletTransfer,
): Record<string, unknown> {
  return argumentsOf(abi, 'submitTransaction', {
    dest: dest.onChain,
    value: value.toString(),
    bounce,
    allBalance: false,
    payload,
    stateInit: null,
    cc: {},
    flag: 1,
    flags: 1,
  })
}

/** The values whose names are arguments of the function. */
export function argumentsOf(
  { contract }: NamedAbi,
  method: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const inputs = contract.functions.find(({ name }) => name === method)?.inputs ?? []
  return Object.fromEntries(inputs.map(({ name }) => [name, values[name]]))
}

export interface WalletCall {
  /** Extended address or alias of the wallet. */
  readonly target: string
  readonly method: string
  input(wallet: WalletInterface): Record<string, unknown>
  /** Effects of the call, possibly only after further votes. */
  readonly transfer?: WalletTransfer | undefined
  /** Alias of the destination. */
  readonly destName?: string | undefined
  /** Intended cost in nanotokens: a loss up to this needs no confirmation. */
  readonly spends?: bigint | undefined
}

/** Signs, emulates the call to find the interface of the wallet, and sends; with --offline prints the message. */
export async function sendToWallet(session: Session, call: WalletCall): Promise<Outcome> {
  const { address, alias } = session.address(call.target)
  const signer = await readSigner(session, alias)
  if (session.input.flag('offline')) {
    const [wallet, ...others] = candidateWallets(session, alias)
    if (wallet !== undefined && others.length === 0) return printCall(session, callOf(call, wallet, address), signer)
    throw new ToolError(exitCodes.usage, 'Offline, the wallet cannot be recognised: pass --wallet-version or --abi')
  }
  const { plan, boc } = await planWalletCall(session, call, signer)
  return sendPlan(session, plan, {
    boc,
    extra: (result) => {
      // If no further votes are needed, there is no proposal to show.
      const { transId: id, updateId } = (result.return_value ?? {}) as { transId?: string; updateId?: string }
      if (updateId !== undefined) return { update_id: String(updateId) }
      return id === undefined || BigInt(id) === 0n ? {} : { proposal_id: String(id) }
    },
  })
}

/** Signs and emulates the call to find the interface of the wallet. Nothing is sent. Throws ToolError. */
export async function planWalletCall(session: Session, call: WalletCall, signer: Signer) {
  const { address, alias } = session.address(call.target)
  const candidates = candidateWallets(session, alias)
  const { boc, parsed } = await readWallet(session, address)
  const codeHash = parsed.code_hash
  const chosen = await chooseWallet(candidates, async (candidate) => {
    const attempt = callOf(call, candidate, address)
    const { message, message_id: messageId, ...signing } = await signCall(session, attempt, signer)
    const { hasPlaceholder } = signing
    const emulation = { ...attempt, message, codeHash, ...(hasPlaceholder && { hasPlaceholder }) }
    const emulated = await emulateEnd(session, emulation, boc)
    // If the wallet has executed the call, the interface is right, even if the balance is too small.
    if (emulated.transaction.compute?.success === true) return { attempt, message, messageId, ...signing, emulated }
    throw new ToolError(exitCodes.rejected, `The wallet refuses: ${emulated.end ?? 'for an unknown reason'}`)
  })
  const { attempt, ...signed } = chosen.result
  const effects = { named: namedOf(call), intends: intendedOf(call), spends: call.spends }
  return { plan: { ...signed, ...effects, abi: attempt.abi, address, codeHash, call: attempt }, boc }
}

function callOf({ method, input }: WalletCall, wallet: WalletInterface, address: TypedAddress) {
  return { abi: wallet.abi, address, method, input: input(wallet) }
}

function namedOf({ transfer, destName: name }: WalletCall): NamedAddresses {
  if (transfer === undefined) return new Map()
  return new Map([[transfer.dest.onChain, { address: transfer.dest, ...(name !== undefined && { name }) }]])
}

function intendedOf({ transfer }: WalletCall): readonly PlannedTransfer[] {
  if (transfer === undefined) return []
  const { dest, value, bounce, payload } = transfer
  return [{ dst: dest.onChain, value, currencies: {}, bounce, body: payload }]
}

/** Reads the account of a wallet. Throws ToolError (12) when it has no contract. */
export async function readWallet(session: Session, address: TypedAddress): Promise<ReadAccount> {
  const account = await readAccount(session, address)
  if (account.parsed.acc_type_name === 'Active') return account
  throw new ToolError(exitCodes.rejected, `Wallet ${address.extended} has no contract yet`)
}
