/** Runs a program that is one executable file, with its own home and nothing of this machine's environment. */
import { spawn } from 'node:child_process'

export interface ExecutableRun {
  readonly executable: string
  readonly home: string
  readonly args: readonly string[]
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Returns standard output. Fails with standard error when the exit code is not 0. */
export function runExecutable({ executable, home, args, input = '', env = {} }: ExecutableRun): Promise<string> {
  const child = spawn(executable, args, { cwd: home, env: { HOME: home, ...env } })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  // If a program exits before it has read everything, its exit code shows that.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0 && errors === '') resolve(output)
      else reject(new Error(`${executable} ended with ${code}: ${errors}`))
    })
  })
}

/** Sends calls to a daemon on its standard input, ends the input, and returns the results in the order of the calls. */
export async function callExecutable(
  run: Omit<ExecutableRun, 'args' | 'input'>,
  calls: readonly (readonly [method: string, params?: object])[],
): Promise<unknown[]> {
  const requests = calls.map(([method, params], id) => JSON.stringify({ jsonrpc: '2.0', id, method, params }))
  const output = await runExecutable({ ...run, args: ['daemon', '--stdio'], input: `${requests.join('\n')}\n` })
  const answers = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id?: number; result?: unknown; error?: { message: string } })
  return calls.map(([method], id) => {
    const answer = answers.find((candidate) => candidate.id === id)
    if (answer?.error !== undefined) throw new Error(`${method} failed: ${answer.error.message}`)
    if (answer === undefined) throw new Error(`${method} was not answered`)
    return answer.result
  })
}
