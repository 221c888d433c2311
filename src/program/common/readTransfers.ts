/** What the messages that a contract sends carry. */
import type { ForeseenTransfer } from './foreseenLosses.ts'
import type { LibraryCaller } from './LibraryCaller.ts'

/** Value on its way to another account of the chain. */
export interface Transfer {
  /** Form inside messages, `0:<account_id>`. */
  readonly dst: string
  /** Nanotokens. */
  readonly value: bigint
  /** Other currencies by id, those that are not 0. */
  readonly currencies: Readonly<Record<string, bigint>>
  readonly bounce: boolean
  /** It brings the state of a contract that may become active by it. */
  readonly deploys: boolean
  /** What a run on the recipient has shown; absent: the rules of Dapp IDs alone decide. */
  readonly foreseen?: ForeseenTransfer | undefined
}

interface ParsedMessage {
  readonly msg_type_name: string
  readonly dst?: string | null
  readonly value?: string | null
  readonly value_other?: readonly { readonly currency: number; readonly value: string }[] | null
  readonly bounce?: boolean | null
  readonly code?: string | null
}

/** Of messages as base64 BOCs; answers and events, which go out of the chain, are no transfers. */
export async function readTransfers(library: LibraryCaller, messages: readonly string[]): Promise<readonly Transfer[]> {
  const read = await Promise.all(
    messages.map(async (boc) => (await library.call<{ parsed: ParsedMessage }>('boc.parse_message', { boc })).parsed),
  )
  return read.flatMap((message) => (message.msg_type_name === 'internal' ? [transferOf(message)] : []))
}

function transferOf({ dst, value, value_other, bounce, code }: ParsedMessage): Transfer {
  const others = (value_other ?? []).map(({ currency, value: amount }) => [String(currency), BigInt(amount)] as const)
  return {
    dst: dst ?? '',
    value: BigInt(value ?? '0x0'),
    currencies: Object.fromEntries(others.filter(([, amount]) => amount !== 0n)),
    bounce: bounce === true,
    deploys: code != null,
  }
}
