/** The controls of a development node for Go: their types, and a method for each on the hand-written `Node`. */
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import type { Control } from '../controls.ts'
import { declareType } from './declareType.ts'
import { GoTypes } from './GoTypes.ts'
import { goFile } from './generateGo.ts'
import { aboutFunction, goComment } from './goComment.ts'
import { exportedName } from './goName.ts'

export function goControls(model: BindingModel, module: BindingModule, methods: readonly Control[]): string {
  const types = new GoTypes(model)
  return goFile(
    [
      ...methods.map((method) => methodDeclaration(method, types)),
      ...module.types.flatMap((type) => declareType(type, module, types)),
    ],
    '',
    'devnode',
  )
}

function methodDeclaration({ name, summary, params, result }: Control, types: GoTypes): string {
  const title = exportedName(name)
  const hasParams = params.kind !== 'nothing'
  const parameter = hasParams ? `, params ${types.nameOf(params)}` : ''
  const output = types.nameOf(result)
  const comment = goComment([aboutFunction(title, summary)])
  return `${comment}func (n *Node) ${title}(ctx context.Context${parameter}) (${output}, error) {
\treturn control[${output}](ctx, n, ${JSON.stringify(name)}, ${hasParams ? 'params' : 'struct{}{}'})
}
`
}
