/** The documents that describe the API to machines. */
import { openRpcDocument } from '../../rpc/openrpc.ts'
import { modules } from '../../src/api.ts'
import { describeApi } from '../../src/apiReference.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

export function describeDocuments(): GeneratedFile[] {
  return [
    { path: 'bindings/api.json', content: json(describeApi(modules)) },
    { path: 'bindings/openrpc.json', content: json(openRpcDocument(modules)) },
  ]
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
