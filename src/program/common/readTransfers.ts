/** Amounts in the messages that a contract sends. */
import type { ApiResult } from './ApiResult.ts'
import type { LibraryCaller } from './LibraryCaller.ts'

/** Money on its way to another account of the chain. */
export interface Transfer {
  /** Form inside messages, `0:<account_id>`. */
  readonly dst: string
  /** Nanotokens. */
  readonly value: bigint
  /** Other currencies by id, those that are not 0. */
  readonly currencies: Readonly<Record<string, bigint>>
  readonly bounce: boolean
}

type ParsedMessage = ApiResult<'boc.parse_message'>['parsed']

/** Transfers in messages (base64 BOCs). External outbound messages are not transfers. */
export async function readTransfers(library: LibraryCaller, messages: readonly string[]): Promise<readonly Transfer[]> {
  const read = await Promise.all(messages.map(async (boc) => (await library.call('boc.parse_message', { boc })).parsed))
  return read.flatMap((message) => (message.msg_type_name === 'internal' ? [transferOf(message)] : []))
}

function transferOf({ dst, value, value_other, bounce }: ParsedMessage): Transfer {
  const others = (value_other ?? []).map(({ currency, value: amount }) => [String(currency), BigInt(amount)] as const)
  return {
    dst: dst ?? '',
    value: BigInt(value ?? '0x0'),
    currencies: Object.fromEntries(others.filter(([, amount]) => amount !== 0n)),
    bounce: bounce === true,
  }
}
