import { type ConnectionInfo, initialization } from '../common/initialization.ts'
import { Session } from '../common/Session.ts'
import type { ClientConfig } from '../generated/types/client.ts'
import { openSocketLink, type SocketTarget } from './SocketLink.ts'

/** Opens a connection and initializes it. Rejects with ConnectionLost when the daemon cannot be reached, with 15 for a bad configuration. */
export async function openSession(
  target: SocketTarget,
  config: ClientConfig | undefined,
): Promise<{ readonly session: Session; readonly info: ConnectionInfo }> {
  const session = new Session((events) => openSocketLink(target, events))
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
