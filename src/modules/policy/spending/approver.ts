/** The approver, and given approvals. */
import type { AppObject } from '../../../context/AppObject.ts'
import { perContext } from '../../../context/perContext.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { SpendingNotApproved } from '../../../errors/policy.ts'
import { defineAppObject } from '../../../schema/functions.ts'
import { ParamsOfAppApprover, ResultOfAppApprover } from '../types.ts'

export const AppApprover = defineAppObject({
  name: 'AppApprover',
  summary: 'Decides whether messages that need approval are signed and sent.',
  request: ParamsOfAppApprover,
  response: ResultOfAppApprover,
})

export type Approver = AppObject<typeof ParamsOfAppApprover, typeof ResultOfAppApprover>

const approverOf = perContext<{ object: Approver | undefined; readonly waiting: Set<() => void> }>(() => ({
  object: undefined,
  waiting: new Set(),
}))

/** Replaces the approver that was registered before. */
export function setApprover({ context }: CallScope, object: Approver): void {
  const state = approverOf(context)
  state.object?.close('removed')
  state.object = object
  for (const wake of state.waiting) wake()
}

/** Calls `wake` whenever an approver is registered. */
export function onApprover(context: CallScope['context'], wake: () => void): void {
  approverOf(context).waiting.add(wake)
}

/** One decision applies to everything that a call sends. */
const decisions = new WeakMap<CallScope, Set<string>>()

export interface ApprovalRequest {
  /** Identifies the payment; equal for a repeated one. */
  readonly id: string
  /** Throws if the message would be refused whatever the approver answers. */
  readonly expectRoom: () => Promise<void>
  readonly fields: Parameters<Approver['request']>[2]
}

/** Throws SpendingNotApproved (1204), what `expectRoom` throws, and the reason of the signal of the call. */
export async function askApproval(call: CallScope, { id, expectRoom, fields }: ApprovalRequest): Promise<void> {
  const approved = decisions.get(call) ?? new Set()
  if (approved.has(id)) return
  const { object } = approverOf(call.context)
  if (object === undefined || !object.isOpen) throw notApproved('no_approver', 'no approver is registered')
  await expectRoom()
  const answer = await object.request(call, 'Approve', fields).catch((error: unknown) => {
    call.signal.throwIfAborted()
    if (!(error instanceof ClientError)) throw error
    throw notApproved('failed', 'the approver did not answer', error)
  })
  if (!answer.is_approved) throw notApproved('refused', 'the approver refused it')
  approved.add(id)
  decisions.set(call, approved)
}

function notApproved(reason: string, text: string, cause?: ClientError): ClientError {
  const data = { reason, ...(cause && { cause_code: cause.code }) }
  return SpendingNotApproved.error(`The message needs approval: ${text}`, data, cause)
}
