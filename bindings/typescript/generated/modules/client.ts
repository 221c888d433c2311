// Generated from the definitions by "npm run generate"; changes belong there.

import type { Caller, CallOptions } from '../../common/Caller.ts'
import type * as client from '../types/client.ts'

/** Information about the library, and answers to its requests. */
export class ClientModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Returns the machine-readable description of the API.
   *
   * Function `client.get_api_reference`.
   */
  getApiReference(options?: CallOptions): Promise<client.ResultOfGetApiReference> {
    return this.#caller.call('client.get_api_reference', undefined, options)
  }

  /**
   * Returns the version of the library.
   *
   * Function `client.version`.
   */
  version(options?: CallOptions): Promise<client.ResultOfVersion> {
    return this.#caller.call('client.version', undefined, options)
  }

  /**
   * Returns the effective configuration, including defaults.
   *
   * Fields without a value and a default are null. Secrets (access_key, api_token) are shown only to the connection
   * that set them.
   *
   * Function `client.config`.
   */
  config(options?: CallOptions): Promise<client.ClientConfig> {
    return this.#caller.call('client.config', undefined, options)
  }

  /**
   * Returns the build number and the fingerprints of the main dependencies.
   *
   * Function `client.build_info`.
   */
  buildInfo(options?: CallOptions): Promise<client.ResultOfBuildInfo> {
    return this.#caller.call('client.build_info', undefined, options)
  }

  /**
   * Answers a request from the library to the application.
   *
   * An invalid answer (wrong variant or shape) fails the call that waits for it; this call still succeeds.
   *
   * Errors: 27 NoSuchRequest, 28 CanNotSendRequestResult.
   *
   * Function `client.resolve_app_request`.
   */
  resolveAppRequest(params: client.ParamsOfResolveAppRequest, options?: CallOptions): Promise<void> {
    return this.#caller.call('client.resolve_app_request', params, options)
  }
}
