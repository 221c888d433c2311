/**
 * Checks references: fails when a comment cites a section of the specification that does not exist, or when a Markdown
 * file links to a file or heading, or names a path such as `src/api.ts`, that does not exist.
 *
 * A comment names what it follows with "Source:", up to the end of the sentence. That begins with one of:
 *
 *     network 6.5, formats 5.3         client interface 2.1 to 2.4      daemon sections 1, 9 and 10
 *     decision 22                      decisions 5 and 6
 *     native library E5
 *     modules, error groups    a title in place of a number
 *     docs/packages.md         a file of the repository
 *     RFC 6455 section 5       a public source, see `publicSources` in references/citations.ts
 *
 * What follows in the sentence cites more or explains. Citations of the first three lines are checked in every comment, and
 * so is "E5, a rule of the network", which names a row of the native library.
 */
import { join } from 'node:path'
import { brokenCitations } from './references/citations.ts'
import { brokenLinks } from './references/markdownLinks.ts'
import { missingPaths } from './references/namedPaths.ts'

const root = join(import.meta.dirname, '..')
const problems = [...brokenCitations(root), ...brokenLinks(root), ...missingPaths(root)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('all references are valid')
