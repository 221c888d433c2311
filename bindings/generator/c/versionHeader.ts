/** The version of the C library, for the preprocessor. */
import type { BindingModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'

export function versionHeader({ version }: BindingModel): GeneratedFile {
  const [major, minor, patch] = version.split(/[.-]/)
  const lines = [
    '/* Generated from the definitions; changes belong there. */',
    '#ifndef TVMCLIENT_VERSION_H',
    '#define TVMCLIENT_VERSION_H',
    '',
    '/* Version of the headers. Extension of the published interface. */',
    `#define TVMCLIENT_VERSION "${version}"`,
    `#define TVMCLIENT_VERSION_MAJOR ${major}`,
    `#define TVMCLIENT_VERSION_MINOR ${minor}`,
    `#define TVMCLIENT_VERSION_PATCH ${patch}`,
    '',
    '#endif',
  ]
  return { path: 'bindings/c/include/tvmclient_version.h', content: `${lines.join('\n')}\n` }
}
