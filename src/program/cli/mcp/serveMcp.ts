/** The server of the Model Context Protocol on standard input and output. */

import { Readable } from 'node:stream'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  CompleteRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { AppRequest } from '../../../../rpc/client/Connection.ts'
import { buildInfo } from '../../../config/buildInfo.ts'
import type { ModuleDefinition } from '../../../schema/functions.ts'
import { loadModules } from '../../../schema/modules.ts'
import { printable } from '../../common/printable.ts'
import { Confirmations } from '../../console/server/Confirmations.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { UsageError } from '../errors/UsageError.ts'
import { printNote } from '../output/standardError.ts'
import { takeStandardOutput } from '../output/standardOutput.ts'
import { endOnBugs } from '../services/beginService.ts'
import { asToolError } from '../session/asToolError.ts'
import type { Session } from '../session/Session.ts'
import { type Approval, Confirmer } from './Confirmer.ts'
import { commandTools } from './commandTools.ts'
import { functionTools } from './functionTools.ts'
import { failureOf, type McpTool, resultOf, type ToolCall } from './McpTool.ts'
import { completions, listResources, readResource, resourceTemplates } from './resources.ts'
import { StdioTransport } from './StdioTransport.ts'
import { sendTools } from './sendTools.ts'

const RESOURCE_NOT_FOUND = -32002
/** Maximum number of completions in an answer, fixed by the protocol. */
const MAX_COMPLETIONS = 100

const INSTRUCTIONS = `Tools of vendorclient, a client of TVM networks with Dapp IDs.
Accounts are referred to by a name from list_wallets, or as <dapp_id>::<account_id>. Amounts in results are in nano units unless they say tokens; 1 token is 10^9 nano. Integers above 2^53 are text or exact numerals.
Tools named module_function are functions of the library; prefer the other tools if one fits. Errors have code, message and remedy. Resources contain the documentation: read vendorclient://docs/sending-messages before sending anything, and vendorclient://error/<code> about an error.
Secret keys and seed phrases are neither accepted nor returned: do not ask the user for them.`

export async function serveMcp(session: Session): Promise<Outcome> {
  const output = takeStandardOutput()
  const input = takeStandardInput()
  endOnBugs()
  const modules = await loadModules((await session.program()).modules)
  const offered = chooseModules(modules, session.input.text('modules'))
  const sends = session.input.flag('allow-sending')
  const server = new Server(
    { name: 'vendorclient', title: 'vendorclient', version: buildInfo.version },
    { capabilities: { tools: {}, resources: {}, completions: {} }, instructions: INSTRUCTIONS },
  )
  const places = readPlace(session, sends)
  const confirmer = new Confirmer(server, session, places)
  if (sends) session.onAppRequest = (request) => answerApprover(confirmer, request)
  // With an invalid configuration, the program fails at the start, not at every call.
  await connect(session, sends)
  const tools = new Map(
    [
      ...(await commandTools(session)),
      ...(sends ? sendTools(session, confirmer) : []),
      ...functionTools(session, offered),
    ].map((tool) => [tool.definition.name, tool]),
  )
  // All calls that lost the connection share the new one.
  let reconnecting: Promise<void> | undefined
  const connectAgain = () => {
    reconnecting ??= session
      .reconnect()
      .then(() => connect(session, sends))
      .catch(() => {})
      .finally(() => {
        reconnecting = undefined
      })
    return reconnecting
  }
  answerTools(server, tools, connectAgain)
  answerResources(server, modules)
  const { place } = places
  const console =
    place instanceof Confirmations &&
    (await (await import('./startConfirmationConsole.ts')).startConfirmationConsole(session, place))
  try {
    await serveUntilEnd(server, new StdioTransport(input, output))
  } finally {
    if (console) await console.close()
  }
  // The last answers are written before the program ends.
  await new Promise((resolve) => output.write('', resolve))
  return { json: undefined, text: '' }
}

function answerTools(server: Server, tools: ReadonlyMap<string, McpTool>, connectAgain: () => Promise<void>): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: [...tools.values()].map(({ definition }) => definition),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const tool = tools.get(params.name)
    if (tool === undefined) {
      throw new McpError(ErrorCode.InvalidParams, `There is no tool ${JSON.stringify(params.name.slice(0, 64))}`)
    }
    const token = params._meta?.progressToken
    let count = 0
    const progress = (message: string) => {
      if (token === undefined || extra.signal.aborted) return
      const told = { progressToken: token, progress: ++count, message }
      extra.sendNotification({ method: 'notifications/progress', params: told }).catch(() => {})
    }
    return callTool(tool, params.arguments ?? {}, { signal: extra.signal, progress }, connectAgain)
  })
}

function answerResources(server: Server, modules: readonly ModuleDefinition[]): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: listResources(modules) }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [...resourceTemplates] }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    const content = await readResource(params.uri, modules)
    if (content !== undefined) return { contents: [content] }
    const details = { code: RESOURCE_NOT_FOUND, data: { uri: params.uri.slice(0, 200) } }
    throw Object.assign(new Error('There is no such resource'), details)
  })
  server.setRequestHandler(CompleteRequestSchema, ({ params: { ref, argument } }) => {
    const found = ref.type === 'ref/resource' ? completions(ref.uri, argument.value) : []
    const values = found.slice(0, MAX_COMPLETIONS)
    return { completion: { values, total: found.length, hasMore: found.length > values.length } }
  })
}

function chooseModules(modules: readonly ModuleDefinition[], named: string | undefined): readonly ModuleDefinition[] {
  if (named === undefined || named === 'all') return modules
  if (named === 'none') return []
  return named.split(',').map((name) => {
    const found = modules.find((module) => module.name === name.trim())
    if (found !== undefined) return found
    const names = modules.map((module) => module.name).join(', ')
    throw new UsageError(`--modules: there is no module "${name.trim().slice(0, 40)}"; expected ${names}, or none`)
  })
}

/** Where to ask for confirmation, and for how long. Throws UsageError for options that contradict each other. */
function readPlace({ input }: Session, sends: boolean) {
  const named = input.text('confirm') as 'client' | 'terminal' | 'console' | undefined
  if (named !== undefined && !sends) throw new UsageError('--confirm needs --allow-sending')
  if (input.flag('open') && named !== 'console') throw new UsageError('--open needs --confirm console')
  const limitMs = input.number('confirm-within')! * 1000
  return { place: named === 'console' ? new Confirmations() : named, limitMs }
}

/** Connects; a server that sends also registers as the approver of spending policies. */
async function connect(session: Session, sends: boolean): Promise<void> {
  if (sends) await session.call('policy.register_approver', { _call: { app_object: 'approver' } })
  else await session.call('client.version', {})
}

async function answerApprover(confirmer: Confirmer, { request_data }: AppRequest): Promise<unknown> {
  return { type: 'Approve', is_approved: await confirmer.approve(request_data as Approval) }
}

async function callTool(
  tool: McpTool,
  params: Readonly<Record<string, unknown>>,
  call: ToolCall,
  connectAgain: () => Promise<void>,
): Promise<CallToolResult> {
  try {
    return resultOf(await tool.run(params, call))
  } catch (error) {
    if (error instanceof UsageError) return failureOf(new ToolError(exitCodes.usage, error.message))
    const known = await asToolError(error, 'mcp')
    if (known === undefined) tellBug(tool, error)
    const { ConnectionLost } = await import('../../../../rpc/client/Connection.ts')
    if (error instanceof ConnectionLost) {
      await connectAgain()
      return failureOf(
        new ToolError(exitCodes.failure, error.message, { hint: 'Another connection was opened: try again.' }),
      )
    }
    return failureOf(known ?? new ToolError(exitCodes.failure, 'Internal error'))
  }
}

/** Prints where a bug occurred, but not its message, which could contain a parameter. */
function tellBug({ definition: { name } }: McpTool, error: unknown): void {
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at ')) : []
  printNote(`vendorclient mcp: internal error in ${name}\n${frames.join('\n')}`)
}

function serveUntilEnd(server: Server, transport: StdioTransport): Promise<void> {
  return new Promise((resolve, reject) => {
    server.onclose = resolve
    server.onerror = ({ message }) => printNote(`vendorclient mcp: ${printable(message.slice(0, 400))}`)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void server.close())
    server.connect(transport).catch(reject)
  })
}

/** Returns the real input. Other readers, such as a password prompt, get an ended stream from now on. */
function takeStandardInput(): Readable {
  const input = process.stdin
  const ended = Readable.from([])
  Object.defineProperty(process, 'stdin', { configurable: true, get: () => ended })
  return input
}
