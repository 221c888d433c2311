import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { markdownTable } from '../../bindings/generator/markdownTable.ts'
import { type MetricDefinition, metricDefinitions } from '../../rpc/observe/metricDefinitions.ts'

/** The page of all metrics, from their definitions. */
export function metricsPage(): GeneratedFile {
  const rows = Object.entries(metricDefinitions as Readonly<Record<string, MetricDefinition>>).map(
    ([name, { type, help, labels = [], programs }]) => [
      `\`${name}\``,
      type,
      labels.map((label) => `\`${label}\``).join(', '),
      programs.join(', '),
      help,
    ],
  )
  const content = [
    '# Metrics',
    '',
    'Generated from `rpc/observe/metricDefinitions.ts`; `npm run generate` rewrites it. [Operations](operations.md#metrics) describes how to get them.',
    '',
    'In addition, each program has the standard metrics of its process: `process_*` (processor time, memory, open files) and `nodejs_*` (`nodejs_eventloop_lag_seconds`, garbage collection, heap).',
    '',
    markdownTable(['Metric', 'Type', 'Labels', 'Programs', 'Meaning'], rows),
    '',
  ].join('\n')
  return { path: 'docs/metrics.md', content }
}
