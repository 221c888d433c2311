/**
 * Imports name the file that has what they import, instead of an index that re-exports it. The bundler for pages divides modules by what
 * imports them, and an index would bring everything that it names: a whole module of the API with one of its shapes.
 */
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

const LIST = /^(import|export) \{([^}]*)\} from '(\.[^']*\/index\.ts)'$/gm
const NAMED = /^export (type )?\{([^}]*)\} from '(\.[^']*)'$/gm
const ALL = /^export \* from '(\.[^']*)'$/gm
const DECLARED = /^export (?:async )?(?:const|let|class|abstract class|function\*?) (\w+)/gm

/** The source of the file at `path` with such imports. */
export function withoutIndexes(path: string, source: string): string {
  return source.replaceAll(LIST, (_, keyword: string, list: string, from: string) => {
    const index = resolve(dirname(path), from)
    return namesOf(list)
      .map(({ name, alias }) => {
        const place = placesOf(index).get(name) ?? { file: index, name }
        return `${keyword} { ${place.name} as ${alias} } from ${JSON.stringify(pathFrom(path, place.file))}`
      })
      .join(';')
  })
}

/** Where a name is declared, and under which name. */
interface Place {
  readonly file: string
  readonly name: string
}

const known = new Map<string, ReadonlyMap<string, Place>>()

/** Names that a file exports: those of an index at their places. */
function placesOf(file: string): ReadonlyMap<string, Place> {
  let places = known.get(file)
  if (places === undefined) {
    places = readPlaces(file)
    known.set(file, places)
  }
  return places
}

function readPlaces(file: string): ReadonlyMap<string, Place> {
  const source = readFileSync(file, 'utf8')
  const places = new Map<string, Place>()
  const target = (from: string) => resolve(dirname(file), from)
  for (const [, name] of source.matchAll(DECLARED)) places.set(name!, { file, name: name! })
  for (const [, isType, list, from] of source.matchAll(NAMED)) {
    if (isType !== undefined) continue
    for (const { name, alias } of namesOf(list!)) {
      places.set(alias, placesOf(target(from!)).get(name) ?? { file: target(from!), name })
    }
  }
  for (const [, from] of source.matchAll(ALL))
    for (const [name, place] of placesOf(target(from!))) places.set(name, place)
  return places
}

/** Values of a list in braces; types are left out. */
function namesOf(list: string): { readonly name: string; readonly alias: string }[] {
  const items = list.split(',').map((item) => item.trim())
  return items
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => {
      const [name, alias = name] = item.split(' as ')
      return { name: name!, alias: alias! }
    })
}

function pathFrom(importer: string, file: string): string {
  const path = relative(dirname(importer), file).replaceAll(sep, '/')
  return path.startsWith('.') ? path : `./${path}`
}
