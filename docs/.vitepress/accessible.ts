/** Corrects two components of the theme that assistive technology cannot read: buttons in buttons, and a name without the visible text. */
/** Changes by the name of the component: text of the theme, and what takes its place. */
const CHANGES: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  // A group without a page is a button as a whole; its arrow is one only beside a link.
  'VPSidebarItem.vue': [
    [
      ':tabindex="item.items && 0"',
      ':tabindex="item.items && !isLink ? 0 : undefined" :aria-expanded="item.items && !isLink ? !collapsed : undefined"',
    ],
    [
      'role="button"\n        aria-label="toggle section"',
      ':role="isLink ? \'button\' : undefined" :aria-label="isLink ? \'toggle section\' : undefined"',
    ],
    ['tabindex="0"\n      >', ':tabindex="isLink ? 0 : undefined"\n      >'],
  ],
  // Its name is the text that it shows, and the title where there is no room for a text.
  'VPNavBarSearchButton.vue': [[':aria-label="translate(', ':title="translate(']],
}

/** A plugin of the bundler. */
export const accessible = {
  name: 'accessible',
  enforce: 'pre' as const,
  transform(code: string, id: string): string | undefined {
    const changes = CHANGES[id.slice(id.lastIndexOf('/') + 1)]
    if (changes === undefined) return undefined
    return changes.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The theme no longer has ${from}: does it still need a change?`)
      return text.replace(from, to)
    }, code)
  },
}
