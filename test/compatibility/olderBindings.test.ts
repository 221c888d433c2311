/** Bindings that earlier versions shipped, as they were, with the daemon of this version. */
import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { suitePrograms } from '../support/suitePrograms.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { environmentOutsideOfTests } from '../support/typescriptSuite.ts'

const fixtures = join(import.meta.dirname, '../fixtures')
const versions = readdirSync(fixtures).flatMap((name) => /^version-(\d+\.\d+\.\d+)$/.exec(name)?.[1] ?? [])
const hasPython = spawnSync('python3', ['--version']).status === 0
const run = promisify(execFile)

/** What a session with each of the bindings has to say. */
const expected = {
  protocol: 1,
  version: buildInfo.version,
  hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  code: 23,
  signature: 'ab'.repeat(64),
  asked: 2,
  integer: '18446744073709551615',
}

const python = `
import json, sys
from vendorclient import Client, ClientError, crypto

class Vault(crypto.AppSigningBox):
    def get_public_key(self):
        return crypto.ResultOfAppSigningBox.GetPublicKey(public_key="cd" * 32)
    def sign(self, unsigned):
        return crypto.ResultOfAppSigningBox.Sign(signature="ab" * 64)

with Client.start(program=sys.argv[1], data_folder="data") as client:
    try:
        client.call("crypto.sha256", {"data": 1})
    except ClientError as error:
        code = error.code
    box = client.crypto.register_signing_box(Vault())
    asked = [client.crypto.signing_box_get_public_key(handle=box.handle) for _ in range(2)]
    print(json.dumps({
        "protocol": client.info.protocol,
        "version": client.client.version().version,
        "hash": client.crypto.sha256(data="aGVsbG8=").hash,
        "code": code,
        "signature": client.crypto.signing_box_sign(signing_box=box.handle, unsigned="aGVsbG8=").signature,
        "asked": len(asked),
        "integer": str(client.call("test.echo", {"value": 2**64 - 1})["value"]),
    }))
`

const typescript = `
const { spawnClient } = require('./index.js')
async function main() {
  const client = await spawnClient({ program: process.argv[2], dataFolder: 'data' })
  const code = await client.call('crypto.sha256', { data: 1 }).catch((error) => error.code)
  const { handle } = await client.crypto.registerSigningBox({
    getPublicKey: () => ({ public_key: 'cd'.repeat(32) }),
    sign: () => ({ signature: 'ab'.repeat(64) }),
  })
  const asked = [await client.crypto.signingBoxGetPublicKey({ handle }), await client.crypto.signingBoxGetPublicKey({ handle })]
  console.log(JSON.stringify({
    protocol: client.info.protocol,
    version: (await client.client.version()).version,
    hash: (await client.crypto.sha256({ data: 'aGVsbG8=' })).hash,
    code,
    signature: (await client.crypto.signingBoxSign({ signing_box: handle, unsigned: 'aGVsbG8=' })).signature,
    asked: asked.length,
    integer: String((await client.call('test.echo', { value: 2n ** 64n - 1n })).value),
  }))
  await client.close()
}
main()
`

describe.each(suitePrograms)('$name', ({ testProgram }) => {
  test.skipIf(!hasPython).each(versions)(
    `answers the Python binding of version %s${hasPython ? '' : ' (skipped: there is no python3)'}`,
    async (version) => {
      const folder = temporaryFolder()
      const wheel = join(fixtures, `version-${version}/bindings/vendorclient-${version}-py3-none-any.whl`)
      const env = { ...environmentOutsideOfTests(), PYTHONPATH: wheel, PATH: pathWithNode() }
      const { stdout } = await run('python3', ['-c', python, testProgram], { cwd: folder, env })
      expect(JSON.parse(stdout)).toEqual(expected)
    },
  )

  test.each(versions)('answers the TypeScript binding of version %s', async (version) => {
    const folder = temporaryFolder()
    const packed = readFileSync(join(fixtures, `version-${version}/bindings/typescript.js.gz`))
    writeFileSync(join(folder, 'index.js'), gunzipSync(packed))
    writeFileSync(join(folder, 'main.js'), typescript)
    const env = environmentOutsideOfTests()
    const { stdout } = await run(process.execPath, ['main.js', testProgram], { cwd: folder, env })
    expect(JSON.parse(stdout)).toEqual(expected)
  })
})

/** A program that is a script is run with `node`. */
function pathWithNode(): string {
  return `${join(process.execPath, '..')}:${process.env['PATH']}`
}
