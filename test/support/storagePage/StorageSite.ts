/** A site on the loopback whose pages have storages of the browser. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { type KeyValueStore, type Storage, StorageError } from '../../../src/ports/Storage.ts'
import type { Outcome } from './main.ts'

export class StorageSite {
  readonly url: string
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  static async start(): Promise<StorageSite> {
    const { outputFiles } = await build({
      entryPoints: [new URL('main.ts', import.meta.url).pathname],
      bundle: true,
      platform: 'browser',
      conditions: ['vendorclient-web'],
      format: 'esm',
      target: 'es2022',
      write: false,
    })
    const page = `<!doctype html><title>storage</title><script type="module">${outputFiles[0]!.text}</script>`
    const server = createServer(({ url }, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      // A page without an origin of its own, as in a sandboxed frame.
      if (url === '/sandboxed') response.setHeader('content-security-policy', 'sandbox allow-scripts')
      response.end(page)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new StorageSite(server)
  }

  async dispose(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

/** The storage of a page, used from here: calls leave in their order, and values are copied when they leave. */
export async function storageOf(
  page: { evaluate(expression: string): Promise<unknown> },
  name = '.vendorclient',
): Promise<Storage> {
  const number = await page.evaluate(`storagePage.open(${JSON.stringify(name)})`)
  const call = async (target: string, method: string, values: readonly unknown[]) => {
    const text = JSON.stringify([number, target, method, values.map(encode)])
    const outcome = (await page.evaluate(`(${callInPage})(${text})`)) as Outcome
    // A value that is `undefined` may be lost on the way.
    if (!('error' in outcome)) return decode(outcome.value)
    const { kind, message, path } = outcome.error
    throw new StorageError(kind as StorageError['kind'], message, path)
  }
  const items = (target: string): KeyValueStore => ({
    get: (...values) => call(target, 'get', values) as Promise<Uint8Array | undefined>,
    put: (...values) => call(target, 'put', values) as Promise<undefined>,
    delete: (...values) => call(target, 'delete', values) as Promise<boolean>,
    list: (...values) => call(target, 'list', values) as Promise<string[]>,
    stores: (...values) => call(target, 'stores', values) as Promise<string[]>,
    read: (...values) => call(target, 'read', values) as ReturnType<KeyValueStore['read']>,
  })
  return {
    local: items('local'),
    proofs: items('proofs'),
    transaction: (...values) => call('', 'transaction', values) as Promise<boolean>,
    durability: (...values) => call('', 'durability', values) as ReturnType<Storage['durability']>,
    close: (...values) => call('', 'close', values) as Promise<undefined>,
  }
}

/** Bytes travel as `{ bytes: Base64 }`. */
const callInPage = `async ([number, target, method, values]) => {
  const map = (value, change) =>
    Array.isArray(value) ? value.map((each) => map(each, change)) : change(value) ??
    (value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, map(each, change)]))
      : value)
  const decode = (value) => value?.bytes === undefined ? undefined : Uint8Array.from(atob(value.bytes), (unit) => unit.charCodeAt(0))
  const encode = (value) => value instanceof Uint8Array ? { bytes: btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join('')) } : undefined
  return map(await storagePage.call(number, target, method, map(values, decode)), encode)
}`

function encode(value: unknown): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  return mapped(value, encode)
}

function decode(value: unknown): unknown {
  const { bytes } = (value ?? {}) as { readonly bytes?: string }
  if (bytes !== undefined) return new Uint8Array(Buffer.from(bytes, 'base64'))
  return mapped(value, decode)
}

function mapped(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))
}
