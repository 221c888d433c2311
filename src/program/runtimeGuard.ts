/**
 * The SQLite driver crashes without a word on a Node that is too old, so this comes before everything else. A checkout
 * brings its own Node as a package; the program goes on there when the one that started it is too old.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LAUNCHER_VARIABLE } from '../system/launcher.ts'

const oldestNode = [22, 12] as const

/** True when another process has taken over, or the program ends because nothing can run it. */
export function runsElsewhere(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return false
  const node = findPackagedNode()
  if (node === undefined) {
    process.stderr.write(
      `vendorclient: needs Node.js ${oldestNode.join('.')} or later, this is ${process.versions.node}.\n` +
        'Run it with a current Node, or after "npm ci" in its checkout, which installs one.\n',
    )
    process.exitCode = 2
    return true
  }
  continueWith(node)
  return true
}

/** The Node of the per-platform package, beside this program or above it. */
function findPackagedNode(): string | undefined {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    for (const name of names) {
      const file = join(folder, 'node_modules', name, 'bin', binary)
      if (existsSync(file)) return file
    }
    if (folder === dirname(folder)) return undefined
  }
}

function continueWith(node: string): void {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [LAUNCHER_VARIABLE]: String(process.pid) },
  })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, forward)
  child.on('error', (error) => {
    process.stderr.write(`vendorclient: cannot start ${node}: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    // Ending the same way tells the parent the truth. A signal that does not end this process has the shell's number.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100)
  })
}
