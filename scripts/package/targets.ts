/** Platforms for which executables are built; all have the same Node.js, see `runtimes.ts`. */
import { type RuntimeWheel, runtime, runtimeWheels } from './runtimes.ts'

export interface Target {
  /** `<platform>-<arch>` as Node.js names them. */
  readonly name: string
  readonly platform: 'linux' | 'darwin' | 'win32'
  readonly arch: 'x64' | 'arm64'
  /** Of the driver of SQLite among its ready-made ones. */
  readonly driver: string
  readonly nodeVersion: string
  /** Where its Node.js comes from. */
  readonly wheel: RuntimeWheel
  /** For the person who builds. */
  readonly note: string
}

const unsigned = ' (unsigned: sign it before it can run)'

const platforms = [
  ['linux', 'x64', ''],
  ['linux', 'arm64', ''],
  ['darwin', 'arm64', unsigned],
  ['darwin', 'x64', unsigned],
  ['win32', 'x64', ''],
] as const

export const targets: readonly Target[] = platforms.map(([platform, arch, note]) => {
  const name = `${platform}-${arch}`
  return { name, platform, arch, driver: name, nodeVersion: runtime.version, wheel: runtimeWheels[name]!, note }
})

/** Linux with musl: only Python has separate packages for it. */
export const muslTargets: readonly Target[] = (['x64', 'arm64'] as const).map((arch) => {
  const name = `linuxmusl-${arch}`
  return {
    name,
    platform: 'linux',
    arch,
    driver: name,
    nodeVersion: runtime.version,
    wheel: runtimeWheels[name]!,
    note: '',
  }
})

export function hostTarget(): Target {
  const name = `${process.platform}-${process.arch}`
  const target = targets.find((candidate) => candidate.name === name)
  if (target === undefined) throw new Error(`No Node.js binary is known for ${name}`)
  return target
}
