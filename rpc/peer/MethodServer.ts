/**
 * The JSON-RPC server of the library, entered one step further in. Its `receive` wraps each request in a generator and
 * three promises, which costs as much as everything else that is done for a short call; what lies behind that wrapper,
 * the call of the method with middleware and error handling, is used as it is.
 */
import { type JSONRPCMethod, type JSONRPCRequest, type JSONRPCResponsePromise, JSONRPCServer } from 'json-rpc-2.0'

/** Parts of the server that its types hide. The version of the package is pinned, and a test holds it to them. */
interface Internals<Scope> {
  readonly nameToMethodMap: ReadonlyMap<string, JSONRPCMethod<Scope>>
  callMethod(method: JSONRPCMethod<Scope> | undefined, request: JSONRPCRequest, scope: Scope): JSONRPCResponsePromise
}

export class MethodServer<Scope> extends JSONRPCServer<Scope> {
  /** What `receive` does for a single request that was checked before; the method has been entered when it returns. */
  run(request: JSONRPCRequest, scope: Scope): JSONRPCResponsePromise {
    const internals = this as unknown as Internals<Scope>
    return internals.callMethod(internals.nameToMethodMap.get(request.method), request, scope)
  }
}
