/** Options that there are not would be ignored in silence otherwise. */

/** Throws TypeError for a member of `options` that is not among the known ones. */
export function checkOptions(what: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new TypeError(`${what} has no option ${unknown}; options are ${known.join(', ')}`)
}
