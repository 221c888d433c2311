/** Rows for `alignFields` with what a contract printed: one for each line, the first one with a name. */
export function logRows(logs: readonly string[]): (readonly [name: string, value: string])[] {
  return logs.map((line, index) => [index === 0 ? 'printed' : '', line])
}

/** Member of a document whose other members are outputs of a contract; only if something was printed. */
export function logMember(logs: readonly string[]): { readonly logs?: readonly string[] } {
  return logs.length === 0 ? {} : { logs }
}
