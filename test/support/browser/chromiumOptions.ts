/** How tests start Chromium. */

/** Where the system's packages put it. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'

/** Options that it needs in containers. */
export const CHROMIUM_OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
