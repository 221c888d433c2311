import { perContext } from '../../../context/perContext.ts'

/** What answers to messages taught: where the next ones go and what they carry. One per context. */
export class SendRoutes {
  /** Base URL of the node that produces blocks; absent: the configured endpoints. */
  producer: string | undefined
  /** Token of the last answer that had one. */
  token: unknown

  rememberToken(token: unknown): void {
    if (token !== undefined && token !== null) this.token = token
  }
}

export const sendRoutesOf = perContext(() => new SendRoutes())
