/** Entry of the thread that owns a connection to a daemon. */
import { workerData } from 'node:worker_threads'
import type { PausableLink, PausableLinkEvents } from './PausableLink.ts'
import { openProgramLink } from './ProgramLink.ts'
import { openServerLink } from './ServerLink.ts'
import type { FromThread, LinkThreadStart, ToThread } from './threadMessages.ts'

/** More characters than these must not wait for the client; then reading stops, and the daemon sees a slow host. */
const untakenLimit = 8 << 20

const { port, signal, target } = workerData as LinkThreadStart
let untaken = 0
let isPaused = false

const events: PausableLinkEvents = {
  received: (text) => {
    untaken += text.length
    post(text)
    if (untaken > untakenLimit && !isPaused) {
      isPaused = true
      link.pause()
    }
  },
  lost: (lost) => {
    post({ lost })
    port.close()
  },
  logged: (log) => post({ log }),
}
process.on('exit', () => {
  Atomics.store(signal, 1, 1)
  wake()
})
const link: PausableLink = target.kind === 'program' ? openProgramLink(target, events) : openServerLink(target, events)
port.on('message', (message: ToThread) => {
  if (typeof message === 'string') link.send(message)
  else if (message === null) void link.close()
  else take(message)
})

function take(length: number): void {
  untaken -= length
  if (!isPaused || untaken > untakenLimit / 2) return
  isPaused = false
  link.resume()
}

function post(message: FromThread): void {
  port.postMessage(message)
  wake()
}

function wake(): void {
  Atomics.add(signal, 0, 1)
  Atomics.notify(signal, 0)
}
