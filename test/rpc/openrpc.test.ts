import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'

test('rpc.discover answers on stdio, in one line, every method that is committed', async () => {
  const committed = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../bindings/openrpc.json'), 'utf8'),
  ) as Document
  const host = StdioHost.start()
  const answered = (await new TestClient(host).call('rpc.discover')) as Document
  // The daemon under test may be the test build, which has one module more.
  const names = new Set(committed.methods.map(({ name }) => name))
  expect(answered.methods.filter(({ name }) => names.has(name))).toEqual(committed.methods)
  await host.dispose()
})

interface Document {
  readonly methods: readonly { readonly name: string }[]
}
