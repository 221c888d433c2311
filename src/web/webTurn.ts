/**
 * Runs an action in a later turn of the event loop. Timers would wait at least 4 ms when they follow each other, and
 * microtasks would run before any input. Runtimes for processes have a function for it; in a browser, a message does it.
 */
export function webTurn(action: () => void): void {
  if (immediate !== undefined) {
    immediate(action)
    return
  }
  waiting.push(action)
  if (waiting.length === 1) open().postMessage(undefined)
}

const { setImmediate: immediate } = globalThis as { readonly setImmediate?: (action: () => void) => unknown }

let waiting: (() => void)[] = []
let sender: MessagePort | undefined

function open(): MessagePort {
  if (sender !== undefined) return sender
  const { port1, port2 } = new MessageChannel()
  port2.onmessage = runWaiting
  sender = port1
  return port1
}

/** Actions that are added meanwhile have the next turn. An action that throws does not stop the others. */
function runWaiting(): void {
  const actions = waiting
  waiting = []
  for (const action of actions) {
    try {
      action()
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}
