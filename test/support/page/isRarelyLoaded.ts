/**
 * Whether a file of the library for pages, by its modules, is one that few pages load: lists of words, the compressor of Zstandard,
 * and what `rpc.discover` and `client.get_api_reference` return.
 */
export function isRarelyLoaded(modules: readonly string[]): boolean {
  return modules.some((path) => /\/wordlists\/|wasm-zstd|^bindings\/\w+\.json/.test(path))
}
