/** Cost of calls of the TypeScript binding and of bare pipes. See ../README.md. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { spawnClient } from '../../../../bindings/typescript/node/index.ts'

const [program, folder, roundsText, callsText, kind] = process.argv.slice(2) as [string, string, string, string, string]
const rounds = Number(roundsText)
const calls = Number(callsText)
const isParallel = kind === 'parallel'
const request = '{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}\n'
const requests = request.repeat(calls)

const client = await spawnClient({ program, dataFolder: join(folder, 'binding') })
const child = spawn(process.execPath, [program, 'daemon', '--stdio', '--data', join(folder, 'pipe')], {
  stdio: ['pipe', 'pipe', 'inherit'],
})

let missing = 0
let answered: () => void = () => {}
child.stdout.on('data', (chunk: Buffer) => {
  for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) missing--
  if (missing === 0) answered()
})
function exchange(text: string, count: number): Promise<void> {
  return new Promise((resolve) => {
    missing = count
    answered = resolve
    child.stdin.write(text)
  })
}

function sha256(): Promise<unknown> {
  return client.crypto.sha256({ data: 'aGVsbG8=' })
}

async function usePipe(): Promise<void> {
  if (isParallel) await exchange(requests, calls)
  else for (let index = 0; index < calls; index++) await exchange(request, 1)
}

async function useBinding(): Promise<void> {
  if (isParallel) await Promise.all(Array.from({ length: calls }, sha256))
  else for (let index = 0; index < calls; index++) await sha256()
}

async function measure(use: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await use()
  const elapsedMs = performance.now() - start
  return isParallel ? (calls * 1000) / elapsedMs : (elapsedMs * 1000) / calls
}

const binding: number[] = []
const pipe: number[] = []
for (let round = 0; round <= rounds; round++) {
  binding.push(await measure(useBinding))
  pipe.push(await measure(usePipe))
}
console.log(JSON.stringify({ pipe: pipe.slice(1), binding: binding.slice(1) }))
child.stdin.end()
await Promise.all([client.close(), once(child, 'exit')])
