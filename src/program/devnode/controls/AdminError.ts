/** Why an administrative request is refused. Programs decide by the code. */

import type { Problem } from '../../../schema/validation.ts'

/** Codes with the status of the HTTP answer. */
export const adminErrors = {
  invalid_params: { status: 400, summary: 'A parameter is missing, unknown or invalid.' },
  forbidden: { status: 403, summary: 'The request comes from another machine, or from a page of another origin.' },
  no_session: { status: 401, summary: 'The console page has no session.' },
  unknown_method: { status: 404, summary: 'There is no such method.' },
  not_found: { status: 404, summary: 'The snapshot, account, message or file does not exist.' },
  method_not_allowed: { status: 405, summary: 'Methods are called with POST.' },
  conflict: { status: 409, summary: 'The state of the chain does not allow it.' },
  too_large: { status: 413, summary: 'The body of the request is too large.' },
  refused: {
    status: 422,
    summary: 'The message was not executed; `exit_code` says why, if a contract refused it.',
  },
  storage_failed: { status: 500, summary: 'The chain or a file could not be written; nothing was changed.' },
  internal_error: { status: 500, summary: 'An internal error of the node.' },
  fork_failed: { status: 502, summary: 'The network behind a fork does not answer, or its answer is invalid.' },
  stopping: { status: 503, summary: 'The node is stopping.' },
} as const

export type AdminErrorCode = keyof typeof adminErrors

export class AdminError extends Error {
  override readonly name = 'AdminError'
  readonly code: AdminErrorCode
  /** Exit code of the contract that refused a message. */
  readonly exitCode: number | undefined
  /** What a parameter should be and what came instead. */
  readonly data: Pick<Problem, 'path' | 'expected' | 'received'> | undefined

  constructor(code: AdminErrorCode, message: string, facts: Pick<Partial<AdminError>, 'exitCode' | 'data'> = {}) {
    super(message)
    this.code = code
    this.exitCode = facts.exitCode
    this.data = facts.data
  }
}
