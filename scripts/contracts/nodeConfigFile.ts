/** The configuration with the figures of nodes as text, so that a local run neither builds nor writes it. */
import type { GeneratedFile } from '../../bindings/generator/GeneratedFile.ts'
import { writeBocBase64 } from '../../src/core/cells/index.ts'
import { defaultBlockchainConfig } from '../../src/core/executor/index.ts'

export function nodeConfigFile(): GeneratedFile {
  const text = writeBocBase64(defaultBlockchainConfig('node').cell)
  return {
    path: 'src/core/executor/generated/nodeConfig.ts',
    content: `/** Generated: the built-in configuration with the figures of nodes of networks with Dapp IDs, base64. */
export const nodeConfig =
  '${text}'
`,
  }
}
