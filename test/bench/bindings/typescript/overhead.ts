/** Time per call of the TypeScript binding and of bare pipes. See ../README.md. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { spawnClient } from '../../../../bindings/typescript/node/index.ts'

const [program, folder, rounds, calls] = process.argv.slice(2) as [string, string, string, string]
const request = '{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}\n'

const client = await spawnClient({ program, dataFolder: join(folder, 'binding') })
const child = spawn(process.execPath, [program, 'daemon', '--stdio', '--data', join(folder, 'pipe')], {
  stdio: ['pipe', 'pipe', 'inherit'],
})

let answered: () => void = () => {}
child.stdout.on('data', (chunk: Buffer) => {
  if (chunk.at(-1) === 0x0a) answered()
})
function exchange(): Promise<void> {
  return new Promise((resolve) => {
    answered = resolve
    child.stdin.write(request)
  })
}

async function microseconds(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < Number(calls); index++) await call()
  return ((performance.now() - start) * 1000) / Number(calls)
}

const binding: number[] = []
const pipe: number[] = []
for (let round = 0; round <= Number(rounds); round++) {
  binding.push(await microseconds(() => client.crypto.sha256({ data: 'aGVsbG8=' })))
  pipe.push(await microseconds(exchange))
}
console.log(JSON.stringify({ binding: binding.slice(1), pipe: pipe.slice(1) }))
child.stdin.end()
await Promise.all([client.close(), once(child, 'exit')])
