/** The names of all options of a type: the compiler refuses a list that lacks one, or has one too many. */
export type OptionNames<Options> = { readonly [Name in keyof Options]-?: true }

/** Throws TypeError for a member of `options` that is not among the known ones: it would be ignored in silence otherwise. */
export function checkOptions<Options extends object>(
  what: string,
  options: Options,
  known: OptionNames<Options>,
): void {
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(known, name))
  if (unknown === undefined) return
  throw new TypeError(`${what} has no option ${unknown}; options are ${Object.keys(known).join(', ')}`)
}
