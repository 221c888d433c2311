/** Why the daemon cannot start. Source: daemon section 11. */

/** 1 internal, 2 usage or configuration, 3 lock held, 4 storage. */
export type ExitCode = 1 | 2 | 3 | 4

export class StartupError extends Error {
  override readonly name = 'StartupError'
  readonly exitCode: ExitCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(exitCode: ExitCode, message: string, data: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.exitCode = exitCode
    this.data = data
  }
}
