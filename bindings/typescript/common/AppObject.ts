import { requestPlans, typePlans } from '../generated/wirePlans.ts'
import { applyPlan } from './applyPlan.ts'
import type { AppRequestContext, MethodTable } from './Caller.ts'

/** An app object as the connection sees it: messages with ids, which it answers by `client.resolve_app_request`. */
export interface AppObject {
  request(id: number, data: AppRequestData): void
  notify(data: AppRequestData): void
  cancelled(id: number, reason: string): void
  closed(reason: string): void
}

// biome-ignore lint/suspicious/noExplicitAny: fields of every variant
export type AppRequestData = { readonly type: string; readonly [field: string]: any }

/** Takes a request and returns the fields of the response, without `type`. */
export type AppRequestHandler = (request: AppRequestData, context: AppRequestContext) => unknown

export type AppRequestResult =
  | { readonly type: 'Ok'; readonly result: object }
  | { readonly type: 'Error'; readonly text: string }

/** What keeps an object from answering, if anything. A method that is never called may be missing. */
export function flawOf(object: unknown, methods: MethodTable): string | undefined {
  const members = (object ?? {}) as Record<string, unknown>
  const names = Object.values(methods)
  if (!names.some((name) => typeof members[name] === 'function')) return `has none of the methods ${names.join(', ')}`
  const other = names.find((name) => members[name] !== undefined && typeof members[name] !== 'function')
  return other === undefined ? undefined : `has a member ${other} that is no function`
}

/** Calls the method of `object` that takes the variant. Throws for an unknown variant and a missing method. */
export function callMethods(object: object, methods: MethodTable): AppRequestHandler {
  return (request, context) => {
    const name = Object.hasOwn(methods, request.type) ? methods[request.type] : undefined
    if (name === undefined) throw new Error(`The app object knows no request of type ${request.type}`)
    const method = (object as Record<string, unknown>)[name]
    if (typeof method !== 'function') throw new Error(`The app object has no method ${name}`)
    return method.call(object, request, context)
  }
}

interface AnsweringObjectOptions {
  /** Function that registered the object. */
  readonly method: string
  readonly handler: AppRequestHandler
  readonly onClosed: ((reason: string) => void) | undefined
  readonly answer: (id: number, result: AppRequestResult) => void
}

/**
 * An object that answers every request by what its handler gives or throws. Handlers run outside of the reader, several
 * requests at once; notifications one after the other, in their order.
 */
export function answeringObject({ method, handler, onClosed, answer }: AnsweringObjectOptions): AppObject {
  const open = new Map<number, AbortController>()
  const typed = (data: AppRequestData) => {
    const plan = requestPlans[method]
    return plan === undefined ? data : (applyPlan(data, plan, typePlans) as AppRequestData)
  }
  let notifications: Promise<unknown> = Promise.resolve()
  return {
    request(id, data) {
      const controller = new AbortController()
      open.set(id, controller)
      const { signal } = controller
      void Promise.resolve()
        .then(() => handler(typed(data), { signal }))
        .then(
          (fields): AppRequestResult => ({
            type: 'Ok',
            result: { ...(fields as object | undefined), type: data.type },
          }),
          (error): AppRequestResult => ({ type: 'Error', text: shortText(error) }),
        )
        .then((result) => {
          open.delete(id)
          if (!signal.aborted) answer(id, result)
        })
    },
    notify(data) {
      notifications = notifications.then(() => handler(typed(data), neverAborted)).catch(reportLater)
    },
    cancelled(id, reason) {
      open.get(id)?.abort(reason)
      open.delete(id)
    },
    closed(reason) {
      for (const controller of open.values()) controller.abort('closed')
      open.clear()
      if (onClosed !== undefined) queueMicrotask(() => onClosed(reason))
    },
  }
}

const neverAborted: AppRequestContext = { signal: new AbortController().signal }

/** Nobody waits for a notification, so its failure is an unhandled one of the application. */
function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

/** What the library is told of an exception. */
export function shortText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.length > 1000 ? `${text.slice(0, 1000)}…` : text
}
