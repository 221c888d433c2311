let lastBytes: number | undefined

/**
 * Resident memory of the process, bytes. Where the system refuses the question (it opens a file, and descriptors may be used
 * up), the last answer; before the first one the peak, which needs no file.
 */
export function residentBytes(): number {
  try {
    lastBytes = process.memoryUsage.rss()
  } catch {
    lastBytes ??= process.resourceUsage().maxRSS * 1024
  }
  return lastBytes
}
