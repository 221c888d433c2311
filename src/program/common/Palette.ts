import { styled } from './styleMarks.ts'

/** Colours of a terminal, or plain text. */
export interface Palette {
  readonly bold: Paint
  readonly dim: Paint
  readonly good: Paint
  readonly bad: Paint
  readonly warning: Paint
  readonly name: Paint
}

type Paint = (text: string) => string

export function paletteOf(isColoured: boolean): Palette {
  const paint =
    (code: number): Paint =>
    (text) =>
      isColoured && text !== '' ? styled(text, code) : text
  return { bold: paint(1), dim: paint(2), good: paint(32), bad: paint(31), warning: paint(33), name: paint(36) }
}
