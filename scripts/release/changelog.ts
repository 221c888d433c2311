/** `CHANGELOG.md`: what is unreleased becomes a section of its version, and that section the notes of the release. */

const UNRELEASED = 'Unreleased'
/** Kinds of change, in their order in the changelog. Source: docs/compatibility.md. */
const kinds = ['Changed', 'Deprecated', 'Added', 'Fixed', 'Removed', 'Security'] as const

interface Section {
  readonly title: string
  readonly text: string
}

/** Problems that prevent a release of the changelog as this version; empty if there are none. */
export function changelogProblems(changelog: string, version: string): string[] {
  const sections = readSections(changelog)
  const unreleased = sections.find(({ title }) => title === UNRELEASED)
  if (unreleased === undefined) return [`CHANGELOG.md has no section "## ${UNRELEASED}"`]
  const headings = [...unreleased.text.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading!)
  const unknown = headings.filter((heading) => !kinds.some((kind) => kind === heading))
  const repeated = headings.filter((heading, index) => headings.indexOf(heading) !== index)
  return [
    ...(/^- /m.test(unreleased.text) ? [] : [`The section "## ${UNRELEASED}" of CHANGELOG.md has no entries`]),
    ...unknown.map((heading) => `CHANGELOG.md: unknown kind of change "${heading}", expected ${kinds.join(', ')}`),
    ...repeated.map((heading) => `CHANGELOG.md: "${heading}" occurs twice in "## ${UNRELEASED}"`),
    ...releasedVersions(changelog)
      .filter((released) => !isLater(version, released))
      .map((released) => `Version ${version} is not later than ${released}, which CHANGELOG.md lists as released`),
  ]
}

/** Problems that prevent building a tree as a released version. */
export function missingSection(changelog: string, version: string): string[] {
  return releasedVersions(changelog).includes(version) ? [] : [`CHANGELOG.md has no section of version ${version}`]
}

/** The changelog with what was unreleased under the version, below an empty unreleased section. */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  return changelog.replace(`## ${UNRELEASED}\n`, `## ${UNRELEASED}\n\n## ${version}, ${date}\n`)
}

/** The section of a version without its title. */
export function releaseNotes(changelog: string, version: string): string {
  const section = readSections(changelog).find(({ title }) => title.startsWith(`${version}, `))
  if (section === undefined) throw new Error(`CHANGELOG.md has no section of version ${version}`)
  return `${section.text.trim()}\n`
}

function releasedVersions(changelog: string): string[] {
  return readSections(changelog).flatMap(({ title }) => /^\d+\.\d+\.\d+(?=, \d{4}-\d\d-\d\d$)/.exec(title) ?? [])
}

function readSections(changelog: string): Section[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      return { title: section.slice(0, end).trim(), text: section.slice(end + 1) }
    })
}

function isLater(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split('.').map(Number))
  const index = one!.findIndex((part, position) => part !== two![position])
  return index >= 0 && one![index]! > two![index]!
}
