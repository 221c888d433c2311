/** Checks the style for which the linter has no rule: named functions are declarations, and members are private by `#`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from './repositoryFiles.ts'

const root = join(import.meta.dirname, '..')
const folders = ['src', 'rpc', 'storage', 'bindings/generator', 'bindings/typescript', 'scripts', 'test']
const files = folders
  .flatMap((folder) => repositoryFiles(root, ['.ts', '.tsx'], folder))
  .filter((file) => !/\/(generated|fixtures)\//.test(file))

const problems = files.flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8')))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('functions and members follow the style')

function checkFile(file: string, source: string): string[] {
  return [
    ...[...source.matchAll(/^(?:export )?const (\w+) = (?:async )?(?=[<(])/gm)]
      .filter((match) => isArrow(source.slice(match.index + match[0].length)))
      .map((match) => `${file}: ${match[1]} is a named function; declare it with \`function\``),
    ...[...source.matchAll(/^\s+private (?!constructor)(?:static |readonly |async |get |set )*(\w+)/gm)].map(
      (match) => `${file}: ${match[1]} is private by a keyword; write #${match[1]}`,
    ),
    ...[...source.matchAll(/^(?:export )?const ([a-z]\w*) = -?[0-9][\w.]*$/gm)].map(
      (match) => `${file}: ${match[1]} is a fixed number; constants of this kind are written in capitals`,
    ),
  ]
}

/** Whether an expression that begins with `<` or `(` is an arrow function: what follows its closing bracket decides. */
function isArrow(expression: string): boolean {
  const afterGenerics = expression.startsWith('<') ? expression.slice(expression.indexOf('>(') + 1) : expression
  let depth = 0
  for (const [index, character] of [...afterGenerics].entries()) {
    if (character === '(') depth++
    else if (character === ')' && --depth === 0) return /^(?:: [^\n]+?)? =>/.test(afterGenerics.slice(index + 1))
  }
  return false
}
