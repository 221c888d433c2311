/** Sources of the contracts of the development node, relative to the root of the repository. */
export const contractsFolder = 'src/program/contracts'
