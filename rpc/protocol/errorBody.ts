/** Converts a thrown value to the error that the host receives. */
import { buildInfo } from '../../src/config/buildInfo.ts'
import { bytesToHex } from '../../src/core/bytes/hex.ts'
import { asClientError } from '../../src/errors/asClientError.ts'
import type { ClientError } from '../../src/errors/ClientError.ts'
import { CannotSerializeError, ProgramReplaced } from '../../src/errors/client.ts'
import type { Log } from '../../src/ports/Log.ts'
import type { Random } from '../../src/ports/Random.ts'
import { stringifyExactJson } from '../../src/schema/numerals.ts'
import type { ErrorBody } from './messages.ts'
import { ProtocolError } from './ProtocolError.ts'

/** What errors are logged with, and ids of log lines are made of. */
export interface ErrorServices {
  readonly log: Log
  readonly random: Random
}

const INCIDENT_BYTES = 16

/** Errors of the library and of the protocol keep their code; anything else is a bug, logged under an incident id. */
export function errorBody(error: unknown, method: string, { log, random }: ErrorServices): ErrorBody {
  const known = asClientError(error)
  if (known !== undefined) {
    if (ProgramReplaced.matches(known)) logReplaced(known, log)
    return withCoreVersion(known)
  }
  if (error instanceof ProtocolError) return { code: error.code, message: error.message, data: error.data }
  const incident = bytesToHex(random.bytes(INCIDENT_BYTES))
  const cause = error instanceof Error ? error : new Error(String(error))
  // The stack names code, not data; the message of an unexpected error could hold a parameter.
  log.error('bug', { incident, method, error: cause.name, stack: frames(cause) })
  const bug = new ProtocolError('InternalError', `Internal error, see the log for incident ${incident}`, { incident })
  return { code: bug.code, message: bug.message, data: bug.data }
}

let isReplacedLogged = false

function logReplaced({ message }: ClientError, log: Log): void {
  if (!isReplacedLogged) log.error('program replaced', { message })
  isReplacedLogged = true
}

function withCoreVersion({ code, message, data }: ClientError): ErrorBody {
  const full = { ...data, core_version: buildInfo.version }
  try {
    stringifyExactJson(full)
    return { code, message, data: full }
  } catch {
    return {
      code: CannotSerializeError.code,
      message: `The data of error ${code} cannot be serialized to JSON`,
      data: { client_code: code, core_version: buildInfo.version },
    }
  }
}

function frames(error: Error): string {
  const lines = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return lines.slice(0, 12).join('\n')
}
