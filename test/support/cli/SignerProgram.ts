import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Tool } from './Tool.ts'

/** What the program does instead of signing; a missing file `behaviour` means that it signs. */
function sourceOf(publicKey: string, pkcs8: string): string {
  return `
import { createPrivateKey, sign } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
const folder = import.meta.dirname
const request = JSON.parse(readFileSync(0, 'utf8'))
appendFileSync(folder + '/requests', JSON.stringify(request) + '\\n')
const behaviour = existsSync(folder + '/behaviour') ? readFileSync(folder + '/behaviour', 'utf8') : 'signs'
function answer(document) {
  process.stdout.write(JSON.stringify(document) + '\\n')
}
if (request.type === 'get_public_key') answer({ public_key: '${publicKey}' })
else if (behaviour === 'refuses') answer({ refused: 'declined on the device' })
else if (behaviour === 'dies') process.exit(3)
else if (behaviour === 'is killed') process.kill(process.pid, 'SIGKILL')
else if (behaviour === 'says nothing') answer('yes')
else if (behaviour === 'floods') process.stdout.write('x'.repeat(200000))
else if (behaviour === 'waits') setTimeout(() => {}, 60000)
else {
  process.stderr.write('Look at the device\\n')
  const key = createPrivateKey({ key: Buffer.from('${pkcs8}', 'hex'), format: 'der', type: 'pkcs8' })
  const signature = sign(null, Buffer.from(request.unsigned, 'base64'), key)
  if (behaviour === 'signs wrongly') signature[0] ^= 1
  answer({ signature: signature.toString('hex') })
}
`
}

export type SignerBehaviour =
  | 'signs'
  | 'refuses'
  | 'dies'
  | 'is killed'
  | 'says nothing'
  | 'floods'
  | 'waits'
  | 'signs wrongly'

// biome-ignore lint/suspicious/noExplicitAny: tests look into requests of every shape
type Request = any

/** A real program for `--signer exec:`, in the folder of a tool. */
export class SignerProgram {
  /** 64 hex digits; each program has its own key. */
  readonly publicKey: string
  readonly #tool: Tool

  constructor(tool: Tool) {
    this.#tool = tool
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    this.publicKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
    const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('hex')
    writeFileSync(tool.path('signer.mjs'), sourceOf(this.publicKey, pkcs8))
    writeFileSync(tool.path('signer'), `#!/bin/sh\nexec "${process.execPath}" "${tool.path('signer.mjs')}"\n`, {
      mode: 0o755,
    })
  }

  /** Value of `--signer`. */
  get option(): string {
    return `exec:${this.#tool.path('signer')}`
  }

  behave(behaviour: SignerBehaviour): void {
    this.#tool.write('behaviour', behaviour)
  }

  /** Requests so far. */
  get requests(): readonly Request[] {
    const file = this.#tool.path('requests')
    if (!existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => JSON.parse(line))
  }

  get signatures(): readonly Request[] {
    return this.requests.filter(({ type }) => type === 'sign')
  }
}
