/** Keys stay with the endpoints of the source that names them. Source: network 1.5. */
import { endpointUrl } from '../../../config/endpointUrls.ts'

export type SectionName = 'network' | 'abi' | 'crypto'
type Owner = 'start' | 'project' | 'user'

/** A field of the library that some source sets. */
export interface Candidate {
  /** A smaller rank takes precedence. */
  readonly rank: number
  readonly section: SectionName
  readonly field: string
  readonly value: unknown
  readonly owner: Owner
}

/** Options and environment are one source; each file is another one. */
export function ownerOf(rank: number): Owner {
  if (rank <= 2) return 'start'
  return rank <= 4 ? 'project' : 'user'
}

const KEYS = ['access_key', 'api_token']

/** All fields without the keys of sources that do not name the endpoints. `candidates`: the strongest first. */
export function withoutForeignKeys(candidates: readonly Candidate[]): readonly Candidate[] {
  const network = candidates.filter(({ section }) => section === 'network')
  const endpoints =
    network.find(({ field }) => field === 'endpoints') ?? network.find(({ field }) => field === 'server_address')
  if (endpoints === undefined) return candidates
  const origins = originsOf([endpoints.value].flat())
  const mayHave = (owner: Owner) => {
    const listed = network.filter((other) => other.owner === owner && other.field === 'access_key_origins')
    const trusted = originsOf(listed.flatMap(({ value }) => value))
    return owner === endpoints.owner || (origins.length > 0 && origins.every((origin) => trusted.includes(origin)))
  }
  return candidates.filter(({ section, field, owner }) => {
    return section !== 'network' || !(KEYS.includes(field) || field === 'access_key_origins') || mayHave(owner)
  })
}

/** Invalid URLs are not refused here: that happens later, with the name of the setting. */
function originsOf(texts: readonly unknown[]): string[] {
  return texts.flatMap((text) => {
    try {
      return [endpointUrl(String(text)).origin]
    } catch {
      return ['']
    }
  })
}
