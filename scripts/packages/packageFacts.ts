/**
 * Metadata of all packages. The manifests of npm, Python, Java and Rust take it from here, see
 * `packageManifests.ts`; after a change run `npm run generate`.
 *
 * To be filled in before the first publication, and left out until it is known:
 * - `author`: name of the person or organisation that publishes;
 * - `homepage`, `repository`, `issues`: addresses, each starting with `https://`; `repository` is that of the Git repository;
 * - `securityContact`: address that takes reports of vulnerabilities; SECURITY.md must name the same one;
 * - `goModulePath` in `bindings/generator/go/generateGo.ts`: a module path has to lead to the repository of the Go binding;
 * - the line "Copyright" of LICENSE, which is the unchanged text of the licence.
 */
export interface PackageFacts {
  /** SPDX expression. */
  readonly license: string
  /** Address of its text. */
  readonly licenseUrl: string
  /** At most five; each starts with a letter and has only small letters, digits and hyphens, at most 20. */
  readonly keywords: readonly string[]
  readonly author?: string
  readonly homepage?: string
  readonly repository?: string
  readonly issues?: string
  readonly securityContact?: string
}

export const packageFacts: PackageFacts = {
  license: 'Apache-2.0',
  licenseUrl: 'https://www.apache.org/licenses/LICENSE-2.0.txt',
  keywords: ['acki-nacki', 'blockchain', 'everscale', 'json-rpc', 'tvm'],
}

/** What the product is, without article and full stop. */
const product = 'core blockchain client library for TVM networks with Dapp IDs'

/** One sentence for each package, in the form that its registry shows. */
export const descriptions = {
  root: `Embeddable JSON-RPC daemon of a ${product}.`,
  npm: `Embeddable JSON-RPC daemon of a ${product}, with its TypeScript binding.`,
  platform: (name: string) => `The program of the package vendorclient as one executable file, for ${name}.`,
  python: `Python binding of a ${product}.`,
  pythonProgram: 'The program of the Python package vendorclient as one executable file.',
  java: `Java binding of a ${product}.`,
  javaPrograms: 'The programs of the Java package vendorclient for all platforms, as one dependency.',
  kotlin: `Kotlin module of a ${product}, on top of its Java binding.`,
  rust: `Rust binding of a ${product}.`,
  c: `C library of a ${product}.`,
  rustMacros: 'Typed contracts for the crate vendorclient, from their ABI files, by the macro bind.',
} as const
