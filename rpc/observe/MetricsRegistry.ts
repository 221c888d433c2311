/**
 * Metrics of a program, computed when they are read. The library is loaded with this file: import it only when metrics
 * are wanted.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { type MetricDefinition, type MetricName, type MetricsProgram, metricDefinitions } from './metricDefinitions.ts'

/** Upper bounds of histograms, s: from a fraction of a millisecond to the longest calls. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** One value, or several values by their labels in the order of the definition. */
type MetricValues = number | readonly (readonly [labels: readonly (string | number)[], value: number])[]

/** Reads the current values of a metric; `undefined` omits it. */
export type ReadMetric = () => MetricValues | undefined | Promise<MetricValues | undefined>

export class MetricsRegistry {
  readonly #registry = new Registry()
  readonly #program: MetricsProgram
  readonly #histograms = new Map<MetricName, Histogram>()
  readonly #counters = new Map<MetricName, Counter>()

  constructor(program: MetricsProgram) {
    this.#program = program
    collectDefaultMetrics({ register: this.#registry })
    for (const [name, definition] of Object.entries(metricDefinitions) as [MetricName, MetricDefinition][]) {
      if (definition.type !== 'histogram' || !definition.programs.includes(program)) continue
      this.#histograms.set(name, new Histogram({ ...this.#options(name, definition), buckets: BUCKETS }))
    }
    this.read('vendorclient_build_info', () => [[[program, buildInfo.version], 1]])
  }

  /** Content type of `text`. */
  get contentType(): string {
    return this.#registry.contentType
  }

  /** Adds a metric whose values exist elsewhere. Counters must return totals, not differences. */
  read(name: MetricName, read: ReadMetric): void {
    const definition: MetricDefinition = metricDefinitions[name]
    const labels = definition.labels ?? []
    const named = (values: readonly (string | number)[]) =>
      Object.fromEntries(labels.map((label, index) => [label, values[index]!]))
    const values = async () => {
      const found = await read()
      return found === undefined ? [] : typeof found === 'number' ? [[[], found] as const] : found
    }
    const options = this.#options(name, definition)
    if (definition.type === 'gauge') {
      new Gauge({
        ...options,
        async collect() {
          const found = await values()
          this.reset()
          if (found.length === 0 && labels.length === 0) this.remove()
          for (const [own, value] of found) this.set(named(own), value)
        },
      })
    } else {
      new Counter({
        ...options,
        async collect() {
          const found = await values()
          this.reset()
          for (const [own, value] of found) this.inc(named(own), value)
        },
      })
    }
  }

  /** Adds one to a counter. */
  count(name: MetricName, labels: Readonly<Record<string, string | number>> = {}, by = 1): void {
    let counter = this.#counters.get(name)
    if (counter === undefined) {
      counter = new Counter(this.#options(name, metricDefinitions[name]))
      this.#counters.set(name, counter)
    }
    counter.inc(labels, by)
  }

  /** Adds a duration to a histogram. */
  observe(name: MetricName, seconds: number, labels: Readonly<Record<string, string | number>> = {}): void {
    this.#histograms.get(name)!.observe(labels, seconds)
  }

  /** All metrics in the text format. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }

  #options(name: MetricName, { help, labels = [], programs }: MetricDefinition) {
    if (!programs.includes(this.#program)) throw new Error(`${name} is not a metric of ${this.#program}`)
    return { name, help, labelNames: [...labels], registers: [this.#registry] }
  }
}
