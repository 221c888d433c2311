import { spawnSync } from 'node:child_process'

/** Those of the commands that are not on the path. */
export function missingTools(tools: readonly string[]): string[] {
  return tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
}
