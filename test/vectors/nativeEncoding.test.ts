/** Encoding and cryptography with the answers of the official library, replayed through the daemon on stdio. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { type NativeCase, readNativeCases, readNativeExceptions } from '../support/nativeCases/readNativeCases.ts'
import { replayNativeCases } from '../support/nativeCases/replayNativeCases.ts'

let host: StdioHost
let client: TestClient

beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host, {})
})

afterAll(() => host.dispose())

test('all cases of abi.jsonl agree, or are listed with their reason', async () => {
  const cases = readNativeCases('abi')
  expect(cases.length).toBe(1500)
  expect(await replayNativeCases(client, cases, readNativeExceptions('abi'))).toEqual([])
})

test('all cases of crypto.jsonl agree', async () => {
  const cases = readNativeCases('crypto')
  expect(cases.length).toBe(808)
  expect(
    await replayNativeCases(
      client,
      cases.filter((given) => boxOf(given) === undefined),
    ),
  ).toEqual([])
})

test('all signing boxes of crypto.jsonl agree, under handles of their own', async () => {
  const cases = readNativeCases('crypto').filter((given) => boxOf(given) !== undefined)
  expect(cases.length).toBe(10)
  const handles = new Map<number, number>()
  for (const given of cases) {
    const { method, params, expect: expected } = given
    if (method === 'crypto.get_signing_box') {
      handles.set(boxOf(given)!, (await client.call(method, params)).handle)
    } else {
      const own = handles.get(boxOf(given)!) ?? boxOf(given)
      const renamed = { ...given, params: { ...params, ['handle' in params ? 'handle' : 'signing_box']: own } }
      expect(await replayNativeCases(client, [{ ...renamed, expect: expected }])).toEqual([])
    }
  }
})

/** The handle of a signing box that a case makes or uses. */
function boxOf({ method, params, expect: { result } }: NativeCase): number | undefined {
  if (!method.includes('signing_box')) return undefined
  const named = { ...params, ...(result as object) } as { handle?: number; signing_box?: number }
  return named.handle ?? named.signing_box
}
