/** A deployed SafeMultisigWallet, a getter and a transfer of it, for the library and for its peer. */
import { readFileSync } from 'node:fs'
import { Builder, parseBocBase64, writeBocBase64 } from '../../src/core/cells/index.ts'
import { defaultBlockchainConfig, executeTransaction } from '../../src/core/executor/index.ts'
import {
  accountCell,
  ConfigParams,
  configDictionary,
  currencies,
  parseAccount,
  standardAddress,
} from '../../src/core/tlb/index.ts'
import { BLOCK_TIME } from '../support/executor/executeBoth.ts'
import type { LocalClient } from '../support/LocalClient.ts'
import type { Request } from './callRates.ts'

const FIXTURES = new URL('../fixtures/everdev/', import.meta.url)
export const description = readFileSync(new URL('SafeMultisigWallet.abi.json', FIXTURES), 'utf8')
const tvc = readFileSync(new URL('SafeMultisigWallet.tvc', FIXTURES)).toString('base64')
const abi = { type: 'Json', value: description }
const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}

/** A deployed wallet and messages to it, as BOC texts. */
export interface Wallet {
  readonly account: string
  readonly address: string
  readonly transfer: string
}

export async function deployWallet(client: LocalClient): Promise<Wallet> {
  let time = BLOCK_TIME * 1000
  const encode = async (more: object, name: string, input: object) =>
    client.call('abi.encode_message', {
      abi,
      ...more,
      call_set: { function_name: name, input, header: { time: time++, expire: BLOCK_TIME + 60 } },
      signer: { type: 'Keys', keys },
      rules: 'classic',
    })
  const { message, address } = await encode({ deploy_set: { tvc } }, 'constructor', {
    owners: [`0x${keys.public}`],
    reqConfirms: 1,
  })
  const empty = accountCell({
    address: standardAddress(0, Buffer.from(address.slice(2), 'hex')),
    storageInfo: { used: { cells: 1n, bits: 103n, publicCells: 0n }, lastPaid: BLOCK_TIME - 1000 },
    lastTransLt: 100n,
    balance: currencies(100_000_000_000n),
    state: { type: 'uninit' },
  })
  const transfer = await encode({ address }, 'sendTransaction', {
    dest: `0:${'22'.repeat(32)}`,
    value: '1000000000',
    bounce: true,
    flags: 3,
    payload: writeBocBase64(new Builder().toCell()),
  })
  return { account: execute(writeBocBase64(empty), message).account, address, transfer: transfer.message }
}

/** From texts to texts: account and message are parsed, the transaction and the new account are written. */
export function execute(accountText: string, messageText: string): { account: string; transaction: string } {
  const cell = parseBocBase64(accountText)
  const executed = executeTransaction({
    account: parseAccount(cell),
    accountCell: cell,
    message: parseBocBase64(messageText),
    config: defaultBlockchainConfig(),
    rules: 'classic',
    lt: 1000n,
    blockLt: 999n,
    blockTimeSec: BLOCK_TIME,
  })
  if (executed.aborted) throw new Error('The transaction was aborted')
  return { account: writeBocBase64(executed.accountCell), transaction: writeBocBase64(executed.transactionCell) }
}

export function peerConfig(): string {
  const params = new Builder()
  const { cell } = defaultBlockchainConfig()
  ConfigParams.store({ configAddr: new Uint8Array(32).fill(0x55), params: configDictionary(cell) }, params)
  return writeBocBase64(params.toCell())
}

export async function getterMessage(client: LocalClient, { address }: Wallet): Promise<string> {
  const { message } = await client.call('abi.encode_message', {
    abi,
    address,
    call_set: {
      function_name: 'getCustodians',
      header: { time: BLOCK_TIME * 1000 + 1, expire: BLOCK_TIME + 60 },
    },
    signer: { type: 'None' },
    rules: 'classic',
  })
  return message
}

export function getterRequest({ account }: Wallet, message: string): Request {
  return {
    method: 'tvm.run_tvm',
    params: { message, account, abi, execution_options: { rules: 'classic', block_time: BLOCK_TIME } },
  }
}

export function transferRequest({ account, transfer }: Wallet): Request {
  return {
    method: 'tvm.run_executor',
    params: {
      message: transfer,
      account: { type: 'Account', boc: account },
      abi,
      return_updated_account: true,
      execution_options: { rules: 'classic', block_time: BLOCK_TIME },
    },
  }
}
