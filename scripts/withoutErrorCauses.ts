/** A plugin of the bundler: leaves the causes and remedies of errors out, which only the page of errors shows. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

const definitions = /[\\/](?:src[\\/]errors[\\/]\w+|rpc[\\/]protocol[\\/]codes)\.ts$/

export const withoutErrorCauses: Plugin = {
  name: 'withoutErrorCauses',
  setup(build) {
    build.onLoad({ filter: definitions }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/^ +(?:why|fix): ['"`].*\n/gm, ''),
      loader: 'ts',
    }))
  },
}
