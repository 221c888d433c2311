/** The whole way on a node: keys, address, money, contract, call, and what the chain shows afterwards. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { keysFromSecret, signWith } from './keys.ts'
import { narrate, show } from './narrate.ts'
import { program } from './program.ts'
import { spawnStdio } from './spawnStdio.ts'

const contracts = join(import.meta.dirname, '..', '..', 'src', 'program', 'devnode', 'contracts')
const abi = { type: 'Json', value: readFileSync(join(contracts, 'HelloWallet.abi.json'), 'utf8') }

// biome-ignore lint/suspicious/noExplicitAny: results of many functions
type Result = any

export async function useNode(dataFolder: string): Promise<void> {
  narrate('Start a node for development: it executes messages for real')
  const node = await startNode()
  show('endpoint', node.url)

  const daemon = spawnStdio(dataFolder)
  const call = async (method: string, params: object): Promise<Result> => {
    const { result, error } = await daemon.call(method, params)
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result
  }
  await call('daemon.initialize', {
    protocol: { min: 1, max: 1 },
    binding: { library: 'demo', version: '1.0.0' },
    config: { network: { endpoints: [node.url] } },
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
  const dapp_id = account_id
  show('address', `${dapp_id}::${account_id}`)

  narrate('Watch its transactions')
  const { handle: subscription } = await call('net.subscribe_collection', {
    collection: 'transactions',
    filter: { account_addr: { eq: address } },
    result: 'id aborted total_fees(format: DEC)',
    _call: { callback: 'transactions' },
  })

  narrate('Give it money from the faucet of the node')
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ account_id, amount: 10_000_000_000 })
  const funded = await fetch(`${node.url}/v2/faucet`, { method: 'POST', headers, body })
  show('faucet', funded.status)

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

  narrate('Read it back: the account from the node, a getter run here')
  const account = await call('account.get_account', { account_id, dapp_id })
  const { message } = await call('abi.encode_message', {
    abi,
    address,
    call_set: { function_name: 'timestamp' },
    signer: { type: 'None' },
  })
  const { decoded } = await call('tvm.run_tvm', { abi, message, account: account.boc })
  show('time of the call', new Date(decoded.output.timestamp * 1000).toISOString())

  narrate('Ask the chain by GraphQL')
  const query =
    'query($a: String!, $d: String!) { blockchain { account(account_id: $a, dapp_id: $d) { info { acc_type_name balance(format: DEC) last_trans_lt } } } }'
  const asked = await call('net.query', { query, variables: { a: account_id, d: dapp_id } })
  await call('net.unsubscribe', { handle: subscription })

  narrate('The state of the account at the end')
  const { parsed } = await call('boc.parse_account', { boc: account.boc })
  show('account', { type: parsed.acc_type_name, balance: parsed.balance, code_hash: parsed.code_hash })
  show('the node says', asked.result.data.blockchain.account.info)

  await daemon.close()
  await node.stop()
}

/** The compiled code is in the sources of the development node. */
function helloWalletCode(): string {
  const text = readFileSync(join(contracts, 'generated', 'helloWallet.ts'), 'utf8')
  return /code: '([^']+)'/.exec(text)![1]!
}

/** A development node of this process, in memory, with subscriptions; it prints its address in one line. */
async function startNode(): Promise<{ url: string; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, [program, 'node', '--port', '0', '--in-memory', '--deprecated-api'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
