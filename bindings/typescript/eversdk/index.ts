/** Entry `vendorclient/eversdk`: the library in the place of the native one of `@eversdk/core`. */
export type { EverSdkOptions } from '../common/eversdk/requests.ts'
export { libraryLink, serverLink, spawnLink } from '../node/links.ts'
export { type EverSdkLibrary, everSdkLibrary, type ResultOrError } from './everSdkLibrary.ts'
