import { clientModule } from '../modules/client/index.ts'

/** The module `client`. It describes all modules, itself among them, so the description is loaded when asked for. */
export const client = clientModule(async () => (await import('./apiReference.ts')).apiReference())
