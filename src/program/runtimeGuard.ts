/**
 * The SQLite driver crashes without a message on a Node that is too old, so this check runs first. A checkout
 * brings its Node as a package, and an installed package has the executable for its platform beside it; the program
 * restarts there when the Node that started it is too old.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAUNCHER_VARIABLE } from '../system/launcher.ts'

const oldestNode = [22, 12] as const

/** True if another process has taken over, or the program ends because no suitable runtime was found. */
export function runsElsewhere(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return false
  const node = findPackagedNode()
  if (node !== undefined) {
    continueWith(node, [...process.execArgv, ...process.argv.slice(1)])
    return true
  }
  const executable = findAbove(executablePackage, executableName)
  if (executable !== undefined) {
    continueWith(executable, process.argv.slice(2))
    return true
  }
  process.stderr.write(
    `vendorclient: needs Node.js ${oldestNode.join('.')} or later, this is ${process.versions.node}, and the package ` +
      `${executablePackage}, which needs no Node.js, is not installed.\n` +
      'Run it with a current Node, install it with its optional dependencies, or run "npm ci" in its checkout.\n',
  )
  process.exitCode = 2
  return true
}

const executablePackage = `vendorclient-${process.platform}-${process.arch}`
const executableName = process.platform === 'win32' ? 'vendorclient.exe' : 'vendorclient'

/** The Node of the per-platform package. */
function findPackagedNode(): string | undefined {
  const file = join('bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const platform = `${process.platform}-${process.arch}`
  return findAbove(`node-${platform}`, file) ?? findAbove(`node-bin-${platform}`, file)
}

/** A file of a package that is installed beside this program or above it. */
function findAbove(packageName: string, file: string): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', packageName, file)
    if (existsSync(path)) return path
    if (folder === dirname(folder)) return undefined
  }
}

function continueWith(program: string, args: readonly string[]): void {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, [LAUNCHER_VARIABLE]: String(process.pid) },
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, forward)
  child.on('error', (error) => {
    process.stderr.write(`vendorclient: cannot start ${program}: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    // Exiting by the same signal shows the parent the real cause. If the signal does not end this process, it exits
    // with the number that a shell would report for the signal.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100)
  })
}
