import type { NetworkSource } from '../../common/chainRules.ts'
import { LibraryError } from './LibraryError.ts'
import type { Session } from './Session.ts'

/** The library of a session, for code that the tool and the console share. */
export function networkSource(session: Session): NetworkSource {
  return {
    call: (method, params) => session.call(method, params),
    codeOf: (error) => (error instanceof LibraryError ? error.details.code : undefined),
  }
}
