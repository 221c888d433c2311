/** An application written for `@eversdk/core`, which knows nothing of Dapp IDs, on a node that does. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { everSdkLibrary, libraryLink } from 'vendorclient/eversdk'
import { pause, programFor, temporaryFolder } from './support.mjs'

const { TonClient, signerKeys } = createRequire(import.meta.url)('@eversdk/core')
const story = JSON.parse(readFileSync(process.env.VENDORCLIENT_STORY, 'utf8'))

test('a message of @eversdk/core is processed by a node', async (t) => {
  const link = libraryLink({ program: programFor('load'), dataFolder: temporaryFolder(t) })
  TonClient.useBinaryLibrary(() => everSdkLibrary(link))
  const client = new TonClient({ network: { endpoints: [story.endpoint], follow_interval: 50 } })
  t.after(() => client.close())
  const seen = []
  const filter = { account_addr: { eq: `0:${story.account_id}` } }
  const { handle } = await client.net.subscribe_collection(
    { collection: 'transactions', filter, result: 'id in_msg' },
    (params, type) => seen.push([type, params.result]),
  )
  const texts = []
  const subscription = `subscription { of: transactions(filter: { account_addr: { eq: "0:${story.account_id}" } }) { id } }`
  const second = await client.net.subscribe({ subscription }, ({ result }) => texts.push(result))
  const events = []
  const result = await client.processing.process_message(
    {
      message_encode_params: {
        abi: { type: 'Json', value: story.abi },
        deploy_set: { code: story.code, initial_data: { _pubkey: `0x${story.public}` } },
        call_set: { function_name: 'constructor' },
        signer: signerKeys({ public: story.public, secret: story.secret }),
      },
      send_events: true,
    },
    (event) => events.push(event.type),
  )
  assert.equal(result.transaction.aborted, false)
  assert.equal(result.transaction.account_addr, `0:${story.account_id}`)
  assert.deepEqual(events, ['WillSend', 'DidSend', 'WillFetchNextBlock'])
  const query =
    'query($id: String!) { blockchain { account(account_id: $id, dapp_id: $id) { info { acc_type_name } } } }'
  const { result: answer } = await client.net.query({ query, variables: { id: story.account_id } })
  assert.equal(answer.data.blockchain.account.info.acc_type_name, 'Active')
  while (seen.length === 0) await pause(20)
  const { id, in_msg } = result.transaction
  assert.deepEqual(seen, [[100, { id, in_msg }]])
  while (texts.length === 0) await pause(20)
  assert.deepEqual(texts, [{ of: { id } }])
  await client.net.unsubscribe({ handle })
  await client.net.unsubscribe(second)
  // That application also asks for objects by the collections that the network hides.
  const found = await client.net.query_collection({
    collection: 'transactions',
    filter: { id: { eq: id } },
    result: 'id',
  })
  assert.deepEqual(found.result, [{ id }])
  const waited = await client.net.wait_for_collection({
    collection: 'transactions',
    filter: { in_msg: { eq: in_msg } },
    result: 'id',
  })
  assert.deepEqual(waited.result, { id })
  const address = `0:${story.account_id}`
  const accounts = { collection: 'accounts', filter: { id: { eq: address } }, result: 'id' }
  assert.deepEqual((await client.net.query_collection(accounts)).result, [{ id: address }])
  // What it sends and waits for in two steps, it knows by a block.
  const again = await client.abi.encode_message({
    abi: { type: 'Json', value: story.abi },
    address: `0:${story.account_id}`,
    call_set: { function_name: 'touch' },
    signer: signerKeys({ public: story.public, secret: story.secret }),
  })
  const { shard_block_id, sending_endpoints } = await client.processing.send_message({ message: again.message })
  assert.match(shard_block_id, /^[0-9a-f]{64}$/)
  const touched = await client.processing.wait_for_transaction({
    message: again.message,
    shard_block_id,
    sending_endpoints,
    send_events: false,
  })
  assert.equal(touched.transaction.in_msg, again.message_id)
})
