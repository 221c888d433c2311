/** Entry `vendorclient/eversdk/browser`: the library as a replacement for `@eversdk/lib-web`, in the page or over WebSocket. */
export type { EverSdkOptions } from '../../common/eversdk/requests.ts'
export { type EverSdkWebLibrary, everSdkWebLibrary, type LibWebOptions, libWeb, libWebSetup } from './libWeb.ts'
