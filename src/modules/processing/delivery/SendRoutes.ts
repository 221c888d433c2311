import type { ClientContext } from '../../../context/ClientContext.ts'

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

const routes = new WeakMap<ClientContext, SendRoutes>()

export function sendRoutesOf(context: ClientContext): SendRoutes {
  let known = routes.get(context)
  if (known === undefined) {
    known = new SendRoutes()
    routes.set(context, known)
  }
  return known
}
