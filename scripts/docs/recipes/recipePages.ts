/** Pages that show recipes: `npm run generate` writes the parts of the programs below the comments that name them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../../../bindings/generator/GeneratedFile.ts'
import { repositoryFiles } from '../../repositoryFiles.ts'
import { readRecipes } from './readRecipes.ts'

/** A comment that names a recipe, and the blocks that follow it: the language in bold, then its code. */
const SHOWN = /^<!-- recipe: (\S+) -->\n((?:\n\*\*[^*\n]+\*\*\n\n```\w+\n[\s\S]*?\n```\n)*)/gm

/** All pages with recipes. Throws an error for a recipe that no language has. */
export function recipePages(root: string): readonly GeneratedFile[] {
  const recipes = readRecipes(root)
  return repositoryFiles(root, ['.md'], 'docs').flatMap((path) => {
    const page = readFileSync(join(root, path), 'utf8')
    const content = page.replace(SHOWN, (_, name: string) => {
      const found = recipes.get(name)
      if (found === undefined) throw new Error(`${path}: there is no recipe ${name}`)
      const blocks = found.map(
        ({ language, text }) => `\n**${language.title}**\n\n\`\`\`${language.code}\n${text}\n\`\`\`\n`,
      )
      return `<!-- recipe: ${name} -->\n${blocks.join('')}`
    })
    return page.includes('<!-- recipe: ') ? [{ path, content }] : []
  })
}

/** The page with a group of tabs for each recipe, as the generator of the site writes them. */
export function withTabs(page: string): string {
  return page.replace(SHOWN, (_, __, blocks: string) => {
    const tabs = blocks.replace(/^\*\*([^*\n]+)\*\*\n\n```(\w+)$/gm, '```$2 [$1]')
    return `::: code-group\n${tabs}\n:::\n`
  })
}
