export * from './Continuation.ts'
export * from './disassemble.ts'
export * from './runVm.ts'
export * from './VmValue.ts'
