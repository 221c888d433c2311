import type { Field, Fields, StructShape } from '../schema/shapes.ts'

/** The fields of a section from several sources: each from the first source that has it, otherwise its default. */
export function mergeFields(
  shape: StructShape,
  sources: readonly (Readonly<Record<string, unknown>> | null | undefined)[],
): Record<string, unknown> {
  const merged: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(shape.fields as Fields)) {
    const source = sources.find((candidate) => candidate?.[name] !== undefined && candidate[name] !== null)
    const value = source ? source[name] : (field as Field).default
    if (value !== undefined) merged[name] = value
  }
  return merged
}
