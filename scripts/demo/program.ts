import { join } from 'node:path'

/** The built program, which every installation creates. */
export const program = join(import.meta.dirname, '..', '..', 'dist', 'vendorclient.js')
