import { ignoreLibraryErrors } from './LibraryError.ts'
import type { Session } from './Session.ts'

/** The time that messages are created with, Unix time in ms. Throws LibraryError (606) when the clocks differ too much. */
export async function networkNow(session: Session): Promise<number> {
  const { time } = await session.call('net.get_time', {})
  return Number(time)
}

/** A time of the network by the clock of this computer, Unix time in ms; the same if the difference is not known. */
export async function localTimeOf(session: Session, networkMs: number): Promise<number> {
  const nowMs = await networkNow(session).catch(ignoreLibraryErrors)
  return nowMs === undefined ? networkMs : networkMs + Date.now() - nowMs
}
