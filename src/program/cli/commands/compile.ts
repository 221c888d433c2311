import { defineCommand } from '../definition/Command.ts'

export const contractCompile = defineCommand({
  summary: 'Compile contracts to images and ABIs with an installed compiler.',
  description:
    'The extension of a file selects the compiler. Tolk (.tolk): the npm package @ton/tolk-js of the project. TVM Solidity (.sol): "sold", or "solc" with "tvm_linker" in the same folder. FunC (.fc, .func): "func" and "fift". The compilers for Tolk and FunC write no ABI: <Name>.abi.json next to the source is copied. For Tolk, the command makes a debug map from the assembly of the compiler. Pass the output folder to "node --contracts": with --watch, the node picks up every change a moment later.',
  args: [{ name: 'SOURCE', summary: 'Source files of contracts.', variadic: true }],
  options: [
    {
      name: 'output',
      short: 'o',
      value: 'FOLDER',
      summary: 'Folder for <Name>.tvc, <Name>.abi.json and <Name>.map.json. Default: build.',
    },
    { name: 'watch', summary: 'Compile again when a file changes, until Ctrl-C.' },
    { name: 'compiler', value: 'PROGRAM', summary: 'Compiler to run. Default: "sold" or "func" on the PATH.' },
    {
      name: 'library',
      value: 'FILE',
      summary: 'With "solc": runtime library for "tvm_linker", such as stdlib_sol.tvm.',
    },
  ],
  offline: true,
  examples: ['compile contracts/Counter.tolk'],
  members: {
    contracts:
      'list of {name, source, compiler, code_hash, tvc, abi, debug_map, warnings}: names of the written files; abi and debug_map may be null. Warnings name instructions that the network does not have',
  },
  run: async (input, session) => {
    const { compileSources, watchSources } = await import('../compile/compileSources.ts')
    const task = {
      sources: input.rest,
      output: input.text('output') ?? 'build',
      compiler: input.text('compiler'),
      library: input.text('library'),
    }
    return input.flag('watch') ? watchSources(session, task) : compileSources(task)
  },
})
