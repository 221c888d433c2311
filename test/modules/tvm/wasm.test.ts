import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Builder, type Cell, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { snakeCell } from '../../../src/core/tlb/index.ts'
import { tinyAccount } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { readComponent } from '../../support/wasm.ts'

const { bytes, hash } = readComponent('bytes')
const folder = temporaryFolder(afterAll)
writeFileSync(join(folder, hash), bytes)
const other = 'ab'.repeat(32)
writeFileSync(join(folder, other), bytes)
mkdirSync(join(folder, 'cd'.repeat(32)))

const client = await LocalClient.open()

function text(value: string): Cell {
  return snakeCell(Buffer.from(value))
}
function abi(hex: string): Cell {
  return new Builder().storeRef(snakeCell(Buffer.from(hex, 'hex'))).toCell()
}

function run(code: string, cells: readonly Cell[], execution_options: object = { wasm_path: folder }) {
  const input = cells.map((cell) => ({ type: 'Cell', value: writeBocBase64(cell) }))
  return client.call('tvm.run_get', { account: tinyAccount(`30${code}`), function_name: 'x', input, execution_options })
}

function call(name: string, which = hash, instance = '') {
  return run('c739', [abi(which), abi('0102'), text(name), text(instance), abi('')])
}

describe('a contract that calls a WebAssembly component', () => {
  test('finds it by its hash in the folder that the run names', async () => {
    client.onWorkers.length = 0
    const { output } = await call('same', hash, 'docs:bytes/tools@0.1.0')
    expect(output).toEqual([{ type: 'Cell', value: writeBocBase64(abi('0102')) }])
    expect(client.onWorkers).toContain('tvm.run_get')
  })

  test('ends with 33 and the hash if it is missing', async () => {
    const missing = '12'.repeat(32)
    await expect(call('same', missing)).rejects.toMatchObject({
      code: 414,
      data: { exit_code: 33, wasm_hash: missing },
    })
    await expect(call('same', 'cd'.repeat(32))).rejects.toMatchObject({ data: { exit_code: 33 } })
    await expect(call('same', '2e2e2f')).rejects.toMatchObject({ data: { exit_code: 33 } })
    const cells = [abi(hash), abi(''), text('same'), text(''), abi('')]
    await expect(run('c739', cells, {})).rejects.toMatchObject({ data: { exit_code: 33, wasm_hash: hash } })
  })

  test('ends with 20 where the file has another content', async () => {
    await expect(call('same', other)).rejects.toMatchObject({ data: { exit_code: 20 } })
  })

  test('ends with 19 where the component traps', async () => {
    await expect(call('trap')).rejects.toMatchObject({ data: { exit_code: 19 } })
  })
})
