import type { AppObject } from '../../context/AppObject.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { AppVmExtension, vmExtensions } from './runs/VmExtension.ts'
import { type ParamsOfAppVmExtension, RegisteredVmExtension, type ResultOfAppVmExtension } from './types.ts'

export const registerVmExtension = defineFunction({
  name: 'tvm.register_vm_extension',
  summary: 'Registers an extension of the virtual machine implemented by the application.',
  description:
    'The extension runs the instructions that the machine cannot run itself: verifying Halo2 proofs. Runs use it if `execution_options.vm_extension` is set to it. A run is repeated for each answer, at most 64 times, so answers must depend on the operands alone.',
  params: nothing,
  result: RegisteredVmExtension,
  errors: [CallbackNotRegistered],
  extension: true,
  access: 'host',
  example: { params: {}, result: { handle: { $type: 'number' } } },
  appObject: AppVmExtension,
  run: ({ context, appObject }) => ({
    handle: vmExtensions.add(
      context,
      appObject as AppObject<typeof ParamsOfAppVmExtension, typeof ResultOfAppVmExtension>,
    ),
  }),
})
