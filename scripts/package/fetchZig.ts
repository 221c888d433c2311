/**
 * The compiler of the C library for all platforms: clang with the headers and libraries of every system, from the package `ziglang` of the Python
 * registry (MIT).
 */
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { fetchWheel } from './fetchWheel.ts'

const VERSION = '0.15.2'

/** Wheels by the platform that compiles. */
const wheels: Readonly<Record<string, { readonly tag: string; readonly sha256: string }>> = {
  'linux-x64': {
    tag: 'manylinux_2_12_x86_64',
    sha256: '806316453d1ede7174ed3fefb8e5348154629089c3bb5fe812dfd0e172fac130',
  },
}

/** Whether this machine can compile the C library for others. */
export const canCompileEverywhere = `${process.platform}-${process.arch}` in wheels

/** The folder with `zig` and its licence, downloaded once into `dist/zig`: 93 MB, 380 MB unpacked. */
export function fetchZig(): string {
  const folder = join(root, 'dist', 'zig', `ziglang-${VERSION}`)
  const wheel = wheels[`${process.platform}-${process.arch}`]
  if (wheel === undefined) throw new Error(`No compiler is known for ${process.platform}-${process.arch}`)
  fetchWheel({ requirement: `ziglang==${VERSION}`, ...wheel }, folder, (partial) =>
    chmodSync(join(partial, 'ziglang', 'zig'), 0o755),
  )
  return join(folder, 'ziglang')
}
