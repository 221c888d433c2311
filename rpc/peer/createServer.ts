/** The JSON-RPC server of the process: finds methods by name and maps what they throw. Peers decide everything else. */
import { createJSONRPCErrorResponse, createJSONRPCSuccessResponse, JSONRPCServer } from 'json-rpc-2.0'
import type { Log } from '../../src/ports/Log.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import { errorBody } from '../protocol/errorBody.ts'
import { daemonMethods } from './daemonMethods.ts'
import type { MethodScope } from './PeerEnvironment.ts'

/** Results are JSON text already, so that exact numerals and results of other threads pass through untouched. */
export function createServer(functions: ReadonlyMap<string, FunctionDefinition>, log: Log): JSONRPCServer<MethodScope> {
  const server = new JSONRPCServer<MethodScope>({ errorListener: () => {} })
  const addMethod = (name: string, call: (params: unknown, scope: MethodScope) => string | Promise<string>) => {
    server.addMethodAdvanced(name, async ({ id, params }, scope) => {
      try {
        return createJSONRPCSuccessResponse(id!, await call(params, scope))
      } catch (error) {
        const { code, message, data } = errorBody(error, log, name)
        return createJSONRPCErrorResponse(id!, code, message, data)
      }
    })
  }
  for (const definition of functions.values()) {
    addMethod(definition.name, (params, { peer, running }) => peer.callLibrary(definition, params, running))
  }
  for (const method of daemonMethods.values()) {
    addMethod(method.name, (params, { peer, running }) => method.call(peer, params, running))
  }
  return server
}
