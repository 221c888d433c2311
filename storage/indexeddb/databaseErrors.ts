/** StorageErrors about a database of the browser. Messages name the database and say what to do. */
import { StorageError } from '../../src/ports/Storage.ts'

/** There is no IndexedDB here, or the browser refuses it. `detail` is what the browser says. */
export function unavailable(name: string, detail: string, cause?: unknown): StorageError {
  const message = `The storage ${name} is not available: ${detail}. Allow this page to store data, or open it outside of private windows, sandboxed frames and other sites`
  return new StorageError('unavailable', message, name, cause)
}

/** `detail` is what was found instead of a database of this program. */
export function foreignDatabase(name: string, detail: string): StorageError {
  const message = `The database ${name} was not created by this program (${detail}). It was left unchanged: use another local_storage_path`
  return new StorageError('foreign', message, name)
}

export function damagedDatabase(name: string, detail: string): StorageError {
  const message = `The database ${name} is damaged (${detail}). It was left unchanged`
  return new StorageError('corrupt', message, name)
}

export function newerDatabase(name: string, found: number, known: number): StorageError {
  const message = `The database ${name} has schema version ${found}, this program knows versions up to ${known}. It was left unchanged: reload this page to get the newer program`
  return new StorageError('newer', message, name)
}

/** Another tab did not let go of the database. */
export function heldDatabase(name: string, limitMs: number): StorageError {
  const message = `Another tab has kept the database ${name}, or an older version of it, for longer than ${limitMs} ms: close or reload it`
  return new StorageError('busy', message, name)
}

export function deletedDatabase(name: string): StorageError {
  const message = `The database ${name} was deleted while it was in use, and with it everything that was stored: reload this page`
  return new StorageError('deleted', message, name)
}

/** The connection was lost during a commit. */
export function unknownCommit(name: string, cause: unknown): StorageError {
  const message = `The browser closed the database ${name} during a commit, which may have succeeded: ${textOf(cause)}`
  return new StorageError('unknown', message, name, cause)
}

/** Translates what an operation or an opening failed with. */
export function translateError(error: unknown, name: string): StorageError {
  if (error instanceof StorageError) return error
  const detail = textOf(error)
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return new StorageError('quota', `There is no space left for the database ${name}: ${detail}`, name, error)
    case 'SecurityError':
      return unavailable(name, detail, error)
    default:
      return new StorageError('io', `Database ${name}: ${detail}`, name, error)
  }
}

/** Name of an exception of the browser. */
export function nameOf(error: unknown): string {
  return (error as { readonly name?: unknown } | null)?.name?.toString() ?? ''
}

function textOf(error: unknown): string {
  const { message } = (error ?? {}) as { readonly message?: unknown }
  return typeof message === 'string' && message !== '' ? message.replace(/\.$/, '') : nameOf(error) || 'no reason given'
}
