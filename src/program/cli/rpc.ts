import { readFileSync } from 'node:fs'
import { text as readAll } from 'node:stream/consumers'
import { type Connection, ConnectionLost } from '../../../rpc/client/Connection.ts'
import { parseExactJson, stringifyExactJson } from '../../schema/numerals.ts'
import type { Program } from '../program.ts'
import { parseOptions } from './parseOptions.ts'
import { printText } from './printText.ts'
import type { Command } from './runCommand.ts'
import { UsageError } from './UsageError.ts'

const help = `Usage: vendorclient rpc <method> [<params>] [options]

Calls one function of the library and prints its result as JSON. It uses the daemon that serves the
data folder, or the library in this process when there is none.

<params> is a JSON object, "@file" for the content of a file, or "-" for standard input.

Options:
  --config <json>   Client configuration, JSON or @file, as in daemon.initialize.
  --data <folder>   Data folder. Default ~/.vendorclient
  --in-process      Do not look for a daemon.
  --set <section.field=value>
                    Any setting of the library in this process; may be repeated.
  --help            This text.

The answer is one line of JSON; on a terminal it is indented. Callbacks are not shown, and requests
to app objects are refused. An error is printed as {"error":{"code":…,"message":…,"data":…}}.

Exit codes: 0 answered, 1 the answer is an error or there is none, 2 usage or configuration,
4 data folder or storage.

Examples:
  vendorclient rpc client.version
  vendorclient rpc crypto.sha256 '{"data":"aGVsbG8="}'
  vendorclient rpc client.get_api_reference > api.json
`

export const rpcCommand: Command = {
  summary: 'Call one function and print the answer.',
  help,
  run: runRpc,
}

async function runRpc(args: readonly string[], program: Program): Promise<number> {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      data: { type: 'string' },
      'in-process': { type: 'boolean' },
      set: { type: 'string', multiple: true },
    },
  })
  const [method, paramsText, ...rest] = positionals
  if (method === undefined) throw new UsageError('the method is missing, client.version for example')
  if (rest.length > 0) throw new UsageError('too many arguments, quote the parameters: one JSON object')
  if (paramsText === '-' && values.config === '-') {
    throw new UsageError('standard input can be either the parameters or --config')
  }
  const params = await readJson(paramsText, 'the parameters')
  const config = await readJson(values.config, 'the value of --config')
  const [{ StartupError }, { ConnectionRefused }] = await Promise.all([
    import('../../../rpc/daemon/StartupError.ts'),
    import('../../../rpc/client/connectToDaemon.ts'),
  ])
  try {
    const settings = await readSettings(values)
    const { openConnection } = await import('./openConnection.ts')
    const { connection, close } = await openConnection(settings, program, { inProcess: values['in-process'] ?? false })
    try {
      return await callAndPrint(connection, method, params, config)
    } finally {
      await close()
    }
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof ConnectionRefused || error instanceof ConnectionLost)) {
      throw error
    }
    process.stderr.write(`vendorclient rpc: ${error.message}\n`)
    return error instanceof StartupError ? error.exitCode : 1
  }
}

async function callAndPrint(connection: Connection, method: string, params: unknown, config: unknown): Promise<number> {
  if (config !== undefined) {
    const initialized = await connection.call('daemon.initialize', { config })
    if ('error' in initialized) return await print(initialized)
  }
  const answer = await connection.call(method, params ?? {})
  return await print('error' in answer ? answer : answer.result, 'error' in answer ? 1 : 0)
}

async function print(value: unknown, exitCode = 1): Promise<number> {
  const text = stringifyExactJson(value)
  // Parsed again, because only JSON that came as text keeps its numerals when it is indented.
  const shown = process.stdout.isTTY ? JSON.stringify(parseExactJson(text), undefined, 2) : text
  await printText(`${shown}\n`)
  return exitCode
}

/** JSON from the command line, `@file` or `-`. Throws UsageError, without quoting the text, which may be secret. */
async function readJson(text: string | undefined, what: string): Promise<unknown> {
  if (text === undefined) return undefined
  const json = await readText(text, what)
  try {
    return parseExactJson(json)
  } catch {
    const hint = text === json ? ', quote it for the shell or use @file' : ''
    throw new UsageError(`${what} must be JSON${hint}`)
  }
}

async function readText(text: string, what: string): Promise<string> {
  try {
    if (text === '-') return await readAll(process.stdin)
    if (text.startsWith('@')) return readFileSync(text.slice(1), 'utf8')
    return text
  } catch (error) {
    throw new UsageError(`cannot read ${what}: ${(error as Error).message}`)
  }
}

async function readSettings(values: { readonly data?: string | undefined; readonly set?: string[] | undefined }) {
  const { loadSettings, setByText } = await import('../../../rpc/daemon/settings.ts')
  const options: Record<string, unknown> = {}
  for (const assignment of values.set ?? []) setByText(options, assignment)
  if (values.data !== undefined) setByText(options, `daemon.data_folder=${values.data}`)
  return loadSettings(options, { logLevel: 'warn' })
}
