import type { Connection } from '../../../../rpc/client/Connection.ts'
import { loadSettings } from '../../../../rpc/settings/loadSettings.ts'
import { escapedJson } from '../../../schema/escapedJson.ts'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { parseArgumentJson, readTextArgument } from '../arguments/readInput.ts'
import type { ServiceStart } from '../definition/Command.ts'
import { dataOption } from '../definition/serviceOptions.ts'
import { ToolError } from '../errors/ToolError.ts'
import { UsageError } from '../errors/UsageError.ts'
import { prettyJson } from '../output/prettyJson.ts'
import { printOutcome } from '../output/printOutcome.ts'
import { printText } from '../output/standardOutput.ts'
import { openConnection } from '../session/openConnection.ts'
import { settingValues } from './settingValues.ts'

type Answer = Awaited<ReturnType<Connection['call']>>

/** Calls one function of the library and prints the answer. Returns the exit code. */
export async function callMethod({ parse, program }: ServiceStart): Promise<number> {
  const input = parse()
  const [method, paramsText] = input.args
  const configText = input.text('config')
  if (paramsText === '-' && configText === '-') {
    throw new UsageError('standard input can be used for either the parameters or --config, not both')
  }
  const params = await readJson(paramsText, 'the parameters')
  const config = await readJson(configText, 'the value of --config')
  const settings = loadSettings({ options: settingValues(input, [dataOption]), logLevel: 'warn' })
  const { connection, close } = await openConnection(settings, await program(), {
    inProcess: input.flag('in-process'),
  })
  try {
    const answer = await call(connection, method!, params, config)
    return input.flag('json') ? await printDocument(answer) : await printAnswer(answer)
  } finally {
    await close()
  }
}

async function call(connection: Connection, method: string, params: unknown, config: unknown): Promise<Answer> {
  if (config !== undefined) {
    const initialized = await connection.call('daemon.initialize', { config })
    if ('error' in initialized) return initialized
  }
  return connection.call(method, params ?? {})
}

async function printAnswer(answer: Answer): Promise<number> {
  const isError = 'error' in answer
  const shown = isError ? answer : answer.result
  await printText(`${process.stdout.isTTY ? escapedJson(prettyJson(shown)) : escapedJson(stringifyExactJson(shown))}\n`)
  return isError ? 1 : 0
}

function printDocument(answer: Answer): Promise<number> {
  if (!('error' in answer))
    return printOutcome({ json: { result: answer.result }, text: '' }, { isJson: true, selection: undefined })
  const { code, message, data } = answer.error
  throw new ToolError(1, message, { code, data })
}

/** JSON from the command line, `@file` or `-`. Throws UsageError, without quoting the text, which may be secret. */
async function readJson(text: string | undefined, what: string): Promise<unknown> {
  if (text === undefined) return undefined
  const json = await readTextArgument(text, what)
  try {
    return await parseArgumentJson(json, what)
  } catch (error) {
    if (error instanceof ToolError) throw error
    const hint = text === json ? ', quote it for the shell or use @file' : ''
    throw new UsageError(`${what} must be JSON${hint}`)
  }
}
