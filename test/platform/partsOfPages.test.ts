/** A page loads the compressor, and other large parts, when they are first needed. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { EMPTY_CELL } from '../../src/core/cells/index.ts'
import { compressZstd, compressZstdStream } from '../../src/platform/node/zstd.ts'
import { runCode } from '../support/vm/runCode.ts'

function usePartsInPage(...args: string[]): unknown {
  const file = new URL('../support/web/usePartsInPage.ts', import.meta.url).pathname
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
  expect(usePartsInPage()).toMatchObject({
    api: { compressed },
    again: { compressed },
    onWorkers: ['utils.compress_zstd'],
    machine: base64(compressZstdStream(content)),
  })
})

test('the code that checks logins is loaded when a contract needs it', () => {
  const { exitCode } = runCode('c731', { stack: [EMPTY_CELL, EMPTY_CELL] })
  expect(usePartsInPage()).toMatchObject({ early: { name: 'WorkLimitReached' }, later: exitCode })
})

test('where WebAssembly is not allowed, the error says what the page has to allow', () => {
  const error = { name: 'ClientError', code: 38, message: expect.stringContaining("'wasm-unsafe-eval'") }
  expect(usePartsInPage('withoutWebAssembly')).toMatchObject({
    api: error,
    again: error,
    machine: { name: 'WebAssemblyRefused' },
  })
})
