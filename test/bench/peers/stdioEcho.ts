/** Sends lines back, gathered into one write per turn of the event loop. With the argument `json` it parses them first. */
import { Socket } from 'node:net'
import { answerVersion } from './answerVersion.ts'

const answer = process.argv[2] === 'json' ? answerVersion : (line: string) => line
const output = new Socket({ fd: 1, readable: false, writable: true })
let queue: string[] = []
let rest: Buffer | undefined

process.stdin.on('data', (chunk: Buffer) => {
  const bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk])
  const end = bytes.lastIndexOf(10)
  rest = end + 1 < bytes.length ? bytes.subarray(end + 1) : undefined
  if (end < 0) return
  if (queue.length === 0) setImmediate(write)
  for (const line of bytes.toString('utf8', 0, end).split('\n')) queue.push(answer(line))
})
process.stdin.on('end', () => process.exit())

function write(): void {
  output.write(`${queue.join('\n')}\n`)
  queue = []
}
