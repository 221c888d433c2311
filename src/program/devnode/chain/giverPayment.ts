/** The call that the faucet makes to the giver; anyone with the giver's well-known keys could make it. */
import { attachSignature, encodeUnsignedBody, findFunction, parseContractText } from '../../../core/abi/index.ts'
import { hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, Slice } from '../../../core/cells/index.ts'
import { Ed25519SecretKey } from '../../../core/crypto/Ed25519SecretKey.ts'
import { prependSignatureId } from '../../../core/crypto/prependSignatureId.ts'
import {
  type Account,
  accountCell,
  currencies,
  messageCell,
  NO_ADDRESS,
  standardAddress,
  uninitAccount,
} from '../../../core/tlb/index.ts'
import { giver } from '../../contracts/generated/giver.ts'
import { GIVER_KEYS } from '../store/developmentGiver.ts'
import type { GiftRequest } from './MessageOutcome.ts'

/** Amount that the giver keeps for its fees, nano. */
const RESERVE = 1_000_000_000_000n
/** Amount up to which the giver's balance is refilled, so that not every gift needs a refill. */
const SUPPLY = 10n ** 15n
const PAY_FEES_SEPARATELY = 1

const contract = lazily(() => parseContractText(giver.abi, 'current'))
const secretKey = lazily(() => new Ed25519SecretKey(hexToBytes(GIVER_KEYS.secret)!))
const publicKey = hexToBytes(GIVER_KEYS.public)!

/** Whether an account is the giver that this program made and knows how to call. */
export function isGiver(account: Account | undefined): account is Account {
  if (account?.state.type !== 'active') return false
  const { code, data } = account.state.init
  return code?.hashHex() === giver.codeHash && data !== undefined && data.bitLength >= TIME_PLACE + 64
}

/** The giver with enough of every currency for a gift: a development chain never runs out of money. */
export function filledUp(
  account: Account,
  { grams, other }: GiftRequest,
): { account: Account; cell: Cell } | undefined {
  const { balance } = account
  const lacks = other.filter(([id, amount]) => (balance.other.get(id) ?? 0n) < amount)
  if (balance.grams >= grams + RESERVE && lacks.length === 0) return undefined
  const supplied = new Map([...balance.other, ...lacks.map(([id, amount]) => [id, amount + SUPPLY] as const)])
  const supply = balance.grams >= grams + RESERVE ? balance.grams : grams + RESERVE + SUPPLY
  const changed = { ...account, balance: currencies(supply, supplied) }
  return { account: changed, cell: accountCell(changed) }
}

/** External message that makes the giver send a gift. `signatureId`: for chains whose signatures also cover it. */
export function giverCall(
  account: Account,
  { accountId, grams, other }: GiftRequest,
  signatureId: number | undefined,
): Cell {
  const called = findFunction(contract(), 'sendCurrencies')
  const input = {
    dest: `0:${accountId}`,
    value: String(grams),
    cc: Object.fromEntries(other.map(([id, amount]) => [id, String(amount)])),
    bounce: false,
    flags: PAY_FEES_SEPARATELY,
  }
  // One more than the time of the last call and not the current time, which would make pending calls of applications
  // too late.
  const header = { time: lastTime(account) + 1n, pubkey: GIVER_KEYS.public }
  const dest = account.address
  const { version } = contract()
  const { body, hash } = encodeUnsignedBody(contract(), { called, input, header, nowMs: 0, signed: true, dest })
  const signed = attachSignature(body, version, secretKey().sign(prependSignatureId(hash, signatureId)), publicKey)
  return messageCell({ header: { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n }, body: Slice.of(signed) })
}

/** An account without any messages so far: grams from another Dapp ID only reach an existing account. */
export function emptyAccount(accountId: string, timeSec: number): { account: Account; cell: Cell } {
  const account = uninitAccount(standardAddress(0, hexToBytes(accountId)!), currencies(0n), timeSec)
  return { account, cell: accountCell(account) }
}

/** Bit position of the time of the last call (in ms) in the giver's data: after the public key. */
const TIME_PLACE = 256

function lastTime({ state }: Account): bigint {
  const data = state.type === 'active' ? state.init.data : undefined
  const slice = Slice.of(data!)
  slice.skip(TIME_PLACE)
  return slice.loadUintBig(64)
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
