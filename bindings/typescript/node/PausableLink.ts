import type { Link, LinkEvents } from '../common/Link.ts'

/** A link whose reading can be stopped, so that a slow application is a slow host for the daemon too. */
export interface PausableLink extends Omit<Link, 'hold'> {
  pause(): void
  resume(): void
}

export interface PausableLinkEvents extends LinkEvents {
  /** Text that the daemon wrote to standard error. */
  logged(text: string): void
}
