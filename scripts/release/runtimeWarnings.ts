/** Whether the Node.js inside the packages is old, by the dated table beside this file. */
import type { Target } from '../package/targets.ts'
import { type NodeSupport, nodeSupport } from './nodeSupport.ts'

/** Why the platforms have no newer version. */
export const runtimeReason = 'It is the newest version that the registry has for all platforms.'

/** Age in days above which the table is outdated. */
const MAX_TABLE_AGE_DAYS = 90
/** Number of days that users need to update before the end of support. */
const END_NEAR_DAYS = 180

/** Sentences for the person who releases; `today` is `YYYY-MM-DD`. `reason` says why there is no newer version. */
export function runtimeWarnings(
  targets: readonly Pick<Target, 'name' | 'nodeVersion'>[],
  today: string,
  reason: string,
  table: NodeSupport = nodeSupport,
): string[] {
  const versions = [...new Set(targets.map(({ nodeVersion }) => nodeVersion))]
  const namesOf = (version: string) =>
    targets
      .filter(({ nodeVersion }) => nodeVersion === version)
      .map(({ name }) => name)
      .join(', ')
  const age = daysBetween(table.asOf, today)
  return [
    ...(age > MAX_TABLE_AGE_DAYS
      ? [`The table of supported versions of Node.js is ${age} days old: look at scripts/release/nodeSupport.ts`]
      : []),
    ...(versions.length > 1
      ? [
          `The platforms carry different versions of Node.js: ${versions.map((one) => `${one} (${namesOf(one)})`).join('; ')}`,
        ]
      : []),
    ...versions.flatMap((version) => {
      const line = table.lines[version.split('.')[0]!]
      if (line === undefined) return [`Node.js ${version} is not in scripts/release/nodeSupport.ts`]
      const left = daysBetween(today, line.endOfLife)
      const who = namesOf(version)
      return [
        ...(left < 0 ? [`Node.js ${version} is without support since ${line.endOfLife}: ${who}`] : []),
        ...(left >= 0 && left < END_NEAR_DAYS
          ? [`Support of Node.js ${version} ends on ${line.endOfLife}: ${who}`]
          : []),
        ...(version === line.newest ? [] : [`Node.js ${version} is older than ${line.newest}: ${who}. ${reason}`]),
      ]
    }),
  ]
}

function daysBetween(from: string, to: string): number {
  return Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
