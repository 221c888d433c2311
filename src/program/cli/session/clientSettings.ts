import type { ApiResult } from '../../common/ApiResult.ts'
import type { Session } from './Session.ts'

type Config = ApiResult<'client.config'>

/** The configuration of the library: all sections exist, and all members that have a default. */
export type ClientSettings = { readonly [Section in keyof Config]-?: NonNullable<Config[Section]> }

/** The configuration in use by the library. Throws LibraryError. */
export async function clientSettings(session: Session): Promise<ClientSettings> {
  return (await session.call('client.config', {})) as ClientSettings
}
