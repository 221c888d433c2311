import * as errors from '../../errors/tvm.ts'
import { defineModule } from '../../schema/functions.ts'
import { registerVmExtension } from './registerVmExtension.ts'
import { removeVmExtension } from './removeVmExtension.ts'
import { runExecutor } from './runExecutor.ts'
import { runGet } from './runGet.ts'
import { runTvm } from './runTvm.ts'
import * as types from './types.ts'

export { abortedError, contractError, type ErrorAccount, refusedError } from './outcome/executionError.ts'
export { describeExitCode, exitCodeTip } from './outcome/exitCodes.ts'
export { networkConfig } from './runs/networkConfig.ts'

export const tvm = defineModule({
  name: 'tvm',
  summary: 'Local execution of contracts: transactions, getters and get methods.',
  types,
  errors,
  functions: [runExecutor, runTvm, runGet, registerVmExtension, removeVmExtension],
})
