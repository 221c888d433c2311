/** The controls of a development node for Python: a class with a method for each. */
import type { NamedShape, Shape } from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import { type Control, holdersOf, ID, isAmount, parametersOf } from '../controls.ts'
import { pythonFile } from './pythonFile.ts'
import { annotated, docstring, group, indentation, statement } from './pythonLayout.ts'
import { memberName } from './pythonNames.ts'
import { TypeHints } from './TypeHints.ts'
import { fieldText } from './typesFile.ts'

export function pythonControls(model: BindingModel, { types }: BindingModule, controls: readonly Control[]): string {
  const hints = new TypeHints(model)
  const methods = controls.map((control) => pythonMethod(control, types, hints))
  const block = [
    'class DevNodeMethods:',
    docstring(1, ['The controls of a development node, each a method. They raise DevNodeError.']),
    '',
    `${indentation}def _control(self, name: str, params: dict[str, Any], result: Any) -> Any:`,
    `${indentation.repeat(2)}raise NotImplementedError`,
    ...methods.map((method) => `\n${method}`),
  ].join('\n')
  return pythonFile({
    summary: 'Controls of a development node.',
    package: '...',
    modules: hints.modules,
    blocks: [block],
  })
}

function pythonMethod(control: Control, types: readonly NamedShape[], hints: TypeHints): string {
  const { name, summary, result } = control
  const sorted = parametersOf(control)
  // A single required parameter may be passed without its name.
  const isSingle = sorted.filter(([, { optional }]) => !optional).length === 1
  const type = hints.of(result)
  const parameters = sorted.map(([field, { shape, optional }]) =>
    annotated(memberName(field), pythonHint(hintsOf(field, shape, types, hints), optional), optional ? ' = None' : ''),
  )
  const ordered = isSingle
    ? [parameters[0]!, ...(parameters.length > 1 ? ['*', ...parameters.slice(1)] : [])]
    : ['*', ...parameters]
  const signature = group(
    `def ${memberName(name)}(`,
    ['self', ...(parameters.length === 0 ? [] : ordered)],
    `) -> ${type}:`,
  )
  const texts = sorted.map(([field, definition]) => `- ${memberName(field)}: ${fieldText(definition)}`)
  const values = sorted.map(([field, { shape, optional }], index) => {
    const parameter = memberName(field)
    const isReference = isSingle && index === 0 && field === ID
    if (isReference) return `"${field}": getattr(${parameter}, "${ID}", ${parameter})`
    if (!isAmount(shape)) return `"${field}": ${parameter}`
    return `"${field}": ${optional ? `None if ${parameter} is None else str(${parameter})` : `str(${parameter})`}`
  })
  const call = group('self._control(', [JSON.stringify(name), group('{', values, '}'), type], ')')
  const returned = statement(2, 'return ', group('cast(', [type, call], ')'))
  return [statement(1, '', signature), docstring(2, [summary, texts.join('\n')]), returned].join('\n')
}

function pythonHint(all: readonly string[], isOptional: boolean): string {
  const options = [...new Set(all)]
  const hint = options.length === 1 ? options[0]! : `Union[${options.join(', ')}]`
  return isOptional && hint !== 'Any' ? `Optional[${hint}]` : hint
}

/** Amounts may be given as integers, constants as texts. */
function hintsOf(name: string, shape: Shape, types: readonly NamedShape[], hints: TypeHints): string[] {
  if (isAmount(shape)) return ['int', 'str']
  if (shape.kind === 'map') return ['dict[Any, Any]']
  if (shape.kind === 'constants') return [hints.of(shape), 'str']
  if (name !== ID) return [hints.of(shape)]
  return [hints.of(shape), ...holdersOf(shape, types).map((type) => hints.of(type))]
}
