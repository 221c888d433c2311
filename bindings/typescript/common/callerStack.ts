/** Stacks that begin in the program of the caller, at no cost for calls that succeed. */

/**
 * Rejects with an error that is made in its own microtask. By then the promise of the call waits for this one, so
 * that the engine finds the functions that await the call and puts them into the stack.
 */
export function failWhereAwaited(makeError: () => Error): Promise<never> {
  let proceed!: () => void
  const turn = new Promise<void>((resolve) => {
    proceed = resolve
  })
  const failing = turn.then(() => {
    throw withoutOwnFrames(makeError())
  })
  queueMicrotask(() => queueMicrotask(proceed))
  return failing
}

/** Takes the frames of this package out of the stack, which then begins in the program that uses it. */
export function withoutOwnFrames(error: Error): Error {
  if (OWN_FILE === undefined || typeof error.stack !== 'string') return error
  const lines = error.stack.split('\n').filter((line) => !line.includes(OWN_FILE!))
  // Frames of the platform below those of the program add no information.
  const first = lines.findIndex((line) => FRAME.test(line))
  const ofProgram = lines.findIndex((line) => FRAME.test(line) && !PLATFORM_FRAME.test(line))
  if (first !== -1 && ofProgram > first) lines.splice(first, ofProgram - first)
  error.stack = lines.join('\n')
  return error
}

const FRAME = /^\s+at /
/** As Node.js and Deno name their own files. */
const PLATFORM_FRAME = /\b(?:[a-z]+:internal\/|ext:)/

/** As stacks name it: `/app/node_modules/vendorclient/dist/index.js:`. */
const OWN_FILE = /((?:file|https?):\/\/[^\s()@]+|(?:\/|[A-Z]:\\)[^()@\n]+):\d+:\d+/
  .exec(new Error().stack ?? '')?.[1]
  ?.concat(':')
