import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build } from 'esbuild'
import type { NativeCaller } from './replayNativeCases.ts'

/** An expression of the source that decides on a rule, and what would stand there without the rule. */
export interface RuleSwitch {
  /** Path below `src`. */
  readonly file: string
  /** An expression that stands in the file exactly once. */
  readonly expression: string
  readonly instead: string
}

const root = join(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)

/**
 * Local runs, built once from the source with a switch at each rule; the switches exist in this build only. Returns the
 * library without one of the rules, or with all of them. Throws when an expression does not stand in its file exactly
 * once, so a rule cannot be missed because its code moved.
 */
export async function buildWithSwitches<Rule extends RuleSwitch>(
  rules: readonly Rule[],
): Promise<(without?: Rule) => NativeCaller> {
  const changed = new Map([...new Set(rules.map(({ file }) => file))].map((file) => withSwitches(file, rules)))
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'computeNativeCase.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    plugins: [
      {
        name: 'switches',
        setup: ({ onLoad }) => {
          onLoad({ filter: /[\\/]src[\\/]/ }, ({ path }) => {
            const contents = changed.get(path)
            return contents === undefined ? null : { contents, loader: 'ts' }
          })
        },
      },
    ],
  })
  const text = outputFiles[0]!.text
  return (without) => {
    const module = { exports: {} as { computeNativeCase?: (method: string, params: object) => unknown } }
    const run = compileFunction(text, ['require', 'module', 'exports', 'WITHOUT_RULE'])
    run(require, module, module.exports, without === undefined ? -1 : rules.indexOf(without))
    return { call: async (method, params) => module.exports.computeNativeCase!(method, params) }
  }
}

/** Path of a file and its text, with a choice at each place that a rule names. */
function withSwitches(file: string, rules: readonly RuleSwitch[]): [path: string, text: string] {
  const path = join(root, 'src', file)
  const source = readFileSync(path, 'utf8')
  const choices = new Map<string, string>()
  for (const [index, { expression, instead, file: changed }] of rules.entries()) {
    if (changed !== file) continue
    const places = source.split(expression).length - 1
    if (places !== 1) throw new Error(`${file} has ${places} places, expected one: ${expression}`)
    choices.set(
      expression,
      `WITHOUT_RULE === ${index} ? (${instead}) : ${choices.get(expression) ?? `(${expression})`}`,
    )
  }
  const text = [...choices].reduce(
    (changing, [expression, choice]) => changing.replace(expression, () => `(${choice})`),
    source,
  )
  return [path, text]
}
