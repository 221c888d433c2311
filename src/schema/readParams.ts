/** Validates parameters of functions, methods of the daemon and controls of the node against their shapes. */
import { InvalidParams } from '../errors/client.ts'
import type { MethodDefinition } from './methods.ts'
import { describeProblem, type Problem, validate } from './validation.ts'

/** Makes the error that the caller gets; `first` is the first of the problems that the message lists. */
type Refuse = (message: string, first: Problem, problems: readonly Problem[]) => Error

/** The validated parameters. Throws the error of `refuse`; by default InvalidParams (23). */
export function readParams(
  { params }: Pick<MethodDefinition, 'params'>,
  given: unknown,
  refuse: Refuse = invalidParams,
): unknown {
  if (params.kind === 'nothing') return {}
  const result = validate(params, given ?? {})
  if (result.ok) return result.value
  const { problems } = result
  const told = problems.slice(0, MAX_TOLD_PROBLEMS).map((problem) => describeProblem(problem))
  if (problems.length > told.length) told.push('and more')
  throw refuse(`Invalid parameters: ${told.join('; ')}`, problems[0]!, problems)
}

/** Types for which a helper of the bindings makes values. Source: modules 1.4. */
const typesWithHelpers = ['Abi', 'Signer']

/** Maximum number of problems in one message, to keep it readable. */
const MAX_TOLD_PROBLEMS = 5

function invalidParams(message: string, { path, expected, received }: Problem, problems: readonly Problem[]): Error {
  const helpers = typesWithHelpers.filter((name) => problems.some(({ type }) => type === name))
  return InvalidParams.error(message, {
    ...{ path, expected, received },
    ...(helpers.length > 0 ? { suggest_use_helper_for: helpers } : {}),
  })
}
