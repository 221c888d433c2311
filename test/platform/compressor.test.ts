/** A page loads the compressor when something is to be compressed. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { compressZstd, compressZstdStream } from '../../src/platform/node/zstd.ts'

function compressInPage(...args: string[]): unknown {
  const file = new URL('../support/web/compressInPage.ts', import.meta.url).pathname
  return JSON.parse(
    execFileSync(process.execPath, ['--conditions=vendorclient-web', file, ...args], { encoding: 'utf8' }),
  )
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

test('the first call moves to a worker, which loads it; functions and contracts get the bytes of Node.js', () => {
  const content = Buffer.from('aaaaaaaa')
  const compressed = base64(compressZstd(content, 3))
  expect(compressInPage()).toEqual({
    api: { compressed },
    again: { compressed },
    onWorkers: ['utils.compress_zstd'],
    machine: base64(compressZstdStream(content)),
  })
})

test('where WebAssembly is not allowed, the error says what the page has to allow', () => {
  const error = { name: 'ClientError', code: 38, message: expect.stringContaining("'wasm-unsafe-eval'") }
  expect(compressInPage('withoutWebAssembly')).toMatchObject({
    api: error,
    again: error,
    machine: { name: 'WebAssemblyRefused' },
  })
})
