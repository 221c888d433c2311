/** What contracts print with debug instructions, in local runs. Its form: test/core/vm/runLog.test.ts. */
import { describe, expect, test } from 'vitest'
import { tinyAccount, tinyMessage, tinyTransfer } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { assemble } from '../../support/vm/VmText.ts'

const client = await LocalClient.open()
const OPTIONS = { block_time: 1_700_000_100, rand_seed: '11'.repeat(32) }
const HELLO = 'DUMPSTR S{0168656c6c6f}'

function account(program: string): string {
  return tinyAccount(assemble(program))
}

/** The three kinds of runs, of a contract with these instructions. */
const runs = {
  run_executor: (program: string, options: object = {}) =>
    client.call('tvm.run_executor', {
      message: tinyMessage,
      account: { type: 'Account', boc: account(program) },
      execution_options: { ...OPTIONS, ...options },
      return_updated_account: true,
    }),
  run_tvm: (program: string, options: object = {}) =>
    client.call('tvm.run_tvm', {
      message: tinyMessage,
      account: account(program),
      execution_options: { ...OPTIONS, ...options },
      return_updated_account: true,
    }),
  run_get: (program: string, options: object = {}) =>
    client.call('tvm.run_get', {
      account: account(program),
      function_name: 'any',
      execution_options: { ...OPTIONS, ...options },
    }),
}

describe.each(Object.entries(runs))('%s', (_, run) => {
  test('returns what the contract printed if the options ask for it', async () => {
    expect((await run(`ACCEPT; ${HELLO}; PUSHINT8 7; DUMP s0`, { logs: true })).logs).toEqual(['hello', '7'])
    expect((await run('ACCEPT', { logs: true })).logs).toEqual([])
    expect((await run(`ACCEPT; ${HELLO}`)).logs).toBeNull()
  })

  test('returns the same otherwise, with and without the log', async () => {
    const program = `ACCEPT; ${HELLO}; DUMPSTK; HEXDUMP; STRPRINT; DEBUGOFF; DUMP s0`
    const { logs, ...logged } = await run(program, { logs: true })
    expect(logs).toHaveLength(4)
    expect({ ...logged, logs: null }).toEqual(await run(program))
    const traced = await run(program, { logs: true, trace: true })
    expect(traced.logs).toEqual(logs)
    expect(traced.trace.length).toBeGreaterThan(5)
  })

  test('adds it to the error of a failing contract in any case', async () => {
    const failing = `ACCEPT; ${HELLO}; PUSHINT8 7; DUMP s0; THROW 50`
    await expect(run(failing)).rejects.toMatchObject({
      code: 414,
      message: expect.stringMatching(/Tip: .*\nThe contract printed:\n {2}hello\n {2}7$/s),
      data: { exit_code: 50, logs: ['hello', '7'] },
    })
    const silent = await run('ACCEPT; THROW 50').catch((error: Error) => error)
    expect(silent.message).not.toContain('printed')
    expect(silent.data).not.toHaveProperty('logs')
  })

  test('limits it, and the message of an error to its last lines', async () => {
    const many = 'ACCEPT; PUSHINT16 1500; PUSHREFCONT <DUMPSTR S{0161}>; REPEAT'
    const { logs } = await run(many, { logs: true })
    expect([logs.length, logs[999], logs[1000]]).toEqual([
      1001,
      'a',
      'The log ends here: a run may print 1000 lines and 65536 characters; 500 more were not kept',
    ])
    const { message, data } = await run(`${many}; THROW 50`).catch((error: Error) => error)
    expect(data.logs).toEqual(logs)
    expect(message.split('\n').slice(-21, -19)).toEqual(['  … 981 earlier lines', '  a'])
  })
})

test('a message that the contract does not accept says what it printed', async () => {
  await expect(runs.run_executor(`${HELLO}; THROW 50`)).rejects.toMatchObject({
    code: 414,
    data: { exit_code: 50, logs: ['hello'] },
  })
})

test('a transaction that is aborted and not an error has the log in its result', async () => {
  const boc = account(`${HELLO}; THROW 50`)
  const result = await client.call('tvm.run_executor', {
    message: tinyTransfer(1_000_000_000n),
    account: { type: 'Account', boc },
    skip_transaction_check: true,
    execution_options: { ...OPTIONS, logs: true },
  })
  expect(result).toMatchObject({ transaction: { aborted: true }, logs: ['hello'] })
})

test('a run that a worker thread does prints the same', async () => {
  const program = `ACCEPT; ${HELLO}`
  const boc = tinyAccount(assemble(program))
  const before = client.onWorkers.length
  // Steps are recorded on another thread.
  const { logs } = await client.call('tvm.run_tvm', {
    message: tinyMessage,
    account: boc,
    execution_options: { ...OPTIONS, logs: true, trace: true },
  })
  expect([logs, client.onWorkers.length - before]).toEqual([['hello'], 1])
})
