/** Messages and accounts through the library, beside a bare HTTP client that asks the same node for the same. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { helloWallet } from '../../src/program/contracts/generated/helloWallet.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { NodeContract } from '../support/devnode/NodeContract.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { daemonCallRate } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import type { Row, Suite } from './Suite.ts'
import { type Server, startStdioDaemon } from './startServers.ts'

const ROUNDS = 5
const WARM_UP_ROUNDS = 6
const WALLET_COUNT = 32
const BATCHES = 4
const READS = 2000

export const processing: Suite = {
  name: 'processing',
  notes: `The daemon on stdio and the bare client ask the same development node, in memory. A processed message is encoded, signed, posted and its transaction read and decoded by the daemon; the bare client posts messages that were encoded before and reads the transaction by GraphQL, without looking into it. The library makes three requests where that one makes two: before the message it asks for the last transaction of the account, without which it could never prove that the message was not executed and may be replaced. With the transaction it asks for the Dapp ID of the account, because nodes repeat the one of the request. A second bare client makes the same three. A second daemon has a host that acknowledges each message before it leaves, which costs one exchange with the host for each. ${WALLET_COUNT} messages, each for a wallet of its own, are on their way at once. Accounts are read ${READS} at once by the daemon, over 64 connections by the bare client.`,
  aims: {
    'process_message against bare POST and query of messages encoded before': {
      aim: { atLeast: 0.6 },
      givenUp: {
        aim: { atLeast: 0.7 },
        reason:
          'the mark of the history is a third request, without which a payment could not be proven never to be made twice',
      },
    },
    'process_message against bare client with the same three requests': { aim: { atLeast: 0.8 } },
    'account.get_account against bare GET': { aim: { atLeast: 0.7 } },
  },
  run: async () => {
    const client = await LocalClient.open()
    const node = await DevNode.start()
    const daemon = startStdioDaemon()
    const asking = startStdioDaemon()
    try {
      await initialize(daemon, node)
      await initialize(asking, node, {}, ['acknowledged_sending'])
      asking.connection.acknowledges = true
      const wallets = await Promise.all(
        Array.from({ length: WALLET_COUNT }, () => NodeContract.deploy(node, client, helloWallet)),
      )
      const processed = {
        ours: () => processRate(daemon, wallets),
        acknowledged: () => processRate(asking, wallets),
        peer: () => bareProcessRate(node, wallets, postAndAsk),
        careful: () => bareProcessRate(node, wallets, askPostAndAskBoth),
      }
      // Warm-up: in all programs, the first thousand messages run code that is not compiled yet.
      await interleave(WARM_UP_ROUNDS, processed)
      const messages = await interleave(ROUNDS, processed)
      const id = wallets[0]!.id
      const path = `/v2/account?account_id=${id}&dapp_id=${id}`
      const read = { method: 'account.get_account', params: { account_id: id, dapp_id: id } }
      const accounts = await interleave(ROUNDS, {
        ours: () => daemonCallRate(daemon, read, READS),
        peer: () => bareReadRate(node, path),
      })
      return [
        row('process_message', 'bare POST and query of messages encoded before', messages),
        row('process_message', 'bare client with the same three requests', {
          ours: messages.ours,
          peer: messages.careful,
        }),
        row(
          'process_message, each message acknowledged by the host',
          'process_message of a host that does not ask for it',
          {
            ours: messages.acknowledged,
            peer: messages.ours,
          },
        ),
        row('account.get_account', 'bare GET', accounts),
      ]
    } finally {
      client.close()
      await daemon.stop()
      await asking.stop()
      await node.dispose()
    }
  },
}

function row(label: string, against: string, values: { ours: number[]; peer: number[] }): Row {
  return {
    label,
    against,
    unit: '1/s',
    ...compare(values.ours, values.peer),
  }
}

export async function initialize(
  { connection }: Server,
  node: DevNode,
  settings: object = {},
  required: readonly string[] = [],
): Promise<void> {
  const config = { network: { endpoints: [node.url] }, ...settings }
  const { error } = await connection.call('daemon.initialize', { protocol: { min: 1, max: 1 }, required, config })
  if (error !== undefined) throw new Error(`The daemon refused: ${JSON.stringify(error)}`)
}

/** Parameters for a call of a wallet, for all functions that create and send a message. */
export function touchParams({ image, id, keys }: NodeContract): object {
  const message_encode_params = {
    abi: { type: 'Json', value: image.abi },
    address: `0:${id}`,
    call_set: { function_name: 'touch' },
    signer: { type: 'Keys', keys },
  }
  return { message_encode_params, dapp_id: id }
}

export async function processRate({ connection }: Server, wallets: readonly NodeContract[]): Promise<number> {
  const texts = wallets.map((wallet, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'processing.process_message', params: touchParams(wallet) }),
  )
  const encoded = connection.encode(texts)
  const start = performance.now()
  for (let batch = 0; batch < BATCHES; batch++) {
    const answers = await connection.exchange(encoded, texts.length)
    const failed = answers.find((answer) => !answer.includes('"result":{'))
    if (failed !== undefined) throw new Error(`A call failed: ${failed}`)
  }
  return (BATCHES * wallets.length) / ((performance.now() - start) / 1000)
}

const QUERY = 'query($hash: String!) { blockchain { transaction(hash: $hash) { boc out_messages { boc } } } }'

type BareProcess = (node: DevNode, wallet: NodeContract, body: string) => Promise<void>

async function bareProcessRate(
  node: DevNode,
  wallets: readonly NodeContract[],
  bareProcess: BareProcess,
): Promise<number> {
  // Times of messages have to grow, also against those of the daemon.
  const first = Date.now()
  const prepared = await Promise.all(
    wallets.map(async (wallet) => {
      const bodies: string[] = []
      for (let batch = 0; batch < BATCHES; batch++) {
        const { message } = await wallet.encode('touch', {}, { time: first + batch, expire: 2 ** 32 - 1 })
        bodies.push(JSON.stringify([wallet.element(message)]))
      }
      return { wallet, bodies }
    }),
  )
  const start = performance.now()
  for (let batch = 0; batch < BATCHES; batch++) {
    await Promise.all(prepared.map(({ wallet, bodies }) => bareProcess(node, wallet, bodies[batch]!)))
  }
  return (BATCHES * wallets.length) / ((performance.now() - start) / 1000)
}

/**
 * Other queries that the library makes: the last transaction before, and the Dapp ID of the account with the
 * transaction.
 */
const QUERY_BOTH =
  'query($hash: String!, $id: String!) { blockchain { transaction(hash: $hash) { boc out_messages { boc } } account(account_id: $id, dapp_id: $id) { info { dapp_id } } } }'
const LAST =
  'query($id: String!) { blockchain { account(account_id: $id, dapp_id: $id) { transactions(last: 1) { edges { cursor node { id lt(format: DEC) prev_trans_hash in_msg outmsg_cnt } } } } } }'

async function askPostAndAskBoth(node: DevNode, { id }: NodeContract, body: string): Promise<void> {
  await exchange(node, 'POST', '/graphql', JSON.stringify({ query: LAST, variables: { id } }))
  await postAndQuery(node, body, QUERY_BOTH, { id })
}

function postAndAsk(node: DevNode, _wallet: NodeContract, body: string): Promise<void> {
  return postAndQuery(node, body, QUERY, {})
}

async function postAndQuery(node: DevNode, body: string, query: string, variables: object): Promise<void> {
  const text = await exchange(node, 'POST', '/v2/messages', body)
  const hash = (JSON.parse(text) as { result?: { tx_hash?: string } }).result?.tx_hash
  // A refused message has no transaction to wait for.
  if (typeof hash !== 'string') throw new Error(`The node refused a message: ${text}`)
  const asked = JSON.stringify({ query, variables: { ...variables, hash } })
  for (;;) {
    const answer = await exchange(node, 'POST', '/graphql', asked)
    if (answer.includes('"boc"')) return
  }
}

async function bareReadRate(node: DevNode, path: string): Promise<number> {
  let left = READS
  const start = performance.now()
  const readSome = async () => {
    while (left-- > 0) await exchange(node, 'GET', path)
  }
  await Promise.all(Array.from({ length: 64 }, readSome))
  return READS / ((performance.now() - start) / 1000)
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

async function exchange({ ready }: DevNode, method: string, path: string, body?: string): Promise<string> {
  const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }
  const sent = request({ host: '127.0.0.1', port: ready.port, method, path, headers, agent })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) text += chunk
  return text
}
