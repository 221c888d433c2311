/**
 * The same session with the bindings of Python and TypeScript, of this version or an earlier one: functions, an error, an app object,
 * exact integers. The program is the first argument; it prints what it saw.
 */

/** Expected output of a session with a daemon of this version. */
export function expectedOf(version: string) {
  return {
    protocol: 1,
    version,
    hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
    code: 23,
    signature: 'ab'.repeat(64),
    asked: 2,
    integer: '18446744073709551615',
  }
}

export const pythonSession = `
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

export const typescriptSession = `
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
