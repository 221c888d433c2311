/** Whether the network answers. That the console itself answers is the state of the connection. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { connection, facts, generation } from './connection.ts'

export const isNetworkGone = signal(false)

const EVERY_MS = 4000
/** Failures in a row that count: one alone may be a fault of the moment. */
const FAILURES = 2

/** Asks the network every few seconds while the page is visible. When it answers again, all pages load their data again. */
export function useNetworkWatch(): void {
  const isReady = connection.value.kind === 'ready'
  // The console of a node ends with the node.
  const isOwn = facts.value?.kind === 'node'
  useEffect(() => {
    if (!isReady || isOwn) {
      isNetworkGone.value = false
      return
    }
    let failures = 0
    const check = async () => {
      if (document.visibilityState !== 'visible') return
      failures = (await answers()) ? 0 : failures + 1
      if (failures >= FAILURES) isNetworkGone.value = true
      else if (failures === 0 && isNetworkGone.value) {
        isNetworkGone.value = false
        generation.value++
      }
    }
    const timer = setInterval(() => void check(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isReady, isOwn])
}

/** Any answer of the network counts, also a refusal. The console answers 502 in its place. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ info { version } }"}',
    })
    return status !== 502
  } catch {
    return false
  }
}
