/** Parameters of a call against their shape; the same on the main thread and on others, down to the text of the error. */
import { InvalidParams } from '../errors/client.ts'
import type { FunctionDefinition } from './functions.ts'
import { describeProblem, type Problem, validate } from './validation.ts'

/** The parameters as the function works with them. Throws InvalidParams (23). */
export function readParams(definition: FunctionDefinition, params: unknown): unknown {
  if (definition.params.kind === 'nothing') return {}
  const result = validate(definition.params, params ?? {})
  if (result.ok) return result.value
  throw invalidParams(result.problems)
}

/** Types for which a helper of the bindings makes values. Source: modules 1.4. */
const typesWithHelpers = ['Abi', 'Signer']

/** Maximum number of problems in one message, to keep it readable. */
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
