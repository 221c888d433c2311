import type { GeneratedFile } from '../GeneratedFile.ts'
import { javaFolder } from './generateJava.ts'
import { sourceFolder } from './JavaFile.ts'
import { javadoc } from './javadoc.ts'

/** Packages that are written by hand. */
const ownPackages = ['vendorclient', 'vendorclient.json', 'vendorclient.transport']

/** The descriptor of the package, for the module path and `jlink`; `files` are all that are generated for it. */
export function javaModule(files: readonly GeneratedFile[]): GeneratedFile {
  const folders = files
    .filter(({ path }) => path.startsWith(`${javaFolder}/`))
    .map(({ path }) => path.slice(sourceFolder.length + 1, path.lastIndexOf('/')))
  const packages = new Set([...ownPackages, ...folders.map((folder) => folder.replaceAll('/', '.'))])
  const lines = [
    '// Generated from the definitions of the API.',
    ...javadoc('', [
      'Client of a core blockchain library for TVM networks with Dapp IDs. The program that it starts is in a module for ' +
        'each platform, {@code vendorclient.program.linux.x64} for example, which is found as a service.',
    ]),
    'module vendorclient {',
    '    requires java.net.http;',
    '    requires static org.jspecify;',
    '',
    ...[...packages].sort().map((name) => `    exports ${name};`),
    '',
    '    uses vendorclient.ProgramPackage;',
    '}',
  ]
  return { path: `${sourceFolder}/module-info.java`, content: `${lines.join('\n')}\n` }
}
