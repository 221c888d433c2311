/** Compares what the outbox says about each key with the transactions of the chain: every key pays an account of its own. */
import type { DevNode, Json } from '../../support/devnode/DevNode.ts'

export interface PaidKey {
  readonly key: string
  /** `0:<account_id>`, paid by no other key. */
  readonly dest: string
}

export interface OutboxFacts {
  readonly key: string
  readonly state: string
  readonly outcome?: string | null | undefined
  readonly transaction_id?: string | null | undefined
  readonly held?: object | null | undefined
}

/** Transactions of a wallet by the account that they paid. */
export type PaymentsByRecipient = ReadonlyMap<string, readonly string[]>

/** Recipients of all payments that a wallet has made, from the chain. */
export async function paymentsOf(node: DevNode, accountId: string): Promise<PaymentsByRecipient> {
  const found = new Map<string, string[]>()
  for (let after = ''; ; ) {
    const range = after === '' ? '' : `after:"${after}",`
    const query = `{blockchain{account(account_id:"${accountId}",dapp_id:"${accountId}"){transactions(${range}first:50){nodes{id out_messages{dst}}pageInfo{endCursor hasNextPage}}}}}`
    const { data, errors } = (await node.query(query)) as Json
    if (errors) throw new Error(JSON.stringify(errors))
    const { nodes, pageInfo } = data.blockchain.account.transactions
    for (const { id, out_messages } of nodes) {
      for (const { dst } of out_messages) found.set(dst, [...(found.get(dst) ?? []), id])
    }
    if (!pageInfo.hasNextPage) return found
    after = pageInfo.endCursor
  }
}

/** Why the chain contradicts what was said about a key; `undefined` if it does not. */
export function findLie(
  { dest }: PaidKey,
  facts: OutboxFacts | undefined,
  paid: PaymentsByRecipient,
): string | undefined {
  const transactions = paid.get(dest) ?? []
  if (transactions.length > 1) return `executed ${transactions.length} times`
  const [transaction] = transactions
  if (facts === undefined || isOpen(facts)) return undefined
  const { state, outcome, transaction_id } = facts
  if (outcome === 'executed') {
    if (transaction === undefined) return `said to be ${state}, but nothing was paid`
    return transaction_id === transaction ? undefined : `said to be paid by ${transaction_id}, but ${transaction} paid`
  }
  if (outcome !== 'not_executed') return `the state ${state} has the outcome ${outcome}`
  return transaction === undefined ? undefined : `said to be ${state}, but ${transaction} paid`
}

/** Whether it is said to be open whether the key was executed. */
export function isOpen({ state, held }: OutboxFacts): boolean {
  return state === 'unknown' || (held !== null && held !== undefined)
}
