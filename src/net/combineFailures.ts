import { ClientError } from '../errors/ClientError.ts'
import { Unauthorized } from '../errors/net.ts'
import { isTimeout } from './HttpClient.ts'

/** Result of a request to one endpoint. */
export interface EndpointFailure {
  /** Name of the endpoint without secrets. */
  readonly endpoint: string
  readonly error: unknown
}

/**
 * The error of a request that failed at every endpoint. It has the code and data of the most informative failure: a
 * refused key, then anything but a timeout, then the first. Its text and `data.attempts` name the cause of each
 * failure.
 */
export function combineFailures(failures: readonly EndpointFailure[]): unknown {
  const errors = failures.map(({ error }) => error)
  const foreign = errors.find((error) => !(error instanceof ClientError))
  if (foreign !== undefined || errors.length === 1) return foreign ?? errors[0]
  const known = errors as readonly ClientError[]
  const main = known.find(Unauthorized.matches) ?? known.find((error) => !isTimeout(error)) ?? known[0]!
  const attempts = failures.map(({ endpoint, error }) => {
    const { code, message } = error as ClientError
    return { endpoint, code, message }
  })
  const causes = attempts.map(({ endpoint, message }) =>
    message.includes(endpoint) ? message : `${endpoint}: ${message}`,
  )
  return new ClientError(
    main.code,
    `None of ${failures.length} endpoints answered. ${causes.join('; ')}`,
    { ...main.data, attempts },
    main,
  )
}
