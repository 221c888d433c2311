/** The whole way of an application: sign in the host, process a message, read the account. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { modes, openClient, pause } from './support.mjs'

const story = JSON.parse(readFileSync(process.env.VENDORCLIENT_STORY, 'utf8'))

/** Which call is made in which way of connecting: the contract is deployed once. */
const calls = {
  spawn: {
    deploy_set: { code: story.code, initial_data: { _pubkey: `0x${story.public}` } },
    function_name: 'constructor',
  },
  load: { function_name: 'touch' },
  connect: { function_name: 'touch' },
}

describe('a message', () => {
  for (const mode of Object.keys(modes)) {
    test(`is signed by the host, processed by a node and seen in the account, ${mode}`, async (t) => {
      const client = await openClient(t, mode, {
        config: { network: { endpoints: [story.endpoint], follow_interval: 50 } },
      })
      const seen = []
      const subscription = await client.net.subscribeCollection(
        {
          collection: 'transactions',
          filter: { account_addr: { eq: `0:${story.account_id}` } },
          result: 'id total_fees(format: DEC)',
        },
        ({ data }) => seen.push(data.result),
      )
      let signatures = 0
      const { handle } = await client.crypto.registerSigningBox({
        getPublicKey: () => ({ public_key: story.public }),
        sign: async ({ unsigned }) => {
          signatures++
          const keys = { public: story.public, secret: story.secret }
          const { signature } = await client.crypto.sign({ unsigned, keys })
          return { signature }
        },
      })
      const { deploy_set, function_name } = calls[mode]
      const events = []
      const result = await client.processing.processMessage(
        {
          message_encode_params: {
            abi: { type: 'Json', value: story.abi },
            ...(deploy_set ? { deploy_set } : { address: `0:${story.account_id}` }),
            call_set: { function_name },
            signer: { type: 'SigningBox', handle },
          },
          dapp_id: story.account_id,
          send_events: true,
        },
        ({ data }) => events.push(data.type),
      )
      assert.equal(result.transaction.aborted, false)
      assert.ok(result.fees.gas_fee > 0n)
      assert.equal(signatures, 1)
      assert.deepEqual(events, ['WillSend', 'DidSend', 'WillFetchNextBlock'])
      const account = await client.account.getAccount({ account_id: story.account_id, dapp_id: story.account_id })
      assert.equal(account.dapp_id, story.account_id)
      const { parsed } = await client.boc.parseAccount({ boc: account.boc })
      assert.equal(parsed.acc_type_name, 'Active')
      while (seen.length === 0) await pause(20)
      assert.equal(seen[0].id, result.transaction.id)
      assert.match(seen[0].total_fees, /^\d+$/)
      await client.net.unsubscribe(subscription)
    })
  }
})

describe('an iterator', () => {
  for (const mode of Object.keys(modes)) {
    test(`is a loop over typed items, freed when it is left, ${mode}`, async (t) => {
      const client = await openClient(t, mode, { config: { network: { endpoints: [story.endpoint] } } })
      const seen = []
      for await (const transaction of client.net.transactions({ result: 'lt code_hash', include_transfers: true })) {
        seen.push(transaction)
        if (seen.length === 2) break
      }
      for (const { id, account_addr, now, lt, code_hash, transfers } of seen) {
        assert.match(`${id} ${account_addr} ${lt}`, /^[0-9a-f]{64} 0:[0-9a-f]{64} 0x[0-9a-f]+$/)
        assert.ok(now > 1_600_000_000 && code_hash !== undefined && Array.isArray(transfers))
      }
      const ended = []
      const { gen_utime, shard } = (await client.net.blocks({ result: 'version' }).next()).value
      for await (const block of client.net.blocks({ end_time: gen_utime + 1 })) ended.push(block.shard)
      assert.equal(ended[0], shard)
      await assert.rejects(client.net.blocks({ result: '{' }).next(), { code: 601 })
      // `next` alone leaves its iterator, everything else is freed.
      const { handle } = await client.net.createBlockIterator()
      const open = []
      for (let iterator = 1; iterator < handle; iterator++) {
        await client.net.iteratorNext({ iterator }).then(
          () => open.push(iterator),
          (error) => assert.equal(error.code, 34),
        )
      }
      assert.equal(open.length, 1)
      const waiting = client.net.blocks({ start_time: 4_000_000_000 })
      const step = waiting.next()
      await waiting.return()
      assert.deepEqual(await step, { done: true, value: undefined })
      const reason = AbortSignal.timeout(100)
      const endless = client.net.blocks({ start_time: 4_000_000_000 }, { signal: reason })
      await assert.rejects(endless.next(), { name: 'TimeoutError' })
    })
  }
})
