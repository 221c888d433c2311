import { clientModule } from '../modules/client/index.ts'

/** The module `client`. It describes all modules, including itself, so the description is loaded on demand. */
export const client = clientModule(async () => (await import('./apiReference.ts')).apiReference())
