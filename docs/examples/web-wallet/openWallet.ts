/**
 * The wallet without its page: a contract, its deposits, and payments that are kept in the database of the browser until
 * they have a result. It knows nothing of the document, so that a service worker of an extension can use it too.
 */
import {
  ClientError,
  type InboxDeposit,
  type KeyPair,
  keysSigner,
  NetErrorCode,
  type OutboxEntry,
  SendFlags,
  type VendorClient,
} from 'vendorclient/browser'
import { wallet as walletOf } from './wallet.ts'

/** The currency in which accounts of different Dapp IDs pay each other. It becomes main currency when it arrives. */
const SHELL = 2
/** Payments of this wallet are sent one after another. */
const GROUP = 'payments'
const WAIT_MS = 30_000

export interface Payment {
  /** Made once for each payment that the person wants, and kept until the outbox has it: nothing is sent twice under one key. */
  readonly key: string
  /** `<dapp_id>::<account_id>` or `0:<account_id>` */
  readonly dest: string
  /** Nano of SHELL, decimal. */
  readonly nano: string
}

export interface Wallet {
  /** `<dapp_id>::<account_id>` */
  readonly address: string
  /** SHELL, and main currency for fees, nano. */
  balance(): Promise<{ readonly shell: bigint; readonly main: bigint }>
  /** Deploys the contract if it is not there yet. The account must have money. */
  deploy(): Promise<void>
  /** Returns when the payment is stored; from then on a reload or a crash cannot lose it. */
  pay(payment: Payment): Promise<OutboxEntry>
  /** All payments of this wallet, oldest first. */
  payments(): Promise<OutboxEntry[]>
  /** What arrives, beginning with the first deposit, in every tab and after every reload. Ends with the client. */
  deposits(): AsyncGenerator<InboxDeposit, void, undefined>
}

export async function openWallet(client: VendorClient, keys: KeyPair): Promise<Wallet> {
  // A signer with a name signs when the turn of a payment comes, also for one that was stored before the last reload.
  const signer = await client.registerSigner('wallet', keysSigner(keys))
  const contract = walletOf({ client, signer })
  const address = await contract.address()
  const [dapp_id, account_id] = address.split('::') as [string, string]
  await client.inbox.follow({ accounts: [address], from: 'beginning' })

  return {
    address,
    async balance() {
      const boc = await client.account.getAccount({ account_id, dapp_id }).then(({ boc }) => boc, noneYet)
      if (boc === undefined) return { shell: 0n, main: 0n }
      const { balance, balance_other } = (await client.boc.parseAccount({ boc })).parsed
      const shell = balance_other?.find(({ currency }) => currency === SHELL)?.value ?? 0
      return { shell: BigInt(shell), main: BigInt(balance) }
    },
    async deploy() {
      if (await contract.isDeployed()) return
      const owners = { owners_pubkey: [signer.publicKey], owners_address: [] }
      await contract.deploy({ ...owners, reqConfirms: 1, reqConfirmsData: 1, value: 0n })
    },
    pay({ key, dest, nano }) {
      // The wallet pays the fees on top, and what would not arrive is refused before anything is signed.
      const flags = SendFlags.PayFees | SendFlags.Exchange
      const input = { dest, value: 0n, cc: { [SHELL]: BigInt(nano) }, bounce: false, flags, payload: '' }
      return contract.outbox.sendTransaction(input, { key, group: GROUP })
    },
    async payments() {
      const entries: OutboxEntry[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page = await client.outbox.list({ group: GROUP, after })
        entries.push(...page.entries)
        after = page.next ?? null
      }
      return entries
    },
    async *deposits() {
      // Nothing is acknowledged, so every tab sees everything.
      for (let after: string | undefined; ; ) {
        const { deposits } = await client.inbox.deposits({ after, wait_ms: WAIT_MS })
        for (const { number, deposit } of deposits) {
          yield deposit
          after = number
        }
      }
    },
  }
}

/** Before the first deposit there is no account. */
function noneYet(error: unknown): undefined {
  if (!(error instanceof ClientError) || error.code !== NetErrorCode.NotFound) throw error
}

/** Whether the outbox has decided against a payment: it was not stored, and never will be under this key. */
export function isRefused(error: unknown): error is ClientError {
  return error instanceof ClientError && error.outcome === 'not_executed'
}
