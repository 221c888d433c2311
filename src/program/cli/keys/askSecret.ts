/** Asks for a secret on the terminal without showing it, or takes one line of standard input when that is a pipe. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

export async function askSecret(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY === true })
  // Only now the terminal has stopped to echo what is typed.
  if (process.stdin.isTTY) process.stderr.write(question)
  try {
    const lines = reader[Symbol.asyncIterator]()
    const { value } = await lines.next()
    return value ?? ''
  } finally {
    reader.close()
    if (process.stdin.isTTY) process.stderr.write('\n')
  }
}

/** Asks a question that is answered with y or n; anything else is no. `undefined` when nobody can be asked. */
export async function confirm(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await reader.question(`${question} [y/N] `)).trim())
  } finally {
    reader.close()
  }
}
