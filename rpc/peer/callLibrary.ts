/** Calls of library functions on behalf of a connection. Source: daemon sections 2 to 4. */
import { Call } from '../../src/context/Call.ts'
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { type CallTurn, callFunction, callWithText, resultText } from '../../src/context/callFunction.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { UnreadableParams } from '../../src/schema/rawParams.ts'
import { unreadable } from '../protocol/messages.ts'
import type { ConnectionParts } from './ConnectionParts.ts'
import { LargeParams } from './LargeParams.ts'
import type { PacedInput } from './PacedInput.ts'
import type { RunningCall } from './RunningCall.ts'
import { mayChange } from './WriteOrder.ts'

/**
 * Calls a function in the client of the connection, which is opened if need be; returns JSON text. Throws, or rejects
 * with, the error that ended the call meanwhile, errors of the protocol and those of the library.
 */
export function callLibrary(
  definition: FunctionDefinition,
  params: unknown,
  running: RunningCall,
  connection: ConnectionParts,
): string | Promise<string> {
  // Functions that need no context run here: they have no parameters, or compute nothing that takes long.
  if (definition.contextFree) {
    return definition.isConstant ? constantText(definition) : callWithoutContext(definition, params)
  }
  const { context } = connection.state
  if (context !== undefined) return callIn(context, definition, params, running, connection)
  // The place is taken first, so that a call that arrives when the client is open cannot overtake this one.
  const turn = mayChange(definition) ? connection.writes.enter() : undefined
  return connection.state
    .openImplicitly()
    .then((opened) => inItsTurn(connection.input, () => callIn(opened, definition, params, running, connection, turn)))
    .finally(() => turn?.begun())
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
  { environment, host, sending, writes }: ConnectionParts,
  reserved?: CallTurn,
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
  const isLarge = params instanceof LargeParams
  const mustWait = mayChange(definition) && (isLarge || writes.waiting !== undefined)
  const turn = reserved ?? (mustWait ? writes.enter() : undefined)
  if (isLarge) return callLarge(definition, params, call, turn)
  const start = () => toText(definition, callFunction(definition, params, call))
  return turn === undefined ? start() : startInTurn(turn, running, start)
}

async function startInTurn<T>(turn: CallTurn, running: RunningCall, start: () => T): Promise<Awaited<T>> {
  try {
    await turn.ready
    if (running.ended !== undefined) throw running.ended
    const started = start()
    turn.begun()
    return await started
  } finally {
    turn.begun()
  }
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

/** Continues a call after a wait, immediately or in the next turn of its connection. */
function inItsTurn<T>(input: PacedInput, work: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    input.take(() => {
      input.goesOn()
      try {
        resolve(work())
      } catch (error) {
        reject(error)
      }
    })
  })
}
