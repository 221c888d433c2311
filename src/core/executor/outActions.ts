import { type Cell, CellError, Slice } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { CurrencyCollection, type ExtraCurrencies, extraCurrencies, type Message, parseMessage } from '../tlb/index.ts'

/**
 *     action_send_msg#0ec3c86d mode:(## 8) out_msg:^(MessageRelaxed Any) = OutAction;
 *     action_set_code#ad4de08e new_code:^Cell = OutAction;
 *     action_reserve_currency#36e6b809 mode:(## 8) currency:CurrencyCollection = OutAction;
 *     action_change_library#26fa1dd4 mode:(## 7) libref:LibRef = OutAction;
 *     libref_hash$0 lib_hash:bits256 = LibRef;  libref_ref$1 library:^Cell = LibRef;
 *     action_copyleft#24486f7a license:uint8 address:bits256 = OutAction;
 *
 * and under `current` rules those of formats 7.1.
 */
export type OutAction =
  | { readonly type: 'send'; readonly mode: number; readonly message: Message }
  | { readonly type: 'setCode'; readonly code: Cell }
  | { readonly type: 'reserve'; readonly mode: number; readonly value: CurrencyCollection }
  | { readonly type: 'changeLibrary'; readonly mode: number; readonly library: Cell | Uint8Array }
  | { readonly type: 'copyleft'; readonly license: number; readonly address: Uint8Array }
  | { readonly type: 'mintCurrencies'; readonly value: ExtraCurrencies }
  | { readonly type: 'burnCurrency'; readonly amount: bigint; readonly id: number }
  | { readonly type: 'convertShell' | 'mintShell' | 'mintShellQuietly' | 'sendToDapp'; readonly amount: bigint }

/** Far more than the executor accepts; limits the work on a hostile list. */
const MAX_LISTED = 0x10000

/**
 * Reads register c5, `out_list$_ prev:^(OutList n) action:OutAction = OutList (n + 1)`, oldest action first.
 * Throws `CellError` when the list or one of its messages is malformed.
 */
export function parseOutActions(root: Cell, rules: ChainRules): OutAction[] {
  const newestFirst: Slice[] = []
  let slice = Slice.of(root)
  while (slice.remainingRefs > 0) {
    if (newestFirst.length === MAX_LISTED)
      throw new CellError('format', `The action list is too long: the limit is ${MAX_LISTED}`)
    const previous = slice.loadRefSlice()
    newestFirst.push(slice)
    slice = previous
  }
  slice.expectEnd('List of actions')
  return newestFirst.reverse().map((action) => loadAction(action, rules))
}

function loadAction(slice: Slice, rules: ChainRules): OutAction {
  const tag = slice.loadUint(32)
  switch (tag) {
    case 0x0ec3c86d:
      return { type: 'send', mode: slice.loadUint(8), message: parseMessage(slice.loadRef(), rules) }
    case 0xad4de08e:
      return { type: 'setCode', code: slice.loadRef() }
    case 0x36e6b809:
      return { type: 'reserve', mode: slice.loadUint(8), value: CurrencyCollection.load(slice) }
    case 0x26fa1dd4: {
      const mode = slice.loadUint(7)
      return { type: 'changeLibrary', mode, library: slice.loadBool() ? slice.loadRef() : slice.loadBytes(32) }
    }
    case 0x24486f7a:
      return { type: 'copyleft', license: slice.loadUint(8), address: slice.loadBytes(32) }
    default:
      if (rules === 'current') return loadCurrentAction(tag, slice)
      throw unknownAction(tag)
  }
}

function loadCurrentAction(tag: number, slice: Slice): OutAction {
  switch (tag) {
    case 0xc2bc6dd8: {
      const value = extraCurrencies()
      value.root = slice.loadMaybeRef()
      return { type: 'mintCurrencies', value }
    }
    case 0x130efdee:
      return { type: 'burnCurrency', amount: slice.loadUintBig(64), id: slice.loadUint(32) }
    case 0x90d8ae28:
      return { type: 'convertShell', amount: slice.loadUintBig(64) }
    case 0xcb9b9a2f:
      return { type: 'mintShell', amount: slice.loadUintBig(64) }
    case 0x144a733e:
      return { type: 'mintShellQuietly', amount: slice.loadUintBig(64) }
    case 0xe6eb9feb:
      return { type: 'sendToDapp', amount: slice.loadUintBig(64) }
    default:
      throw unknownAction(tag)
  }
}

function unknownAction(tag: number): CellError {
  return new CellError('format', `Unknown action with tag 0x${tag.toString(16)}`)
}
