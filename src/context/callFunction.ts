/** From a function definition and raw parameters to a result: validation, threads, JSON. */
import { CannotSerializeResult, InvalidParams } from '../errors/client.ts'
import type { FunctionDefinition } from '../schema/functions.ts'
import { parseExactJson } from '../schema/numerals.ts'
import { describeProblem, type Problem, validate } from '../schema/validation.ts'
import { resultToJson } from '../schema/writing.ts'
import type { CallScope } from './scopes.ts'

/** A result that is JSON text already, because it was made on another thread. */
class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * Calls a function with parameters as they came from the host. The result is what the implementation gave, or text.
 * Throws InvalidParams (23) and the errors of the function. `call` may be absent for functions without context.
 */
export function callFunction(definition: FunctionDefinition, params: unknown, call: CallScope | undefined): unknown {
  const read = readParams(definition, params)
  if (definition.compute === undefined) return definition.run(call, read)
  if (call !== undefined && definition.heavy?.(read, call) === true) {
    const { context, signal } = call
    const prepared = definition.prepare === undefined ? read : definition.prepare(read, call)
    const { finish, finishes } = definition
    const compute = (ready: unknown) =>
      context.services.workers.compute({
        functionName: definition.name,
        paramsJson: resultToJson(definition.params, ready),
        configJson: context.configJson,
        signal,
        owner: context,
        ...(definition.isUninterruptible && { isUninterruptible: true }),
      })
    // What needs no waiting is handed over in this turn.
    return (prepared instanceof Promise ? prepared.then(compute) : compute(prepared)).then((text) =>
      finish === undefined || finishes?.(read) === false
        ? new JsonText(text)
        : finish(parseExactJson(text), read, call),
    )
  }
  return definition.compute(read, call)
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
  return result instanceof JsonText ? parseExactJson(result.text) : result
}

function readParams(definition: FunctionDefinition, params: unknown): unknown {
  if (definition.params.kind === 'nothing') return {}
  const result = validate(definition.params, params ?? {})
  if (result.ok) return result.value
  throw invalidParams(result.problems)
}

/** Types for which a helper of the bindings makes values. Source: modules 1.4. */
const typesWithHelpers = ['Abi', 'Signer']

/** So many problems are told at once; more would be a wall of text. */
const MAX_TOLD_PROBLEMS = 5

function invalidParams(problems: readonly Problem[]): Error {
  const first = problems[0]!
  const told = problems.slice(0, MAX_TOLD_PROBLEMS).map((problem) => describeProblem(problem))
  if (problems.length > told.length) told.push('and more')
  const helpers = typesWithHelpers.filter((name) => problems.some((problem) => problem.type === name))
  return InvalidParams.error(`Invalid parameters: ${told.join('; ')}`, {
    path: first.path,
    expected: first.expected,
    received: first.received,
    ...(helpers.length > 0 ? { suggest_use_helper_for: helpers } : {}),
  })
}
