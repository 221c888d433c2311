/** What pages load of the definitions: everything but their texts. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { pageSources } from '../../scripts/pageSources.ts'

const root = join(import.meta.dirname, '../..')

/** Everything that has descriptions, and what is made of them. */
const entry = `
  export { api } from './src/api/wholeApi.ts'
  export { apiReference } from './src/api/apiReference.ts'
  export { ClientConfig } from './src/config/ClientConfig.ts'
  export * as machine from './src/core/vm/instructionTable.ts'
  export { describeOpenRpc } from './rpc/openrpc.ts'
  export { daemonMethods } from './rpc/peer/daemonMethods.ts'
  export { CallOptions } from './rpc/peer/callOptions.ts'
  export { notifications } from './rpc/notifications.ts'
  export { protocolCodes } from './rpc/protocol/codes.ts'
`

interface Definitions {
  readonly apiReference: () => Promise<unknown>
  readonly describeOpenRpc: (modules: unknown) => string
  readonly api: unknown
}

async function bundled(folder: string, isShort: boolean): Promise<Definitions> {
  const outfile = join(folder, isShort ? 'short.mjs' : 'whole.mjs')
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    ...{ outfile, bundle: true, format: 'esm', platform: 'node', minifyWhitespace: true, logLevel: 'error' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    plugins: isShort ? [pageSources] : [],
  })
  return (await import(outfile)) as Definitions
}

let whole: Definitions
let short: Definitions

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  try {
    whole = await bundled(folder, false)
    short = await bundled(folder, true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** Members that are texts for readers. */
const described = new Set(['summary', 'description', 'raised', 'why', 'fix', 'example', 'compared'])

/** Plain data of a value without descriptions, functions by their parameters. */
function outline(value: unknown, seen = new Map<object, number>()): unknown {
  if (typeof value === 'function') return `function of ${value.length}`
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return value
  const known = seen.get(value)
  if (known !== undefined) return `value ${known}`
  seen.set(value, seen.size)
  if (value instanceof Map || value instanceof Set) return [...value].map((item) => outline(item, seen))
  if (Array.isArray(value)) return value.map((item) => outline(item, seen))
  const members = Object.entries(value).filter(([name, member]) => !described.has(name) || typeof member === 'object')
  return Object.fromEntries(
    members.filter(([name]) => name !== 'example').map(([name, member]) => [name, outline(member, seen)]),
  )
}

/** All texts for readers in a value. */
function texts(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([name, member]) => {
    if (described.has(name) && typeof member === 'string') return member === '' ? [] : [member]
    return texts(member instanceof Map ? [...member] : member, seen)
  })
}

test('the definitions are the same but for their texts', () => {
  // The function that makes the document is another one.
  expect(outline({ ...short, describeOpenRpc: null })).toEqual(outline({ ...whole, describeOpenRpc: null }))
})

test('few texts are left', () => {
  const size = (definitions: Definitions) => texts(definitions).join('').length
  expect(size(whole)).toBeGreaterThan(200_000)
  expect(size(short) / size(whole)).toBeLessThan(0.2)
})

test('the documents of the API are the generated ones', async () => {
  expect(await short.apiReference()).toEqual(await whole.apiReference())
  expect(JSON.parse(short.describeOpenRpc(short.api))).toEqual(JSON.parse(whole.describeOpenRpc(whole.api)))
})
