/** Calls of library functions on behalf of a connection. Source: daemon sections 2 to 4. */
import { Call } from '../../src/context/Call.ts'
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { type CallTurn, callFunction, callWithText, resultText } from '../../src/context/callFunction.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { UnreadableParams } from '../../src/schema/rawParams.ts'
import type { ConnectionParts } from './ConnectionParts.ts'
import { inItsTurn } from './inItsTurn.ts'
import { LargeParams } from './LargeParams.ts'
import type { RunningCall } from './RunningCall.ts'
import { unreadable } from './refusals.ts'
import { writeOrderOf } from './WriteOrder.ts'

/**
 * Calls a function in the client of the connection, which is opened if need be; returns JSON text. Throws, or rejects with,
 * what ended the call meanwhile, errors of the protocol and those of the library.
 */
export function callLibrary(
  definition: FunctionDefinition,
  params: unknown,
  running: RunningCall,
  connection: ConnectionParts,
): string | Promise<string> {
  // What needs no context takes no parameters, and one that takes some computes nothing.
  if (definition.contextFree) {
    return definition.isConstant ? constantText(definition) : callWithoutContext(definition, params)
  }
  const { context } = connection.state
  if (context !== undefined) return callIn(context, definition, params, running, connection)
  return connection.state
    .openImplicitly()
    .then((opened) => inItsTurn(connection.input, () => callIn(opened, definition, params, running, connection)))
}

const constantTexts = new WeakMap<FunctionDefinition, string | Promise<string>>()

function constantText(definition: FunctionDefinition): string | Promise<string> {
  let text = constantTexts.get(definition)
  if (text === undefined) {
    text = callWithoutContext(definition, {})
    constantTexts.set(definition, text)
  }
  return text
}

function callWithoutContext(definition: FunctionDefinition, params: unknown): string | Promise<string> {
  return toText(definition, callFunction(definition, params instanceof LargeParams ? {} : params, undefined))
}

function callIn(
  context: ClientContext,
  definition: FunctionDefinition,
  params: unknown,
  running: RunningCall,
  { environment, host, sending }: ConnectionParts,
): string | Promise<string> {
  if (running.ended !== undefined) throw running.ended
  const { options } = running
  const registration = host.register(definition, options, context.appRequests)
  const call = new Call(context, {
    ...registration,
    appRequestTimeoutMs: options.app_request_timeout_ms ?? environment.limits.app_request_ms,
    askToSend: sending.askerFor(running.id),
  })
  running.call = call
  running.release = (isFailed) => {
    if (isFailed) call.abort(new Error('The call failed'))
    host.release(registration, definition.callback?.lifetime, isFailed)
  }
  const order = writeOrderOf(context, definition)
  if (params instanceof LargeParams) return callLarge(definition, params, call, order?.enter())
  const start = () => toText(definition, callFunction(definition, params, call))
  return order?.waiting === undefined ? start() : startAfter(order.waiting, running, start)
}

async function startAfter<T>(others: Promise<void>, running: RunningCall, start: () => T): Promise<Awaited<T>> {
  await others
  if (running.ended !== undefined) throw running.ended
  return await start()
}

async function callLarge(
  definition: FunctionDefinition,
  params: LargeParams,
  call: Call,
  turn: CallTurn | undefined,
): Promise<string> {
  try {
    return resultText(definition, await callWithText(definition, params.json, call, turn))
  } catch (error) {
    if (!(error instanceof UnreadableParams)) throw error
    params.isUnreadable = true
    throw unreadable()
  } finally {
    turn?.begun()
  }
}

function toText(definition: FunctionDefinition, result: unknown): string | Promise<string> {
  return result instanceof Promise
    ? result.then((value) => resultText(definition, value))
    : resultText(definition, result)
}
