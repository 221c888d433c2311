import { buildInfo } from '../config/buildInfo.ts'
import type { ResolvedConfig } from '../config/ResolvedConfig.ts'
import { bytesToHex } from '../core/bytes/hex.ts'
import type { Random } from '../ports/Random.ts'

/** Headers that every request carries besides its credentials. Source: network 1.5. */
export function requestHeaders(
  { binding }: Pick<ResolvedConfig, 'binding'>,
  random: Random,
  { json }: { readonly json: boolean },
): Record<string, string> & { traceparent: string } {
  const ids = bytesToHex(random.bytes(24))
  return {
    ...(json ? { 'content-type': 'application/json' } : {}),
    'tvmclient-core-version': buildInfo.version,
    'X-AckiNacki-Expected-Account-Boc-Version': '2',
    traceparent: `00-${ids.slice(0, 32)}-${ids.slice(32)}-01`,
    ...(binding.library === '' ? {} : { 'tvmclient-binding-library': binding.library }),
    ...(binding.version === '' ? {} : { 'tvmclient-binding-version': binding.version }),
  }
}
