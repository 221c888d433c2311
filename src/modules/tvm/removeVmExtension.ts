import { defineFunction } from '../../context/defineFunction.ts'
import { nothing } from '../../schema/methods.ts'
import { vmExtensions } from './runs/VmExtension.ts'
import { RegisteredVmExtension } from './types.ts'

export const removeVmExtension = defineFunction({
  name: 'tvm.remove_vm_extension',
  summary: 'Removes an extension of the virtual machine; an unknown handle is ignored.',
  params: RegisteredVmExtension,
  result: nothing,
  errors: [],
  extension: true,
  access: 'host',
  example: { params: { handle: 1 }, result: null },
  run: ({ context }, { handle }) => vmExtensions.remove(context, handle)?.close('removed'),
})
