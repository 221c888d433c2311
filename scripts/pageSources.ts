/** A plugin of the bundler for pages: the sources of the library without what pages do not need. */
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { root } from './bundleProgram.ts'
import { withoutDescriptions } from './withoutDescriptions.ts'
import { withoutIndexes } from './withoutIndexes.ts'

export const pageSources: Plugin = {
  name: 'pageSources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:src|rpc|storage)[\\/].*\.ts$/ }, ({ path }) => {
      const file = relative(root, path).replaceAll(sep, '/')
      const source = withoutDescriptions(file, readFileSync(path, 'utf8'))
      return { contents: withoutIndexes(path, source), loader: 'ts' }
    })
  },
}
