import { packageFacts } from '../packages/packageFacts.ts'
import type { ReleaseOptions } from './options.ts'

/** What remains to be done by a person who may publish, as a page. */
export function publishingSteps({ version, signingKey, downloads }: ReleaseOptions): string {
  const { author, homepage, repository } = packageFacts
  const open = [
    ...(author === undefined || homepage === undefined || repository === undefined
      ? [
          '- `author`, `homepage` and `repository` in `scripts/packages/packageFacts.ts` are not filled in; Maven Central and the provenance of npm need them.',
        ]
      : []),
    ...(downloads === undefined ? ['- The formula of Homebrew has no address of the archives: `--downloads`.'] : []),
    ...(signingKey === undefined ? ['- Nothing is signed: Maven Central takes only signed files, `--sign`.'] : []),
    '- Executables for macOS are not signed: sign and notarize them before they are packaged. Those for Windows have no Authenticode signature.',
  ]
  return `# Publishing ${version}

1. Review and commit what the release changed in the tree, then \`git tag -s v${version}\` and push. The tag starts the workflow
   \`release\`, which builds it twice again and uploads with provenance. Its digests are others than here: they hold the time of its commit.
2. npm: the packages of the platforms first, \`vendorclient-${version}.tgz\` last; \`npm publish <file> --provenance --access public\`.
3. Python: all wheels and the source archive together; \`twine upload --attestations *.whl *.tar.gz\`, or trusted publishing.
4. Rust: \`cargo publish\` in \`bindings/rust/macros\`, then in \`bindings/rust\`.
5. Java, Kotlin: \`vendorclient-${version}-central-bundle.zip\` to the portal of Maven Central.
6. Go: the folder \`bindings/go\` and those of \`go/\` into the repositories of their module paths, each with the tag \`v${version}\`.
7. Debian packages, archives, \`SHA256SUMS\`, SBOM and provenance to the page of the release; \`vendorclient.rb\` into the tap; the container
   from \`Dockerfile\`.

Open:

${open.join('\n')}
`
}
