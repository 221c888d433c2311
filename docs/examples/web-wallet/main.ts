/**
 * A wallet in a page: the library runs here, without a server of its own. The key is encrypted with a password, and payments
 * are stored before they are sent, so the page may be reloaded or closed at any moment.
 */
import { ClientError, type InboxDeposit, loadClient, type OutboxEntry } from 'vendorclient/browser'
import { decryptKeys, encryptKeys, type KeyFile } from './keyFile.ts'
import { isRefused, openWallet, type Payment, type Wallet } from './openWallet.ts'
import { knownPayments, rememberPayment } from './paymentBook.ts'

const ENDPOINT = new URLSearchParams(location.search).get('endpoint') ?? 'http://127.0.0.1:8600'
/** Where the encrypted key and the payment of the form are kept. */
const KEY = 'wallet-key'
const DRAFT = 'wallet-draft'
const NANO_DIGITS = 9
const REFRESH_MS = 1000

const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type
const status = (text: string) => {
  element('status').textContent = text
}

const client = await loadClient({ network: { endpoints: [ENDPOINT] } })
const stored = localStorage.getItem(KEY)
status(stored === null ? 'Choose a password for a new key.' : '')
const unlock = element<HTMLFormElement>('unlock')
unlock.hidden = false
unlock.addEventListener('submit', async (event) => {
  event.preventDefault()
  const password = String(new FormData(unlock).get('password'))
  status('Computing the key…')
  try {
    await show(await openWallet(client, await keysFor(password)))
    unlock.hidden = true
  } catch (error) {
    status(error instanceof ClientError && error.code === 110 ? 'The password is wrong.' : textOf(error))
  }
})

/** The key that this browser keeps. The first call makes it. */
async function keysFor(password: string) {
  const text = localStorage.getItem(KEY)
  if (text !== null) return decryptKeys(client, JSON.parse(text) as KeyFile, password)
  const keys = await client.crypto.generateRandomSignKeys()
  localStorage.setItem(KEY, JSON.stringify(await encryptKeys(client, keys, password)))
  return keys
}

async function show(wallet: Wallet): Promise<void> {
  element('address').textContent = wallet.address
  const file = new Blob([localStorage.getItem(KEY)!], { type: 'application/json' })
  element<HTMLAnchorElement>('backup').href = URL.createObjectURL(file)
  element('wallet').hidden = false
  status('')
  takePayments(wallet)
  void showDeposits(wallet).catch((error) => status(textOf(error)))
  void refresh(wallet)
}

/** A payment is written down with its key before it is given to the outbox: after a reload it is given again, and sent once. */
function takePayments(wallet: Wallet): void {
  const form = element<HTMLFormElement>('pay')
  const give = async (payment: Payment) => {
    try {
      await wallet.deploy()
      rememberPayment(payment)
      await wallet.pay(payment)
      localStorage.removeItem(DRAFT)
      form.reset()
      status('')
    } catch (error) {
      if (isRefused(error)) localStorage.removeItem(DRAFT)
      status(textOf(error))
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (localStorage.getItem(DRAFT) !== null) return status('The last payment is still being stored.')
    const data = new FormData(form)
    const nano = toNano(String(data.get('amount')))
    const payment: Payment = { key: crypto.randomUUID(), dest: String(data.get('dest')), nano }
    localStorage.setItem(DRAFT, JSON.stringify(payment))
    void give(payment)
  })
  const draft = localStorage.getItem(DRAFT)
  if (draft !== null) void give(JSON.parse(draft) as Payment)
}

async function showDeposits(wallet: Wallet): Promise<void> {
  for await (const deposit of wallet.deposits()) element('deposits').prepend(item(describeDeposit(deposit)))
}

async function refresh(wallet: Wallet): Promise<void> {
  for (;;) {
    try {
      const { shell, main } = await wallet.balance()
      element('balance').textContent = `${fromNano(shell)} SHELL, ${fromNano(main)} for fees`
      const entries = await wallet.payments()
      const known = knownPayments()
      const lines = entries.reverse().map((entry) => describePayment(entry, known.get(entry.key ?? '')))
      element('payments').replaceChildren(...lines.map(item))
    } catch (error) {
      status(textOf(error))
    }
    await new Promise((resolve) => setTimeout(resolve, REFRESH_MS))
  }
}

function describeDeposit({ kind, amounts, source, transaction_id }: InboxDeposit): string {
  const sums = amounts.map(({ currency, amount }) => `${fromNano(BigInt(amount))} ${currency === 2 ? 'SHELL' : 'main'}`)
  return `${kind === 'deposit' ? sums.join(' and ') : kind} from ${source ?? 'outside'}, transaction ${transaction_id}`
}

/** A payment that another browser has made, or one from before the data of the site was cleared, is not known. */
function describePayment({ state, transaction_id, error }: OutboxEntry, payment: Payment | undefined): string {
  const what = payment === undefined ? '' : `${fromNano(BigInt(payment.nano))} SHELL to ${payment.dest}: `
  if (transaction_id) return `${what}${state}, transaction ${transaction_id}`
  return error ? `${what}${state}: ${error.message}` : `${what}${state}`
}

function item(text: string): HTMLLIElement {
  return Object.assign(document.createElement('li'), { textContent: text })
}

function toNano(tokens: string): string {
  const [whole = '0', fraction = ''] = tokens.split('.')
  return String(BigInt(whole + fraction.padEnd(NANO_DIGITS, '0')))
}

function fromNano(nano: bigint): string {
  const digits = String(nano).padStart(NANO_DIGITS + 1, '0')
  return `${digits.slice(0, -NANO_DIGITS)}.${digits.slice(-NANO_DIGITS)}`.replace(/\.?0+$/, '')
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
