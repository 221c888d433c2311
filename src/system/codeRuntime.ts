/**
 * The exact runtime that code was compiled by, as a part of file names: version of Node.js, version of V8, system, processor.
 * V8 may accept code of another release and crash with it.
 */
export function codeRuntime(): string {
  const { version, versions, platform, arch } = process
  return `${version}-${versions.v8}-${platform}-${arch}`
}
