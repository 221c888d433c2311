/** The library in a page of Chromium, as an application uses it. */
import { DevNode as NodeControl } from 'vendorclient'
import { expect, onTestFinished, test } from 'vitest'
import { contracts, contractTvcText } from '../../../src/program/contracts/index.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { tinyAccount } from '../../support/executor/tinyContract.ts'
import { LibraryPage, type PageGlobals } from '../../support/page/LibraryPage.ts'

/** What functions that run in the page see. */
declare const vendorclient: PageGlobals['vendorclient']
declare const Worker: PageGlobals['Worker']
declare const trustedTypes: PageGlobals['trustedTypes']
declare const fundOnNode: (account: string) => Promise<void>

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Counts down on the machine for as long as its gas lasts. */
const COUNTDOWN = tinyAccount('f800817fff94a520c000e630')

/** Repeats an empty loop on the machine until its gas is gone. */
const ENDLESS = tinyAccount('f8009100ea')

test('hashes, signs, encodes and asks objects of the application, from a worker of its own', async () => {
  const { page, problems, requested } = await LibraryPage.open()
  const { abi } = contracts['HelloWallet']!
  const told = await page.evaluate(async (abiJson) => {
    const client = await vendorclient.loadClient()
    const { hash } = await client.crypto.sha256({ data: '' })
    const keys = await client.crypto.generateRandomSignKeys()
    const { handle } = await client.crypto.registerSigningBox({
      getPublicKey: () => ({ public_key: keys.public }),
      sign: ({ unsigned }) => client.crypto.sign({ unsigned, keys }),
    })
    const encode = (signer: Parameters<typeof client.abi.encodeMessage>[0]['signer']) =>
      client.abi.encodeMessage({
        abi: { type: 'Json', value: abiJson },
        address: `0:${'11'.repeat(32)}`,
        call_set: { function_name: 'touch', header: { time: 1n, expire: 4_000_000_000 } },
        signer,
      })
    const signed = await encode({ type: 'SigningBox', handle })
    const same = await encode({ type: 'Keys', keys })
    const methods = ((await client.call('rpc.discover')) as { methods: { name: string }[] }).methods.length
    const { config, limits, server } = client.info
    await client.close()
    const ended = await client.ended
    return {
      ...{ hash, isSame: signed.message === same.message, methods, ended, pid: server.pid },
      ...{ path: config.local_storage_path, limit: limits['message_in_bytes'] },
    }
  }, abi)
  expect(told).toEqual({
    ...{ hash: EMPTY_SHA256, isSame: true, methods: expect.any(Number), ended: undefined, pid: 0 },
    ...{ path: '.vendorclient', limit: 16777216 },
  })
  expect(told.methods).toBeGreaterThan(150)
  expect(requested).toContain('/page/worker.mjs')
  expect(problems).toEqual([])
})

const CALLS_OF_THE_MACHINE = 40

test('a long run on the machine delays no other call, and a cancelled one ends', async () => {
  const { page } = await LibraryPage.open()
  const told = await page.evaluate(
    async ([account, count]) => {
      const client = await vendorclient.loadClient()
      const ended: string[] = []
      const note = (name: string) => () => ended.push(name)
      const runs = Array.from({ length: count }, () =>
        client.tvm.runGet({ account, function_name: 'seqno' }).then(note('run'), note('run')),
      )
      const controller = new AbortController()
      const scrypt = { password: '', salt: '', log_n: 20, r: 8, p: 4, dk_len: 32 }
      const cancelled = client.crypto.scrypt(scrypt, { signal: controller.signal }).catch((error) => error.code)
      await client.crypto.sha256({ data: '' }).then(note('hash'))
      controller.abort()
      const code = await cancelled
      await Promise.all(runs)
      const first = ended[0]
      const hash = await client.crypto.sha256({ data: '' })
      await client.close()
      return { code, first, count: ended.length, hash: hash.hash }
    },
    [COUNTDOWN, CALLS_OF_THE_MACHINE] as const,
  )
  expect(told).toEqual({ code: -32800, first: 'hash', count: CALLS_OF_THE_MACHINE + 1, hash: EMPTY_SHA256 })
})

test.each(['the calling thread', 'a worker of the page'])(
  'runs in %s under a policy that allows only its origin',
  async (place) => {
    const { page, problems, requested } = await LibraryPage.open({
      headers: { 'content-security-policy': "default-src 'self'" },
    })
    const hash = await page.evaluate(async (isHere) => {
      const worker = isHere ? false : () => new Worker('/page/worker.mjs?mine', { type: 'module' })
      const client = await vendorclient.loadClient({ worker })
      const { hash } = await client.crypto.sha256({ data: '' })
      const keys = await client.crypto.generateRandomSignKeys()
      await client.crypto.sign({ unsigned: '', keys })
      await client.crypto.scrypt({ password: '', salt: '', log_n: 14, r: 8, p: 1, dk_len: 32 })
      await client.close()
      return hash
    }, place === 'the calling thread')
    expect(hash).toBe(EMPTY_SHA256)
    expect(requested.filter((path) => path.startsWith('/page/worker.mjs'))).toEqual(
      place === 'the calling thread' ? [] : expect.arrayContaining(['/page/worker.mjs?mine']),
    )
    expect(problems).toEqual([])
  },
)

test.each([
  ['webassembly', "default-src 'self' 'wasm-unsafe-eval'", 0],
  ['javascript', "default-src 'self'", 1],
])('checks signatures by %s under the policy %s, which is violated %i times', async (form, policy, violations) => {
  const { page, requested } = await LibraryPage.open({
    headers: { 'content-security-policy': `${policy}; report-uri /violations` },
  })
  const told = await page.evaluate(async () => {
    const client = await vendorclient.loadClient()
    const keys = await client.crypto.generateRandomSignKeys()
    // So much data is hashed by workers that compute.
    const unsigned = btoa('a'.repeat(400_000))
    const { signed, signature } = await client.crypto.sign({ unsigned, keys })
    const verify = (of: string) => client.crypto.verifySignature({ signed: of, public: keys.public })
    const checks = async () => {
      const results = await Promise.all(
        [signed, signed, signed, btoa(`b${atob(signed).slice(1)}`)].map((of) =>
          verify(of).then(
            () => true,
            () => false,
          ),
        ),
      )
      return results.join(' ')
    }
    const first = await checks()
    const { curves } = await client.client.buildInfo()
    const second = await checks()
    await client.close()
    return { curves, first, second, length: signature.length }
  })
  const expected = 'true true true false'
  expect(told).toEqual({ curves: form, first: expected, second: expected, length: 128 })
  expect(requested.filter((path) => path === '/violations')).toHaveLength(violations)
})

test('the thread of the page has its turns while the machine runs for seconds', async () => {
  const { page } = await LibraryPage.open()
  const told = await page.evaluate(async (account) => {
    const client = await vendorclient.loadClient()
    const controller = new AbortController()
    let ended = false
    const run = client.tvm
      .runGet({ account, function_name: 'seqno' }, { signal: controller.signal })
      .catch((error) => error.code)
      .finally(() => {
        ended = true
      })
    const begun = performance.now()
    // If the run had this thread, the first turn would come after its end. A second is enough to load the machine.
    let turns = 0
    while (!ended && (turns < 100 || performance.now() - begun < 1000)) {
      await client.crypto.sha256({ data: '' })
      turns++
    }
    const told = { ended, hasTurns: turns >= 100 }
    controller.abort()
    const code = await run
    await client.close()
    return { ...told, code }
  }, ENDLESS)
  expect(told).toEqual({ ended: false, hasTurns: true, code: -32800 })
})

test('starts its worker by its policy in a page with Trusted Types, and in no page that does not allow the policy', async () => {
  const policy = "require-trusted-types-for 'script'; trusted-types"
  const useIn = async (header: string) => {
    const { page } = await LibraryPage.open({ headers: { 'content-security-policy': header } })
    return page.evaluate(async () => {
      try {
        const client = await vendorclient.loadClient()
        await client.crypto.scrypt({ password: '', salt: '', log_n: 14, r: 8, p: 1, dk_len: 32 })
        const { hash } = await client.crypto.sha256({ data: '' })
        await client.close()
        return hash
      } catch (error) {
        return (error as Error).name
      }
    })
  }
  expect(await useIn(`default-src 'self'; ${policy} vendorclient`)).toBe(EMPTY_SHA256)
  expect(await useIn(`default-src 'self'; ${policy} 'none'`)).toBe('TypeError')
})

test('runs in a worker that the page makes by a policy of its own', async () => {
  const header = "default-src 'self'; require-trusted-types-for 'script'; trusted-types vendorclient mine"
  const { page } = await LibraryPage.open({ headers: { 'content-security-policy': header } })
  const hash = await page.evaluate(async () => {
    const own = trustedTypes.createPolicy('mine', { createScriptURL: (url) => url })
    const worker = () => new Worker(own.createScriptURL('/page/worker.mjs'), { type: 'module' })
    const client = await vendorclient.loadClient({ worker })
    const { hash } = await client.crypto.sha256({ data: '' })
    await client.close()
    return hash
  })
  expect(hash).toBe(EMPTY_SHA256)
})

test('a script of the worker that cannot be loaded is a lost connection', async () => {
  const { page } = await LibraryPage.open()
  const told = await page.evaluate(async () => {
    const worker = () => new Worker('/page/missing.mjs', { type: 'module' })
    const error = await vendorclient.loadClient({ worker }).catch((problem) => problem)
    return { name: error.name, message: error.message }
  })
  expect(told).toEqual({ name: 'ConnectionLost', message: expect.stringContaining('its script cannot be loaded') })
})

/** A node, and a page that may fund contracts on it with `fundOnNode`. */
async function openWithNode(): Promise<{ node: DevNode; opened: LibraryPage }> {
  const node = await DevNode.start()
  onTestFinished(() => node.dispose())
  const opened = await LibraryPage.open()
  // Pages may not control the node.
  await opened.page.exposeFunction('fundOnNode', (account: string) => NodeControl.connect(node.url).fund(account))
  return { node, opened }
}

test('deploys, calls, reads and follows a contract on a local node', async () => {
  const { node, opened } = await openWithNode()
  const contract = contracts['HelloWallet']!
  const told = await opened.page.evaluate(
    async ({ endpoint, abi, tvc }) => {
      const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
      const signer = vendorclient.keysSigner(await client.crypto.generateRandomSignKeys())
      const wallet = await vendorclient.getContract({ client, abi: JSON.parse(abi), tvc, signer })
      await wallet.deploy({}, { fundedBy: { fund: fundOnNode } })
      const { transaction } = await wallet.call['touch']!({})
      const read = await wallet.get['timestamp']!()
      const seen: unknown[] = []
      for await (const entry of wallet.transactions({ from: 'start' })) {
        seen.push(entry['id'])
        if (entry['id'] === transaction.id) break
      }
      await client.close()
      return { aborted: transaction.aborted, read: Number(read['timestamp']), seen: seen.length }
    },
    { endpoint: node.url, abi: contract.abi, tvc: contractTvcText(contract) },
  )
  expect(told).toEqual({ aborted: false, read: expect.any(Number), seen: expect.any(Number) })
  expect(told.read).toBeGreaterThan(0)
})

test('the outbox asks the browser to keep its data, in a worker by way of the page', async () => {
  const { node, opened } = await openWithNode()
  const { page } = opened
  const contract = contracts['HelloWallet']!
  const given = { endpoint: node.url, abi: contract.abi }
  const send = (place: { readonly worker?: false }) =>
    page.evaluate(
      async ({ endpoint, abi, place }) => {
        const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] }, ...place })
        const keys = await client.crypto.generateRandomSignKeys()
        const message_encode_params = {
          abi: { type: 'Json' as const, value: abi },
          address: `0:${'11'.repeat(32)}`,
          call_set: { function_name: 'touch' },
          signer: { type: 'Keys' as const, keys },
        }
        const not_before = Math.floor(Date.now() / 1000) + 1000
        const sent = await client.outbox.send({ message_encode_params, dapp_id: '11'.repeat(32), not_before })
        await client.close()
        return sent.storage_may_be_cleared ?? false
      },
      { ...given, place },
    )
  // The profile of a test is like a private window, in which a browser promises nothing.
  expect([await send({}), await send({ worker: false })]).toEqual([true, true])
  await page.evaluate('StorageManager.prototype.persist = async () => true')
  expect([await send({}), await send({ worker: false })]).toEqual([false, false])
})

test('a message in the outbox survives a reload of the page, and is sent once', async () => {
  const { node, opened } = await openWithNode()
  const contract = contracts['HelloWallet']!
  const given = { endpoint: node.url, abi: contract.abi, tvc: contractTvcText(contract) }
  const before = await opened.page.evaluate(async ({ endpoint, abi, tvc }) => {
    const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
    const keys = await client.crypto.generateRandomSignKeys()
    const signer = await client.registerSigner('owner', vendorclient.keysSigner(keys))
    const wallet = await vendorclient.getContract({ client, abi: JSON.parse(abi), tvc, signer })
    await wallet.deploy({}, { fundedBy: { fund: fundOnNode } })
    const { id } = await wallet.outbox['touch']!({}, { key: 'order-7', group: 'orders' })
    return { id, keys }
  }, given)
  await opened.reload()
  const after = await opened.page.evaluate(
    async ({ endpoint, keys }) => {
      const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
      await client.registerSigner('owner', vendorclient.keysSigner(keys))
      for await (const result of client.outboxResults({ group: 'orders' })) {
        await result.acknowledge()
        const { entry } = await client.outbox.get({ key: 'order-7' })
        await client.close()
        return { id: entry.id, key: result.key, state: result.state, aborted: result.transaction?.exitCode }
      }
      return undefined
    },
    { endpoint: given.endpoint, keys: before.keys },
  )
  expect(after).toEqual({ id: before.id, key: 'order-7', state: 'executed', aborted: undefined })
})

test('a key is not paid again after the browser has lost its database', async () => {
  const { node, opened } = await openWithNode()
  const { page } = opened
  const contract = contracts['HelloWallet']!
  const deployed = await page.evaluate(
    async ({ endpoint, abi, tvc }) => {
      const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
      const keys = await client.crypto.generateRandomSignKeys()
      const signer = vendorclient.keysSigner(keys)
      const wallet = await vendorclient.getContract({ client, abi: JSON.parse(abi), tvc, signer })
      await wallet.deploy({}, { fundedBy: { fund: fundOnNode } })
      const address = await wallet.address()
      await client.close()
      return { keys, address }
    },
    { endpoint: node.url, abi: contract.abi, tvc: contractTvcText(contract) },
  )
  const account = deployed.address.slice(-64)
  const pay = () =>
    page.evaluate(
      async ({ endpoint, abi, account, keys }) => {
        const client = await vendorclient.loadClient({ network: { endpoints: [endpoint] } })
        const message_encode_params = {
          ...{ abi: { type: 'Json' as const, value: abi }, address: `0:${account}` },
          ...{ call_set: { function_name: 'touch' }, signer: { type: 'Keys' as const, keys } },
        }
        const sent = await client.outbox.send({ key: 'order-7', message_encode_params, dapp_id: account })
        for (;;) {
          const { entry } = await client.outbox.get({ key: 'order-7' })
          const reason = entry.held?.reason
          if (entry.state === 'executed' || reason === 'executed_since') {
            await client.close()
            return { isNew: sent.is_new, state: entry.state, reason }
          }
          await new Promise((resolve) => setTimeout(resolve, 100))
        }
      },
      { endpoint: node.url, abi: contract.abi, account, keys: deployed.keys },
    )
  expect(await pay()).toMatchObject({ isNew: true, state: 'executed' })
  expect(await pay()).toMatchObject({ isNew: false, state: 'executed' })
  const session = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await opened.reload()
  expect(await pay()).toEqual({ isNew: true, state: 'queued', reason: 'executed_since' })
})
