/** A text that leads somewhere, in the way of OSC 8, for terminals that have links; the text alone without a target. */
export function terminalLink(text: string, target: string | undefined): string {
  return target === undefined ? text : `\x1b]8;;${target}\x1b\\${text}\x1b]8;;\x1b\\`
}
