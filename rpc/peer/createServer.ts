/** The JSON-RPC server of the process: finds methods by name and maps what they throw. Peers decide everything else. */
import { createJSONRPCErrorResponse, createJSONRPCSuccessResponse, type JSONRPCResponse } from 'json-rpc-2.0'
import type { Log } from '../../src/ports/Log.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { errorBody } from '../protocol/errorBody.ts'
import { daemonMethods } from './daemonMethods.ts'
import { MethodServer } from './MethodServer.ts'
import type { MethodScope } from './PeerEnvironment.ts'

/** Results are JSON text already, so that exact numerals and results of other threads pass through untouched. */
export function createServer(log: Log): {
  readonly methods: MethodServer<MethodScope>
  /** Makes a function of the library a method. */
  addFunction(definition: FunctionDefinition): void
} {
  const server = new MethodServer<MethodScope>({ errorListener: () => {} })
  const addMethod = (name: string, call: (params: unknown, scope: MethodScope) => string | Promise<string>) => {
    const fail = (error: unknown) => {
      const { code, message, data } = errorBody(error, log, name)
      return createJSONRPCErrorResponse(0, code, message, data)
    }
    server.addMethodAdvanced(name, ({ params }, scope) => {
      try {
        const result = call(params, scope)
        if (typeof result !== 'string') {
          return result.then((text) => createJSONRPCSuccessResponse(0, text)).catch(fail)
        }
        scope.peer.succeedSoon(scope.running, result)
        return succeeded
      } catch (error) {
        return Promise.resolve(fail(error))
      }
    })
  }
  for (const method of daemonMethods.values()) {
    addMethod(method.name, (params, { peer, running }) => method.call(peer, params, running))
  }
  return {
    methods: server,
    addFunction: (definition) =>
      addMethod(definition.name, (params, { peer, running }) => peer.callLibrary(definition, params, running)),
  }
}

/** The response of every call that has handed over its result already. */
const succeeded: Promise<JSONRPCResponse> = Promise.resolve(createJSONRPCSuccessResponse(0, null))
