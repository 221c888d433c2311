/** Public functions of the Go packages, and what their Example functions call. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../bindings/go')

/** Methods that a program does not call itself: those of interfaces of the standard library. */
const implicit = new Set([
  ...[
    'Error',
    'Format',
    'GoString',
    'LogValue',
    'MarshalJSON',
    'MarshalText',
    'String',
    'UnmarshalJSON',
    'UnmarshalText',
  ],
  'Unwrap',
])

/** Exported functions and methods of a package that no Example function calls. `generated`: files left out. */
export function functionsWithoutExample(path: string, generated: readonly string[] = []): readonly string[] {
  const files = readdirSync(join(folder, path)).filter((name) => name.endsWith('.go') && !generated.includes(name))
  const read = (name: string) => readFileSync(join(folder, path, name), 'utf8')
  const examples = files.filter((name) => /^example.*_test\.go$/.test(name)).map((name) => bodies(read(name)))
  const called = new Set(examples.join('\n').match(/\b\w+(?=[([])/g))
  return files
    .filter((name) => !name.endsWith('_test.go'))
    .flatMap((name) => [...read(name).matchAll(/^func (?:\(\w+ \*?([A-Z]\w*)(?:\[\w+\])?\) )?([A-Z]\w*)/gm)])
    .filter(([, , name]) => !implicit.has(name!) && !called.has(name!))
    .map(([, owner, name]) => (owner === undefined ? name! : `${owner}.${name}`))
}

/** Code of the Example functions, which begin and end at the left margin. */
function bodies(source: string): string {
  return [...source.matchAll(/^func Example\w*\(\) \{\n([\s\S]*?)^\}/gm)].map(([, body]) => body).join('\n')
}
