import { Console } from 'node:console'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type REPLServer, start } from 'node:repl'
import { PassThrough, Writable } from 'node:stream'
import { inspect } from 'node:util'
import { createFolder } from '../../../../storage/createFolder.ts'
import { terminalText } from '../../common/printable.ts'
import { decodedText } from '../arguments/inputText.ts'
import type { Outcome } from '../definition/Command.ts'
import { ToolError } from '../errors/ToolError.ts'
import { isColoured } from '../output/paint.ts'
import type { Session } from '../session/Session.ts'
import { inspectedText } from './inspectedText.ts'
import { type ScriptObjects, scriptObjects } from './ScriptObjects.ts'

type Evaluate = REPLServer['eval']

/** Time for a stopped command to report its progress, in ms. */
const TELL_AFTER_MS = 200

/** Runs until the end of the input. */
export async function runRepl(session: Session): Promise<Outcome> {
  let evaluation = new AbortController()
  const objects = await scriptObjects(session, () => ({
    signal: evaluation.signal,
    // Prints lines for people; the value of the call is the list of documents.
    onAnswer: (_json, text) => process.stdout.write(terminalText(`${text}\n`)),
  }))
  session.progress.end()
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  if (isTerminal) {
    const names = Object.keys(objects.contracts)
    process.stdout.write(
      `Objects: client, contracts${names.length === 0 ? '' : ` (${names.join(', ')})`}, contract(), tool(), tokens(); .help\n`,
    )
  }
  const useColors = isTerminal && isColoured(process.stdout)
  const lines = new PassThrough()
  const server = start({
    input: isTerminal ? process.stdin : lines,
    output: process.stdout,
    prompt: isTerminal ? '> ' : '',
    terminal: isTerminal,
    useColors,
    useGlobal: false,
    // Otherwise Ctrl-C would wait for the end of an `await`.
    breakEvalOnSigint: isTerminal,
    // Node.js would write the text unescaped.
    preview: false,
    writer: (value: unknown) =>
      value instanceof ToolError ? terminalText(describe(value)) : inspectedText(value, useColors),
  })
  Object.assign(server.context, objects, { console: terminalConsole() })
  describeInHelp(server, objects)
  awaitResults(server, () => {
    evaluation = new AbortController()
    return evaluation
  })
  if (isTerminal && !session.input.flag('no-history')) await keepHistory(server, session.dataFolder)
  const ended = new Promise<void>((resolve) => server.once('exit', resolve))
  if (!isTerminal) await Promise.race([feedLines(server, lines), ended])
  await ended
  return { json: undefined, text: '' }
}

/** `.help` first describes the objects, which Node.js does not know. */
function describeInHelp(server: REPLServer, { contracts }: ScriptObjects): void {
  const listCommands = server.commands['help']?.action
  const names = Object.keys(contracts)
  const lines = [
    ['client', "functions of the library: await client.crypto.sha256({ data: 'aGk=' })"],
    ['contracts', `contracts of your aliases${names.length === 0 ? ' (none has an ABI)' : `: ${names.join(', ')}`}`],
    [
      'contract(address, { abi, keys })',
      'a contract: .run.getter(), .call.function({ argument }), .state(), .history(), .watch(), .events()',
    ],
    ['tool(...words)', "a command and its document: tool('account', 'wallet')"],
    ['tokens(amount)', "nanotokens: tokens('1.5') is '1500000000'"],
  ]
  server.defineCommand('help', {
    help: 'Describe the objects and these commands',
    action() {
      const width = Math.max(...lines.map(([name]) => name!.length))
      const text = lines.map(([name, meaning]) => `${name!.padEnd(width)}  ${meaning}`).join('\n')
      this.output.write(
        terminalText(`${text}\n\nPromises are awaited. Ctrl-C stops a running command, Ctrl-D ends.\n\n`),
      )
      if (listCommands === undefined) this.displayPrompt()
      else listCommands.call(this, '')
    },
  })
}

/**
 * In a REPL, results are awaited and shown. The first Ctrl-C stops the running commands, which then report how far
 * they came; the second one abandons the evaluation. The REPL continues.
 */
function awaitResults(server: REPLServer, begin: () => AbortController): void {
  const evaluate: Evaluate = server.eval
  const awaiting: Evaluate = function (this: REPLServer, command, context, file, finish) {
    const evaluation = begin()
    const listeners = server.rawListeners('SIGINT') as (() => void)[]
    let isOver = false
    const done: typeof finish = (error, result) => {
      if (isOver) return
      isOver = true
      server.removeListener('SIGINT', onInterrupt)
      for (const listener of listeners) server.on('SIGINT', listener)
      finish(error, result)
    }
    const onInterrupt = () => {
      if (!evaluation.signal.aborted) {
        evaluation.abort()
        setTimeout(() => isOver || server.output.write('(press Ctrl-C again to abandon it)\n'), TELL_AFTER_MS).unref()
        return
      }
      // The handlers of Node.js would abandon an `await`.
      for (const listener of listeners) listener.call(server)
      done(new Error('Interrupted by Ctrl-C'), undefined)
    }
    server.removeAllListeners('SIGINT').on('SIGINT', onInterrupt)
    evaluate.call(this, command, context, file, (error, result: unknown) => {
      if (error !== null || !isThenable(result)) done(error, result)
      else
        result.then(
          (value) => done(null, value),
          (reason: unknown) => done(shown(reason), undefined),
        )
    })
  }
  ;(server as { eval: Evaluate }).eval = awaiting
}

/** A console with escaped output: logged values come from servers and contracts, too. */
function terminalConsole(): Console {
  const toTerminal = (stream: NodeJS.WriteStream) =>
    new Writable({
      decodeStrings: false,
      write: (chunk: string | Buffer, _encoding, done) => void stream.write(terminalText(String(chunk)), () => done()),
    })
  return new Console({ stdout: toTerminal(process.stdout), stderr: toTerminal(process.stderr), colorMode: false })
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
}

/** Passes piped lines to the REPL one at a time, after each prompt: the REPL itself does not wait for promises. */
async function feedLines(server: REPLServer, input: PassThrough): Promise<void> {
  let tellPrompted: () => void = () => {}
  const display = server.displayPrompt.bind(server)
  server.displayPrompt = (keepsCursor) => {
    display(keepsCursor)
    tellPrompted()
  }
  for await (const line of createInterface({ input: process.stdin })) {
    const prompted = new Promise<void>((resolve) => {
      tellPrompted = resolve
    })
    input.write(`${decodedText(line, 'The input', 'text')}\n`)
    await prompted
  }
  input.end()
}

/** Errors of commands and of the library are shown without a stack, because their message is enough. */
function shown(reason: unknown): Error {
  if (!(reason instanceof Error)) return new Error(String(reason))
  if (reason instanceof ToolError) reason.stack = describe(reason)
  return reason
}

function describe({ message, details }: ToolError): string {
  const { code, hint, data } = details
  return [
    `${message}${code === undefined ? '' : ` (error ${code})`}`,
    ...(hint === undefined ? [] : [hint]),
    ...(data === undefined ? [] : [inspect(data, { depth: 8 })]),
  ].join('\n')
}

function keepHistory(server: REPLServer, dataFolder: string): Promise<void> {
  createFolder(dataFolder, 0o700)
  return new Promise((resolve) => {
    server.setupHistory(join(dataFolder, 'repl_history'), (error) => {
      if (error !== null) process.stderr.write(`The history cannot be saved: ${error.message}\n`)
      resolve()
    })
  })
}
