import { describe, expect, test } from 'vitest'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { snakeCell } from '../../../src/core/tlb/index.ts'
import { tinyAccount, tinyMessage } from '../../support/executor/tinyContract.ts'
import { type AppObjectHandler, LocalClient } from '../../support/LocalClient.ts'
import { codeOf } from '../../support/vm/runCode.ts'

const client = await LocalClient.open()

const INPUTS = '01'.padEnd(64, '0')
const PROOF = '0708'

function cell(hex: string) {
  return { type: 'Cell', value: writeBocBase64(snakeCell(Buffer.from(hex, 'hex'))) }
}

/** Registers a host that records the requests it receives. */
async function register(answer: AppObjectHandler) {
  const asked: unknown[] = []
  const { handle } = await client.call(
    'tvm.register_vm_extension',
    {},
    {
      appObject: (request) => {
        asked.push(request)
        return answer(request)
      },
    },
  )
  return { handle, asked }
}

/** DROP the number of the method, then the instructions. */
function get(code: string, input: readonly unknown[], execution_options: object) {
  return client.call('tvm.run_get', {
    account: tinyAccount(`30${code}`),
    function_name: 'verify',
    input,
    execution_options,
  })
}

describe('an extension of the virtual machine', () => {
  test('answers an instruction with its operands, and the run continues', async () => {
    const { handle, asked } = await register(() => ({ valid: true }))
    const { output } = await get('c749', [cell(INPUTS), cell(PROOF)], { vm_extension: handle })
    expect(output).toEqual(['-1'])
    expect(asked).toEqual([{ type: 'Verify', instruction: 'ZKHALO2VERIFY', operands: [INPUTS, PROOF] }])
  })

  test('is asked once for each proof, however often a run checks it', async () => {
    const { handle, asked } = await register(({ operands }) => ({ valid: (operands as string[])[1] === PROOF }))
    // DUP2, ZKHALO2VERIFY, DROP, ZKHALO2VERIFY
    const code = '5cc74930c749'
    const { output } = await get(code, [cell(INPUTS), cell(PROOF)], { vm_extension: handle })
    expect(output).toEqual(['-1'])
    expect(asked).toHaveLength(1)
    const other = await get('c749', [cell(INPUTS), cell('09')], { vm_extension: handle })
    expect(other.output).toEqual(['0'])
  })

  test('is asked with the verifying key where there is one', async () => {
    const { handle, asked } = await register(() => ({ valid: false }))
    const { output } = await get('c74a', [cell('0a'), cell(INPUTS), cell(PROOF)], { vm_extension: handle })
    expect(output).toEqual(['0'])
    expect(asked).toEqual([{ type: 'Verify', instruction: 'ZKHALO2VERIFYWITHVK', operands: ['0a', INPUTS, PROOF] }])
  })

  test('is not asked what is known already', async () => {
    const { handle, asked } = await register(() => ({ valid: false }))
    const known = { instruction: 'ZKHALO2VERIFY', operands: [INPUTS, PROOF], valid: true }
    const options = { vm_extension: handle, vm_answers: [known] }
    expect((await get('c749', [cell(INPUTS), cell(PROOF)], options)).output).toEqual(['-1'])
    expect((await get('c749', [cell(INPUTS), cell(PROOF)], { vm_answers: [known] })).output).toEqual(['-1'])
    expect(asked).toEqual([])
  })

  test('an extension that fails ends the run with its error', async () => {
    const { handle } = await register(() => {
      throw 'no verifier'
    })
    const run = get('c749', [cell(INPUTS), cell(PROOF)], { vm_extension: handle })
    await expect(run).rejects.toMatchObject({ code: 26, message: expect.stringContaining('no verifier') })
  })

  test('an extension that is not registered is an error when a run needs it', async () => {
    const { handle } = await register(() => ({ valid: true }))
    await client.call('tvm.remove_vm_extension', { handle })
    const run = get('c749', [cell(INPUTS), cell(PROOF)], { vm_extension: handle })
    await expect(run).rejects.toMatchObject({ code: 416, data: { handle } })
    expect((await get('71', [], { vm_extension: handle })).output).toEqual(['1'])
  })

  test('is asked at most 64 times in one run', async () => {
    const { handle, asked } = await register(() => ({ valid: true }))
    const pairs = Array.from({ length: 65 }, (_, at) => [cell(INPUTS), cell(at.toString(16).padStart(2, '0'))]).flat()
    const account = tinyAccount(codeOf(`30${'c74930'.repeat(30)}`, codeOf('c74930'.repeat(35))))
    const params = { account, function_name: 'verify', input: pairs, execution_options: { vm_extension: handle } }
    await expect(client.call('tvm.run_get', params)).rejects.toMatchObject({ code: 417 })
    expect(asked).toHaveLength(64)
  })

  test('completes a transaction, which is the same whenever it is made again', async () => {
    const { handle, asked } = await register(() => ({ valid: true }))
    // ACCEPT, PUSHREF, PUSHREF, ZKHALO2VERIFY, THROWIFNOT 50, RANDU256, DROP
    const code = codeOf(
      'f8008888c749f2b2f81030',
      snakeCell(Buffer.from(INPUTS, 'hex')),
      snakeCell(Buffer.from(PROOF, 'hex')),
    )
    const account = { type: 'Account', boc: tinyAccount(code) }
    const execution_options = { vm_extension: handle }
    const { transaction } = await client.call('tvm.run_executor', { message: tinyMessage, account, execution_options })
    expect(transaction).toMatchObject({ aborted: false })
    expect(asked).toHaveLength(1)
  })
})

describe('without an extension', () => {
  test('the error names the instruction', async () => {
    await expect(get('c749', [cell(INPUTS), cell(PROOF)], {})).rejects.toMatchObject({
      code: 414,
      data: { exit_code: 6, instruction: 'ZKHALO2VERIFY' },
    })
  })

  test('an answer that is not among those given is missing', async () => {
    const run = get('c749', [cell(INPUTS), cell(PROOF)], { vm_answers: [] })
    await expect(run).rejects.toMatchObject({
      code: 417,
      data: { instruction: 'ZKHALO2VERIFY', operands: [INPUTS, PROOF] },
    })
  })
})
