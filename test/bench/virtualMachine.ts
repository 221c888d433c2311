/** Programs that keep the virtual machine busy, each as the contract of one transaction. */
import { createRequire } from 'node:module'
import { Builder, type Cell, EMPTY_CELL, writeBocBase64 } from '../../src/core/cells/index.ts'
import { Ed25519SecretKey } from '../../src/core/crypto/Ed25519SecretKey.ts'
import { defaultBlockchainConfig, executeTransaction } from '../../src/core/executor/index.ts'
import { ConfigParams, configDictionary, currencies, parseAccount } from '../../src/core/tlb/index.ts'
import { internalMessage } from '../support/executor/classicMessages.ts'
import { BLOCK_TIME } from '../support/executor/executeBoth.ts'
import { hexBytes } from '../support/hexBytes.ts'
import { accountOf } from '../support/vm/compareRuns.ts'
import { functionCallRate } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'

const ROUNDS = 9
const CALLS = 10

interface PeerExecutor {
  executeLocal(config: string, account: string, message: string, utime: number, noCheck: boolean): unknown
}

const peer = createRequire(import.meta.url)('nekoton-wasm-locklift') as PeerExecutor

function codeOf(hex: string, ...refs: readonly Cell[]): Cell {
  const builder = new Builder().storeBits(hexBytes(hex))
  for (const ref of refs) builder.storeRef(ref)
  return builder.toCell()
}

/** 6000 times: INC, DUP, MULCONST 3, PUSHINT 10, MOD, ADD, MODPOW2 16. */
const arithmetic = codeOf('708117709ba420a7037aa908a0a9380fe4')

/** 120 entries in a dictionary with keys of 32 bits, one after the other. */
const dictionary = codeOf('6d708100789aa4c821238020f4430230e4')

const key = new Ed25519SecretKey(new Uint8Array(32).fill(1))
const hash = new Uint8Array(32).fill(2)

/** The same signature checked 100 times. */
const signature = codeOf(
  '8989d3ffd3ff301281006496547210f91030e4',
  new Builder().storeBits(key.sign(hash)).toCell(),
  new Builder().storeBits(hash).storeBits(key.publicKey).toCell(),
)

const message = internalMessage({ value: currencies(1_000_000_000n) }, { body: EMPTY_CELL })

function execute(account: Cell): void {
  const { vm } = executeTransaction({
    account: parseAccount(account),
    accountCell: account,
    message,
    config: defaultBlockchainConfig(),
    rules: 'classic',
    lt: 1000n,
    blockLt: 999n,
    blockTimeSec: BLOCK_TIME,
  })
  if (vm?.exitCode !== 0) throw new Error(`The program ended with exit code ${vm?.exitCode}`)
}

function peerConfig(): string {
  const params = new Builder()
  const { cell } = defaultBlockchainConfig()
  ConfigParams.store({ configAddr: new Uint8Array(32).fill(0x55), params: configDictionary(cell) }, params)
  return writeBocBase64(params.toCell())
}

export const virtualMachine: Suite = {
  name: 'virtual machine',
  notes:
    `${CALLS} transactions a round, each of a contract that is one program: 6000 rounds of arithmetic, 120 writes to a ` +
    'dictionary, 100 checks of a signature. The peer gets and gives texts, which costs it little beside the programs.',
  aims: Object.fromEntries(
    ['arithmetic', 'dictionary', 'signature'].map((name) => [
      `${name} program, in process against nekoton-wasm in process`,
      { aim: { atLeast: 1 / 3 } },
    ]),
  ),
  run: async () => {
    const config = peerConfig()
    const messageText = writeBocBase64(message)
    const programs = { arithmetic, dictionary, signature }
    const rows = []
    for (const [name, code] of Object.entries(programs)) {
      const account = accountOf(code)
      const accountText = writeBocBase64(account)
      const measures = {
        core: async () => functionCallRate(() => execute(account), CALLS),
        peer: async () =>
          functionCallRate(() => peer.executeLocal(config, accountText, messageText, BLOCK_TIME, false), CALLS),
      }
      for (const measure of Object.values(measures)) await measure()
      const values = await interleave(ROUNDS, measures)
      rows.push({
        label: `${name} program, in process`,
        against: 'nekoton-wasm in process',
        unit: 'transactions/s',
        ...compare(values.core, values.peer),
      })
    }
    return rows
  },
}
