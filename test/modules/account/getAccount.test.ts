import { describe, expect, onTestFinished, test } from 'vitest'
import { LocalClient } from '../../support/LocalClient.ts'
import { GraphqlPeer, type PeerScript } from '../../support/net/GraphqlPeer.ts'

const accountId = 'A1'.repeat(32)
const dappId = 'b2'.repeat(32)
const params = { account_id: accountId, dapp_id: dappId }
const older = { version: '0.8.0', time: 1, latency: 0, rempEnabled: false }
const state = { boc: 'te6ccgEBAQEAAgAAAA==', state_timestamp: 1784800123456 }

async function open(script: PeerScript, network: object = {}) {
  const peer = await GraphqlPeer.start(script)
  const client = await LocalClient.open({ config: { network: { endpoints: [peer.endpoint], ...network } } })
  onTestFinished(() => client.close())
  return {
    peer,
    client,
    urls: () => peer.requests.filter(({ path }) => path === '/v2/account').map(({ query }) => query),
  }
}

/** Query strings of the account requests that the peer got. */
async function withQueries(answers: (query: URLSearchParams) => object, info?: () => object) {
  const queries: Record<string, string>[] = []
  const opened = await open({
    ...(info && { info }),
    rest: (request) => {
      const parsed = request.search
      queries.push(Object.fromEntries(parsed))
      return answers(parsed) as never
    },
  })
  return { ...opened, queries }
}

describe('account.get_account', () => {
  test('asks a current node by both ids in lower case and returns its answer', async () => {
    const real = 'c3'.repeat(32)
    const answer = { ...state, account_id: accountId.toLowerCase(), dapp_id: real }
    const { client, queries } = await withQueries(() => ({ json: answer }))
    expect(await client.call('account.get_account', params)).toEqual(answer)
    expect(queries).toEqual([{ account_id: accountId.toLowerCase(), dapp_id: dappId }])
  })

  test('names the Dapp ID that was asked for when a current node leaves it out', async () => {
    const { client } = await withQueries(() => ({ json: { ...state, dapp_id: null } }))
    expect(await client.call('account.get_account', params)).toMatchObject({ dapp_id: dappId })
  })

  test('asks an older node by address and needs no Dapp ID then', async () => {
    const { client, queries } = await withQueries(
      () => ({ json: { ...state, dapp_id: null } }),
      () => older,
    )
    const result = await client.call('account.get_account', { account_id: accountId })
    expect(result).toEqual({ ...state, account_id: accountId.toLowerCase(), dapp_id: '' })
    expect(queries).toEqual([{ address: `0:${accountId.toLowerCase()}` }])
  })

  test('ignores a malformed Dapp ID for an older node', async () => {
    const { client } = await withQueries(
      () => ({ json: state }),
      () => older,
    )
    await expect(client.call('account.get_account', { ...params, dapp_id: '0:1' })).resolves.toMatchObject({
      boc: state.boc,
    })
  })

  test('falls back to the older form after a 400 when the version is not known', async () => {
    const { client, queries } = await withQueries(
      (query) => (query.has('address') ? { json: state } : { status: 400, text: 'Address parameter required' }),
      () => ({ status: 404 }),
    )
    const result = await client.call('account.get_account', params)
    expect(result).toMatchObject({ boc: state.boc, dapp_id: dappId })
    expect(queries.map((query) => Object.keys(query))).toEqual([['account_id', 'dapp_id'], ['address']])
  })

  test('reports the answer to the current form if both forms fail', async () => {
    const { client } = await withQueries(
      (query) => ({ status: 400, text: query.has('address') ? 'no address' : 'dapp_id parameter required' }),
      () => ({ status: 404 }),
    )
    await expect(client.call('account.get_account', params)).rejects.toMatchObject({
      code: 605,
      message: expect.stringContaining('dapp_id parameter required'),
    })
  })

  test('does not fall back after another failure', async () => {
    const { client, queries } = await withQueries(
      () => ({ status: 404 }),
      () => ({ status: 404 }),
    )
    await expect(client.call('account.get_account', params)).rejects.toMatchObject({ code: 622 })
    expect(queries.length).toBe(1)
  })

  test.each([
    ['', 518],
    ['0:11', 512],
    [`${dappId}00`, 512],
    [`${dappId}::${dappId}`, 512],
  ])('refuses the Dapp ID "%s" for a current node with %i', async (text, code) => {
    const { client, queries } = await withQueries(() => ({ json: state }))
    await expect(client.call('account.get_account', { ...params, dapp_id: text })).rejects.toMatchObject({ code })
    expect(queries).toEqual([])
  })

  test('treats a missing Dapp ID as an empty one', async () => {
    const { client } = await withQueries(() => ({ json: state }))
    await expect(client.call('account.get_account', { account_id: accountId })).rejects.toMatchObject({ code: 518 })
  })

  test('queries a node of unknown version by address without a Dapp ID, and requires one after a 400', async () => {
    const { client } = await withQueries(
      () => ({ status: 400, text: 'account_id parameter required' }),
      () => ({ status: 404 }),
    )
    await expect(client.call('account.get_account', { account_id: accountId })).rejects.toMatchObject({ code: 518 })
  })

  test.each([
    [
      { status: 400, text: 'Invalid dapp_id: expected 64 hex characters without prefix' },
      605,
      /Invalid dapp_id: expected 64/,
    ],
    [{ status: 401, text: 'Unauthorized' }, 615, /Unauthorized/],
    [{ status: 404, text: "Can't find account" }, 622, /^Not found: Resource not found: http.*\/v2\/account$/],
    [{ status: 500, text: 'Internal error' }, 605, /Internal error/],
    [{ status: 502, text: '<html>Bad gateway</html>' }, 605, /Bad gateway/],
    [{ status: 200, text: '<html>' }, 12, /not JSON/],
    [{ json: {} }, 605, /boc is missing/],
    [{ json: [] }, 605, /boc is missing/],
    [{ json: null }, 605, /boc is missing/],
    [{ json: { ...state, state_timestamp: -1 } }, 605, /state_timestamp/],
    [{ json: { ...state, state_timestamp: 1.5 } }, 605, /state_timestamp/],
    [{ json: { ...state, state_timestamp: 'soon' } }, 605, /state_timestamp/],
  ])('turns the answer %j into error %i', async (answer, code, message) => {
    const { client } = await withQueries(() => answer)
    const failure = client.call('account.get_account', params)
    await expect(failure).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
    await expect(failure).rejects.toMatchObject({ data: { traceparent: expect.stringMatching(/^00-/) } })
  })

  test('fills in ids from the parameters when the node leaves them empty', async () => {
    const { client } = await withQueries(() => ({ json: { boc: state.boc, account_id: '', dapp_id: '' } }))
    expect(await client.call('account.get_account', params)).toEqual({
      boc: state.boc,
      account_id: accountId.toLowerCase(),
      dapp_id: dappId,
      state_timestamp: null,
    })
  })

  test('fails with 11 if all endpoints are unreachable', async () => {
    const { client, peer } = await open({})
    await peer.stop()
    await expect(client.call('account.get_account', params)).rejects.toMatchObject({ code: 11 })
    await peer.restart()
  })

  test('fails with 11 when the answer takes longer than query_timeout', async () => {
    const { client } = await open({ rest: () => 'silence' }, { query_timeout: 100 })
    await expect(client.call('account.get_account', params)).rejects.toMatchObject({ code: 11 })
  })

  test('continues with another endpoint when one fails', async () => {
    const gone = await GraphqlPeer.start()
    const { client } = await open({ rest: () => ({ json: state }) })
    const { peer } = await open({ rest: () => ({ json: state }) })
    client.close()
    const both = await LocalClient.open({ config: { network: { endpoints: [gone.endpoint, peer.endpoint] } } })
    onTestFinished(() => both.close())
    await gone.stop()
    expect(await both.call('account.get_account', params)).toMatchObject({ boc: state.boc })
    await gone.restart()
  })
})
