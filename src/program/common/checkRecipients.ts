/**
 * Who gets what a message sends, and what speaks against it: the one check for every command of the tool and every page of the
 * console that sends value. Names are resolved before, and shown in full from here on.
 */
import { type AccountAddress, makeAddress } from './AccountAddress.ts'
import { burnText, CROSSES_NOT, certainLosses, doubtText, isConclusive } from './foreseenLosses.ts'
import { hasNoDapps, type NetworkSource } from './hasNoDapps.ts'
import { amountText } from './moneyText.ts'
import type { Transfer } from './readTransfers.ts'

/** What the check asks of the program that sends. */
export interface RecipientSource extends NetworkSource {
  /** Accounts that have names here. */
  readonly names: readonly NamedAccount[]
  /** Whether an account was paid from here before. */
  knows(accountId: string): Promise<boolean>
}

interface NamedAccount {
  readonly name: string
  readonly accountId: string
  /** Absent where names are given to account ids. */
  readonly dappId?: string | undefined
}

type RiskKind = 'missing' | 'frozen' | 'other_dapp' | 'lost' | 'never_used' | 'look_alike'

export interface Risk {
  readonly kind: RiskKind
  /** For people; a sentence without its full stop. */
  readonly text: string
  /** Nanotokens that would be burnt. */
  readonly lost?: bigint
  /** Nothing is sent unless somebody agrees. */
  readonly asks: boolean
}

type AccountState = 'active' | 'uninit' | 'frozen' | 'missing'

/** A transfer with what is known of its recipient. */
export interface CheckedTransfer extends Transfer {
  /** Under its real Dapp ID as far as it is known, else under the one that was typed, or its own. */
  readonly recipient: AccountAddress
  /** Alias. */
  readonly name: string | undefined
  /** `undefined` when the network was not asked, or did not say. */
  readonly state: AccountState | undefined
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

/** Rejects with the error of the library when the network cannot be asked. */
export async function checkRecipients(
  source: RecipientSource,
  sender: Sender,
  transfers: readonly Transfer[],
): Promise<readonly CheckedTransfer[]> {
  const distinct = transfers.filter(
    (transfer, index) => transfers.findIndex((other) => isAlike(transfer, other)) === index,
  )
  return Promise.all(distinct.map((transfer) => checkTransfer(source, sender, transfer)))
}

/** Whether one line says both: the same to the same account, with the same losses. One that was not run says nothing more. */
function isAlike(transfer: Transfer, earlier: Transfer): boolean {
  if (transfer.dst !== earlier.dst || transfer.value !== earlier.value) return false
  return transfer.foreseen === undefined || lossesText(transfer) === lossesText(earlier)
}

function lossesText({ foreseen }: Transfer): string {
  return JSON.stringify(foreseen?.losses.map(({ currency, amount, reason }) => [currency, amount, reason]) ?? [])
}

/** A transfer and whom it goes to, in one line. */
export function describeRecipient({ recipient, name }: Pick<CheckedTransfer, 'recipient' | 'name'>): string {
  return name === undefined ? recipient.extended : `${recipient.extended} (${name})`
}

/** Amounts and recipient of a transfer, in one line. */
export function describeTransfer(transfer: CheckedTransfer): string {
  const others = Object.entries(transfer.currencies).map(([id, amount]) => amountText(Number(id), amount))
  const isOfOthers = transfer.value === 0n && others.length > 0
  const tokens = isOfOthers ? [] : [`${amountText(0, transfer.value)} (${transfer.value} nano)`]
  return `${[...tokens, ...others].join(' + ')} to ${describeRecipient(transfer)}`
}

async function checkTransfer(source: RecipientSource, sender: Sender, transfer: Transfer): Promise<CheckedTransfer> {
  const accountId = /^0:([0-9a-f]{64})$/.exec(transfer.dst)?.[1]
  // Nobody has an account elsewhere; what the node says about it counts.
  if (accountId === undefined) {
    const recipient = { dappId: '', accountId: '', extended: transfer.dst, onChain: transfer.dst }
    return { ...transfer, recipient, name: undefined, state: undefined, risks: [] }
  }
  const typed = sender.named.get(transfer.dst)
  if (accountId === sender.address.accountId) {
    const name = nameOf(source, sender.address)
    return { ...transfer, recipient: sender.address, name, state: 'active', risks: [] }
  }
  const found = await findAccount(source, accountId, [typed?.address.dappId, sender.address.dappId, accountId])
  const recipient = found?.address ?? typed?.address ?? makeAddress(accountId, accountId)
  const state = found?.state ?? 'missing'
  const name = typed?.name ?? nameOf(source, recipient)
  const described = { ...transfer, recipient, name, state }
  const checked = { ...described, isTyped: typed !== undefined }
  const risks = [
    ...(await stateRisks(source, sender, checked)),
    ...lookAlikes(source, checked),
    ...(await firstUse(source, checked)),
  ]
  return { ...described, risks }
}

interface FoundAccount {
  readonly address: AccountAddress
  readonly state: AccountState
}

/** Code of the library for an account that the network does not have under this Dapp ID. */
const ACCOUNT_NOT_FOUND = 622

const STATES: Readonly<Record<string, AccountState>> = { Active: 'active', Uninit: 'uninit', Frozen: 'frozen' }

/** The account under one of these Dapp IDs; networks only find it under its own. */
async function findAccount(
  source: RecipientSource,
  accountId: string,
  dappIds: readonly (string | undefined)[],
): Promise<FoundAccount | undefined> {
  const candidates = [...new Set(dappIds.filter((id) => id !== undefined))]
  const answers = await Promise.all(
    candidates.map(async (dapp_id): Promise<FoundAccount | undefined> => {
      try {
        const answer = await source.call<{ boc: string; dapp_id: string }>('account.get_account', {
          account_id: accountId,
          dapp_id,
        })
        const { parsed } = await source.call<{ parsed: { acc_type_name: string } }>('boc.parse_account', {
          boc: answer.boc,
        })
        const state = STATES[parsed.acc_type_name]
        const real = /^[0-9a-f]{64}$/.test(answer.dapp_id) ? answer.dapp_id : dapp_id
        return state && { address: makeAddress(real, accountId), state }
      } catch (error) {
        if (source.codeOf(error) === ACCOUNT_NOT_FOUND) return undefined
        throw error
      }
    }),
  )
  return answers.find((answer) => answer !== undefined)
}

type Unchecked = Omit<CheckedTransfer, 'risks'> & {
  /** Its Dapp ID was typed. */
  readonly isTyped: boolean
}

/** What is lost, by the run on the recipient where there was one, and else by the rules of Dapp IDs. */
async function stateRisks(source: RecipientSource, sender: Sender, transfer: Unchecked): Promise<readonly Risk[]> {
  const { foreseen } = transfer
  const ruled = await ruleRisks(source, sender, transfer)
  if (foreseen === undefined) return ruled
  const who = describeRecipient(transfer)
  const { kind, why } = reasonOf(sender, transfer)
  const certain = certainLosses(foreseen).map((loss): Risk => {
    const text = burnText(loss, { who, ...(why !== '' && { why }), foreseen })
    const lost = loss.currency === 0 ? { lost: loss.amount } : {}
    return { kind: CROSSES_NOT.includes(loss.reason) ? kind : 'lost', text, ...lost, asks: true }
  })
  if (certain.length > 0) return certain
  if (isConclusive(foreseen)) return ruled.filter(({ lost }) => lost === undefined)
  const doubt = doubtText(foreseen, who)
  return doubt === undefined || ruled.some(({ asks }) => asks)
    ? ruled
    : [...ruled, { kind: 'lost', text: doubt, asks: false }]
}

/** Why tokens do not reach an account, as far as its state says it; empty where it says nothing. */
function reasonOf({ address: sender }: Sender, { recipient, state, isTyped }: Unchecked) {
  const isMissing = state === 'missing'
  const isElsewhere = recipient.dappId !== sender.dappId && (!isMissing || isTyped)
  const why = [
    ...(isMissing ? ['there is no such account'] : []),
    ...(isElsewhere ? ['the recipient is in another Dapp'] : []),
  ].join(' and ')
  return { kind: isElsewhere ? ('other_dapp' as const) : ('missing' as const), why }
}

/** What the rules of Dapp IDs do to the value. Source: formats 2.4, cross-dapp value. */
async function ruleRisks(source: RecipientSource, sender: Sender, transfer: Unchecked): Promise<readonly Risk[]> {
  const { value, bounce, deploys, recipient, state } = transfer
  if (state === 'frozen') {
    return [{ kind: 'frozen', text: `${describeRecipient(transfer)} is frozen${returns(bounce)}`, asks: !bounce }]
  }
  const isMissing = state === 'missing'
  // A deployment gives the account the Dapp ID of the sender.
  if ((deploys && state !== 'active') || (recipient.dappId === sender.address.dappId && !isMissing)) return []
  if (await hasNoDapps(source)) return []
  const { kind, why } = reasonOf(sender, transfer)
  const who = describeRecipient(transfer)
  if (value === 0n) return isMissing ? [{ kind, text: `${who}: ${why}`, asks: false }] : []
  // Without a contract nothing runs there, and the message goes back.
  if (bounce && state !== 'active') {
    return [{ kind, text: `${who}: ${why}${returns(true)}`, asks: kind === 'other_dapp' }]
  }
  const loss = { currency: 0, amount: value, reason: isMissing ? 'no_account' : 'other_dapp' }
  return [{ kind, text: burnText(loss, { who, why }), lost: value, asks: true }]
}

function returns(bounce: boolean): string {
  return bounce ? '; the tokens are returned, less the fees' : ''
}

function nameOf({ names }: RecipientSource, { accountId, dappId }: AccountAddress): string | undefined {
  return names.find((named) => named.accountId === accountId && (named.dappId ?? dappId) === dappId)?.name
}

/** Digits that people compare, at either end. */
const COMPARED_DIGITS = 4

/** Accounts that are easily taken for one that has a name: made to look like it, or the same id under another Dapp ID. */
function lookAlikes({ names }: RecipientSource, { recipient, name }: Unchecked): readonly Risk[] {
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
  // Mistyped.
  let differing = 0
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) differing++
  return differing <= COMPARED_DIGITS
}

async function firstUse(source: RecipientSource, { recipient, name, value }: Unchecked): Promise<readonly Risk[]> {
  if (name !== undefined || value === 0n || (await source.knows(recipient.accountId))) return []
  return [{ kind: 'never_used', text: `${recipient.extended} has never been paid from here`, asks: false }]
}
