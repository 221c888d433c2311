import { type ConnectionInfo, initialization } from '../common/initialization.ts'
import type { OpenBlockingLink } from '../common/Link.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { reportWarnings } from './reportWarnings.ts'
import { SyncSession } from './SyncSession.ts'

/** Opens a connection and blocks until it is initialized. Throws what `openClient.ts` says. */
export function openSessionSync(
  openLink: OpenBlockingLink,
  config: ClientConfig | undefined,
  hostPid: number | undefined,
): { readonly session: SyncSession; readonly info: ConnectionInfo } {
  const session = new SyncSession(openLink)
  try {
    const info = session.callSync<ConnectionInfo>('daemon.initialize', initialization(config, hostPid))
    session.use(info)
    reportWarnings(info)
    return { session, info }
  } catch (error) {
    void session.close()
    throw error
  }
}
