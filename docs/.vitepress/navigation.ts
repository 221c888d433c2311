/**
 * Order of the pages of the site. A page is named by its file in the repository; `folder/*` stands for the other pages of
 * a folder, by `order` of their front matter, then by title. New pages appear by themselves; every page must be in a section.
 */
export interface Section {
  readonly title: string
  /** A file, or a file with the words that the menu shows instead of its heading. */
  readonly pages: readonly (string | readonly [file: string, title: string])[]
  readonly isOpen?: true
}

export const sections: readonly Section[] = [
  {
    title: 'Start',
    isOpen: true,
    pages: [
      ['docs/index.md', 'Introduction'],
      'docs/start/index.md',
      'docs/start/README.md',
      'docs/start/typescript.md',
      'docs/start/browser.md',
      'docs/start/python.md',
      'docs/start/go.md',
      'docs/start/rust.md',
      'docs/start/java.md',
      'docs/start/kotlin.md',
      'docs/start/c.md',
      'docs/start/*',
      'docs/getting-started.md',
      ['README.md', 'Overview of everything'],
    ],
  },
  {
    title: 'Guides',
    isOpen: true,
    pages: [
      'docs/guides/index.md',
      'docs/guides/README.md',
      'docs/guides/*',
      'docs/sending-messages.md',
      'docs/outbox.md',
      'docs/inbox.md',
      'docs/policy.md',
      'docs/key-files.md',
      'docs/networks.md',
      'docs/proofs.md',
      'docs/mcp.md',
    ],
  },
  { title: 'Troubleshooting', isOpen: true, pages: [['docs/errors.md', 'Errors by code']] },
  {
    title: 'Languages',
    pages: [
      ['bindings/README.md', 'Rules of all bindings'],
      ['bindings/typescript/README.md', 'TypeScript'],
      ['bindings/python/README.md', 'Python'],
      ['bindings/go/README.md', 'Go'],
      ['bindings/rust/README.md', 'Rust'],
      ['bindings/java/README.md', 'Java'],
      ['bindings/kotlin/README.md', 'Kotlin'],
      ['bindings/c/README.md', 'C'],
      'bindings/*',
      'docs/languages/*',
    ],
  },
  {
    title: 'Local network',
    pages: [
      'docs/development-node.md',
      'docs/console.md',
      ['docs/contracts.md', 'Contracts of the node'],
      ['docs/development-node-controls.md', 'Controls'],
      ['docs/graphql.md', 'GraphQL'],
      ['docs/graphql-types.md', 'Types of GraphQL'],
    ],
  },
  { title: 'Moving to vendorclient', pages: ['docs/porting/index.md', 'docs/porting/README.md', 'docs/porting/*'] },
  { title: 'Example programs', pages: [['docs/examples/README.md', 'All examples'], 'docs/examples/*'] },
  {
    title: 'Operations',
    pages: ['docs/operations.md', 'docs/storage.md', 'docs/metrics.md', 'docs/packages.md', 'docs/deploy'],
  },
  {
    title: 'Reference',
    isOpen: true,
    pages: [
      ['bindings/reference/README.md', 'All functions'],
      ['docs/settings.md', 'Settings'],
      ['docs/protocol.md', 'Protocol by hand'],
      ['bindings/reference/daemon.md', 'Daemon'],
      ['bindings/reference/types.md', 'All types'],
    ],
  },
  { title: 'Commands', isOpen: true, pages: [['docs/cli.md', 'The command line'], 'docs/cli/*'] },
  { title: 'Functions by module', isOpen: true, pages: ['bindings/reference/*'] },
  {
    title: 'Execution',
    pages: ['docs/executor.md', 'docs/virtual-machine.md', 'docs/instructions.md', 'docs/instructions/*'],
  },
  {
    title: 'The project',
    pages: [
      ['CHANGELOG.md', 'Changelog'],
      'SECURITY.md',
      'docs/architecture.md',
      'docs/decisions.md',
      'docs/performance.md',
      'docs/benchmarks.md',
      'docs/reliability.md',
      'CONTRIBUTING.md',
      'docs/*',
    ],
  },
  {
    title: 'Specification',
    pages: [
      'docs/specification/README.md',
      'docs/specification/*',
      ['docs/specification/modules/README.md', 'Modules'],
      'docs/specification/modules/*',
      ['docs/specification/network/README.md', 'Network protocol'],
      'docs/specification/network/*',
    ],
  },
]
