/**
 * The library in the service worker of an extension (Manifest V3): it signs and sends for the popup. The browser ends the
 * worker when it has been idle for half a minute; payments are in its database, and go on when it starts again.
 *
 * Bundle it into one file, because service workers may not load code later:
 *
 *     npx esbuild background.ts popup.ts --bundle --format=esm --outdir=.
 */
import { type KeyPair, loadClient } from 'vendorclient/browser'
import { decryptKeys, encryptKeys, type KeyFile } from '../keyFile.ts'
import { openWallet, type Wallet } from '../openWallet.ts'
import type { Answer, Question } from './messages.ts'

const ENDPOINT = 'http://127.0.0.1:8600'

const client = loadClient({ network: { endpoints: [ENDPOINT] }, worker: false })
let opened: Promise<Wallet> | undefined

chrome.runtime.onMessage.addListener((question: Question, sender, reply: (answer: Answer) => void) => {
  // Only pages of this extension may ask, and no script that runs in pages of others.
  if (sender.origin !== location.origin) return false
  answer(question).then(reply, (error: Error) => reply({ error: error.message }))
  return true
})

async function answer(question: Question): Promise<Answer> {
  if ('unlock' in question) {
    const keys = await keysFor(question.unlock)
    // In memory of the browser, never on disk, and gone when it is closed.
    await chrome.storage.session.set({ keys })
    opened = open(keys)
  }
  const wallet = await walletOfSession()
  if (wallet === undefined) return { locked: true }
  if ('pay' in question) {
    await wallet.deploy()
    await wallet.pay(question.pay)
  }
  const { shell } = await wallet.balance()
  const payments = (await wallet.payments()).map(({ key, state }) => ({ key: key ?? '', state }))
  return { address: wallet.address, shell: String(shell), payments }
}

/** The wallet of a worker that was started again opens with the keys of the session. */
async function walletOfSession(): Promise<Wallet | undefined> {
  if (opened === undefined) {
    const { keys } = await chrome.storage.session.get('keys')
    if (keys !== undefined) opened = open(keys as KeyPair)
  }
  return opened
}

async function open(keys: KeyPair): Promise<Wallet> {
  return openWallet(await client, keys)
}

async function keysFor(password: string): Promise<KeyPair> {
  const { file } = await chrome.storage.local.get('file')
  if (file !== undefined) return decryptKeys(await client, file as KeyFile, password)
  const keys = await (await client).crypto.generateRandomSignKeys()
  await chrome.storage.local.set({ file: await encryptKeys(await client, keys, password) })
  return keys
}
