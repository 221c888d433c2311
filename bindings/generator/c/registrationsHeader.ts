/** The functions that register something with the connection, for the C library. */
import type { BindingModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'

export const cFolder = 'bindings/c/src/generated'

export function registrationsHeader({ modules }: BindingModel): GeneratedFile {
  const entries = modules
    .flatMap(({ functions }) => functions)
    .flatMap(({ wireName, appObject, callback }) => {
      if (appObject !== undefined) return [`    {"${wireName}", registers_object},`]
      if (callback === undefined) return []
      return [`    {"${wireName}", registers_callback_of_${callback.lifetime}},`]
    })
  const lines = [
    '/* Generated from the definitions; changes belong there. */',
    '#ifndef REGISTRATIONS_H',
    '#define REGISTRATIONS_H',
    '',
    '#include "../text.h"',
    '',
    '/* What a function registers: an app object, a callback for the time of the call, or one for the life of a handle. */',
    'typedef enum {',
    '    registers_nothing,',
    '    registers_object,',
    '    registers_callback_of_call,',
    '    registers_callback_of_handle',
    '} registration_kind;',
    '',
    'static inline registration_kind registration_of(slice name) {',
    '    static const struct {',
    '        const char *name;',
    '        registration_kind kind;',
    '    } all[] = {',
    ...entries.map((entry) => `    ${entry}`),
    '    };',
    '    for (size_t index = 0; index < sizeof all / sizeof *all; index++) {',
    '        if (slice_equals(name, all[index].name)) {',
    '            return all[index].kind;',
    '        }',
    '    }',
    '    return registers_nothing;',
    '}',
    '',
    '#endif',
  ]
  return { path: `${cFolder}/registrations.h`, content: `${lines.join('\n')}\n` }
}
