/** Contracts: a getter of a wallet, and a transfer with all phases. */
import { createRequire } from 'node:module'
import { ClockWithOffset, parseFullAccountBoc, runLocal } from 'nekoton-wasm/node'
import { BLOCK_TIME } from '../support/executor/executeBoth.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { daemonCallRate, functionCallRate } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import {
  deployWallet,
  description,
  execute,
  getterMessage,
  getterRequest,
  peerConfig,
  transferRequest,
} from './multisig.ts'
import type { Suite } from './Suite.ts'
import { startStdioDaemon } from './startServers.ts'

const ROUNDS = 9
const CALLS = 200

interface PeerExecutor {
  executeLocal(config: string, account: string, message: string, utime: number, noCheck: boolean): unknown
}

const peer = createRequire(import.meta.url)('nekoton-wasm-locklift') as PeerExecutor

export const tvm: Suite = {
  name: 'tvm',
  notes:
    `${CALLS} calls of a deployed SafeMultisigWallet. The getter encodes its message, runs the contract and decodes the ` +
    'answer, from and to texts; the transfer checks a signature and makes a transaction. The peer runs inside the ' +
    'measuring process.',
  aims: {
    'getter by run_tvm, daemon against nekoton-wasm in process': { aim: { atLeast: 1.6 } },
    'getter by run_tvm, in process against nekoton-wasm in process': { aim: { atLeast: 1 } },
    'transfer by run_executor, daemon against nekoton-wasm in process': { aim: { atLeast: 1.4 } },
    'transfer by the executor, in process against nekoton-wasm in process': { aim: { atLeast: 1 } },
  },
  run: async () => {
    const client = await LocalClient.open()
    const wallet = await deployWallet(client)
    const daemon = startStdioDaemon()
    const getter = await getterMessage(client, wallet)
    const config = peerConfig()
    const stuff = parseFullAccountBoc(wallet.account)!.boc
    const clock = new ClockWithOffset()
    const requests = { getter: getterRequest(wallet, getter), transfer: transferRequest(wallet) }
    const peerGetter = () =>
      runLocal(clock, stuff, description, 'getCustodians', {}, {}, false, { type: 'empty' }).output ?? fail()
    const peerTransfer = () => peer.executeLocal(config, wallet.account, wallet.transfer, BLOCK_TIME, false)
    const perSecond = {
      daemonGetter: () => daemonCallRate(daemon, requests.getter, CALLS),
      coreGetter: async () => {
        const start = performance.now()
        for (let call = 0; call < CALLS; call++) await client.call('tvm.run_tvm', requests.getter.params)
        return CALLS / ((performance.now() - start) / 1000)
      },
      peerGetter: async () => functionCallRate(peerGetter, CALLS),
      daemonTransfer: () => daemonCallRate(daemon, requests.transfer, CALLS),
      coreTransfer: async () => functionCallRate(() => execute(wallet.account, wallet.transfer), CALLS),
      peerTransfer: async () => functionCallRate(peerTransfer, CALLS),
    }
    for (const measure of Object.values(perSecond)) await measure()
    const values = await interleave(ROUNDS, perSecond)
    await daemon.stop()
    const common = { against: 'nekoton-wasm in process', unit: 'calls/s' }
    return [
      {
        label: 'getter by run_tvm, daemon',
        ...common,
        ...compare(values.daemonGetter, values.peerGetter),
      },
      {
        label: 'getter by run_tvm, in process',
        ...common,
        ...compare(values.coreGetter, values.peerGetter),
      },
      {
        label: 'transfer by run_executor, daemon',
        ...common,
        ...compare(values.daemonTransfer, values.peerTransfer),
      },
      {
        label: 'transfer by the executor, in process',
        ...common,
        ...compare(values.coreTransfer, values.peerTransfer),
      },
    ]
  },
}

function fail(): never {
  throw new Error('The peer gave no output')
}
