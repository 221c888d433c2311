import { defineCommand } from '../definition/Command.ts'

export const contractCompile = defineCommand({
  summary: 'Compile contracts with a compiler that is installed, into images and ABIs.',
  description:
    'The kind of a file decides about the compiler. Tolk (.tolk): the npm package @ton/tolk-js of the project. TVM Solidity (.sol): "sold", or "solc" with "tvm_linker" in the same folder. FunC (.fc, .func): "func" and "fift". Compilers of Tolk and FunC write no ABI: <Name>.abi.json beside the source is taken. The output folder is what "node --contracts" reads: with --watch there, every change is known to the node a moment later.',
  args: [{ name: 'SOURCE', summary: 'Source files of contracts.', variadic: true }],
  options: [
    {
      name: 'output',
      short: 'o',
      value: 'FOLDER',
      summary: 'Folder for <Name>.tvc, <Name>.abi.json and <Name>.map.json. Default: build.',
    },
    { name: 'watch', summary: 'Compile again when a file changes, until Ctrl-C.' },
    { name: 'compiler', value: 'PROGRAM', summary: 'Program of the compiler. Default: "sold" or "func" on the PATH.' },
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
      'list of {name, source, compiler, code_hash, tvc, abi, debug_map}: names of the written files; abi and debug_map may be null',
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
