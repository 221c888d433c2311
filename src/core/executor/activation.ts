import { compareBytes } from '../bytes/index.ts'
import { Capability } from '../Capability.ts'
import { bitsKey, type Cell, CellError, Dictionary, Slice, sliceValue } from '../cells/index.ts'
import {
  type Account,
  type AccountState,
  type ComputeSkipReason,
  type Message,
  type StateInit,
  stateInitCell,
} from '../tlb/index.ts'
import { emptyAccount, type TransactionDraft } from './TransactionDraft.ts'

/**
 * The account that an internal message creates where no account existed: if the state init fits, an account from it,
 * active at once under `classic` rules; otherwise an empty one if the money may stay; otherwise `undefined`. Source:
 * formats 3.3 for `current` rules.
 */
export function accountFromMessage(draft: TransactionDraft, message: Message): Account | undefined {
  if (message.header.type !== 'internal') return undefined
  const blank = emptyAccount(draft, draft.messageBalance)
  const { init } = message
  if (init?.code !== undefined && librariesAllowed(draft, init) && isHashOf(init, draft.accountId)) {
    // E12, a rule of the network: the hash of the code is noted at once, and stays when the account is not activated.
    if (draft.input.rules === 'current') return { ...blank, ...codeHash(draft, init.code) }
    return { ...blank, state: { type: 'active', init }, ...codeHash(draft, init.code) }
  }
  return message.header.bounce ? undefined : blank
}

/** State in which the compute phase may run, or why it may not. */
export function activate(
  draft: TransactionDraft,
  account: Account | undefined,
  message: Message,
): Account | ComputeSkipReason {
  const { init } = message
  if (account === undefined) return init === undefined ? 'noState' : 'badState'
  if (account.state.type === 'active') {
    // The state init has no effect here, but nodes check it.
    if (draft.input.rules === 'current' && init !== undefined && !librariesAllowed(draft, init)) return 'badState'
    const { workchain } = draft.address
    return draft.input.config.isSuspended(workchain, draft.accountId) ? 'suspended' : account
  }
  if (init === undefined) return 'noState'
  const active: AccountState = { type: 'active', init }
  if (account.state.type === 'frozen') {
    const fits = librariesAllowed(draft, init) && isHashOf(init, account.state.stateHash)
    // As on the networks, an unfrozen account has lost the record of its first code.
    return fits ? { ...withoutCodeHash(account), state: active } : 'badState'
  }
  if (!mayActivate(draft, message, init) || !isHashOf(init, draft.accountId)) return 'badState'
  return { ...withoutCodeHash(account), state: active, ...codeHash(draft, init.code) }
}

function withoutCodeHash({ initCodeHash: _, ...rest }: Account): Account {
  return rest
}

function mayActivate(draft: TransactionDraft, message: Message, init: StateInit): boolean {
  return librariesAllowed(draft, init) && (draft.input.rules === 'classic' || namesConstructor(message))
}

const CONSTRUCTOR_ID = 1

/**
 * Whether the body calls function 1: its number is at the start in internal messages, after the header of the ABI in
 * external ones.
 */
function namesConstructor({ header, body }: Message): boolean {
  if (body === undefined) return false
  const reader = body.clone()
  try {
    if (header.type === 'externalIn') {
      // Signature, public key, time and expiration, as compilers of these networks lay them out.
      if (reader.loadBit() === 1) reader.skip(512)
      if (reader.loadBit() === 1) reader.skip(256)
      reader.skip(64 + 32)
    }
    return reader.loadUint(32) === CONSTRUCTOR_ID
  } catch (error) {
    if (error instanceof CellError) return false
    throw error
  }
}

function librariesAllowed({ input }: TransactionDraft, init: StateInit): boolean {
  if (init.library === undefined) return true
  return input.config.has(Capability.setLibCode) && isDictionary(init.library)
}

function isDictionary(root: Cell): boolean {
  try {
    new Dictionary(bitsKey(256), sliceValue, root).min()
    return Slice.of(root).remainingBits > 0
  } catch (error) {
    if (error instanceof CellError) return false
    throw error
  }
}

function isHashOf(init: StateInit, hash: Uint8Array): boolean {
  return compareBytes(stateInitCell(init).hash(), hash) === 0
}

function codeHash({ input }: TransactionDraft, code: Cell | undefined): { initCodeHash?: Uint8Array } {
  return code !== undefined && input.config.has(Capability.initCodeHash) ? { initCodeHash: code.hash() } : {}
}
