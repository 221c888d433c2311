/** The published module repeats the codes of module client under its own name. Source: modules 3.2. */
export * from './client.ts'
