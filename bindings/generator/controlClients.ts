/** Clients of the controls of a development node in each language. */
import type { NamedShape } from '../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from './bindingModel.ts'
import type { Control } from './controls.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { goControls } from './go/goControls.ts'
import { javaControls } from './java/javaControls.ts'
import { kotlinControls } from './kotlin/kotlinControls.ts'
import { pythonControls } from './python/pythonControls.ts'
import { pythonFolder } from './python/pythonFiles.ts'
import { typesFile } from './python/typesFile.ts'
import { rustControls } from './rust/rustControls.ts'
import { rustFolder } from './rust/rustFiles.ts'
import { moduleTypes } from './typescript/moduleTypes.ts'
import { typescriptFolder } from './typescript/typescriptBinding.ts'
import { typescriptControls } from './typescript/typescriptControls.ts'

/** `types` are all that the controls take, return and consist of. */
export function controlClients(controls: readonly Control[], types: readonly NamedShape[]): GeneratedFile[] {
  const module: BindingModule = {
    name: 'dev_node',
    summary: 'Controls of a development node.',
    types,
    functions: [],
    errors: [],
  }
  const model: BindingModel = {
    version: '',
    modules: [module],
    appObjects: [],
    fullName: ({ name }) => `${module.name}.${name}`,
  }
  return [
    { path: `${typescriptFolder}/devNode/types.ts`, content: moduleTypes(module, model) },
    { path: `${typescriptFolder}/devNode/DevNodeMethods.ts`, content: typescriptControls(controls, types) },
    { path: `${pythonFolder}/dev_node.py`, content: typesFile(model, module) },
    { path: `${pythonFolder}/functions/dev_node.py`, content: pythonControls(model, module, controls) },
    { path: 'bindings/go/devnode/controls.go', content: goControls(model, module, controls) },
    { path: `${rustFolder}/dev_node.rs`, content: rustControls(model, module, controls) },
    ...javaControls(module, controls),
    ...kotlinControls(module, controls),
  ]
}
