/** WebAssembly, as every JavaScript platform has it; only what works without waiting. */
declare namespace WebAssembly {
  type Exported = ((...args: (number | bigint)[]) => unknown) | Memory | Global | Table

  class Module {
    constructor(bytes: Uint8Array)
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>)
    readonly exports: Readonly<Record<string, Exported>>
  }
  class Memory {
    private constructor()
    readonly buffer: ArrayBuffer
  }
  class Global {
    private constructor()
    value: bigint
  }
  class Table {
    private constructor()
    readonly length: number
  }
  class CompileError extends Error {}
  class LinkError extends Error {}
  class RuntimeError extends Error {}
}
