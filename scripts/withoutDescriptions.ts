/**
 * Sources without the texts and examples of definitions, a quarter of what a page would load.
 * The two documents that are made of them are loaded as they were generated, when someone asks for them.
 */
const TEXT = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)/.source
const SENTENCE = /(?:'[A-Z](?:[^'\\\n]|\\.)*\.'|"[A-Z](?:[^"\\\n]|\\.)*\."|`[A-Z][^`$]*\.`)/.source

/** What is left out, in files of which kind. */
const omissions: readonly { readonly files: RegExp; readonly texts: RegExp; readonly by: string }[] = [
  {
    files: /^src[\\/]errors[\\/]|^rpc[\\/]protocol[\\/]codes/,
    texts: new RegExp(`^ +(?:why|fix):\\s*${TEXT},\\n`, 'gm'),
    by: '',
  },
  {
    files: /^src[\\/]errors[\\/]|^rpc[\\/]protocol[\\/]codes/,
    texts: new RegExp(`\\b(raised:)\\s*${TEXT}`, 'g'),
    by: "$1 ''",
  },
  {
    files: /^src[\\/](?:modules|config)[\\/]|^rpc[\\/]/,
    texts: new RegExp(`^( +(?:summary|description):)\\s*${TEXT}`, 'gm'),
    by: "$1 ''",
  },
  // Arguments of functions that make shapes and instructions; other calls in these files pass no sentences.
  {
    files:
      /^src[\\/]modules[\\/].*[\\/]\w*[tT]ypes[\\/.]|^src[\\/]core[\\/]vm[\\/]instructions|^src[\\/]config[\\/](?:ClientConfig|SpendingPolicy)|^rpc[\\/](?:limits|notifications|peer[\\/](?:daemonMethods|callOptions))/,
    texts: new RegExp(`([,(]\\s*)${SENTENCE}(?=\\s*[,)])`, 'g'),
    by: "$1''",
  },
  { files: /^src[\\/]modules[\\/]/, texts: /^ {2}example: (?:\{\n(?: {4,}.*\n)* {2}\}|.*),\n/gm, by: '' },
]

/** Modules that describe the API, and the documents that replace them. */
const documents: Readonly<Record<string, string>> = {
  'rpc/openrpc.ts': `import document from '../bindings/openrpc.json'
    export const describeOpenRpc = () => JSON.stringify(document)`,
  'src/api/apiReference.ts': `import document from '../../bindings/api.json'
    export const apiReference = async () => document`,
}

/** The source of a file without its descriptions. `file`: its path from the root, with slashes. */
export function withoutDescriptions(file: string, source: string): string {
  const document = documents[file]
  if (document !== undefined) return document
  return omissions.reduce(
    (text, { files, texts, by }) => (files.test(file) ? text.replaceAll(texts, by) : text),
    source,
  )
}
