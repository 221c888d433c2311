/** Extensions that the user and the application provide to runs of contracts, through a daemon with its threads. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Builder, type Cell, writeBocBase64 } from '../../src/core/cells/index.ts'
import { snakeCell } from '../../src/core/tlb/index.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { tinyAccount } from '../support/executor/tinyContract.ts'
import { readComponent } from '../support/wasm.ts'

const { bytes, hash } = readComponent('bytes')

let host: StdioHost
let client: TestClient
let folder: string

beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host)
  folder = join(host.home.folder, 'components')
  mkdirSync(folder)
  writeFileSync(join(folder, hash), bytes)
})
afterAll(() => host.dispose())

function text(value: string): Cell {
  return snakeCell(Buffer.from(value))
}
function abi(hex: string): Cell {
  return new Builder().storeRef(snakeCell(Buffer.from(hex, 'hex'))).toCell()
}

function runOf(code: string, cells: readonly Cell[], execution_options: object) {
  const input = cells.map((cell) => ({ type: 'Cell', value: writeBocBase64(cell) }))
  return { account: tinyAccount(`30${code}`), function_name: 'x', input, execution_options }
}

function component(name: string) {
  return runOf('c739', [abi(hash), abi('0102'), text(name), text('docs:bytes/tools@0.1.0'), abi('')], {
    wasm_path: folder,
  })
}

describe('a WebAssembly component', () => {
  test('answers a contract', async () => {
    const { output } = await client.call('tvm.run_get', component('same'))
    expect(output).toEqual([{ type: 'Cell', value: writeBocBase64(abi('0102')) }])
  })

  test('an endless component does not hold up others, and ends with its call', async () => {
    const { result } = client.start('tvm.run_get', component('forever'), { timeout_ms: 1500 })
    for (let calls = 0; calls < 20; calls++) expect(await client.call('client.version')).toHaveProperty('version')
    await expect(result).rejects.toHaveProperty('code')
    const { output } = await client.call('tvm.run_get', component('sum'))
    expect(output).toEqual([{ type: 'Cell', value: writeBocBase64(abi('03')) }])
  })
})

test('an extension of the virtual machine is asked while the run waits on no thread', async () => {
  const { handle } = await client.call('tvm.register_vm_extension', {}, { app_object: 'verifier' })
  const inputs = snakeCell(new Uint8Array(32))
  const { result } = client.start('tvm.run_get', runOf('c749', [inputs, text('proof')], { vm_extension: handle }))
  const { json } = await host.next((message) => message.method === 'client.app_request', 30_000)
  expect(json.params).toMatchObject({
    app_object: 'verifier',
    request_data: {
      type: 'Verify',
      instruction: 'ZKHALO2VERIFY',
      operands: ['00'.repeat(32), Buffer.from('proof').toString('hex')],
    },
  })
  await client.call('client.resolve_app_request', {
    app_request_id: json.params.app_request_id,
    result: { type: 'Ok', result: { type: 'Verify', valid: true } },
  })
  expect(await result).toMatchObject({ output: ['-1'] })
  await client.call('tvm.remove_vm_extension', { handle })
})
