/** Calls per second of one operation: through the daemon, and as plain function calls. */
import type { Server } from './startServers.ts'

export interface Request {
  readonly method: string
  readonly params: object
}

/**
 * Rate of calls that are all written at once, from prepared texts; several requests take turns. Throws unless every one
 * succeeded.
 */
export async function daemonCallRate(
  { connection }: Server,
  request: Request | readonly Request[],
  calls: number,
): Promise<number> {
  const requests = [request].flat()
  const texts = Array.from({ length: calls }, (_, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, ...requests[id % requests.length] }),
  )
  const encoded = connection.encode(texts)
  const start = performance.now()
  const answers = await connection.exchange(encoded, calls)
  const elapsedMs = performance.now() - start
  checkAnswers(answers)
  return calls / (elapsedMs / 1000)
}

/** Each call after the answer of the one before. Throws unless every one succeeded. */
export async function daemonSequentialRate({ connection }: Server, request: Request, calls: number): Promise<number> {
  const encoded = connection.encode([JSON.stringify({ jsonrpc: '2.0', id: 0, ...request })])
  const answers: Buffer[] = []
  const start = performance.now()
  for (let call = 0; call < calls; call++) answers.push(...(await connection.exchange(encoded, 1)))
  const elapsedMs = performance.now() - start
  checkAnswers(answers)
  return calls / (elapsedMs / 1000)
}

function checkAnswers(answers: readonly Buffer[]): void {
  const failed = answers.find((answer) => !answer.includes('"result":{'))
  if (failed !== undefined) throw new Error(`A call failed: ${failed}`)
}

/** One call after the other, inside of this process. */
export async function functionCallRate(work: () => unknown, calls: number): Promise<number> {
  const start = performance.now()
  for (let call = 0; call < calls; call++) {
    const result = work()
    if (result instanceof Promise) await result
  }
  return calls / ((performance.now() - start) / 1000)
}
