/** `1 action`, `2 actions`. */
export function countText(count: number | null | undefined, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
