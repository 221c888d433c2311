/** Calls a function: validates raw parameters, chooses the thread, and writes the result as JSON. */
import { WorkLimitReached, withWorkLimit } from '../core/work.ts'
import { CannotSerializeResult } from '../errors/client.ts'
import type { ComputeFunction, FunctionDefinition } from '../schema/functions.ts'
import { packJson, unpackJson } from '../schema/packedJson.ts'
import { rawParamsText, takeParams } from '../schema/rawParams.ts'
import { readParams } from '../schema/readParams.ts'
import { resultToJson, toWire } from '../schema/writing.ts'
import { withConfiguredRules } from './configuredRules.ts'
import { perContext } from './perContext.ts'
import { runOnWorkers } from './runOnWorkers.ts'
import type { CallScope } from './scopes.ts'

/** A result that is already JSON text because another thread computed it. */
class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Limit of the work of one call on the main thread, in units of `spendWork`: a few milliseconds. A longer computation
 * is aborted there and repeated on a worker thread.
 */
export const INLINE_WORK = 8000

/**
 * After a call that turned out to be long, this many calls of the same function go to a worker immediately, so that
 * little work is done twice.
 */
const CALLS_AFTER_LONG_ONE = 16

/**
 * Calls a function with parameters as they came from the host. Returns the result of the implementation, or JSON text.
 * Throws InvalidParams (23) and the errors of the function. `call` may be absent for functions without context.
 */
export function callFunction(definition: FunctionDefinition, params: unknown, call: CallScope | undefined): unknown {
  return callWith(definition, readParams(definition, params), call)
}

/** The place of a call among calls that must begin in order. */
export interface CallTurn {
  /** Settles when all calls that came before have begun. */
  readonly ready: Promise<void>
  /** Reports that the call has begun, or never will. */
  begun(): void
}

/**
 * As `callFunction`, with unparsed JSON text as parameters: a worker thread parses it, and computes the result if it
 * can. Otherwise, the function begins in its turn. Rejects with UnreadableParams for a text that is not JSON.
 */
export async function callWithText(
  definition: FunctionDefinition,
  json: string,
  call: CallScope,
  turn?: CallTurn,
): Promise<unknown> {
  const text = await runOnWorkers(call, {
    functionName: definition.name,
    paramsJson: rawParamsText(json),
    ...(definition.isUninterruptible === true && { isUninterruptible: true }),
  })
  const taken = takeParams(text)
  if (taken === undefined) return new JsonText(text)
  await turn?.ready
  call.signal.throwIfAborted()
  const result = callWith(definition, readParams(definition, taken.params), call)
  turn?.begun()
  return result
}

/** Calls a function with checked parameters. */
function callWith(definition: FunctionDefinition, checked: unknown, call: CallScope | undefined): unknown {
  const read = call === undefined ? checked : withConfiguredRules(definition, checked, call.config.abi.rules)
  if (definition.compute === undefined) return definition.run(call, read)
  if (call === undefined) return definition.compute(read, call)
  if (definition.complete === undefined) return compute(definition, read, call)
  const completed = definition.complete(read, call)
  return completed instanceof Promise
    ? completed.then((params) => compute(definition, params, call))
    : compute(definition, completed, call)
}

/** How many of the next calls go directly to a worker thread, by name of the function. */
const callsToMove = perContext(() => new Map<string, number>())

/** Share of the calling thread that calls with `inlineMs` may take over a longer time. */
const INLINE_SHARE = 0.5
/** Total time of calls with `inlineMs` that may arrive at once, in ms. */
const INLINE_BURST_MS = 10

/** Time that calls with `inlineMs` took on the calling thread, minus the allowance that has accrued since. */
const inlineTime = perContext(() => ({ usedMs: 0, atMs: 0 }))

/** Whether a call with `inlineMs` may run on the calling thread, which then counts it. */
function fitsInline(inlineMs: number, { context }: CallScope): boolean {
  const time = inlineTime(context)
  const nowMs = context.services.clock.elapsed()
  time.usedMs = Math.max(0, time.usedMs - (nowMs - time.atMs) * INLINE_SHARE)
  time.atMs = nowMs
  if (time.usedMs + inlineMs > INLINE_BURST_MS) return false
  time.usedMs += inlineMs
  return true
}

function compute(definition: ComputeFunction, read: unknown, call: CallScope): unknown {
  const toMove = callsToMove(call.context)
  const { name, inlineMs } = definition
  const count = toMove.get(name) ?? 0
  if (count > 0) toMove.set(name, count - 1)
  if (count > 0 || definition.heavy?.(read, call) === true) return computeElsewhere(definition, read, call)
  if (inlineMs !== undefined && !fitsInline(inlineMs, call)) {
    return computeElsewhere(definition, read, call, async () => {
      inlineTime(call.context).usedMs += inlineMs
      return resultToJson(definition.result, await definition.compute(read, call))
    })
  }
  try {
    return withWorkLimit(INLINE_WORK, () => definition.compute(read, call))
  } catch (error) {
    if (!(error instanceof WorkLimitReached)) throw error
    toMove.set(name, CALLS_AFTER_LONG_ONE)
    return computeElsewhere(definition, read, call)
  }
}

/** Computes on a worker thread, only from checked parameters. `here`: the same on this thread, for a function without `finish`. */
async function computeElsewhere(
  definition: ComputeFunction,
  read: unknown,
  call: CallScope,
  here?: () => Promise<string>,
): Promise<unknown> {
  const { finish, finishes } = definition
  const prepared = definition.prepare === undefined ? read : definition.prepare(read, call)
  // Parameters that need no waiting are passed on within this turn of the event loop.
  const ready = prepared instanceof Promise ? await prepared : prepared
  const { retry } = definition
  const work = (params: unknown): Promise<string> => computeOnWorker(definition, params, call, here)
  const text = await (retry === undefined
    ? work(ready)
    : computeAgain(work, ready, (error, params) => retry(error, params, call)))
  return finish === undefined || finishes?.(read) === false ? new JsonText(text) : finish(unpackJson(text), read, call)
}

/** Result of a function as text, packed if the function has a step `finish`. `ready` must not depend on the context. */
export function computeOnWorker(
  definition: ComputeFunction,
  ready: unknown,
  call: Pick<CallScope, 'context' | 'signal'>,
  here?: () => Promise<string>,
): Promise<string> {
  const { isUninterruptible } = definition
  const costMs = definition.costMs?.(ready)
  return runOnWorkers(call, {
    functionName: definition.name,
    paramsJson: packParams(definition, ready),
    ...(isUninterruptible === true && { isUninterruptible }),
    ...(costMs !== undefined && { costMs }),
    ...(here !== undefined && { computeHere: here }),
  })
}

/** Repeats the computation until no parameter is missing. */
async function computeAgain(
  work: (params: unknown) => Promise<string>,
  first: unknown,
  retry: (error: unknown, params: unknown) => Promise<unknown> | undefined,
): Promise<string> {
  for (let params = first; ; ) {
    try {
      return await work(params)
    } catch (error) {
      const more = retry(error, params)
      if (more === undefined) throw error
      params = await more
    }
  }
}

function packParams({ params }: FunctionDefinition, ready: unknown): string {
  return params.kind === 'nothing' ? '{}' : packJson(toWire(params, ready))
}

/** The result as JSON text. Throws CannotSerializeResult (18). */
export function resultText(definition: FunctionDefinition, result: unknown): string {
  if (result instanceof JsonText) return result.text
  try {
    return resultToJson(definition.result, result)
  } catch (cause) {
    throw CannotSerializeResult.error(`The result of ${definition.name} has no JSON form`, {}, cause)
  }
}

/** The result as a value, for callers in the same process. */
export function resultValue(result: unknown): unknown {
  return result instanceof JsonText ? unpackJson(result.text) : result
}
