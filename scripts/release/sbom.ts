/**
 * Contents of the packages, as a CycloneDX document: of the locked packages that npm lists, those that are bundled are
 * kept, and Node.js is added. Times and numbers are derived, so that the document of a release is always the same.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { targets } from '../package/targets.ts'
import type { BundledPackage } from '../packages/bundledPackages.ts'

interface Component {
  readonly 'bom-ref': string
  readonly type: string
  readonly name: string
  readonly version: string
  readonly [field: string]: unknown
}

interface Document {
  serialNumber: string
  metadata: { timestamp: string; component: Component; [field: string]: unknown }
  components: readonly Component[]
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
  [field: string]: unknown
}

export interface SbomOptions {
  /** Root of the tree. */
  readonly root: string
  readonly bundled: readonly Pick<BundledPackage, 'name' | 'version'>[]
  /** Unix seconds. */
  readonly sourceDate: number
}

export function sbom({ root, bundled, sourceDate }: SbomOptions): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const text = execFileSync(npm, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const document = JSON.parse(text) as Document
  const wanted = new Set(bundled.map(({ name, version }) => `${name}@${version}`))
  const kept = document.components.filter((component) => wanted.has(component['bom-ref']))
  const missing = [...wanted].filter((ref) => !kept.some((component) => component['bom-ref'] === ref))
  if (missing.length > 0) throw new Error(`npm does not list ${missing.join(', ')}`)
  const product = { ...document.metadata.component, name: 'vendorclient', type: 'application' }
  const runtimes = runtimeComponents()
  const refs = new Set([product['bom-ref'], ...kept.map((component) => component['bom-ref'])])
  const graph = document.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  // For npm, packages of the console are build dependencies; here they are dependencies of the product.
  const reached = new Set(graph.flatMap(({ dependsOn }) => dependsOn))
  const loose = [...kept.map((component) => component['bom-ref']), ...runtimes.map((component) => component['bom-ref'])]
  const components = [...kept.map(({ scope, properties, ...others }) => others as Component), ...runtimes]
  const content = {
    ...document,
    metadata: {
      ...document.metadata,
      timestamp: new Date(sourceDate * 1000).toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: { ...product, properties: undefined },
    },
    components,
    dependencies: graph.map(({ ref, dependsOn }) =>
      ref === product['bom-ref']
        ? { ref, dependsOn: [...new Set([...dependsOn, ...loose.filter((other) => !reached.has(other))])] }
        : { ref, dependsOn },
    ),
  }
  content.serialNumber = `urn:uuid:${uuidOf(JSON.stringify({ ...content, serialNumber: '' }))}`
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** Node.js as the platforms carry it, once per version. */
function runtimeComponents(): Component[] {
  return [...new Set(targets.map(({ nodeVersion }) => nodeVersion))].map((version) => ({
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    description: 'Node.js inside the executables.',
    licenses: [{ license: { id: 'MIT' } }],
    purl: `pkg:generic/node@${version}`,
  }))
}

/** Version 8 (own content) of RFC 9562. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
