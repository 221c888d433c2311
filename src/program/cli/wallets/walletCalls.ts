/** Calls of multisig wallets whose interface is recognised by trying: the same steps for proposals and transfers. */
import { type ReadAccount, readAccount } from '../accounts/accounts.ts'
import type { NamedAbi } from '../arguments/abi.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import type { NamedAddresses } from '../arguments/functionParameters.ts'
import type { Outcome } from '../definition/Command.ts'
import { emulate } from '../emulation/emulate.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readSigner, type Signer } from '../keys/signer.ts'
import { dryRun } from '../messages/dryRun.ts'
import { expiringHeader, printMessage } from '../messages/offlineMessage.ts'
import { type SendPlan, sendPlan } from '../messages/sendMessage.ts'
import { describeEnd } from '../output/exitCodeText.ts'
import { explainFailure } from '../session/LibraryError.ts'
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
  const definition = abi.contract.functions.find(({ name }) => name === 'submitTransaction')
  const all: Record<string, unknown> = {
    dest: dest.onChain,
    value: value.toString(),
    bounce,
    allBalance: false,
    payload,
    stateInit: null,
    cc: {},
    flag: 1,
    flags: 1,
  }
  const names = definition?.inputs.map(({ name }) => name) ?? []
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}

export interface WalletCall {
  /** Extended address or alias of the wallet. */
  readonly target: string
  readonly method: string
  input(wallet: WalletInterface): Record<string, unknown>
  /** Effects of the call, possibly only after further votes. */
  readonly transfer?: WalletTransfer | undefined
  /** Alias of its destination. */
  readonly destName?: string | undefined
  /** Nanotokens that are meant to be spent, so that their loss is only shown. */
  readonly spends?: bigint | undefined
}

/** Signs, tries it on the account to find the interface, and sends; with --offline it prints the message. */
export async function sendToWallet(session: Session, call: WalletCall): Promise<Outcome> {
  const { address, alias } = session.address(call.target)
  const signer = await readSigner(session, alias)
  const candidates = candidateWallets(session, alias)
  if (session.input.flag('offline')) return printOffline(session, call, { address, signer, candidates })
  const { plan, boc } = await planWalletCall(session, call, { address, signer, candidates })
  if (session.input.flag('dry-run')) return dryRun(session, plan, boc)
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

interface PlannedWalletCall {
  readonly plan: SendPlan & Required<Pick<SendPlan, 'call'>> & { readonly abi: NamedAbi }
  readonly boc: string
}

/** Signs, and tries it on the account to find the interface. Nothing is sent. Throws ToolError. */
export async function planWalletCall(
  session: Session,
  call: WalletCall,
  { address, signer, candidates }: Caller & { readonly candidates: readonly WalletInterface[] },
): Promise<PlannedWalletCall> {
  const { boc, parsed } = await readWallet(session, address)
  const codeHash = parsed.code_hash
  const { wallet, result: encoded } = await chooseWallet(candidates, async (candidate) => {
    const attempt = await encodeCall(session, candidate, call, { address, signer })
    const plan = { abi: candidate.abi, address, message: attempt.message }
    const origin = { codeHash, abi: candidate.abi.contract }
    const emulated = await emulate(session, plan, boc).catch((error: unknown) => explainFailure(error, origin))
    const { transaction } = emulated
    // A wallet that ran is the right one, even when its balance does not do.
    if (transaction.compute?.success === true) return { ...attempt, emulated }
    const reason = (await describeEnd(transaction, origin)) ?? 'for an unknown reason'
    throw new ToolError(exitCodes.rejected, `The wallet refuses: ${reason}`)
  })
  const { message, expire, emulated } = encoded
  const plan = {
    ...{ abi: wallet.abi, address, message, expire, codeHash },
    call: { method: call.method, input: call.input(wallet) },
    named: namedOf(call),
    intends: intendedOf(call),
    emulated,
    spends: call.spends,
  }
  return { plan, boc }
}

function namedOf({ transfer, destName: name }: WalletCall): NamedAddresses {
  if (transfer === undefined) return new Map()
  return new Map([[transfer.dest.onChain, { address: transfer.dest, ...(name !== undefined && { name }) }]])
}

function intendedOf({ transfer }: WalletCall) {
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

interface Caller {
  readonly address: TypedAddress
  readonly signer: Signer
}

async function encodeCall(
  session: Session,
  wallet: WalletInterface,
  { method, input }: WalletCall,
  { address, signer }: Caller,
): Promise<{ message: string; message_id: string; expire: number | undefined }> {
  const header = await expiringHeader(session, wallet.abi)
  const encoded = await session.call('abi.encode_message', {
    abi: wallet.abi.wire,
    address: address.onChain,
    call_set: { function_name: method, header, input: input(wallet) },
    signer,
  })
  return { ...encoded, expire: header.expire }
}

async function printOffline(
  session: Session,
  call: WalletCall,
  { candidates, ...caller }: Caller & { readonly candidates: readonly WalletInterface[] },
): Promise<Outcome> {
  if (candidates.length !== 1) {
    throw new ToolError(exitCodes.usage, 'Offline, the wallet cannot be recognised: give --wallet-version or --abi')
  }
  const { message, message_id: messageId, expire } = await encodeCall(session, candidates[0]!, call, caller)
  return printMessage(session, { method: call.method, messageId, message, expire, address: caller.address })
}
