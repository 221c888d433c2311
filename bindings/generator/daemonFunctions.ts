/** The methods of the connection that callers use by name; a binding sends the others by itself. */
import { daemonMethods } from '../../rpc/peer/daemonMethods.ts'
import type { BindingFunction } from './bindingModel.ts'

const offered = ['daemon.ping', 'daemon.status', 'daemon.shutdown']

export function daemonFunctions(): BindingFunction[] {
  return offered.map(describeMethod)
}

function describeMethod(wireName: string): BindingFunction {
  const { summary, description, params, result } = daemonMethods.get(wireName)!
  return {
    wireName,
    name: wireName.slice(wireName.indexOf('.') + 1),
    summary,
    description,
    deprecated: undefined,
    params: params.kind === 'nothing' ? undefined : params,
    result: result.kind === 'nothing' ? undefined : result,
    errors: [],
    appObject: undefined,
    callback: undefined,
    example: { params: {}, result: null },
  }
}
