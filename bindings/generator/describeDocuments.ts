/** The documents that describe the API to machines. */
import { openRpcDocument } from '../../rpc/openrpc.ts'
import { describeApi } from '../../src/api/apiReference.ts'
import { api } from '../../src/api/wholeApi.ts'
import type { GeneratedFile } from './GeneratedFile.ts'

export function describeDocuments(): GeneratedFile[] {
  return [
    { path: 'bindings/api.json', content: json(describeApi(api)) },
    { path: 'bindings/openrpc.json', content: json(openRpcDocument(api)) },
  ]
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
