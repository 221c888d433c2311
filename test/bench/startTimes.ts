/** Times of programs, measured from `spawn`. */
import { once } from 'node:events'
import { startProcess } from './startProcess.ts'

/** ms to the first answer of a daemon on stdio, with a new data folder. Throws when it is an error. */
export async function firstAnswerMs(beforeCommand: readonly string[], executable = process.execPath): Promise<number> {
  const start = performance.now()
  const process = startProcess([...beforeCommand, 'daemon', '--stdio', '--data', '{folder}/data'], executable)
  process.stdin.write('{"jsonrpc":"2.0","id":1,"method":"client.version"}\n')
  const [answer] = (await once(process.stdout, 'data')) as [Buffer]
  const elapsedMs = performance.now() - start
  if (!answer.toString().includes('"result"')) throw new Error(`The first answer is ${answer}`)
  await process.stop()
  return elapsedMs
}

/** ms to the exit of a program that exits by itself. */
export async function lifetimeMs(args: readonly string[], executable = process.execPath): Promise<number> {
  const start = performance.now()
  const process = startProcess(args, executable)
  await once(process.child, 'exit')
  const elapsedMs = performance.now() - start
  await process.stop()
  return elapsedMs
}
