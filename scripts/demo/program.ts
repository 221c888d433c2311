import { join } from 'node:path'

/** The built program; it is there after every installation. */
export const program = join(import.meta.dirname, '..', '..', 'dist', 'vendorclient.js')
