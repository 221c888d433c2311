/** Calls per second of the library and of the peer, both in one page. */
import type { Page } from 'playwright-core'
import { BLOCK_TIME } from '../../support/executor/executeBoth.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { address, input, keys, description as wideAbi } from '../abi.ts'
import { accountWith } from '../boc.ts'
import { compare, interleave } from '../interleave.ts'
import {
  deployWallet,
  getterMessage,
  getterRequest,
  description as multisigAbi,
  peerConfig,
  transferRequest,
} from '../multisig.ts'
import type { Row } from '../Suite.ts'
import type { BenchPages } from './BenchPages.ts'

const ROUNDS = 7

interface Operation {
  readonly label: string
  /** Calls of one measurement. */
  readonly calls: number
  /** Method and parameters of each call; several take turns. */
  readonly method: string
  readonly params: readonly object[]
  /** Body of a function that does the same with the peer; `nekoton` and `clock` are there. */
  readonly peer: string
}

const AIMS: Readonly<Record<string, number>> = {
  'encode_message, unsigned': 1.5,
  'encode_message, signed': 1,
  'getter by run_tvm': 1.5,
  'boc.parse_account': 1.5,
  'crypto.sign': 1,
  'transfer by run_executor': 1.2,
  'transfer by run_executor, without WebAssembly': 0.7,
}

export const callRateAims = Object.fromEntries(
  Object.entries(AIMS).map(([label, atLeast]) => [`${label} against nekoton-wasm`, { aim: { atLeast } }]),
)

/** Allows no WebAssembly. */
const PLAIN_POLICY = "script-src 'self' 'unsafe-inline'"

/** Calls that are all made at once, and those that follow one another, beside calls of the peer, which answers at once. */
export async function pageCallRates(pages: BenchPages): Promise<Row[]> {
  const operations = await listOperations()
  pages.add('both', script(operations, true))
  pages.add('ours', script(operations, false))
  const { page, close } = await pages.open('both')
  const rows: Row[] = []
  for (const { label } of operations) rows.push(...(await measure(label, { label, ours: page, peer: page })))
  const plain = await pages.open('ours', PLAIN_POLICY)
  const transfer = operations.at(-1)!.label
  const pair = { label: `${transfer}, without WebAssembly`, ours: plain.page, peer: page }
  rows.push(...(await measure(transfer, pair)))
  await plain.close()
  await close()
  return rows
}

interface Pair {
  readonly label: string
  /** Page in which the library is measured. */
  readonly ours: Page
  readonly peer: Page
}

async function measure(operation: string, { label, ours, peer }: Pair): Promise<Row[]> {
  const rate = (page: Page, side: string) => async () =>
    (await page.evaluate(`bench[${JSON.stringify(operation)}].${side}()`)) as number
  const sides = { together: rate(ours, 'together'), oneByOne: rate(ours, 'oneByOne'), peer: rate(peer, 'peer') }
  await interleave(2, sides)
  const rates = await interleave(ROUNDS, sides)
  const common = { against: 'nekoton-wasm', unit: 'calls/s' }
  return [
    { label, ...common, ...compare(rates.together, rates.peer) },
    { label: `${label}, one after the other`, ...common, ...compare(rates.oneByOne, rates.peer) },
  ]
}

function script(operations: readonly Operation[], hasPeer: boolean): string {
  const entries = operations.map(
    ({ label, calls, method, params, peer }) =>
      `${JSON.stringify(label)}: sidesOf(${calls}, '${method}', ${JSON.stringify(params)}, () => { ${peer} })`,
  )
  return `import { loadClient } from '/ours/browser.mjs'
    ${hasPeer ? PEER : ''}
    const client = await loadClient()
    const base64 = (hex) => btoa(String.fromCharCode(...hex.match(/../g).map((byte) => parseInt(byte, 16))))

    async function perSecond(calls, work) {
      const start = performance.now()
      await work()
      return calls / ((performance.now() - start) / 1000)
    }

    function sidesOf(calls, method, params, peer) {
      const call = (at) => client.call(method, params[at % params.length])
      return {
        together: () => perSecond(calls, () => Promise.all(Array.from({ length: calls }, (_, at) => call(at)))),
        oneByOne: () => perSecond(calls, async () => { for (let at = 0; at < calls; at++) await call(at) }),
        peer: () => perSecond(calls, () => { for (let at = 0; at < calls; at++) if (!peer()) throw new Error(method) }),
      }
    }

    globalThis.bench = { ${entries.join(',\n')} }
    reached()`
}

const PEER = `import initialize, * as nekoton from '/peer/nekoton_wasm.js'
    await initialize()
    const clock = new nekoton.ClockWithOffset()`

async function listOperations(): Promise<Operation[]> {
  const client = await LocalClient.open()
  const wallet = await deployWallet(client)
  const getter = getterRequest(wallet, await getterMessage(client, wallet))
  const transfer = transferRequest(wallet)
  client.close()
  const account = accountWith(1)
  const unsigned = Buffer.alloc(32, 7).toString('base64')
  const text = JSON.stringify
  const message = (signer: object) => ({
    abi: { type: 'Json', value: wideAbi },
    address,
    call_set: { function_name: 'sendTransaction', input },
    signer,
  })
  const peerMessage = `const abi = ${text(wideAbi)}, input = ${text(input)}`
  const peerAccount = `nekoton.parseFullAccountBoc(${text(wallet.account)})`
  return [
    {
      label: 'encode_message, unsigned',
      calls: 300,
      method: 'abi.encode_message',
      params: [message({ type: 'None' })],
      peer: `${peerMessage}
        return nekoton.createExternalMessageWithoutSignature(clock, '${address}', abi, 'sendTransaction', null, input, 60).boc`,
    },
    {
      label: 'encode_message, signed',
      calls: 200,
      method: 'abi.encode_message',
      params: [message({ type: 'Keys', keys })],
      peer: `${peerMessage}
        const unsigned = nekoton.createExternalMessage(clock, '${address}', abi, 'sendTransaction', null, input, '${keys.public}', 60)
        const { boc } = unsigned.sign(nekoton.ed25519_sign('${keys.secret}', base64(unsigned.hash), { type: 'empty' }))
        unsigned.free()
        return boc`,
    },
    {
      label: 'getter by run_tvm',
      calls: 100,
      method: getter.method,
      params: [getter.params],
      peer: `const abi = ${text(multisigAbi)}
        const account = globalThis.stuff ??= ${peerAccount}.boc
        return nekoton.runLocal(clock, account, abi, 'getCustodians', {}, {}, false, { type: 'empty' }).output`,
    },
    {
      label: 'boc.parse_account',
      calls: 200,
      method: 'boc.parse_account',
      params: [{ boc: account }],
      peer: `return nekoton.parseFullAccountBoc(${text(account)})`,
    },
    {
      label: 'boc.parse_account, another text each time',
      calls: 200,
      method: 'boc.parse_account',
      params: Array.from({ length: 200 }, (_, data) => ({ boc: accountWith(data) })),
      peer: `return nekoton.parseFullAccountBoc(${text(account)})`,
    },
    {
      label: 'crypto.sign',
      calls: 300,
      method: 'crypto.sign',
      params: [{ unsigned, keys }],
      peer: `return nekoton.ed25519_sign('${keys.secret}', '${unsigned}', { type: 'empty' })`,
    },
    {
      label: 'transfer by run_executor',
      calls: 50,
      method: transfer.method,
      params: [transfer.params],
      peer: `return nekoton.executeLocal(${text(peerConfig())}, ${text(wallet.account)}, ${text(wallet.transfer)}, ${BLOCK_TIME}, false).transaction`,
    },
  ]
}
