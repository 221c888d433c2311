/** Parsing and validating takes five times as long as answering a small query, so the result is kept. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  type SelectionSetNode,
  type ValidationRule,
  validate,
} from 'graphql'
import { documentNesting, MAX_DOCUMENT_NESTING } from './nesting.ts'

/** A request that exceeds a limit of size. */
export class RequestTooLarge extends GraphQLError {}

const MAX_DOCUMENTS = 500

/** Longest text that is kept, in characters. */
const MAX_KEPT_LENGTH = 65_536

const MAX_TOKENS = 10_000
const MAX_DEPTH = 25

/** Maximum number of fields of a document, with fragments expanded. */
const MAX_FIELDS = 5_000

/** Cache of valid documents of a schema; the least recently used one is dropped first. */
export class DocumentCache {
  readonly #schema: GraphQLSchema
  readonly #rules: readonly ValidationRule[]
  readonly #documents = new Map<string, DocumentNode>()

  constructor(schema: GraphQLSchema, rules: readonly ValidationRule[]) {
    this.#schema = schema
    this.#rules = rules
  }

  /** The document, or its errors of syntax, types or size. */
  read(text: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#documents.get(text)
    if (known !== undefined) {
      this.#documents.delete(text)
      this.#documents.set(text, known)
      return known
    }
    const read = readDocument(this.#schema, this.#rules, text)
    if ('kind' in read && text.length <= MAX_KEPT_LENGTH) {
      if (this.#documents.size >= MAX_DOCUMENTS) this.#documents.delete(this.#documents.keys().next().value!)
      this.#documents.set(text, read)
    }
    return read
  }
}

function readDocument(
  schema: GraphQLSchema,
  rules: readonly ValidationRule[],
  text: string,
): DocumentNode | readonly GraphQLError[] {
  try {
    if (documentNesting(text, MAX_DOCUMENT_NESTING) > MAX_DOCUMENT_NESTING) {
      return [new RequestTooLarge(`The document is nested deeper than ${MAX_DOCUMENT_NESTING} levels`)]
    }
    const document = parse(text, { maxTokens: MAX_TOKENS, noLocation: false })
    const tooLarge = checkSize(document)
    if (tooLarge !== undefined) return [tooLarge]
    const errors = validate(schema, document, rules, { maxErrors: 20 })
    return errors.length === 0 ? document : errors
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    throw error
  }
}

interface Size {
  readonly fields: number
  readonly depth: number
}

/**
 * Checked before validation, whose cost grows faster than the document. Cycles of fragments are detected by validation.
 */
function checkSize(document: DocumentNode): GraphQLError | undefined {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition.selectionSet)
  }
  const sizes = new Map<string, Size>()
  const sizeOfFragment = (name: string): Size => {
    const known = sizes.get(name)
    if (known !== undefined) return known
    // Placeholder while the fragment is measured, so that a cycle terminates.
    sizes.set(name, { fields: 0, depth: 0 })
    const set = fragments.get(name)
    const size = set === undefined ? { fields: 0, depth: 0 } : sizeOf(set)
    sizes.set(name, size)
    return size
  }
  const sizeOf = (set: SelectionSetNode): Size => {
    let fields = 0
    let depth = 0
    for (const selection of set.selections) {
      const part =
        selection.kind === 'FragmentSpread'
          ? sizeOfFragment(selection.name.value)
          : selection.selectionSet === undefined
            ? { fields: 0, depth: 0 }
            : sizeOf(selection.selectionSet)
      const own = selection.kind === 'Field' ? 1 : 0
      fields += part.fields + own
      depth = Math.max(depth, part.depth + own)
    }
    return { fields, depth }
  }
  for (const definition of document.definitions) {
    if (!('selectionSet' in definition)) continue
    const { fields, depth } = sizeOf(definition.selectionSet)
    if (depth > MAX_DEPTH) return new RequestTooLarge(`The query is deeper than ${MAX_DEPTH} levels`)
    if (fields > MAX_FIELDS) return new RequestTooLarge(`The query asks for more than ${MAX_FIELDS} fields`)
  }
  return undefined
}
