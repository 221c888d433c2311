/** Codes with which the system refuses something because it has run out of a resource. */
const CODES = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS', 'EAGAIN', 'ENOSPC', 'EDQUOT', 'EADDRNOTAVAIL'])

/** Maximum number of causes that are followed. */
const MAX_CAUSES = 8

/** Whether the system had no descriptor, memory, process, thread, port or disk space left, by the error or one of its causes. */
export function isSystemRefusal(error: unknown): boolean {
  let current = error
  for (let count = 0; count < MAX_CAUSES && current instanceof Error; count++) {
    const { code } = current as NodeJS.ErrnoException
    if (code !== undefined && CODES.has(code)) return true
    // Several addresses of one name were tried.
    if (
      current instanceof AggregateError &&
      current.errors.some((one) => CODES.has((one as NodeJS.ErrnoException).code!))
    )
      return true
    current = current.cause
  }
  return false
}
