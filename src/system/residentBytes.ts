let lastBytes: number | undefined

/**
 * Resident memory of the process, bytes. Measuring opens a file, which fails if descriptors are used up: then the last
 * measured value is returned, or, if there is no such value yet, the peak, which needs no file.
 */
export function residentBytes(): number {
  try {
    lastBytes = process.memoryUsage.rss()
  } catch {
    lastBytes ??= process.resourceUsage().maxRSS * 1024
  }
  return lastBytes
}
