/** What accounts of a development node have paid each other, checked against what they have. */
import { parseBoc } from '../../../src/core/cells/index.ts'
import { parseAccount } from '../../../src/core/tlb/index.ts'
import type { DevNode, Json } from './DevNode.ts'

const SHELL = 2
const PAGE = 50

export interface Payment {
  /** Account ids. */
  readonly from: string
  readonly to: string
  /** Nano of the main currency in the message. */
  readonly main: bigint
  /** Nano of SHELL in the message. */
  readonly shell: bigint
}

/**
 * Internal messages with money that accounts other than the givers have sent. Throws an error for an account that has less
 * than what it was sent less its fees and what it has sent. Main currency and SHELL count together, since one becomes the
 * other on arrival with the exchange flag, or by a call.
 */
export async function readPayments(node: DevNode): Promise<readonly Payment[]> {
  const givers = [node.ready.giver?.account_id, node.ready.network_giver?.account_id]
  const expected = new Map<string, bigint>()
  const payments: Payment[] = []
  for (const { account_addr, total_fees, in_message, out_messages } of await readTransactions(node)) {
    const account = idOf(account_addr)
    if (givers.includes(account)) continue
    const sent = (out_messages as readonly Json[]).filter(({ msg_type_name }) => msg_type_name === 'Internal')
    const forwarding = sent.reduce((sum, { fwd_fee }) => sum + BigInt(fwd_fee ?? 0), 0n)
    const paid = sent.reduce((sum, message) => sum + worthOf(message), 0n)
    const received = in_message.msg_type_name === 'Internal' ? worthOf(in_message) : 0n
    expected.set(account, (expected.get(account) ?? 0n) + received - paid - forwarding - BigInt(total_fees))
    for (const message of sent) {
      const { main, shell } = amountsOf(message)
      if (main + shell > 0n) payments.push({ from: account, to: idOf(message.dst), main, shell })
    }
  }
  for (const { to } of payments) if (!expected.has(to)) throw new Error(`Nothing arrived at ${to}`)
  for (const [account, worth] of expected) {
    const actual = await worthOfAccount(node, account)
    if (actual !== worth) throw new Error(`Account ${account} should have ${worth} nano and has ${actual}`)
  }
  return payments
}

async function readTransactions(node: DevNode): Promise<readonly Json[]> {
  const money = 'dst msg_type_name value(format:DEC) fwd_fee(format:DEC) value_other{currency value(format:DEC)}'
  const fields = `account_addr total_fees(format:DEC) in_message{${money}} out_messages{${money}}`
  const all: Json[] = []
  for (let after = ''; ; ) {
    const range = `first:${PAGE}${after === '' ? '' : `,after:${JSON.stringify(after)}`}`
    const { data } = await node.query(`{blockchain{transactions(${range}){edges{cursor node{${fields}}}}}}`)
    const { edges } = data.blockchain.transactions
    all.push(...edges.map((edge: Json) => edge.node))
    if (edges.length < PAGE) return all
    after = edges.at(-1).cursor
  }
}

function amountsOf({ value, value_other }: Json): { readonly main: bigint; readonly shell: bigint } {
  const other = (value_other ?? []) as readonly { currency: number; value: string }[]
  return { main: BigInt(value ?? 0), shell: BigInt(other.find(({ currency }) => currency === SHELL)?.value ?? 0) }
}

function worthOf(message: Json): bigint {
  const { main, shell } = amountsOf(message)
  return main + shell
}

async function worthOfAccount(node: DevNode, id: string): Promise<bigint> {
  // Nodes before 1.0.0 name accounts by their address.
  const isLegacy = node.ready.node_version.startsWith('0.')
  const { json } = await node.get(isLegacy ? `account?address=0:${id}` : `account?account_id=${id}&dapp_id=${id}`)
  const balance = parseAccount(parseBoc(Buffer.from(json().boc, 'base64')))?.balance
  return balance === undefined ? 0n : balance.grams + (balance.other.get(SHELL) ?? 0n)
}

function idOf(address: string): string {
  return address.slice(address.indexOf(':') + 1)
}
