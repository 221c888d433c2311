/**
 * The recipes of the pages: parts of programs that a test runs, one program for each language. A part stands between two
 * comments,
 *
 *     // recipe: outbox.send
 *     // end of recipe
 *
 * and is shown where a page has the comment `<!-- recipe: outbox.send -->`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RecipeLanguage {
  /** Folder below `docs/examples/recipes`. */
  readonly folder: string
  /** As readers see it. */
  readonly title: string
  /** Name of the language of a code block. */
  readonly code: string
}

/** In the order of the pages. */
export const recipeLanguages: readonly RecipeLanguage[] = [
  { folder: 'typescript', title: 'TypeScript', code: 'ts' },
  { folder: 'python', title: 'Python', code: 'python' },
  { folder: 'go', title: 'Go', code: 'go' },
  { folder: 'java', title: 'Java', code: 'java' },
  { folder: 'kotlin', title: 'Kotlin', code: 'kotlin' },
  { folder: 'rust', title: 'Rust', code: 'rust' },
]

export interface Recipe {
  readonly language: RecipeLanguage
  readonly text: string
}

/** Where the programs are, from the root of the project. */
export const recipesFolder = 'docs/examples/recipes'

const PART = /^[ \t]*(?:\/\/|#) recipe: (\S+)\n([\s\S]*?)^[ \t]*(?:\/\/|#) end of recipe$/gm

/** Recipes by name, each in all languages that have it. Throws an error for a name that a language has twice. */
export function readRecipes(root: string): ReadonlyMap<string, readonly Recipe[]> {
  const recipes = new Map<string, Recipe[]>()
  for (const language of recipeLanguages) {
    const folder = join(root, recipesFolder, language.folder)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.\w+$/.test(file)) continue
      for (const [, name, text] of readFileSync(join(folder, file), 'utf8').matchAll(PART)) {
        const known = recipes.get(name!) ?? []
        if (known.some((other) => other.language === language)) throw new Error(`${file}: ${name} is there twice`)
        recipes.set(name!, [...known, { language, text: withoutIndentation(text!) }])
      }
    }
  }
  return recipes
}

function withoutIndentation(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}
