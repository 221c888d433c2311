import type { Writable } from 'node:stream'
import { paletteOf } from '../../common/Palette.ts'
import { terminalText } from '../../common/printable.ts'
import type { LogFormat } from '../../devnode/TextLog.ts'
import { jsonScreen, type NodeScreen, quietScreen, readyScreen, textScreen } from '../../devnode/terminal/NodeScreen.ts'
import type { CommandInput } from '../definition/Command.ts'
import { isColoured } from '../output/paint.ts'
import { isTerminal, neverBlock } from '../output/standardOutput.ts'

/** Output of the node on stdout: the ready line for programs, a banner and transactions for people on a terminal. */
export function chooseScreen(input: CommandInput, output: Writable): NodeScreen {
  const write = boundedWriter(output)
  const writeText = (text: string) => write(terminalText(text))
  const isQuiet = input.flag('quiet')
  switch (input.text('log-format') ?? (isTerminal(output) ? 'text' : undefined)) {
    case 'json':
      return isQuiet ? readyScreen(write) : jsonScreen(write)
    case 'text':
      return isQuiet
        ? quietScreen(writeText)
        : textScreen(writeText, paletteOf(isTerminal(output) && isColoured(output)))
    default:
      return readyScreen(write)
  }
}

/** Format of the log on stderr: the same as on stdout. */
export function chooseLogFormat(input: CommandInput, output: Writable): LogFormat {
  const format = input.text('log-format') ?? (isTerminal(output) ? 'text' : 'json')
  if (format === 'json') return 'json'
  return isColoured(process.stderr) ? 'coloured' : 'text'
}

/** Maximum output that waits for a reader, bytes. */
const LIMIT_BYTES = 1_048_576

/** The node never waits for the reader, not even for a stopped terminal; output beyond the limit is dropped. */
function boundedWriter(output: Writable): (text: string) => void {
  neverBlock(output)
  let dropped = 0
  return (text) => {
    if (output.writableLength > LIMIT_BYTES) {
      dropped += 1
      return
    }
    if (dropped > 0) {
      const count = dropped
      dropped = 0
      process.stderr.write(`${JSON.stringify({ level: 'warn', event: 'output lines dropped', count })}\n`)
    }
    output.write(text)
  }
}
