import { type ConnectionInfo, initialization } from '../common/initialization.ts'
import type { OpenLink } from '../common/Link.ts'
import { Session } from '../common/Session.ts'
import type { ClientConfig } from '../generated/types/client.ts'

export interface OpenedSession {
  readonly session: Session
  readonly info: ConnectionInfo
}

/** Opens a connection and initializes it. Rejects with ConnectionLost when the daemon cannot be reached, with 15 for a bad configuration. */
export async function openSession(openLink: OpenLink, config: ClientConfig | undefined): Promise<OpenedSession> {
  const session = new Session(openLink)
  try {
    const info = await session.call<ConnectionInfo>('daemon.initialize', initialization(config, undefined))
    session.use(info)
    // Another daemon may leave them out.
    const { warnings }: Partial<ConnectionInfo> = info
    for (const { path, message } of warnings ?? []) console.warn(`vendorclient: ${path}: ${message}`)
    return { session, info }
  } catch (error) {
    void session.close()
    throw error
  }
}
