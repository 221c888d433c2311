/** Values of every type of the ABI in contracts, through a contract on a development node that returns them. */
import { readFileSync } from 'node:fs'
import { type CellBoc, DevNode, getContract, keysSigner, spawnClient, type VendorClient } from 'vendorclient'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { echoAbiFile, echoTvc } from '../support/contracts/echoContract.ts'
import { build } from '../support/startBuild.ts'

const values = [
  { name: 'digest', type: 'fixedbytes32' },
  { name: 'data', type: 'bytes' },
  { name: 'boc', type: 'cell' },
  { name: 'parts', type: 'map(uint32,bytes)' },
] as const
const shift = { name: 'shift', type: 'map(int8,uint64)' } as const
const nested = [
  { name: 'salt', type: 'fixedbytes32' },
  { name: 'list', type: 'bytes[]' },
  { name: 'seen', type: 'map(uint256,bool)' },
  { name: 'names', type: 'map(address,bytes)' },
  { name: 'pair', type: 'tuple', components: [{ name: 'tag', type: 'fixedbytes4' }, shift] },
  { name: 'note', type: 'optional(bytes)' },
] as const
/** The content of `Echo.abi.json` as `vendorclient bind` writes it. */
const echoAbi = {
  ...{ version: '2.4', header: ['pubkey', 'time', 'expire'] },
  functions: [
    { name: 'constructor', id: '0x1', inputs: [], outputs: [] },
    { name: 'echo', id: '0x2', inputs: values, outputs: values },
    { name: 'collect', id: '0x3', inputs: nested, outputs: nested },
  ],
  events: [{ name: 'Echoed', id: '0x102', inputs: values }],
  fields: [
    { name: 'secret', type: 'fixedbytes32', init: true },
    { name: 'labels', type: 'map(uint8,bytes)', init: true },
  ],
} as const

let node: DevNode
let client: VendorClient

beforeAll(async () => {
  node = await DevNode.start({ program: build, accounts: 0 })
  client = await spawnClient({ program: build, config: { network: { endpoints: [node.url] } } })
})
afterAll(async () => {
  await client?.close()
  await node?.stop()
})

const digest = Uint8Array.from({ length: 32 }, (_, index) => 8 * index)
const data = new TextEncoder().encode('übermäßig'.repeat(40))

async function newEcho() {
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const labels = new Map([[7, data]])
  const signer = keysSigner(await client.crypto.generateRandomSignKeys())
  return getContract({ client, abi: echoAbi, tvc: echoTvc, signer, initialData: { secret, labels } })
}

test('bytes are a Uint8Array, cells a BOC and maps a Map, in both directions and in events', async () => {
  const echo = await newEcho()
  await echo.deploy({}, { fundedBy: node })
  const { boc } = await client.boc.encodeBoc({ builder: [{ type: 'Integer', size: 8, value: 5 }] })
  const input = { digest, data, boc, parts: new Map([[4_294_967_295, data]]) }
  const { output } = await echo.call.echo(input, { acceptLoss: 'any' })
  expectTypeOf(output.digest).toEqualTypeOf<Uint8Array>()
  expectTypeOf(output.data).toEqualTypeOf<Uint8Array>()
  expectTypeOf(output.boc).toEqualTypeOf<CellBoc>()
  expectTypeOf(output.parts).toEqualTypeOf<ReadonlyMap<number, Uint8Array>>()
  expect(output).toEqual(input)
  // A result is an argument.
  expect((await echo.call.echo(output, { acceptLoss: 'any' })).output).toEqual(output)
  expect((await echo.estimate.echo(output)).output).toEqual(output)
  expect(await echo.get.echo(output)).toEqual(output)

  for await (const { args } of echo.events.Echoed({ from: 'start' })) {
    expectTypeOf(args).toEqualTypeOf<typeof output>()
    expect(args).toEqual(output)
    break
  }
})

test('bytes and maps inside of lists, maps, tuples and optional values', async () => {
  const echo = await newEcho()
  await echo.deploy({}, { fundedBy: node })
  const owner = `0:${'ab'.repeat(32)}`
  const input = {
    salt: digest,
    list: [data, new Uint8Array()],
    seen: new Map([[2n ** 255n + 1n, true]]),
    names: new Map([[owner, data]]),
    pair: { tag: digest.subarray(0, 4), shift: new Map([[-5, 2n ** 63n]]) },
    note: null,
  }
  const output = await echo.get.collect(input)
  expectTypeOf(output.seen).toEqualTypeOf<ReadonlyMap<bigint, boolean>>()
  expectTypeOf(output.names).toEqualTypeOf<ReadonlyMap<string, Uint8Array>>()
  expectTypeOf(output.pair.shift).toEqualTypeOf<ReadonlyMap<number, bigint>>()
  expectTypeOf(output.note).toEqualTypeOf<Uint8Array | null>()
  expect(output).toEqual(input)
  // An object does for a Map, too.
  const { pair, note } = await echo.get.collect({
    ...{ ...input, seen: {}, names: { [owner]: data }, note: data },
    pair: { tag: digest.subarray(0, 4), shift: { [-5]: 2n ** 63n } },
  })
  expect([pair, note]).toEqual([input.pair, data])
})

test('an ABI that is read at run time gives the same values, and takes hexadecimal texts of JSON as well', async () => {
  const abi = JSON.parse(readFileSync(echoAbiFile, 'utf8'))
  const secret = '11'.repeat(32)
  const echo = getContract({ client, abi, tvc: echoTvc, initialData: { secret, labels: { 7: 'ff' } } })
  await echo.deploy({}, { fundedBy: node })
  const input = { digest: '00'.repeat(32), data: '0aFF', boc: '', parts: { 1: '' } }
  const output = await echo.get['echo']!(input)
  expect(output).toMatchObject({
    digest: new Uint8Array(32),
    data: Uint8Array.of(10, 255),
    parts: new Map([[1, new Uint8Array()]]),
  })
  const bytes = { secret: new Uint8Array(32).fill(0x11), labels: new Map([[7, Uint8Array.of(255)]]) }
  const typed = getContract({ client, abi: echoAbi, tvc: echoTvc, initialData: bytes })
  expect(await typed.address()).toBe(await echo.address())
})

test('bytes of another size are refused before anything is sent', async () => {
  const echo = await newEcho()
  await echo.deploy({}, { fundedBy: node })
  const long = { digest: new Uint8Array(33), data, boc: '', parts: new Map() }
  await expect(echo.call.echo(long)).rejects.toMatchObject({
    ...{ code: 306, outcome: 'not_executed' },
    message: 'Invalid value of digest: expected 32 bytes, got 33',
  })
})

test('the types refuse fractions, other forms of bytes, and arguments that a function does not have', () => {
  // Checked by the compiler alone.
  const check = async (echo: Awaited<ReturnType<typeof newEcho>>) => {
    const good = { digest, data, boc: '', parts: new Map([[1, data]]) }
    // @ts-expect-error there is no such argument
    await echo.call.echo({ ...good, date: data })
    // @ts-expect-error bytes are no text
    await echo.call.echo({ ...good, data: 'ff' })
    // @ts-expect-error keys are integers
    await echo.call.echo({ ...good, parts: new Map([[true, data]]) })
    const input = { salt: digest, list: [], seen: {}, names: {}, note: null }
    await echo.call.collect({ ...input, pair: { tag: digest, shift: { 1: '12' } } })
    // @ts-expect-error numbers have fractions, and 53 bits
    await echo.call.collect({ ...input, pair: { tag: digest, shift: { 1: 1.5 } } })
    // @ts-expect-error a text with a fraction
    await echo.call.collect({ ...input, pair: { tag: digest, shift: { 1: '1.5' } } })

    const fields =
      'id now aborted\n in_message { src dst_transaction { id lt } value(format: DEC) } fees: total_fees(format: DEC)'
    for await (const transaction of echo.transactions({ fields })) {
      expectTypeOf(transaction.id).toEqualTypeOf<string>()
      expectTypeOf(transaction.now).toEqualTypeOf<number>()
      expectTypeOf(transaction.aborted).toEqualTypeOf<boolean>()
      expectTypeOf(transaction.cursor).toEqualTypeOf<string>()
      expectTypeOf(transaction.in_message).toEqualTypeOf<unknown>()
      expectTypeOf(transaction.fees).toEqualTypeOf<unknown>()
      // @ts-expect-error was not selected
      transaction.lt
      // @ts-expect-error belongs to the message
      transaction.src
    }
    for await (const { in_message } of echo.transactions<{ in_message: { src: string } }>({
      fields: 'in_message { src }',
    })) {
      expectTypeOf(in_message.src).toEqualTypeOf<string>()
    }
  }
  expect(check).toBeTypeOf('function')
})
