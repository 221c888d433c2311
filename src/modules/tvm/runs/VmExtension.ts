/**
 * Answers of the host to instructions that the machine cannot run by itself. A run on a worker thread cannot send a
 * request to the host: it ends with VmAnswerMissing, the thread that received the call requests the answer, and the run
 * is repeated with it. It is the same run, because everything that it depends on is in its parameters.
 */
import type { AppObject } from '../../../context/AppObject.ts'
import { defineHandle } from '../../../context/defineHandle.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { bytesToHex } from '../../../core/bytes/index.ts'
import type { VmEnvironment } from '../../../core/vm/index.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { VmAnswerMissing, VmExtensionNotRegistered } from '../../../errors/tvm.ts'
import { defineAppObject } from '../../../schema/functions.ts'
import { ParamsOfAppVmExtension, ResultOfAppVmExtension } from '../types.ts'
import type { ExecutionOptionsValue } from './surroundings.ts'

export const AppVmExtension = defineAppObject({
  name: 'AppVmExtension',
  summary: 'An extension of the virtual machine implemented by the application.',
  request: ParamsOfAppVmExtension,
  response: ResultOfAppVmExtension,
})

type Extension = AppObject<typeof ParamsOfAppVmExtension, typeof ResultOfAppVmExtension>

/** Extensions of a client. */
export const vmExtensions = defineHandle<Extension>('Extension', VmExtensionNotRegistered)

/** Maximum number of answers that one run may need; the run is repeated for each. */
const MOST_ANSWERS = 64

type Questions = Pick<ExecutionOptionsValue, 'vm_extension' | 'vm_answers'>

/**
 * Answers for a run; `undefined` if there are no answers and no application to ask. Throws VmAnswerMissing (417) in the
 * run if an answer is missing.
 */
export function extensionOf({ vm_extension, vm_answers }: Questions): VmEnvironment['extension'] {
  if (vm_extension === undefined && vm_answers === undefined) return undefined
  const known = new Map(vm_answers?.map((answer) => [keyOf(answer.instruction, answer.operands), answer.valid]))
  return (instruction, bytes) => {
    const operands = bytes.map(bytesToHex)
    const valid = known.get(keyOf(instruction, operands))
    if (valid !== undefined) return valid
    throw VmAnswerMissing.error(`${instruction} needs an answer that was not provided to the run`, {
      instruction,
      operands,
    })
  }
}

function keyOf(instruction: string, operands: readonly string[]): string {
  return [instruction, ...operands].join(' ').toLowerCase()
}

/** Parameters that all runs have in common. */
export interface RunParams {
  readonly execution_options: ExecutionOptionsValue
}

/**
 * Parameters of a run with the answer that it lacked; `undefined` for other errors and without an extension. Throws
 * VmExtensionNotRegistered (416), VmAnswerMissing (417) when there were too many answers, and the errors of a request
 * to the application (26, 29, 30, 31).
 */
export function withAnswer<P extends RunParams>(error: unknown, params: P, scope: CallScope): Promise<P> | undefined {
  const { execution_options: options } = params
  const handle = options.vm_extension
  if (!(error instanceof ClientError) || error.code !== VmAnswerMissing.code || handle === undefined) return undefined
  const answers = options.vm_answers ?? []
  if (answers.length >= MOST_ANSWERS) return undefined
  const { instruction, operands } = error.data as { instruction: string; operands: string[] }
  return vmExtensions
    .find(scope.context, handle)
    .request(scope, 'Verify', { instruction, operands })
    .then(({ valid }) => ({
      ...params,
      execution_options: { ...options, vm_answers: [...answers, { instruction, operands, valid }] },
    }))
}

/** Whether a run may have to be repeated. */
export function mayAsk({ execution_options: options }: RunParams): boolean {
  return options.vm_extension !== undefined
}
