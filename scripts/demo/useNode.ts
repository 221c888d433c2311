/** All steps on a node: keys, address, money, contract, call, and the resulting state of the chain. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HostSession } from './HostSession.ts'
import { keysFromSecret, signWith } from './keys.ts'
import { narrate, show } from './narrate.ts'
import { spawnStdio } from './spawnStdio.ts'
import { startService } from './startService.ts'

const contracts = join(import.meta.dirname, '..', '..', 'src', 'program', 'contracts')
const abi = { type: 'Json', value: readFileSync(join(contracts, 'HelloWallet.abi.json'), 'utf8') }

type Call = HostSession['result']

interface Wallet {
  readonly address: string
  readonly account_id: string
  readonly dapp_id: string
  readonly signer: object
}

export async function useNode(dataFolder: string): Promise<void> {
  narrate('Start a node for development: it executes messages for real')
  // The node keeps its data in memory and offers subscriptions.
  const node = await startService<{ url: string }>('node', '--port', '0', '--in-memory', '--deprecated-api')
  const { url } = node.announced
  show('endpoint', url)

  const daemon = spawnStdio(dataFolder)
  const call: Call = (method, params) => daemon.result(method, params)
  await call('daemon.initialize', {
    protocol: { min: 1, max: 1 },
    binding: { library: 'demo', version: '1.0.0' },
    config: { network: { endpoints: [url] } },
  })

  narrate('Make keys; they stay in this program, which signs when it is asked')
  const keys = await call('crypto.generate_random_sign_keys', {})
  const held = keysFromSecret(keys.public, keys.secret)
  daemon.onAppRequest = (request) => signWith(held, request)
  const { handle } = await call('crypto.register_signing_box', { _call: { app_object: 'owner' } })
  const signer = { type: 'SigningBox', handle }

  narrate('Calculate the address of a wallet that does not exist yet')
  const deploy = {
    abi,
    deploy_set: { code: helloWalletCode(), initial_data: { _pubkey: `0x${keys.public}` } },
    call_set: { function_name: 'constructor' },
    signer,
  }
  const { address } = await call('abi.encode_message', deploy)
  const account_id = (address as string).slice(2)
  const wallet = { address, account_id, dapp_id: account_id, signer }
  show('address', `${account_id}::${account_id}`)

  const subscription = await watch(call, wallet)
  await fund(url, wallet)
  await deployAndCall(call, deploy, wallet)
  const boc = await readBack(call, wallet)
  const info = await askChain(call, wallet)
  await call('net.unsubscribe', { handle: subscription })

  narrate('The state of the account at the end')
  const { parsed } = await call('boc.parse_account', { boc })
  show('account', { type: parsed.acc_type_name, balance: parsed.balance, code_hash: parsed.code_hash })
  show('the node says', info)

  await daemon.close()
  node.stop()
  await node.ended
}

/** Returns the handle of the subscription. */
async function watch(call: Call, { address }: Wallet): Promise<number> {
  narrate('Watch its transactions')
  const { handle } = await call('net.subscribe_collection', {
    collection: 'transactions',
    filter: { account_addr: { eq: address } },
    result: 'id aborted total_fees(format: DEC)',
    _call: { callback: 'transactions' },
  })
  return handle
}

async function fund(url: string, { account_id }: Wallet): Promise<void> {
  narrate('Give it money from the faucet of the node')
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ account_id, amount: 10_000_000_000 })
  const funded = await fetch(`${url}/v2/faucet`, { method: 'POST', headers, body })
  show('faucet', funded.status)
}

async function deployAndCall(call: Call, deploy: object, { address, dapp_id, signer }: Wallet): Promise<void> {
  narrate('Deploy the contract: make a message, have it signed, send it, wait for the transaction')
  const process = (message_encode_params: object) =>
    call('processing.process_message', {
      message_encode_params,
      dapp_id,
      send_events: true,
      _call: { callback: 'progress' },
    })
  const deployed = await process(deploy)
  show('fees in nano', deployed.fees.total_account_fees)

  narrate('Call it')
  const touched = await process({ abi, address, call_set: { function_name: 'touch' }, signer })
  show('event of the contract', touched.decoded.out_messages[0])
}

/** Returns the account as a BOC. */
async function readBack(call: Call, { address, account_id, dapp_id }: Wallet): Promise<string> {
  narrate('Read it back: the account from the node, a getter run here')
  const { boc } = await call('account.get_account', { account_id, dapp_id })
  const { message } = await call('abi.encode_message', {
    abi,
    address,
    call_set: { function_name: 'timestamp' },
    signer: { type: 'None' },
  })
  const { decoded } = await call('tvm.run_tvm', { abi, message, account: boc })
  show('time of the call', new Date(decoded.output.timestamp * 1000).toISOString())
  return boc
}

async function askChain(call: Call, { account_id, dapp_id }: Wallet): Promise<unknown> {
  narrate('Ask the chain by GraphQL')
  const query =
    'query($a: String!, $d: String!) { blockchain { account(account_id: $a, dapp_id: $d) { info { acc_type_name balance(format: DEC) last_trans_lt } } } }'
  const { result } = await call('net.query', { query, variables: { a: account_id, d: dapp_id } })
  return result.data.blockchain.account.info
}

/** The compiled code is in the sources of the development node. */
function helloWalletCode(): string {
  const text = readFileSync(join(contracts, 'generated', 'helloWallet.ts'), 'utf8')
  return /code: '([^']+)'/.exec(text)![1]!
}
