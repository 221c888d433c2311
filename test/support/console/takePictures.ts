/**
 * Pictures of the console for the documentation. Commit them with a palette of 256 colours, a third of the size: the documentation is
 * inside every executable and package.
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const images = join(import.meta.dirname, '../../../docs/images')
/** Windows of the pictures, px; the end of the name tells them apart. */
const SIZES = [
  { width: 1440, height: 900, end: '' },
  { width: 1024, height: 768, end: '-1024' },
  { width: 390, height: 844, end: '-390' },
] as const
/** Layout and plots follow the size of the window within two frames. */
const TWO_FRAMES = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** `part` is a selector of what the pictures must contain. */
export async function takePictures(page: Page, name: string, part?: string): Promise<void> {
  const before = page.viewportSize()!
  for (const { width, height, end } of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate(TWO_FRAMES)
    if (part !== undefined) await page.locator(part).scrollIntoViewIfNeeded()
    await page.screenshot({ path: join(images, `console-${name}${end}.png`) })
  }
  await page.setViewportSize(before)
}
