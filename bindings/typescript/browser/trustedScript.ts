interface ScriptPolicy {
  createScriptURL(url: string): string
}

/** Trusted Types, where the browser has them. */
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}

/** Name of the policy, which a page with Trusted Types allows in its header: `trusted-types vendorclient`. */
const POLICY = 'vendorclient'

/** A page can have one policy of a name, and several entries of the package. */
const KEY = Symbol.for('vendorclient.scriptPolicy')

/** The address of a script as a page with Trusted Types takes it. `undefined` where there are none. */
export function trustedScript(url: string): string | undefined {
  const scope = globalThis as { trustedTypes?: PolicyFactory; [KEY]?: ScriptPolicy }
  if (scope.trustedTypes === undefined) return undefined
  scope[KEY] ??= scope.trustedTypes.createPolicy(POLICY, { createScriptURL: (own) => own })
  return scope[KEY].createScriptURL(url)
}
