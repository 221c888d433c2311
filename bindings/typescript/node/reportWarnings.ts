import type { ConnectionInfo } from '../common/initialization.ts'

/** Raises a warning of the process for each one of the daemon: `process.on('warning')` or standard error gets them. */
export function reportWarnings({ warnings }: Partial<ConnectionInfo>): void {
  // Another daemon may leave them out.
  for (const { path, message } of warnings ?? []) process.emitWarning(`${path}: ${message}`, 'VendorclientWarning')
}
