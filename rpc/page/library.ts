/** The library in the calling thread, for platforms and pages without workers. */
import { PageDaemon, type PageDaemonOptions } from './PageDaemon.ts'
import type { TextPort } from './PortTransport.ts'

/** Serves the host at the other end of the port, until it stops. */
export function serveLibrary(port: TextPort, { logLevel }: Pick<PageDaemonOptions, 'logLevel'>): void {
  new PageDaemon({ logLevel }).connect(port)
}
