/** The first call of a connection. */
import type { ClientConfig } from '../generated/types/client.ts'
import { version } from '../generated/version.ts'

/** What the daemon reports about itself and the connection. */
export interface ConnectionInfo {
  /** Protocol version in use. */
  readonly protocol: number
  readonly capabilities: readonly string[]
  readonly server: { readonly version: string; readonly build_number: number; readonly pid: number }
  /** Limits in effect, for example `message_in_bytes` and `in_flight`. */
  readonly limits: Readonly<Record<string, number>>
  /** Effective configuration, without secrets. */
  readonly config: ClientConfig
  /** Unknown and deprecated fields of the configuration. */
  readonly warnings: readonly { readonly path: string; readonly message: string }[]
}

/** Messages leave only after this side has acknowledged them. An older daemon does not offer it. */
export const ACKNOWLEDGED_SENDING = 'acknowledged_sending'

/** Parameters of `daemon.initialize`. `hostPid` lets a daemon notice that its host is gone. */
export function initialization(config: ClientConfig | undefined, hostPid: number | undefined): object {
  return {
    protocol: { min: 1, max: 1 },
    required: ['app_objects', 'callbacks', 'cancel', 'deadlines'],
    optional: [ACKNOWLEDGED_SENDING],
    binding: config?.binding ?? { library: 'vendorclient-typescript', version },
    host_pid: hostPid,
    config: config ?? {},
  }
}
