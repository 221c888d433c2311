import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { terminalText } from '../../common/printable.ts'
import { decodedText } from '../arguments/inputText.ts'

/**
 * Asks for a secret on the terminal without showing it, or takes one line of standard input when that is a pipe. Throws
 * ToolError (2) for input that is not UTF-8.
 */
export async function askSecret(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY === true })
  // From here on, the terminal no longer echoes input.
  if (process.stdin.isTTY) process.stderr.write(terminalText(question))
  try {
    return decodedText(await readLine(reader), 'The input', 'typed')
  } finally {
    reader.close()
    if (process.stdin.isTTY) process.stderr.write('\n')
  }
}

/**
 * Asks for one of several words. An unambiguous beginning is enough; any other answer selects the last word.
 * `undefined` without a terminal.
 */
export async function choose(question: string, words: readonly string[]): Promise<string | undefined> {
  const answer = await askOnTerminal(`${question} [${words.join('/')}] `)
  if (answer === undefined) return undefined
  const meant = words.filter((word) => answer !== '' && word.startsWith(answer.toLowerCase()))
  return meant.length === 1 ? meant[0] : words.at(-1)
}

/** Asks a question that is answered with y or n; anything else is no. `undefined` without a terminal. */
export async function confirm(question: string): Promise<boolean | undefined> {
  const answer = await askOnTerminal(`${question} [y/N] `)
  return answer === undefined ? undefined : /^y(es)?$/i.test(answer)
}

/** Whether a person can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true
}

async function askOnTerminal(question: string): Promise<string | undefined> {
  if (!canAsk()) return undefined
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  reader.setPrompt(terminalText(question))
  reader.prompt()
  try {
    return (await readLine(reader)).trim()
  } finally {
    reader.close()
  }
}

/** The next line; empty at the end of the input. Ctrl-C ends the program, as it does when no question is open. */
function readLine(reader: Interface): Promise<string> {
  return new Promise((resolve) => {
    reader.once('line', resolve)
    reader.once('close', () => resolve(''))
    reader.once('SIGINT', () => {
      // Restores the terminal.
      reader.pause()
      process.stderr.write('\n')
      process.kill(process.pid, 'SIGINT')
    })
  })
}
