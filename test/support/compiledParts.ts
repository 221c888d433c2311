import { spawnSync } from 'node:child_process'
import { fetchNode } from '../../scripts/package/fetchNode.ts'
import { hostTarget } from '../../scripts/package/targets.ts'

export interface CompiledParts {
  /** Compiled parts in the executable. */
  readonly count: number
  /** Names of those that its Node.js would not use. */
  readonly refused: readonly string[]
}

/**
 * Looks into a single executable, which takes no options of Node.js, for its two archives: texts of chunks and compiled code. A
 * plain process of the Node.js that the executable is made of is given each text with its code. The code of the start, whose text is elsewhere, has to be
 * for the same options.
 */
const CHECK = `
const { Script } = require('node:vm')
const bytes = require('node:fs').readFileSync(process.argv[1])
function placesOf(text) {
  const places = []
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + 1)) places.push(at)
  return places
}
function archive(asset) {
  // The program also names its assets; behind the name of the asset itself are two lengths and the index.
  const at = placesOf(asset)
    .map((place) => place + asset.length + 12)
    .find((place) => bytes[place] === 0x7b && bytes[place + 1] === 0x22)
  if (at === undefined) throw new Error('There is no asset ' + asset)
  const partsAt = at + bytes.readUInt32LE(at - 4)
  const index = JSON.parse(bytes.subarray(at, partsAt).toString('latin1'))
  return new Map(Object.entries(index).map(([name, [start, end]]) => [name, bytes.subarray(partsAt + start, partsAt + end)]))
}
const compiled = archive('program.compiled')
const chunks = archive('program.chunks')
// Magic number, versions, source, options: 4 bytes each.
function optionsOf(code) {
  return code.subarray(12, 16).toString('hex')
}
const own = optionsOf(new Script('1').createCachedData())
function isRefused([name, cachedData]) {
  if (!chunks.has(name)) return optionsOf(cachedData) !== own
  return new Script(chunks.get(name).toString('latin1'), { filename: 'part', cachedData }).cachedDataRejected
}
const refused = [...compiled].filter(isRefused).map(([name]) => name)
console.log(JSON.stringify({ count: compiled.size, refused }))
`

export function compiledParts(executable: string): CompiledParts {
  const { stdout, stderr } = spawnSync(fetchNode(hostTarget()).binary, ['-e', CHECK, executable], { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as CompiledParts
}
