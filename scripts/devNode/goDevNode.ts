/** The controls of a development node for Go: their types, and a method for each on the hand-written `Node`. */
import type { BindingModel, BindingModule } from '../../bindings/generator/bindingModel.ts'
import { declareType } from '../../bindings/generator/go/declareType.ts'
import { GoTypes } from '../../bindings/generator/go/GoTypes.ts'
import { goFile } from '../../bindings/generator/go/generateGo.ts'
import { aboutFunction, goComment } from '../../bindings/generator/go/goComment.ts'
import { exportedName } from '../../bindings/generator/go/goName.ts'
import type { DescribedMethod } from '../../src/program/devnode/controls/describeMethods.ts'

export function goDevNode(model: BindingModel, module: BindingModule, methods: readonly DescribedMethod[]): string {
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

function methodDeclaration({ name, summary, params, result }: DescribedMethod, types: GoTypes): string {
  const title = exportedName(name)
  const hasParams = Object.keys(params.fields).length > 0
  const parameter = hasParams ? `, params ${types.nameOf(params)}` : ''
  const output = Object.keys(result.fields).length === 0 ? 'struct{}' : types.nameOf(result)
  const comment = goComment([aboutFunction(title, summary)])
  return `${comment}func (n *Node) ${title}(ctx context.Context${parameter}) (${output}, error) {
\treturn control[${output}](ctx, n, ${JSON.stringify(name)}, ${hasParams ? 'params' : 'struct{}{}'})
}
`
}
