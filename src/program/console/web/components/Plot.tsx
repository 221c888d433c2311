/** A plot over time. The library that draws it is loaded when the first plot is shown. */
import { useEffect, useRef } from 'preact/hooks'
import type uPlot from 'uplot'
import { theme } from '../browser/theme.ts'
import { timeZone } from '../browser/timeZone.ts'

export interface Series {
  readonly label: string
  /** One value per time. */
  readonly values: readonly (number | null)[]
  /** Name of a colour of the style sheet. */
  readonly colour: 'accent' | 'good' | 'warn'
}

/** Values are approximate; exact numbers are shown in tables. */
export function Plot({
  label,
  times,
  series,
  isBars = false,
  format = String,
  unit,
}: {
  readonly label: string
  /** Unix seconds. */
  readonly times: readonly number[]
  readonly series: readonly Series[]
  readonly isBars?: boolean
  readonly format?: (value: number) => string
  /** Ticks are at multiples of it. Default: anywhere. */
  readonly unit?: number
}) {
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | undefined>(undefined)
  const data = [times, ...series.map(({ values }) => values)] as unknown as uPlot.AlignedData
  const latest = useRef(data)
  latest.current = data
  const shape = series.map(({ label: name }) => name).join()
  useEffect(() => {
    const target = place.current!
    let isGone = false
    let observer: ResizeObserver | undefined
    void import('./drawPlot.ts').then(({ drawPlot }) => {
      if (isGone) return
      plot.current = drawPlot(target, latest.current, { series, isBars, format, unit })
      observer = new ResizeObserver(() => plot.current?.setSize({ width: target.clientWidth, height: 170 }))
      observer.observe(target)
    })
    return () => {
      isGone = true
      observer?.disconnect()
      plot.current?.destroy()
      plot.current = undefined
    }
  }, [shape, theme.value, timeZone.value])
  useEffect(() => plot.current?.setData(data))
  return <div class="plot" ref={place} role="img" aria-label={label} />
}
