/** The whole API. Everything that is offered, described or generated is derived from this list. */
import { type LazyModule, loadModules, type ModulePart } from '../schema/modules.ts'

/** A page that hashes or signs does not load seed phrases, ciphers and boxes. */
const cryptoParts: readonly ModulePart[] = [
  {
    functions: wireNames('crypto', [
      'factorize',
      'modular_power',
      'tvm_crc16',
      'generate_random_bytes',
      'sha256',
      'sha512',
    ]),
    load: async () => (await import('../modules/crypto/parts/hashing.ts')).hashing,
  },
  {
    functions: wireNames('crypto', [
      'convert_public_key_to_tvm_safe_format',
      'generate_random_sign_keys',
      'sign',
      'verify_signature',
    ]),
    load: async () => (await import('../modules/crypto/parts/signing.ts')).signing,
  },
]

/** A command that runs a getter loads nothing that decodes messages or executes transactions. */
const abiParts: readonly ModulePart[] = [
  {
    functions: wireNames('abi', ['encode_message']),
    load: async () => (await import('../modules/abi/parts/messages.ts')).messages,
  },
]
const tvmParts: readonly ModulePart[] = [
  {
    functions: wireNames('tvm', ['run_tvm', 'run_get']),
    load: async () => (await import('../modules/tvm/parts/getters.ts')).getters,
  },
]

function wireNames(module: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${module}.${name}`)
}

/** In the order of the reference. A module is loaded when a function of it is first called, and costs nothing until then. */
export const modules: readonly LazyModule[] = [
  { name: 'client', load: async () => (await import('./client.ts')).client },
  { name: 'account', load: async () => (await import('../modules/account/index.ts')).account },
  { name: 'crypto', load: async () => (await import('../modules/crypto/index.ts')).crypto, parts: cryptoParts },
  { name: 'abi', load: async () => (await import('../modules/abi/index.ts')).abi, parts: abiParts },
  { name: 'boc', load: async () => (await import('../modules/boc/index.ts')).boc },
  { name: 'processing', load: async () => (await import('../modules/processing/index.ts')).processing },
  { name: 'outbox', load: async () => (await import('../modules/outbox/index.ts')).outbox },
  { name: 'inbox', load: async () => (await import('../modules/inbox/index.ts')).inbox },
  { name: 'policy', load: async () => (await import('../modules/policy/index.ts')).policy },
  { name: 'tvm', load: async () => (await import('../modules/tvm/index.ts')).tvm, parts: tvmParts },
  { name: 'utils', load: async () => (await import('../modules/utils/index.ts')).utils },
  { name: 'zklogin', load: async () => (await import('../modules/zklogin/index.ts')).zklogin },
  { name: 'net', load: async () => (await import('../modules/net/index.ts')).net },
  { name: 'proofs', load: async () => (await import('../modules/proofs/index.ts')).proofs },
]

/** The definitions of all modules, for what describes the API or is generated from it. */
export function loadApi() {
  return loadModules(modules)
}
