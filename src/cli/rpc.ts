import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Connection } from '../../rpc/client/Connection.ts'
import type { Program } from '../program.ts'
import { parseExactJson, stringifyExactJson } from '../schema/numerals.ts'
import { type Command, UsageError } from './runCommand.ts'

const help = `Usage: vendorclient rpc <method> [<params>] [options]

Calls one function of the library and prints its result as JSON. It uses the daemon that serves the
data folder, or the library in this process when there is none.

<params> is a JSON object, "@file" for the content of a file, or "-" for standard input.

Options:
  --config <json>   Client configuration, JSON or @file, as in daemon.initialize.
  --data <folder>   Data folder. Default ~/.vendorclient
  --in-process      Do not look for a daemon.
  --set <section.field=value>
                    Any setting of the daemon; may be repeated.

An error is printed as {"error":{"code":…,"message":…,"data":…}}, and the exit code is 1.

Examples:
  vendorclient rpc client.version
  vendorclient rpc crypto.sha256 '{"data":"aGVsbG8="}'
`

export const rpcCommand: Command = {
  summary: 'Call one function and print the answer.',
  help,
  run: runRpc,
}

async function runRpc(args: readonly string[], program: Program): Promise<number> {
  const { values, positionals } = parseArgs({
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
  const params = readJson(paramsText, 'parameters')
  const config = readJson(values.config, '--config')
  const { StartupError } = await import('../../rpc/daemon/StartupError.ts')
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
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`vendorclient rpc: ${error.message}\n`)
    return error.exitCode
  }
}

async function callAndPrint(connection: Connection, method: string, params: unknown, config: unknown): Promise<number> {
  if (config !== undefined) {
    const initialized = await connection.call('daemon.initialize', { config })
    if ('error' in initialized) return print(initialized)
  }
  const answer = await connection.call(method, params ?? {})
  return print('error' in answer ? answer : answer.result, 'error' in answer ? 1 : 0)
}

function print(value: unknown, exitCode = 1): number {
  const text = stringifyExactJson(value)
  process.stdout.write(`${process.stdout.isTTY ? JSON.stringify(JSON.parse(text), null, 2) : text}\n`)
  return exitCode
}

function readJson(text: string | undefined, what: string): unknown {
  if (text === undefined) return undefined
  let json = text
  try {
    if (text === '-') json = readFileSync(0, 'utf8')
    else if (text.startsWith('@')) json = readFileSync(text.slice(1), 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read the ${what}: ${(error as Error).message}`)
  }
  try {
    return parseExactJson(json)
  } catch (error) {
    throw new UsageError(`the ${what} are not valid JSON: ${(error as Error).message.slice(0, 120)}`)
  }
}

async function readSettings(values: { readonly data?: string | undefined; readonly set?: string[] | undefined }) {
  const { loadSettings, setByText } = await import('../../rpc/daemon/settings.ts')
  const options: Record<string, unknown> = {}
  for (const assignment of values.set ?? []) setByText(options, assignment)
  if (values.data !== undefined) setByText(options, `daemon.data_folder=${values.data}`)
  return loadSettings(options, { logLevel: 'error' })
}
