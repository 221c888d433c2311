/** Public functions of the Rust crate, and whether their documentation shows how to call them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../bindings/rust/src')

interface Shown {
  /** `Contract::balance`. */
  readonly name: string
  readonly isVerb: boolean
  readonly example: string
  /** Example of its type. */
  readonly exampleOfType: string
}

/**
 * Functions without an example. A verb, which is asynchronous or may fail, has its own; what only sets an option or reads a fact
 * is called in the example of its type.
 */
export function functionsWithoutExample(): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((name) => name.endsWith('.rs') && !name.startsWith('generated'))
    .map((name) => readFileSync(join(folder, name), 'utf8').replace(/^#\[cfg\(test\)\]\nmod tests[\s\S]*/m, ''))
  const types = new Map<string, string>()
  for (const source of sources)
    for (const { line, example } of documentedLines(source)) {
      const [, type] = /^pub (?:struct|enum) (\w+)/.exec(line) ?? []
      if (type !== undefined) types.set(type, `${types.get(type) ?? ''}${example}`)
    }
  return sources
    .flatMap((source) => functionsOf(source, types))
    .filter(isMissing)
    .map(({ name }) => name)
}

function isMissing({ name, isVerb, example, exampleOfType }: Shown): boolean {
  const calls = (code: string) => new RegExp(`\\b${name.replace(/.*::/, '')}(?:::<.*>)?\\(`).test(code)
  return !calls(example) && (isVerb || !calls(exampleOfType))
}

function functionsOf(source: string, types: ReadonlyMap<string, string>): Shown[] {
  const found: Shown[] = []
  let owner = ''
  for (const { line, example, isHidden } of documentedLines(source)) {
    owner = /^impl(?:<.*?>)? (\w+)(?:<.*>)? \{/.exec(line)?.[1] ?? (/^(?:impl|\})/.test(line) ? '' : owner)
    const [, asynchronous, name] = /^ *pub (?:const )?(async )?fn (\w+)/.exec(line) ?? []
    // A function without a type is for generated code, unless it is one of the module `blocking`.
    if (name === undefined || isHidden || (owner === '' && name !== 'wait') || !types.has(owner || 'Client')) continue
    const isVerb = asynchronous !== undefined || /-> Result</.test(line)
    found.push({
      name: owner === '' ? name : `${owner}::${name}`,
      isVerb,
      example,
      exampleOfType: types.get(owner) ?? '',
    })
  }
  return found
}

/** Lines of code with the code that the documentation before them shows. */
function* documentedLines(source: string): Generator<{ line: string; example: string; isHidden: boolean }> {
  let documentation: string[] = []
  let isHidden = false
  for (const line of source.split('\n')) {
    const text = line.trim()
    if (text.startsWith('///')) documentation.push(text.slice(4))
    else if (text.startsWith('#[')) isHidden ||= text.includes('doc(hidden)')
    else {
      const [, ...blocks] = documentation.join('\n').split(/^```.*$/m)
      yield { line, example: blocks.filter((_, index) => index % 2 === 0).join('\n'), isHidden }
      documentation = []
      isHidden = false
    }
  }
}
