import { buildInfo } from '../config/buildInfo.ts'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import type { TraceIds } from './TraceIds.ts'

/** Headers that every request carries besides its credentials. Source: network 1.5. */
export function requestHeaders(
  { binding }: Pick<ResolvedConfig, 'binding'>,
  traces: TraceIds,
  { json }: { readonly json: boolean },
): Record<string, string> & { traceparent: string } {
  return {
    ...(json ? { 'content-type': 'application/json' } : {}),
    'tvmclient-core-version': buildInfo.version,
    'X-AckiNacki-Expected-Account-Boc-Version': '2',
    traceparent: traces.next(),
    ...(binding.library === '' ? {} : { 'tvmclient-binding-library': binding.library }),
    ...(binding.version === '' ? {} : { 'tvmclient-binding-version': binding.version }),
  }
}
