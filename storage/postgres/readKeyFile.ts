import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

/**
 * The private key of a client certificate. As in libpq, the file must not be readable by others: mode 0600 or stricter, or
 * 0640 if it belongs to root, checked on the open file. Windows has no such modes.
 * @throws an error that names the remedy, or the error of the system
 */
export function readKeyFile(path: string): Buffer {
  // Opened without waiting for the writer of a pipe.
  const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stats = fstatSync(descriptor)
    if (!stats.isFile()) throw new Error(`The key file ${path} (sslkey) is not a regular file`)
    const own = process.geteuid?.()
    if (own !== undefined) {
      if (stats.uid !== own && stats.uid !== 0) {
        throw new Error(`The key file ${path} (sslkey) belongs to another user (${stats.uid})`)
      }
      if ((stats.mode & (stats.uid === 0 ? 0o027 : 0o077)) !== 0) {
        const mode = (stats.mode & 0o777).toString(8)
        throw new Error(
          `The key file ${path} (sslkey) has mode ${mode} and can be read by others. Run: chmod 600 '${path}'`,
        )
      }
    }
    return readFileSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
