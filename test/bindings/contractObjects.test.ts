/** Contract objects of the TypeScript binding, as an application uses them, on a development node. */
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ContractError, DevNode, getContract, keysSigner, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, beforeAll, expect, expectTypeOf, onTestFinished, test } from 'vitest'
import { contracts, contractTvcText } from '../../src/program/contracts/index.ts'
import { answeringAccount, GETTER_ID } from '../support/contracts/answeringAccount.ts'
import { LocalClient } from '../support/LocalClient.ts'
import { NodeProxy } from '../support/processing/NodeProxy.ts'
import { build } from '../support/startBuild.ts'

const root = join(import.meta.dirname, '../..')

const helloAbi = {
  version: '2.4',
  header: ['pubkey', 'time', 'expire'],
  functions: [
    { name: 'constructor', inputs: [], outputs: [] },
    { name: 'renderHelloWorld', inputs: [], outputs: [{ name: 'value0', type: 'string' }] },
    { name: 'touch', inputs: [], outputs: [] },
    { name: 'getTimestamp', inputs: [], outputs: [{ name: 'value0', type: 'uint256' }] },
    { name: 'timestamp', inputs: [], outputs: [{ name: 'timestamp', type: 'uint32' }] },
    {
      name: 'sendValue',
      inputs: [
        { name: 'dest', type: 'address' },
        { name: 'amount', type: 'uint128' },
        { name: 'bounce', type: 'bool' },
      ],
      outputs: [],
    },
  ],
  events: [{ name: 'Touched', inputs: [{ name: 'at', type: 'uint32' }] }],
  fields: [
    { name: '_pubkey', type: 'uint256', init: true },
    { name: '_timestamp', type: 'uint64', init: false },
    { name: '_constructorFlag', type: 'bool', init: false },
    { name: 'timestamp', type: 'uint32', init: false },
    { name: 'calls', type: 'uint32', init: false },
  ],
} as const

let node: DevNode
let client: VendorClient

beforeAll(async () => {
  node = await DevNode.start({ program: build, accounts: 1 })
  client = await spawnClient({ program: build, config: { network: { endpoints: [node.url] } } })
})
afterAll(async () => {
  await client?.close()
  await node?.stop()
})

async function newWallet() {
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  const tvc = contractTvcText(contracts['HelloWallet']!)
  return getContract({ client, abi: helloAbi, tvc, signer, errors: { 102: 'NotOwner' } })
}

test('a getter, an estimate and a call fail if the contract does not answer, or not as the ABI says', async () => {
  const local = await LocalClient.open()
  onTestFinished(() => local.close())
  const outputs = [{ name: 'balance', type: 'uint128' }] as const
  const abi = {
    ...{ version: '2.4', header: ['pubkey', 'time', 'expire'] },
    functions: [{ name: 'getBalance', id: `0x${GETTER_ID.toString(16)}`, inputs: [], outputs }],
  } as const
  const answers = [
    [[], { code: 418, data: { function_name: 'getBalance' } }],
    [[[GETTER_ID, 5n, 64]], { code: 419, data: { reason: expect.stringContaining('128 bits') } }],
  ] as const
  for (const [bodies, failure] of answers) {
    const { account, id } = await answeringAccount(local, bodies)
    await node.setAccount({ boc: account })
    const contract = getContract({ client, abi, address: id })
    await expect(contract.get.getBalance()).rejects.toMatchObject(failure)
    await expect(contract.estimate.getBalance()).rejects.toMatchObject(failure)
    const sent = { ...failure, outcome: 'executed', transactionId: expect.stringMatching(/^[0-9a-f]{64}$/) }
    await expect(contract.call.getBalance()).rejects.toMatchObject(sent)
  }
})

test('a contract is deployed, called, read, and its costs are known', async () => {
  const wallet = await newWallet()
  expect(await wallet.isDeployed()).toBe(false)
  const account = (await wallet.address()).slice(-64)
  const text = expect.stringMatching(new RegExp(`^The account .*${account} does not exist`))
  await expect(wallet.get.getTimestamp()).rejects.toMatchObject({ code: 622, message: text })
  await expect(wallet.balance()).rejects.toMatchObject({ code: 622, message: text })
  await expect(wallet.call.touch()).rejects.toMatchObject({
    ...{ name: 'ContractError', code: 621, phase: 'computeSkipped', exitCode: undefined },
    message: expect.stringContaining(`0:${account} does not exist`),
  })
  const deployed = await wallet.deploy({}, { fundedBy: node })
  expect(deployed.transaction.aborted).toBe(false)
  expectTypeOf(deployed.transaction.compute?.exit_code).toEqualTypeOf<number | undefined>()
  expect(deployed.transaction.compute?.exit_code).toBe(0)
  expect(await wallet.isDeployed()).toBe(true)
  expect(await wallet.address()).toMatch(/^([0-9a-f]{64})::\1$/)

  const estimated = await wallet.estimate.touch()
  const touched = await wallet.call.touch()
  expect(estimated.fees.gas_fee).toBeGreaterThan(0n)
  expect(estimated.fees.gas_fee).toBe(touched.fees.gas_fee)
  expect(touched.fees.total).toBe(touched.fees.total_account_fees)
  const { value0 } = await wallet.get.getTimestamp()
  const { timestamp } = await wallet.get.timestamp()
  expectTypeOf(value0).toEqualTypeOf<bigint>()
  expectTypeOf(timestamp).toEqualTypeOf<number>()
  expect([value0, await wallet.get.renderHelloWorld()]).toEqual([BigInt(timestamp), { value0: 'helloWorld' }])

  const before = await wallet.balance()
  const payment = { dest: `0:${node.accounts[0]!.account_id}`, amount: 1_000_000n, bounce: false }
  await wallet.call.sendValue(payment, { acceptLoss: 'any' })
  expect(before - (await wallet.balance())).toBeGreaterThanOrEqual(1_000_000n)
})

test('an error of the action phase says so, with the code of the network', async () => {
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  const tvc = contractTvcText(contracts['HelloWallet']!)
  const wallet = getContract({ client, abi: helloAbi, tvc, signer, errors: { 37: 'NotThis' } })
  await wallet.deploy({}, { fundedBy: node })
  const amount = (await wallet.balance()) + 1n
  const payment = { dest: `0:${(await wallet.address()).slice(-64)}`, amount, bounce: false }
  const failing = [
    () => wallet.call.sendValue(payment, { acceptLoss: 'any' }),
    () => wallet.estimate.sendValue(payment),
  ]
  for (const fail of failing) {
    // The error names of the contract belong to other codes.
    await expect(fail()).rejects.toMatchObject({
      ...{ name: 'ContractError', exitCode: 37, phase: 'action' },
      message: expect.stringContaining('37'),
    })
  }
})

test('estimates the losses of a call, and refuses them if they are not accepted', async () => {
  const wallet = await newWallet()
  await wallet.deploy({}, { fundedBy: node })
  const recipient = node.accounts[0]!.account_id
  const payment = { dest: `0:${recipient}`, amount: 1_000_000n, bounce: false }
  const estimated = await wallet.estimate.sendValue(payment)
  expect(estimated.losses).toMatchObject([
    { account_id: recipient, currency: 0, amount: '1000000', certainty: 'certain' },
  ])
  const before = await wallet.balance()
  await expect(wallet.call.sendValue(payment, { acceptLoss: {} })).rejects.toMatchObject({ code: 521 })
  await expect(wallet.call.sendValue(payment)).rejects.toMatchObject({ code: 521 })
  // If the network does not answer in time, the entry is checked before its message leaves.
  const kept = wallet.outbox.sendValue(payment, { acceptLoss: {} })
  const stored = await kept.catch(({ code }: { code: number }) => code)
  const refusal = async () =>
    typeof stored === 'number' ? stored : (await client.outbox.get({ id: stored.id })).entry.error?.code
  await expect.poll(refusal).toBe(521)
  expect(await wallet.balance()).toBe(before)
  const paid = await wallet.call.sendValue(payment, { acceptLoss: { 0: 1_000_000n } })
  expect(paid.losses).toMatchObject([{ account_id: recipient, amount: '1000000' }])
})

test.for([5, 20])(
  '%i calls at the same time are executed in their order, each with one message',
  async (count, context) => {
    const proxy = await NodeProxy.start(node.url, context.onTestFinished)
    const behind = await spawnClient({ program: build, config: { network: { endpoints: [proxy.url] } } })
    context.onTestFinished(() => behind.close())
    const signer = keysSigner(await behind.crypto.generateRandomSignKeys())
    const wallet = getContract({
      client: behind,
      abi: helloAbi,
      tvc: contractTvcText(contracts['HelloWallet']!),
      signer,
    })
    await wallet.deploy({}, { fundedBy: node })
    const sent = await Promise.all(Array.from({ length: count }, () => wallet.call.touch()))
    const [, ...posted] = proxy.messageIds
    expect(proxy.posts).toHaveLength(count + 1)
    expect(sent.map(({ transaction }) => transaction.in_msg)).toEqual(posted)
  },
)

test('refuses a deployment without the key that determines its address, unless it asks for no key', async () => {
  const tvc = contractTvcText(contracts['HelloWallet']!)
  const nobodys = getContract({ client, abi: helloAbi, tvc })
  const refused = { code: 305, message: expect.stringContaining('"_pubkey"') }
  await expect(nobodys.address()).rejects.toMatchObject(refused)
  await expect(nobodys.deploy()).rejects.toMatchObject(refused)
  const explicit = getContract({ client, abi: helloAbi, tvc, initialData: { _pubkey: 0n } })
  const other = await newWallet()
  expect(await explicit.address()).not.toBe(await other.address())
})

test('streams of events and transactions begin now or with the first one', async () => {
  const wallet = await newWallet()
  await wallet.deploy({}, { fundedBy: node })
  await wallet.call.touch()
  const live = wallet.events.Touched()
  const first = live.next()
  const seen: number[] = []
  await Promise.all([
    first.then(({ value }) => value && seen.push(value.args.at)),
    (async () => {
      // The stream starts once its cursor is known, which is not visible from outside: events are triggered until one
      // is received.
      while (seen.length === 0) await wallet.call.touch()
    })(),
  ])
  await live.return()
  const all = []
  for await (const event of wallet.events.Touched({ from: 'start' })) {
    expectTypeOf(event.args.at).toEqualTypeOf<number>()
    all.push(event)
    if (all.length === 2) break
  }
  expect(all.map(({ name }) => name)).toEqual(['Touched', 'Touched'])
  expect(all[0]!.messageId).toMatch(/^[0-9a-f]{64}$/)
  for await (const transaction of wallet.transactions({ from: 'start', fields: 'id lt' })) {
    expect(transaction['id']).toBeTypeOf('string')
    break
  }
})

test('a stream continues after the cursor of an item, and after the end at a moment', async () => {
  const wallet = await newWallet()
  await wallet.deploy({}, { fundedBy: node })
  const [events, transactions] = [await wallet.eventCursor(), await wallet.transactionCursor()]
  const sent = [await wallet.call.touch(), await wallet.call.touch()]
  const read = async <Item>(stream: AsyncGenerator<Item, void, undefined>, count: number) => {
    const items: Item[] = []
    for await (const item of stream) if (items.push(item) === count) break
    return items
  }
  const touched = await read(wallet.events.Touched({ after: events }), 2)
  const again = await read(wallet.events.Touched({ after: touched[0]!.cursor }), 1)
  expect(again).toEqual([touched[1]])
  const seen = await read(wallet.transactions({ after: transactions, fields: 'id' }), 2)
  expect(seen.map((transaction) => transaction['id'])).toEqual(sent.map(({ transaction }) => transaction.id))
  const [last] = await read(wallet.transactions({ after: seen[0]!.cursor }), 1)
  expectTypeOf(last!.now).toEqualTypeOf<number>()
  expect(last).toEqual({
    ...{ id: sent[1]!.transaction.id, lt: expect.stringMatching(/^0x/), now: sent[1]!.transaction.now },
    ...{ in_msg: sent[1]!.transaction.in_msg, aborted: false, cursor: expect.any(String) },
    ...{ balance_delta: expect.stringMatching(/^-0x/), total_fees: expect.stringMatching(/^0x/) },
  })
})

test('an argument that the function does not have is refused before anything is sent', async () => {
  const wallet = await newWallet()
  const loose = getContract({ client, abi: JSON.parse(JSON.stringify(helloAbi)), address: await wallet.address() })
  const excess = { dest: `0:${'ab'.repeat(32)}`, amount: 1n, bounce: false, bounced: true }
  const text = 'sendValue() takes dest, amount, bounce: unknown argument bounced'
  await expect(loose.call['sendValue']!(excess)).rejects.toMatchObject({
    ...{ code: 306, message: text, outcome: 'not_executed' },
  })
  await expect(loose.get['sendValue']!(excess)).rejects.toMatchObject({ code: 306, message: text })
  // @ts-expect-error: the types refuse it as well
  await expect(wallet.call.touch({ more: 1 })).rejects.toMatchObject({
    message: 'touch() takes no arguments: unknown argument more',
  })
})

test('a stream ends when its signal is aborted', async () => {
  const wallet = await newWallet()
  const controller = new AbortController()
  const stream = wallet.events.Touched({ signal: controller.signal })
  const next = stream.next()
  setTimeout(() => controller.abort(new Error('enough')), 100)
  await expect(next).rejects.toMatchObject({ name: 'AbortError', cause: { message: 'enough' } })
})

test('a call in the outbox survives its daemon, and its result is returned until it is acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-outbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = { network: { endpoints: [node.url] }, local_storage_path: folder }
  const keys = keysSigner(await client.crypto.generateRandomSignKeys())
  const tvc = contractTvcText(contracts['HelloWallet']!)
  const open = async (withSigner: boolean) => {
    const own = await spawnClient({ program: build, config })
    onTestFinished(() => own.close())
    const signer = withSigner ? await own.registerSigner('treasury', keys) : { ...keys, name: 'treasury' }
    return { own, wallet: getContract({ client: own, abi: helloAbi, tvc, signer }) }
  }

  // This client has no signer: the entry waits for a connection that has one.
  const before = await open(false)
  await before.wallet.deploy({}, { fundedBy: node })
  const options = { key: 'invoice-17', group: 'payouts' }
  const stored = await before.wallet.outbox.touch({}, options)
  expectTypeOf(stored.is_new).toEqualTypeOf<boolean>()
  expect(stored).toMatchObject({ key: 'invoice-17', group: 'payouts', is_new: true })
  await expect.poll(async () => (await before.own.outbox.get({ key: 'invoice-17' })).entry.state).toBe('signing')
  await before.own.close()

  const { own, wallet } = await open(true)
  expect(await wallet.outbox.touch({}, options)).toMatchObject({ id: stored.id, is_new: false })
  const numbers: string[] = []
  for await (const result of own.outboxResults({ group: 'payouts' })) {
    expect(result).toMatchObject({ key: 'invoice-17', state: 'executed', error: undefined })
    expect(result.transaction!.id).toMatch(/^[0-9a-f]{64}$/)
    expect(result.transaction!.fees!.total).toBeGreaterThan(0n)
    numbers.push(result.number)
    break
  }
  // The result was not acknowledged, so it is delivered again.
  for await (const result of own.outboxResults({ group: 'payouts' })) {
    numbers.push(result.number)
    await result.acknowledge()
    break
  }
  expect(numbers[1]).toBe(numbers[0])
  const stream = own.outboxResults({ group: 'payouts' })
  const waiting = stream.next()
  await stream.return()
  expect(await waiting).toEqual({ done: true, value: undefined })

  // A signer without a name signs at once; results that come together are acknowledged one by one.
  const direct = getContract({ client: own, abi: helloAbi, tvc, signer: keys })
  await direct.outbox.touch({}, { key: 'a', group: 'direct' })
  await direct.outbox.touch({}, { key: 'b', group: 'direct' })
  const both = own.outboxResults({ group: 'direct' })
  await both.next()
  const second = await both.next()
  expect(second.value).toMatchObject({ key: 'b', state: 'executed' })
  await second.value!.acknowledge()
  await both.return()
  expect((await own.outbox.results({ group: 'direct' })).results).toMatchObject([{ entry: { key: 'a' } }])

  const controller = new AbortController()
  const ended = own.outboxResults({ group: 'nobody', signal: controller.signal }).next()
  controller.abort(new Error('enough'))
  await expect(ended).rejects.toMatchObject({ name: 'AbortError', cause: { message: 'enough' } })
})

test('deposits are returned until they are acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-inbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = { network: { endpoints: [node.url] }, local_storage_path: folder }
  const own = await spawnClient({ program: build, config })
  onTestFinished(() => own.close())
  const account = 'c7'.repeat(32)
  await own.inbox.follow({ name: 'shop', accounts: [`0:${account}`], from: 'beginning' })
  const amounts = ['1000000001', '1000000002', '1000000003']
  for (const amount of amounts) await node.fund(account, BigInt(amount))
  // Nothing is acknowledged: everything comes again. The acknowledgement of one counts for those before it.
  for (const isAcknowledged of [false, true]) {
    const found: string[] = []
    for await (const { number, deposit, acknowledge } of own.inboxDeposits({ name: 'shop' })) {
      expect(deposit).toMatchObject({ kind: 'deposit', account_id: account })
      expect(number).toMatch(/^\d+$/)
      found.push(deposit.amounts[0]!.amount)
      if (found.length < amounts.length) continue
      if (isAcknowledged) await acknowledge()
      break
    }
    expect(found).toEqual(amounts)
  }
  const stream = own.inboxDeposits({ name: 'shop' })
  const waiting = stream.next()
  await stream.return()
  expect(await waiting).toEqual({ done: true, value: undefined })
  await expect(own.inboxDeposits({ name: 'another' }).next()).rejects.toMatchObject({ code: 1102 })
  const mistake = { group: 'shop' } as object
  expect(() => own.inboxDeposits(mistake)).toThrow('group')
})

test('an error of the contract has its name, its exit code and a stack of the program', async () => {
  const wallet = await newWallet()
  await wallet.deploy({}, { fundedBy: node })
  const stranger = keysSigner(await client.crypto.generateRandomSignKeys())
  const asStranger = getContract({
    ...{ client, abi: helloAbi, signer: stranger, errors: { 102: 'NotOwner' } },
    address: await wallet.address(),
  })
  const error = await asStranger.call.touch().catch((caught: ContractError) => caught)
  expect(error).toMatchObject({
    ...{ name: 'NotOwner', exitCode: 102 },
    explanation: expect.stringMatching(/HelloWallet\.touch\(\)[\s\S]*Sign with the key of the owner\./),
    // This is what the output of a failed test shows.
    message: expect.stringMatching(/^NotOwner: .*\n.*exit code 102[\s\S]*Sign with the key of the owner\./),
  })
})

test('a wrapper written by the program deploys, calls and reads its contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-bound-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/vendorclient'))
  const file = join(folder, 'multisig.mts')
  execFileSync(process.execPath, [build, 'bind', 'Multisig', '--lang', 'ts', '--output', file])
  const { multisig } = await import(pathToFileURL(file).href)
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  const wallet = multisig({ client, signer })
  await wallet.deploy({ owners: [signer.publicKey], reqConfirms: 1 }, { fundedBy: node })
  const { custodians } = await wallet.get.getCustodians()
  expect(custodians).toEqual([{ index: 0, pubkey: BigInt(signer.publicKey) }])
  // The types of the wrapper, by the compiler.
  const program = `import { multisig } from './multisig.mts'
    import type { VendorClient } from 'vendorclient'
    export async function read(client: VendorClient): Promise<readonly { readonly index: number; readonly pubkey: bigint }[]> {
      return (await multisig({ client }).get.getCustodians()).custodians
    }`
  writeFileSync(join(folder, 'program.mts'), program)
  const compilerOptions = {
    ...{ target: 'es2024', module: 'nodenext', lib: ['es2024', 'esnext.disposable', 'dom'], types: [], strict: true },
    ...{ noEmit: true, allowImportingTsExtensions: true },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.mts'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test('functions and fields have the names and types of the ABI', () => {
  // Checked by the compiler alone.
  const check = async (wallet: Awaited<ReturnType<typeof newWallet>>) => {
    // @ts-expect-error there is no such function
    await wallet.call.steal()
    // @ts-expect-error the amount is missing
    await wallet.call.sendValue({ dest: '', bounce: false })
    // @ts-expect-error there is no such event
    wallet.events.Stolen()
  }
  expect(check).toBeTypeOf('function')
})

test('refuses an address in another form before any request', () => {
  for (const address of ['wallet', `-1:${'ab'.repeat(32)}`, `7:${'ab'.repeat(32)}`]) {
    const text = new RegExp(`Invalid address: expected .*0:<account_id>.*, got ${address}`)
    expect(() => getContract({ client, abi: helloAbi, address })).toThrow(text)
  }
})

test('nothing is funded for a deployment that was cancelled, or whose arguments do not fit', async () => {
  const funded: string[] = []
  const fundedBy = {
    fund: async (accountId: string, amount?: bigint) => {
      funded.push(accountId)
      await node.fund(accountId, amount)
    },
  }
  const signal = AbortSignal.abort(new Error('enough'))
  const unsent = { sent: false, outcome: 'not_executed' }
  const aborted = { name: 'AbortError', cause: { message: 'enough' }, data: unsent }
  const wallet = await newWallet()
  await expect(wallet.deploy({}, { fundedBy, signal })).rejects.toMatchObject(aborted)
  // @ts-expect-error: the types refuse it as well
  await expect(wallet.deploy({ more: 1 }, { fundedBy })).rejects.toMatchObject({ code: 305, data: unsent })
  const constructor = { name: 'constructor', inputs: [{ name: 'owners', type: 'uint256[]' }], outputs: [] } as const
  const abi = { ...helloAbi, functions: [constructor] } as const
  const { signer } = wallet
  const owned = getContract({ client, abi, tvc: contractTvcText(contracts['HelloWallet']!), signer })
  const owners = 'nobody' as unknown as bigint[]
  await expect(owned.deploy({ owners }, { fundedBy })).rejects.toMatchObject({ code: 305, data: unsent })
  expect(funded).toEqual([])
  // With a signal that is not aborted it is deployed.
  const { transaction } = await wallet.deploy({}, { fundedBy, signal: new AbortController().signal })
  expect([transaction.aborted, funded]).toEqual([false, [(await wallet.address()).slice(-64)]])
})

test('the signal and the time limit of a call hold for the lookup of its account', async () => {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  const own = await spawnClient({ program: build, config: { network: { endpoints: [`http://127.0.0.1:${port}`] } } })
  onTestFinished(() => own.close())
  const wallet = getContract({ client: own, abi: helloAbi, address: 'ab'.repeat(32) })
  const calls = [wallet.call.touch, wallet.get.timestamp, wallet.estimate.touch, wallet.outbox.touch]
  for (const call of calls) {
    const controller = new AbortController()
    const called = call({}, { signal: controller.signal })
    const another = call({}, { timeoutMs: 200 })
    controller.abort(new Error('enough'))
    await expect(called).rejects.toMatchObject({ name: 'AbortError', cause: { message: 'enough' } })
    await expect(another).rejects.toMatchObject({ code: -32008 })
  }
})

test('a contract object that is older than its account finds the Dapp ID of the account', async () => {
  const local = await LocalClient.open()
  onTestFinished(() => local.close())
  const { account, id } = await answeringAccount(local, [[GETTER_ID, 7n, 64]])
  const contract = getContract({ client, abi: helloAbi, address: id })
  expect(await contract.address()).toBe(`${id}::${id}`)
  const dapp = 'd0'.repeat(32)
  await node.setAccount({ boc: account, dapp_id: dapp })
  expect(await contract.address()).toBe(`${dapp}::${id}`)
})
