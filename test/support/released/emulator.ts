/** Linux arm64 on another processor: QEMU runs single programs. The kernel starts none by itself, so each one has a script that does. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The C library of the processor, from the packages `libc6-arm64-cross` and `libstdc++6-arm64-cross` of Debian. */
const libraries = '/usr/aarch64-linux-gnu'
const QEMU = 'qemu-aarch64-static'

/** What the emulator lacks; empty if it runs programs. */
export const missingOfEmulator: readonly string[] = [
  ...(spawnSync(QEMU, ['--version']).status === 0 ? [] : [QEMU]),
  ...['lib/ld-linux-aarch64.so.1', 'lib/libstdc++.so.6']
    .map((file) => join(libraries, file))
    .filter((file) => !existsSync(file)),
]

/** Tools of the path that work for the emulated processor, and `through-emulator <file>`, which makes a program run there. */
export function writeEmulatedTools(folder: string, python?: string): void {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, ...lines: readonly string[]) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines.join('\n')}\n`, { mode: 0o755 })
  const run = `exec ${QEMU} -L ${libraries}`
  write('emulated', `${run} "$@"`)
  // Under this name, `go run` looks for a program that runs the compiled one.
  write('go_linux_arm64_exec', `${run} "$@"`)
  write(
    'through-emulator',
    ...['set -e', 'mv "$1" "$1.arm64"'],
    `printf '#!/bin/sh\\n${run} "%s" "$@"\\n' "$(realpath "$1.arm64")" > "$1"`,
    'chmod +x "$1"',
  )
  // Python looks for its environment beside the file that it was started as.
  if (python !== undefined) write('python3', `exec ${QEMU} -0 "$0" -L ${python} ${python}/usr/bin/python3.11 "$@"`)
}

/**
 * Debian's Python for the processor, unpacked into a folder; lists of packages and state of apt are in another one, so the
 * machine stays as it is. Throws an error if the packages cannot be fetched.
 */
export function fetchEmulatedPython(folder: string): string {
  const apt = mkdtempSync(join(folder, 'apt-'))
  for (const name of ['state/lists/partial', 'archives/partial']) mkdirSync(join(apt, name), { recursive: true })
  writeFileSync(join(apt, 'status'), '')
  writeFileSync(
    join(apt, 'apt.conf'),
    `APT::Architecture "arm64";
APT::Architectures {"arm64";};
Dir::State "${apt}/state";
Dir::State::status "${apt}/status";
Dir::Cache "${apt}";
Dir::Cache::archives "${apt}/archives";
`,
  )
  const env = { ...process.env, APT_CONFIG: join(apt, 'apt.conf') }
  const options = { env, stdio: 'pipe' } as const
  execFileSync('apt-get', ['update', '-qq'], options)
  const quiet = ['-y', '-qq', '--no-install-recommends', '--download-only']
  execFileSync('apt-get', ['install', ...quiet, 'python3.11', 'python3.11-venv'], options)
  const unpacked = join(folder, 'python')
  for (const name of readdirSync(join(apt, 'archives')).filter((file) => file.endsWith('.deb')))
    execFileSync('dpkg', ['-x', join(apt, 'archives', name), unpacked], { stdio: 'pipe' })
  return unpacked
}
