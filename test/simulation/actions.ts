/** What users of a simulated client do. Each action checks what it can know of the answers. */
import { base64ToBytes } from '../../src/core/bytes/index.ts'
import { Ed25519SecretKey } from '../../src/core/crypto/Ed25519SecretKey.ts'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { hexBytes, toHex } from '../support/hexBytes.ts'
import { PasswordProvider } from '../support/passwordProvider.ts'
import type { Chance } from './Chance.ts'
import { EventOrder } from './EventOrder.ts'
import type { Ledger } from './Ledger.ts'
import type { SimulatedChain } from './SimulatedChain.ts'
import type { CallEnd, CallSettings, SimulatedClient } from './SimulatedClient.ts'
import type { SimulatedTime } from './SimulatedTime.ts'
import type { Weather } from './Weather.ts'

export interface KeyPair {
  readonly public: string
  readonly secret: string
}

export interface Wallet {
  readonly id: string
  readonly keys: KeyPair
  /** Users who pay with it: several get in each other's way. */
  users: number
}

export interface UserWorld {
  readonly name: string
  readonly wallet: Wallet
  readonly client: () => Promise<SimulatedClient | undefined>
  readonly chain: SimulatedChain
  readonly ledger: Ledger
  readonly time: SimulatedTime
  readonly chance: Chance
  readonly weather: Weather
  /** Nothing ever goes wrong here, so that everything has to succeed. */
  readonly isCalm: boolean
  /** Longest that `process_message` may take, ms. */
  readonly processingLimitMs: number
  /** Messages that one call of `process_message` may make, each in place of the one before. */
  readonly maxForms: number
  /** Longest that another call may take, ms. */
  readonly callLimitMs: number
  readonly nodeNames: readonly string[]
  /** Counts how calls ended. */
  readonly count: (what: string) => void
}

export type Action = (world: UserWorld, client: SimulatedClient) => Promise<void>

const abi = { type: 'Json', value: helloWallet.abi } as const
const APP_REQUEST_MS = 30_000
/** Nano; a wallet has more. */
const AMOUNT = '1000000'
const TOO_MUCH = '9000000000000000'

/** Actions to pick from; the more likely ones occur several times. */
export const ACTIONS: readonly Action[] = [
  pay,
  pay,
  pay,
  pay,
  sendAndWait,
  sendAndWait,
  watch,
  subscribe,
  ask,
  ask,
  pause,
  derive,
]

async function pay(world: UserWorld, client: SimulatedClient): Promise<void> {
  const { chance, ledger, wallet, isCalm, name } = world
  const payment = ledger.open(`${name} payment ${ledger.payments.length + 1}`)
  const box = chance.happens(0.3) ? await registerBox(world, client) : undefined
  const isTooMuch = !isCalm && chance.happens(0.1)
  const order = new EventOrder(payment.name, ledger)
  const end = await client.call(
    'processing.process_message',
    {
      message_encode_params: {
        ...callParams(world, payment.recipient, isTooMuch ? TOO_MUCH : AMOUNT),
        signer: box === undefined ? { type: 'Keys', keys: wallet.keys } : { type: 'SigningBox', handle: box },
      },
      dapp_id: wallet.id,
      send_events: true,
    },
    {
      callback: (_type, message) => order.add(message),
      appRequestTimeoutMs: APP_REQUEST_MS,
      withdrawAfterMs: !isCalm && chance.happens(0.15) ? chance.spread(1, 200_000) : undefined,
    },
  )
  if (box !== undefined && !client.isClosed) await call(world, client, 'crypto.remove_signing_box', { handle: box })
  judge(world, payment, end)
  ledger.expect(end.tookMs <= world.processingLimitMs, `${payment.name}: took ${end.tookMs} ms`)
  ledger.expect(payment.forms.size <= world.maxForms, `${payment.name}: has ${payment.forms.size} forms`)
  world.count(`pay: ${ending(end)}`)
  // A payer who does not know waits until the message cannot be executed any more, and may then look again.
  if (isCalm && wallet.users === 1) {
    ledger.expect('result' in end.outcome, `${payment.name}: failed although nothing was wrong: ${ending(end)}`)
  }
}

async function sendAndWait(world: UserWorld, client: SimulatedClient): Promise<void> {
  const { chance, ledger, wallet, isCalm, name } = world
  const payment = ledger.open(`${name} sending ${ledger.payments.length + 1}`)
  const signer = { type: 'Keys', keys: wallet.keys }
  const encoded = await call(world, client, 'abi.encode_message', {
    ...callParams(world, payment.recipient, AMOUNT),
    signer,
  })
  if (!('result' in encoded.outcome)) return
  const { message } = encoded.outcome.result as { message: string }
  // The same bytes may be sent as often as anybody likes.
  for (let i = 0; i < (isCalm ? 1 : chance.between(1, 2)); i++) {
    payment.leftInCall.clear()
    const sent = await call(world, client, 'processing.send_message', { message, abi, dapp_id: wallet.id })
    world.count(`send: ${ending(sent)}`)
    judge(world, payment, sent)
    if (!('result' in sent.outcome)) continue
    const { tx_hash = 'None' } = sent.outcome.result as { tx_hash?: string }
    const waited = await call(world, client, 'processing.wait_for_transaction', { message, abi, tx_hash })
    world.count(`wait: ${ending(waited)}`)
    if (!waited.isWithdrawn) ledger.judge(payment, waited.outcome)
    if (isCalm && wallet.users === 1) {
      ledger.expect(
        'result' in waited.outcome,
        `${payment.name}: not found although nothing was wrong: ${ending(waited)}`,
      )
    }
    return
  }
}

/** Watches messages that were sent before, and one that never was. */
async function watch(world: UserWorld, client: SimulatedClient): Promise<void> {
  const { chain, chance, ledger, time, name } = world
  const known = [...chain.byMessage.keys()].slice(-chance.between(0, 3))
  const hashes = [...known, 'ee'.repeat(32)]
  const queue = `queue ${chance.between(0, 1e9)}`
  const wait_until = Math.floor(time.nowMs / 1000) + chance.between(1, 120)
  const address = `0:${world.wallet.id}`
  const messages = hashes.map((hash, user_data) => ({
    message: { type: 'HashAddress', hash, address },
    wait_until,
    user_data,
  }))
  const started = await call(world, client, 'processing.monitor_messages', { queue, messages })
  if (!('result' in started.outcome)) return
  const fetched = await call(world, client, 'processing.fetch_next_monitor_results', { queue, wait_mode: 'All' })
  world.count(`watch: ${ending(fetched)}`)
  if ('result' in fetched.outcome) {
    const { results } = fetched.outcome.result as {
      results: readonly { hash: string; status: string; user_data: number }[]
    }
    const told = results.map(({ hash, user_data }) => `${user_data} ${hash}`).sort()
    ledger.expect(
      told.join() ===
        hashes
          .map((hash, index) => `${index} ${hash}`)
          .sort()
          .join(),
      `${name}: watched ${hashes}, told ${told}`,
    )
    for (const { hash, status } of results) {
      ledger.expect(
        status !== 'Finalized' || chain.byMessage.has(hash),
        `${name}: ${hash} is told to be final and was never executed`,
      )
    }
  }
  if (!client.isClosed) await call(world, client, 'processing.cancel_monitor', { queue })
}

/** New transactions come in the order of the chain, each once; without a gap if they are followed by cursors. */
async function subscribe(world: UserWorld, client: SimulatedClient): Promise<void> {
  const { wallet, chain, chance, ledger, time, name } = world
  const ids: string[] = []
  const started = await call(
    world,
    client,
    'net.subscribe_collection',
    { collection: 'transactions', filter: { account_addr: { eq: `0:${wallet.id}` } }, result: 'id' },
    {
      callback: (type, message) => {
        const id = (message as { result?: { id?: string } | null }).result?.id
        if (type === 100 && id !== undefined) ids.push(id)
      },
    },
  )
  world.count(`subscribe: ${ending(started)}`)
  if (!('result' in started.outcome)) return
  const { handle } = started.outcome.result as { handle: number }
  await time.wait(chance.spread(1000, 300_000))
  if (!client.isClosed) await call(world, client, 'net.unsubscribe', { handle })
  const places = ids.map((id) => chain.accounts.get(wallet.id)!.transactions.findIndex((known) => known.id === id))
  const isOrdered = places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!))
  ledger.expect(isOrdered, `${name}: transactions were told in the order ${places}`)
}

async function ask(world: UserWorld, client: SimulatedClient): Promise<void> {
  const { wallet, chance, chain, isCalm, ledger, name } = world
  const some = chain.transactions[0]!.id
  const questions: readonly (readonly [string, object])[] = [
    ['account.get_account', { account_id: wallet.id, dapp_id: wallet.id }],
    ['net.query', { query: '{info{version}}' }],
    ['net.query_collection', { collection: 'transactions', filter: { id: { eq: some } }, result: 'id lt' }],
    ['net.get_signature_id', {}],
    ['net.get_endpoints', {}],
    ['client.version', {}],
    ['crypto.generate_random_sign_keys', {}],
    ['net.set_endpoints', { endpoints: [chance.pick(world.nodeNames)] }],
    ['net.set_endpoints', { endpoints: world.nodeNames }],
  ]
  const [method, params] = chance.pick(questions)
  const end = await call(world, client, method, params)
  world.count(`${method}: ${ending(end)}`)
  if (isCalm)
    ledger.expect('result' in end.outcome, `${name}: ${method} failed although nothing was wrong: ${ending(end)}`)
}

/** Suspends the network, as a phone does, and resumes it later. */
async function pause(world: UserWorld, client: SimulatedClient): Promise<void> {
  await call(world, client, 'net.suspend', {})
  await world.time.wait(world.chance.spread(10, 60_000))
  if (!client.isClosed) await call(world, client, 'net.resume', {})
}

/** Uses a crypto box, whose password the application is asked for. */
async function derive(world: UserWorld, client: SimulatedClient): Promise<void> {
  const { chance, time, isCalm, ledger, name } = world
  if (!chance.happens(0.15)) return
  const created = await time.duringDerivation(() =>
    call(
      world,
      client,
      'crypto.create_crypto_box',
      { secret_encryption_salt: 'salt', secret: { type: 'RandomSeedPhrase', dictionary: 1, wordcount: 12 } },
      { appObject: new PasswordProvider('secret').answer },
    ),
  )
  world.count(`crypto box: ${ending(created)}`)
  if (isCalm) ledger.expect('result' in created.outcome, `${name}: no crypto box: ${ending(created)}`)
  if (!('result' in created.outcome) || client.isClosed) return
  const { handle } = created.outcome.result as { handle: number }
  await time.duringDerivation(() => call(world, client, 'crypto.get_signing_box_from_crypto_box', { handle }))
  if (!client.isClosed) await call(world, client, 'crypto.remove_crypto_box', { handle })
}

/** A signing box whose application signs with the keys of the wallet. */
async function registerBox(world: UserWorld, client: SimulatedClient): Promise<number | undefined> {
  const { keys } = world.wallet
  const secret = new Ed25519SecretKey(hexBytes(keys.secret))
  const end = await call(
    world,
    client,
    'crypto.register_signing_box',
    {},
    {
      appObject: ({ type, unsigned }) => {
        if (type === 'GetPublicKey') return { public_key: keys.public }
        return { signature: toHex(secret.sign(base64ToBytes(String(unsigned))!)) }
      },
    },
  )
  return 'result' in end.outcome ? (end.outcome.result as { handle: number }).handle : undefined
}

function callParams({ wallet }: UserWorld, recipient: string, amount: string): object {
  const input = { dest: `0:${recipient}`, amount, bounce: false }
  return { abi, address: `0:${wallet.id}`, call_set: { function_name: 'sendValue', input } }
}

function judge({ ledger }: UserWorld, payment: Parameters<Ledger['judge']>[0], end: CallEnd): void {
  if (end.isWithdrawn && 'error' in end.outcome) ledger.judgeWithdrawn(payment, end.sent)
  else ledger.judge(payment, end.outcome)
}

function ending({ outcome, isWithdrawn }: CallEnd): string {
  if ('result' in outcome) return 'result'
  const { code, message, data } = outcome.error
  return isWithdrawn ? 'withdrawn' : `${code ?? message}${data?.['sent'] === undefined ? '' : ` sent ${data['sent']}`}`
}

/** A call that users withdraw now and then. */
async function call(
  world: UserWorld,
  client: SimulatedClient,
  method: string,
  params: object,
  settings: CallSettings = {},
): Promise<CallEnd> {
  const { chance, isCalm, ledger, name, callLimitMs, processingLimitMs } = world
  const withdrawAfterMs = !isCalm && chance.happens(0.05) ? chance.spread(1, 100_000) : undefined
  const end = await client.call(method, params, { appRequestTimeoutMs: APP_REQUEST_MS, withdrawAfterMs, ...settings })
  const limitMs = method.startsWith('processing.') ? processingLimitMs : callLimitMs
  ledger.expect(end.tookMs <= limitMs, `${name}: ${method} took ${end.tookMs} ms`)
  return end
}
