/** Local executions with the answers of the official library, replayed through the daemon on stdio. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import {
  readNativeCases,
  readNativeExceptions,
  readNativeReproductions,
} from '../support/nativeCases/readNativeCases.ts'
import { replayNativeCases } from '../support/nativeCases/replayNativeCases.ts'

/** Rows E1 to E14. */
const ROWS_OF_EXECUTOR = /^(0[1-9]|1[0-3]|18)b?-/

let host: StdioHost
let client: TestClient

beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host, {})
})

afterAll(() => host.dispose())

test('all transactions and accounts of executor.jsonl agree, or are listed with their reason', async () => {
  const cases = readNativeCases('executor').filter(({ method }) => method !== 'tvm.run_tvm')
  expect(cases.length).toBe(695)
  expect(await replayNativeCases(client, cases, readNativeExceptions('executor'))).toEqual([])
})

test('the minimal case of each rule of the executor agrees', async () => {
  const cases = readNativeReproductions(ROWS_OF_EXECUTOR)
  expect(cases.length).toBe(17)
  expect(await replayNativeCases(client, cases)).toEqual([])
})
