import { styled } from '../../common/styleMarks.ts'

/** Whether to write colours: not if the stream is not a terminal, NO_COLOR is set, or the terminal is a dumb one. */
export function isColoured(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'
}

function wrapIn(stream: NodeJS.WriteStream, code: number) {
  return (text: string): string => (text === '' || !isColoured(stream) ? text : styled(text, code))
}

/** Names of fields on stdout. */
export const paintName = wrapIn(process.stdout, 36)
/** Failures on stdout. */
export const paintBad = wrapIn(process.stdout, 31)
/** Style of errors on stderr. */
export const paintFailure = wrapIn(process.stderr, 31)
/** Style of hints on stderr. */
export const paintHint = wrapIn(process.stderr, 33)
