import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const library = join(import.meta.dirname, '../../../bindings/java/src/main/java')

/**
 * Source files of the Java binding, to be compiled on the class path without Maven. The annotations of JSpecify, which come
 * from there, are written into the folder.
 */
export function javaSources(folder: string): readonly string[] {
  const annotations = ['NullMarked', 'Nullable'].map((name) => {
    const file = join(folder, `${name}.java`)
    const targets = name === 'Nullable' ? '@Target(ElementType.TYPE_USE) ' : ''
    const header = 'package org.jspecify.annotations; import java.lang.annotation.*;'
    writeFileSync(file, `${header} ${targets}public @interface ${name} {}`)
    return file
  })
  // The module declaration needs the module of JSpecify.
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.java') && name !== 'module-info.java',
  )
  return [...annotations, ...files.map((name) => join(library, name))]
}
