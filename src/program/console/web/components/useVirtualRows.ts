import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core'
import { useEffect, useReducer, useRef } from 'preact/hooks'

interface VirtualRows {
  readonly count: number
  /** In pixels. */
  readonly rowHeight: number
  /** Default true. */
  readonly isOn?: boolean
}

/**
 * Returns the indexes of the first and last row to render: the visible ones and a few around them; 0 and -1 if there
 * are no rows or `isOn` is false. `scrollTo` brings a row into view.
 */
export function useVirtualRows(
  scroller: { readonly current: HTMLElement | null },
  { count, rowHeight, isOn = true }: VirtualRows,
) {
  const [, redraw] = useReducer((version: number) => version + 1, 0)
  const list = useRef<Virtualizer<HTMLElement, HTMLElement> | undefined>(undefined)
  const options = {
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    getScrollElement: () => scroller.current,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(undefined),
    initialRect: { width: 800, height: 600 },
  }
  if (isOn) {
    list.current ??= new Virtualizer(options)
    list.current.setOptions(options)
  }
  useEffect(() => list.current?.measure(), [rowHeight])
  useEffect(() => {
    if (!isOn) return
    const stop = list.current!._didMount()
    list.current!._willUpdate()
    return stop
  }, [isOn])
  const items = isOn ? list.current!.getVirtualItems() : []
  return {
    first: items[0]?.index ?? 0,
    last: items.at(-1)?.index ?? -1,
    scrollTo: (index: number) => list.current?.scrollToIndex(index, { align: 'auto' }),
  }
}
