/** The published module lists the codes of the client once more under its own name. Source: modules 3.2. */
export * from './client.ts'
