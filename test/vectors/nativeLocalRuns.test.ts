/** Local runs with the answers of the official library, replayed through the daemon on stdio. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import {
  hasAnswer,
  readNativeCases,
  readNativeExceptions,
  readNativeReproductions,
} from '../support/nativeCases/readNativeCases.ts'
import { replayNativeCases } from '../support/nativeCases/replayNativeCases.ts'

/** Rows T1 to T10, A1, A3, `CHKHISTPROOF` and faults of the official library. */
const ROWS = /^(1[4-79]|2\d)-/

let host: StdioHost
let client: TestClient

beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host, {})
})

afterAll(() => host.dispose())

test('all programs of programs.jsonl agree', async () => {
  const cases = readNativeCases('programs')
  expect(cases.length).toBe(500)
  expect(await replayNativeCases(client, cases)).toEqual([])
})

test('all cases of vm.jsonl agree, or are listed with their reason', async () => {
  const cases = readNativeCases('vm')
  expect(cases.length).toBe(2500)
  const answered = cases.filter(hasAnswer)
  expect(cases.length - answered.length).toBe(5)
  expect(await replayNativeCases(client, answered, readNativeExceptions('vm'))).toEqual([])
})

test('all messages of executor.jsonl on the bare machine agree, or are listed with their reason', async () => {
  const cases = readNativeCases('executor').filter(({ method }) => method === 'tvm.run_tvm')
  expect(cases.length).toBe(305)
  expect(await replayNativeCases(client, cases, readNativeExceptions('runTvm'))).toEqual([])
})

test('the minimal case of each row agrees, or is listed with its reason', async () => {
  const cases = readNativeReproductions(ROWS)
  expect(cases.length).toBe(15)
  expect(await replayNativeCases(client, cases, readNativeExceptions('repro'))).toEqual([])
})
