/**
 * Modules of Node.js for TLS, loaded when a connection needs them: they take a twentieth of the processor time of a command that
 * asks a local node.
 */

export function https(): typeof import('node:https') {
  return process.getBuiltinModule('node:https')
}

export function tls(): typeof import('node:tls') {
  return process.getBuiltinModule('node:tls')
}
