import UPlot from 'uplot'
import { dateAndTime, timeZone } from '../browser/timeZone.ts'
import type { Series } from './Plot.tsx'

interface PlotOptions {
  readonly series: readonly Series[]
  readonly isBars: boolean
  readonly format: (value: number) => string
  /** Ticks are at multiples of it. */
  readonly unit: number | undefined
}

export function drawPlot(
  target: HTMLElement,
  data: UPlot.AlignedData,
  { series, isBars, format, unit }: PlotOptions,
): UPlot {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const axis = { stroke: colour('dim'), grid: { stroke: colour('line'), width: 1 }, ticks: { show: false } }
  return new UPlot(
    {
      width: target.clientWidth,
      height: 170,
      // Ticks are at full minutes, hours and days of the chosen zone.
      tzDate: (seconds) => {
        const date = new Date(seconds * 1000)
        return timeZone.value === 'utc' ? UPlot.tzDate(date, 'UTC') : date
      },
      legend: { show: series.length > 1 },
      cursor: { y: false },
      // Room for the half of the last time that is beyond the end.
      padding: [8, 28, 0, 0],
      scales: {
        // Bars are centred on their times.
        ...(isBars && { x: { range: (_, min, max) => [min - halfStep(data), max + halfStep(data)] } }),
        y: { range: (_, min, max) => [Math.min(0, min), max === min ? max + 1 : max * 1.05] },
      },
      axes: [
        { ...axis, size: 28, space: 90, incrs: TIME_STEPS, values: (_, times) => times.map(timeText) },
        {
          ...axis,
          size: 64,
          ...(unit !== undefined && { incrs: multiplesOf(unit) }),
          values: (_, values) => values.map((value) => (value === null ? '' : format(value))),
        },
      ],
      series: [
        {},
        ...series.map(({ label, colour: name }) => ({
          label,
          stroke: colour(name),
          width: 2,
          fill: `color-mix(in srgb, ${colour(name)} 14%, transparent)`,
          points: { show: false },
          paths: isBars ? UPlot.paths.bars!({ size: [0.8, 40] }) : UPlot.paths.stepped!({ align: 1 }),
        })),
      ],
    },
    data,
    target,
  )
}

/** Distances between ticks in time, s: seconds, minutes, hours and days. */
const TIME_STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200].concat(
  [1, 2, 7, 14, 30, 90, 180, 365, 730, 1825].map((days) => days * 86_400),
)

/** Distances between ticks: 1, 2 and 5 units, and their multiples of powers of ten. */
function multiplesOf(unit: number): number[] {
  return Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power * unit)).flat()
}

function halfStep([times]: UPlot.AlignedData): number {
  return times.length < 2 ? 1 : (times[1]! - times[0]!) / 2
}

/** The time of day, or the date where the span is long enough for ticks at midnight. */
function timeText(seconds: number): string {
  const [date, time] = dateAndTime(seconds)
  if (time === '00:00:00') return date
  return time.endsWith(':00') ? time.slice(0, 5) : time
}
