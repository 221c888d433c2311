/** The crates of the Rust binding. They carry no executable: cargo has no packages for one platform. */
import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'
import { inFolder, run } from './packaging.ts'

const packed = ['Cargo.toml', 'LICENSE', 'README.md', 'clippy.toml', 'examples', 'src']

/** Writes `<name>-<version>.crate` for the binding and its macros, and returns their paths. */
export function packageCrates(output: string): string[] {
  return ['bindings/rust', 'bindings/rust/macros'].map((source) => packageCrate(join(root, source), output))
}

function packageCrate(source: string, output: string): string {
  return inFolder((folder) => {
    // A copy is packed: in a repository cargo adds the commit, which it could not do in the copies of a release.
    const copy = join(folder, 'copy')
    for (const name of packed.filter((file) => existsSync(join(source, file))))
      cpSync(join(source, name), join(copy, name), { recursive: true })
    const manifest = join(copy, 'Cargo.toml')
    const options = ['--no-verify', '--quiet', '--manifest-path', manifest, '--target-dir', folder]
    run('cargo', ['package', ...options])
    const crate = readdirSync(join(folder, 'package')).find((name) => name.endsWith('.crate'))!
    copyFileSync(join(folder, 'package', crate), join(output, crate))
    return join(output, crate)
  })
}
