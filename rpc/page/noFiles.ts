import type { Files } from '../../src/ports/Files.ts'

/** The port `Files` in a page, which has none. */
export const noFiles: Files = {
  read: async () => {
    throw new Error('the library runs in a page, which cannot read files')
  },
}
