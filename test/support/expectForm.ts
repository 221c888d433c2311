import { expect } from 'vitest'
import type { Fields, Shape, StructShape } from '../../src/schema/shapes.ts'
import { validate } from '../../src/schema/validation.ts'

/** Expects that JSON has the form to the last field: without undeclared, missing or `null` fields. */
export function expectForm(value: unknown, form: StructShape): void {
  const plain = JSON.parse(JSON.stringify(value, (_, entry) => (typeof entry === 'bigint' ? `${entry}` : entry)))
  expect(validate(form, plain)).toMatchObject({ ok: true })
  expect(undeclared(plain, form, '')).toEqual([])
}

function undeclared(value: unknown, shape: Shape, path: string): string[] {
  if (value === null) return [path]
  switch (shape.kind) {
    case 'array':
      return (value as unknown[]).flatMap((item, index) => undeclared(item, shape.item, `${path}[${index}]`))
    case 'struct':
      return Object.entries(value as object).flatMap(([name, entry]) => {
        const field = (shape.fields as Fields)[name]
        return field === undefined ? [`${path}.${name}`] : undeclared(entry, field.shape, `${path}.${name}`)
      })
    default:
      return []
  }
}
