/**
 * Checks the recipients and the risks of a message, for every command of the tool and every page of the
 * console that sends value. Names were resolved before; from here on, full addresses are shown.
 */

import { certainLosses } from '../../core/losses/certainLosses.ts'
import { crossesNot } from '../../core/losses/lossRemedy.ts'
import { type AccountAddress, makeAddress } from './AccountAddress.ts'
import type { NetworkSource } from './chainRules.ts'
import { arrivalText, burnText, doubtText, type ForeseenTransfer, lostTexts } from './foreseenLosses.ts'
import { amountText, describeAmount } from './moneyText.ts'
import { type PlannedTransfer, plannedMessage } from './PlannedTransfer.ts'
import { readTransfers, type Transfer } from './readTransfers.ts'

const known = new WeakMap<NetworkSource, Promise<boolean>>()

/** Whether the chain follows the rules without Dapp IDs, according to its node. */
function hasNoDapps(source: NetworkSource): Promise<boolean> {
  const answer =
    known.get(source) ??
    source.call('net.get_server_info', {}).then(
      ({ rules, supports_dapp_id }) => (rules == null ? supports_dapp_id === false : rules === 'classic'),
      (error: unknown) => {
        if (source.codeOf(error) !== undefined) return false
        throw error
      },
    )
  known.set(source, answer)
  return answer
}

/** Functions that the check needs from the program that sends. */
export interface RecipientSource extends NetworkSource {
  /** Accounts that have names here. */
  readonly names: readonly NamedAccount[]
  /** Whether an account was paid from here before. */
  knows(accountId: string): Promise<boolean>
}

interface NamedAccount {
  readonly name: string
  readonly accountId: string
  /** Absent if the name applies to the account id under any Dapp ID. */
  readonly dappId?: string | undefined
}

type RiskKind = 'missing' | 'frozen' | 'other_dapp' | 'lost' | 'never_used' | 'look_alike'

interface Risk {
  readonly kind: RiskKind
  /** For people; a sentence without its full stop. */
  readonly text: string
  /** Certain loss, in nano units. */
  readonly lost?: { readonly currency: number; readonly amount: bigint }
  /** Whether a person must agree before anything is sent. */
  readonly asks: boolean
}

/** A transfer with what is known about its recipient. */
export interface CheckedTransfer extends Transfer {
  /** Address under the real Dapp ID if that is known, otherwise under the typed one, or the account's own. */
  readonly recipient: AccountAddress
  /** Alias. */
  readonly name: string | undefined
  /**
   * Result of a run on the recipient; absent if nothing can be lost between accounts or the sender is the recipient.
   */
  readonly foreseen: ForeseenTransfer | undefined
  readonly risks: readonly Risk[]
}

interface TypedRecipient {
  readonly address: AccountAddress
  /** Alias that was typed instead. */
  readonly name?: string | undefined
}

export interface Sender {
  readonly address: AccountAddress
  /** Addresses that were typed, by their form inside messages. */
  readonly named: ReadonlyMap<string, TypedRecipient>
}

/** Messages that an account sends now and later. */
export interface SentMoney {
  /** Messages as base64 BOCs. */
  readonly messages: readonly string[]
  /** Transfers without a message so far. */
  readonly planned?: readonly PlannedTransfer[] | undefined
}

/**
 * Checks all transfers; returns equal transfers once. Rejects with the error of the library when the network cannot be
 * queried.
 */
export async function checkRecipients(
  source: RecipientSource,
  sender: Sender,
  sent: SentMoney,
): Promise<readonly CheckedTransfer[]> {
  const all = await checkEach(source, sender, sent)
  return [...Map.groupBy(all, lineOf).values()].map(([first]) => first!)
}

/** Equal for transfers of the same amounts to the same account with the same losses: one line describes them all. */
function lineOf({ dst, value, currencies, foreseen }: CheckedTransfer): string {
  const amounts = Object.entries(currencies).map(([id, amount]) => [id, String(amount)])
  const losses = foreseen?.losses.map(({ currency, amount, reason }) => [currency, amount, reason])
  return JSON.stringify([dst, String(value), amounts, losses ?? []])
}

/** Checks the transfers of the messages first, then the planned ones. Rejects like `checkRecipients`. */
export async function checkEach(
  source: RecipientSource,
  sender: Sender,
  { messages, planned = [] }: SentMoney,
): Promise<readonly CheckedTransfer[]> {
  const transfers = [...(await readTransfers(source, messages)), ...planned]
  if (transfers.length === 0) return []
  const foreseen = await foresee(source, sender, { messages, planned })
  return Promise.all(transfers.map((transfer, index) => checkTransfer(source, sender, transfer, foreseen[index])))
}

/** Runs each transfer on its recipient; returns an empty list if nothing can be lost between accounts. */
async function foresee(
  source: RecipientSource,
  { address, named }: Sender,
  { messages, planned = [] }: SentMoney,
): Promise<readonly ForeseenTransfer[]> {
  if (await hasNoDapps(source)) return []
  const { transfers } = await source.call('processing.find_losses', {
    out_messages: messages,
    planned: planned.map(plannedMessage),
    account_id: address.accountId,
    dapp_id: address.dappId,
    recipient_dapp_ids: [...new Set([...named.values()].map((typed) => typed.address.dappId))],
  })
  return transfers
}

/** The recipient of a transfer, in one line. */
function describeRecipient({ recipient, name }: Pick<CheckedTransfer, 'recipient' | 'name'>): string {
  return name === undefined ? recipient.extended : `${recipient.extended} (${name})`
}

/** Amounts and recipient of a transfer, in one line. */
export function describeTransfer(transfer: CheckedTransfer): string {
  const others = Object.entries(transfer.currencies).map(([id, amount]) => amountText(Number(id), amount))
  const isOfOthers = transfer.value === 0n && others.length > 0
  const tokens = isOfOthers ? [] : [describeAmount(transfer.value)]
  return `${[...tokens, ...others].join(' + ')} to ${describeRecipient(transfer)}`
}

/** Rows about the transfers for people: recipient, what arrives, what is lost and why. */
export function transferRowsOf(
  transfers: readonly CheckedTransfer[],
  verb: 'sends' | 'proposes' = 'sends',
): readonly (readonly [string, string])[] {
  const paying = transfers.filter(isPaying)
  return paying.flatMap((transfer, index) => {
    const number = paying.length > 1 ? ` (${index + 1})` : ''
    const { foreseen } = transfer
    return [
      [`${verb}${number}`, describeTransfer(transfer)] as const,
      ...(foreseen === undefined ? [] : [[`arrives${number}`, arrivalText(foreseen)] as const]),
      ...(foreseen === undefined ? [] : lostTexts(foreseen).map((text) => [`lost${number}`, text] as const)),
    ]
  })
}

export function isPaying({ value, currencies }: Transfer): boolean {
  return value > 0n || Object.keys(currencies).length > 0
}

async function checkTransfer(
  source: RecipientSource,
  sender: Sender,
  transfer: Transfer,
  foreseen: ForeseenTransfer | undefined,
): Promise<CheckedTransfer> {
  const accountId = /^0:([0-9a-f]{64})$/.exec(transfer.dst)?.[1]
  // Addresses outside workchain 0 are not checked here; the node decides about them.
  if (accountId === undefined) {
    const recipient = { dappId: '', accountId: '', extended: transfer.dst, onChain: transfer.dst }
    return { ...transfer, recipient, name: undefined, foreseen: undefined, risks: [] }
  }
  const typed = sender.named.get(transfer.dst)
  if (accountId === sender.address.accountId) {
    const name = nameOf(source, sender.address)
    return { ...transfer, recipient: sender.address, name, foreseen: undefined, risks: [] }
  }
  const known = foreseen?.dapp_id == null ? undefined : makeAddress(foreseen.dapp_id, accountId)
  const recipient = known ?? typed?.address ?? makeAddress(accountId, accountId)
  const name = typed?.name ?? nameOf(source, recipient)
  const described = { ...transfer, recipient, name, foreseen }
  const risks = [
    ...(foreseen === undefined ? [] : lossRisks(sender, { ...described, foreseen, isTyped: typed !== undefined })),
    ...lookAlikes(source, described),
    ...(await firstUse(source, described)),
  ]
  return { ...described, risks }
}

type Described = Omit<CheckedTransfer, 'risks'>

interface Foreseen extends Described {
  readonly foreseen: ForeseenTransfer
  /** Its Dapp ID was typed. */
  readonly isTyped: boolean
}

/** Warnings about losses, from the run on the recipient. */
function lossRisks(sender: Sender, transfer: Foreseen): readonly Risk[] {
  const { foreseen, bounce } = transfer
  const who = describeRecipient(transfer)
  const { kind, why } = reasonOf(sender, transfer)
  const certain = certainLosses(foreseen.losses).map((lost): Risk => {
    const text = burnText(lost, { who, why, foreseen })
    const { currency, amount, loss } = lost
    return { kind: crossesNot(loss) ? kind : 'lost', text, lost: { currency, amount }, asks: true }
  })
  if (certain.length > 0) return certain
  if (foreseen.state === 'frozen') {
    return [{ kind: 'frozen', text: `${who} is frozen${returns(bounce)}`, asks: !bounce }]
  }
  // Without a contract, the message is returned.
  if (foreseen.is_returned && why !== '') {
    return [{ kind, text: `${who}: ${why}${returns(true)}`, asks: kind === 'other_dapp' }]
  }
  const doubt = doubtText(foreseen, who)
  if (doubt !== undefined) return [{ kind: 'lost', text: doubt, asks: false }]
  const isEmpty = transfer.value === 0n && Object.keys(transfer.currencies).length === 0
  return isEmpty && why !== '' && foreseen.state === 'absent' ? [{ kind, text: `${who}: ${why}`, asks: false }] : []
}

/** Reasons against paying an account, according to its state; empty if there are none. */
function reasonOf({ address: sender }: Sender, { recipient, foreseen, isTyped }: Foreseen) {
  const isMissing = foreseen.state === 'absent'
  const isElsewhere = recipient.dappId !== sender.dappId && (!isMissing || isTyped)
  const why = [
    ...(isMissing ? ['there is no such account'] : []),
    ...(isElsewhere ? ['the recipient has another Dapp ID'] : []),
  ].join(' and ')
  return { kind: isElsewhere ? ('other_dapp' as const) : ('missing' as const), why }
}

function returns(bounce: boolean): string {
  return bounce ? '; the tokens are returned, less the fees' : ''
}

function nameOf({ names }: RecipientSource, { accountId, dappId }: AccountAddress): string | undefined {
  return names.find((named) => named.accountId === accountId && (named.dappId ?? dappId) === dappId)?.name
}

/** Number of digits at either end that people compare. */
const COMPARED_DIGITS = 4

/** Warnings about accounts that look like a named one: similar digits, or the same id under another Dapp ID. */
function lookAlikes({ names }: RecipientSource, { recipient, name }: Described): readonly Risk[] {
  return names.flatMap((named): Risk[] => {
    const dappId = named.dappId ?? recipient.dappId
    if (named.name === name) return []
    const isSame = named.accountId === recipient.accountId
    if (isSame ? dappId === recipient.dappId : !looksLike(named.accountId, recipient.accountId)) return []
    const what = isSame ? 'is' : 'looks like'
    const which = isSame ? 'under another Dapp ID' : 'and is a different account'
    const known = named.dappId === undefined ? named.accountId : `${named.dappId}::${named.accountId}`
    return [
      { kind: 'look_alike', text: `${recipient.extended} ${what} "${named.name}" ${which} (${known})`, asks: true },
    ]
  })
}

function looksLike(a: string, b: string): boolean {
  if (
    a.slice(0, COMPARED_DIGITS) === b.slice(0, COMPARED_DIGITS) &&
    a.slice(-COMPARED_DIGITS) === b.slice(-COMPARED_DIGITS)
  )
    return true
  // A mistyped address differs in few digits.
  let differing = 0
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) differing++
  return differing <= COMPARED_DIGITS
}

async function firstUse(source: RecipientSource, { recipient, name, value }: Described): Promise<readonly Risk[]> {
  if (name !== undefined || value === 0n || (await source.knows(recipient.accountId))) return []
  return [{ kind: 'never_used', text: `${recipient.extended} has never been paid from here`, asks: false }]
}
