/**
 * Recognizes queries whose answer never changes: everything that they ask for is found by its hash and is a function of
 * the bytes that this hash covers, so another answer would have another hash. Fields that say where an object is
 * (`block_id`, `chain_order`, `status`), what became of it (`dst_transaction`) or what else is known (`proof`) may
 * still change and do not qualify; neither does an object that is not found. Nodes return an object by its hash once it
 * is final. Source: network 3.10, 6.6.
 */
import { type DocumentNode, type FieldNode, Kind, OperationTypeNode, print, type SelectionSetNode } from 'graphql'
import type { QueryRequest } from './rewriteQuery.ts'

/** Allowed fields of an object: names of plain fields, and fields that lead to other objects. */
interface ContentType {
  readonly plain: ReadonlySet<string>
  /** Parts of the object, whose fields all belong to its bytes, and objects whose hashes it contains. */
  readonly objects: Readonly<Record<string, 'part' | 'message'>>
}

function names(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const message: ContentType = {
  plain:
    names(`__typename id hash boc body body_hash bounce bounced code code_hash created_at created_at_string created_lt
    data data_hash dst dst_workchain_id fwd_fee ihr_disabled ihr_fee import_fee library library_hash msg_type msg_type_name
    split_depth src src_workchain_id tick tock value`),
  objects: { value_other: 'part' },
}

const transaction: ContentType = {
  plain: names(`__typename id hash aborted account_addr boc credit_first destroyed end_status end_status_name in_msg
    installed lt new_hash now now_string old_hash orig_status orig_status_name out_msgs outmsg_cnt prepare_transaction
    prev_trans_hash prev_trans_lt total_fees tr_type tr_type_name`),
  objects: {
    ...{ action: 'part', bounce: 'part', compute: 'part', credit: 'part', split_info: 'part', storage: 'part' },
    ...{ total_fees_other: 'part', in_message: 'message', out_messages: 'message' },
  },
}

const block: ContentType = {
  plain:
    names(`__typename id hash height thread_id seq_no gen_utime gen_utime_string global_id version prev_ref start_lt
    end_lt gen_software_version gen_software_capabilities`),
  objects: {},
}

const types = { block, transaction, message }

/** Maximum number of selections that are examined in one query. */
const MAX_SELECTIONS = 2_000

/** A query whose answer may be kept. */
export interface ImmutableQuery {
  /** Equal for queries for the same objects and fields. */
  readonly key: string
  /** Whether all objects were found, so that the answer can no longer change. */
  isWhole(answer: unknown): boolean
}

/** `undefined` for a query whose answer may change. `document` is that of `request`. */
export function immutableQuery(document: DocumentNode, request: QueryRequest): ImmutableQuery | undefined {
  const [operation, ...others] = document.definitions
  // Queries with fragments or several operations are rare here and are not cached.
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) return undefined
  if (operation.operation !== OperationTypeNode.QUERY || (operation.directives?.length ?? 0) > 0) return undefined
  const budget = { left: MAX_SELECTIONS }
  const paths: string[][] = []
  const roots = fieldsOf(operation.selectionSet, budget)
  if (roots === undefined) return undefined
  for (const root of roots) {
    const found = root.name.value === 'blockchain' && !hasArguments(root) && fieldsOf(root.selectionSet, budget)
    if (!found) return undefined
    for (const field of found) {
      const name = field.name.value
      if (!Object.hasOwn(types, name)) return undefined
      const [hash, ...rest] = field.arguments ?? []
      if (hash?.name.value !== 'hash' || rest.length > 0) return undefined
      if (!isContent(field.selectionSet, types[name as keyof typeof types], budget)) return undefined
      paths.push([responseName(root), responseName(field)])
    }
  }
  const { variables, operationName } = request
  return {
    key: JSON.stringify([print(document), variables ?? {}, operationName ?? null]),
    isWhole: (answer) => isWhole(answer, paths),
  }
}

function isContent(set: SelectionSetNode | undefined, type: ContentType, budget: { left: number }): boolean {
  const fields = fieldsOf(set, budget)
  return (
    fields?.every((field) => {
      const name = field.name.value
      const kind = Object.hasOwn(type.objects, name) ? type.objects[name] : undefined
      if (kind === 'message') {
        // Without an alias, so that the answer shows whether it is present.
        return field.alias === undefined && !hasArguments(field) && isContent(field.selectionSet, message, budget)
      }
      if (kind === 'part') return areParts(field.selectionSet, budget)
      // The format of a number is an argument.
      return type.plain.has(name) && field.selectionSet === undefined
    }) === true
  )
}

function areParts(set: SelectionSetNode | undefined, budget: { left: number }): boolean {
  return fieldsOf(set, budget)?.every(({ selectionSet }) => selectionSet === undefined) === true
}

/** The fields of a selection; `undefined` if it contains anything else or too many fields. */
function fieldsOf(set: SelectionSetNode | undefined, budget: { left: number }): readonly FieldNode[] | undefined {
  if (set === undefined) return undefined
  budget.left -= set.selections.length
  const isPlain = set.selections.every(
    (selection) => selection.kind === Kind.FIELD && (selection.directives?.length ?? 0) === 0,
  )
  return isPlain && budget.left >= 0 ? (set.selections as readonly FieldNode[]) : undefined
}

function hasArguments(field: FieldNode): boolean {
  return (field.arguments?.length ?? 0) > 0
}

function responseName({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}

function isWhole(answer: unknown, paths: readonly (readonly string[])[]): boolean {
  const { data, errors } = (answer ?? {}) as { data?: unknown; errors?: unknown }
  if (errors !== undefined || paths.length === 0) return false
  return paths.every((path) => {
    let value: unknown = data
    for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name]
    return typeof value === 'object' && value !== null && hasNoGaps(value)
  })
}

/** A message that a transaction names but that is not stored yet is returned as null. */
function hasNoGaps(object: object): boolean {
  return Object.entries(object).every(([name, value]) => {
    if (name === 'in_message' || name === 'out_messages') return value !== null && ![value].flat().includes(null)
    return true
  })
}
