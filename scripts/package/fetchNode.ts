/** Node.js binaries from the registry, by way of npm. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bundleProgram.ts'

/** Path of the binary inside `<package>@<version>`; taken from the installation or downloaded once by npm. */
export function fetchNode(nodePackage: string, version: string, platform: string): string {
  const binary = platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const installed = join(root, 'node_modules', nodePackage)
  if (existsSync(join(installed, binary)) && installedVersion(installed) === version) return join(installed, binary)
  const folder = join(root, 'dist', 'node', `${nodePackage}-${version}`)
  const file = join(folder, 'package', binary)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['pack', `${nodePackage}@${version}`, '--silent', '--pack-destination', folder], { stdio: 'pipe' })
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))!
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', folder])
  return file
}

function installedVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version
}
