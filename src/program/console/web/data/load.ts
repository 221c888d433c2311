/** Loads the data of a page, and loads it again over each new connection. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { generation, markConnection } from './connection.ts'

export interface Loaded<T> {
  readonly value: T | undefined
  readonly error: Error | undefined
  readonly isLoading: boolean
  /** Loads again; the present content stays until the new content has arrived. */
  reload(): void
}

/** Runs `load` first, and whenever one of the values changes. An answer that came too late is not shown. */
export function useLoaded<T>(load: () => Promise<T>, values: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<{ value?: T; error?: Error; isLoading: boolean }>({ isLoading: true })
  const run = useRef(0)
  const connected = generation.value
  const key = values.map(String).join('\n')
  const shownKey = useRef(key)
  const start = useCallback(() => {
    const own = ++run.current
    const isOther = shownKey.current !== key
    shownKey.current = key
    setState((before) => ({ ...(isOther ? {} : before), isLoading: true }))
    const isConnected = markConnection()
    load().then(
      (value) => own === run.current && setState({ value, isLoading: false }),
      // The end of a connection that was replaced is no failure: the data is loaded over the new one.
      (error: Error) =>
        own === run.current &&
        isConnected() &&
        setState((before) => ({ ...(before.value !== undefined && { value: before.value }), error, isLoading: false })),
    )
  }, [key, connected])
  useEffect(() => {
    start()
    return () => {
      run.current++
    }
  }, [start])
  return { value: state.value, error: state.error, isLoading: state.isLoading, reload: start }
}

/** Runs `action` every `milliseconds` while the page is visible. */
export function useEvery(milliseconds: number, action: () => void, values: readonly unknown[] = []): void {
  const latest = useRef(action)
  latest.current = action
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds, ...values])
}
