/** Modules in the layout of a module proxy, so that `GOPROXY=file://…` installs them without a network. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { python } from '../package/fetchWheel.ts'
import { run, version } from './packaging.ts'

/** Adds a folder as a module of this version, and returns the folder of the proxy. A folder in it with its own `go.mod` is left out. */
export function publishGo(module: string, path: string, output: string): string {
  const proxy = join(output, 'go', 'proxy')
  const place = join(proxy, path, '@v')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'list'), `v${version}\n`)
  writeFileSync(join(place, `v${version}.info`), `${JSON.stringify({ Version: `v${version}` })}\n`)
  writeFileSync(join(place, `v${version}.mod`), readFileSync(join(module, 'go.mod')))
  run(python, ['-c', writeZip, module, join(place, `v${version}.zip`), `${path}@v${version}`])
  return proxy
}

/** Names in order, one time and one mode: the bytes follow from the content alone. */
const writeZip = `
import os, sys, zipfile
folder, file, prefix = sys.argv[1:]
found = []
for place, folders, names in os.walk(folder):
    folders[:] = [name for name in folders if not os.path.exists(os.path.join(place, name, "go.mod"))]
    found += [os.path.join(place, name) for name in names]
with zipfile.ZipFile(file, "w") as archive:
    for path in sorted(found, key=lambda path: os.path.relpath(path, folder).replace(os.sep, "/")):
        entry = zipfile.ZipInfo(prefix + "/" + os.path.relpath(path, folder).replace(os.sep, "/"))
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o100644 << 16
        with open(path, "rb") as content:
            archive.writestr(entry, content.read())
`
