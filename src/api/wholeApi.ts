/** The API with all its modules loaded, for generators and tests; the program loads them one by one. */
import { loadApi } from './api.ts'

export const api = await loadApi()
