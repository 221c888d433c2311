/** Notifications of the daemon. Source: daemon sections 4 and 11. */
import { any, constants, field, i32, optional, type StructShape, struct, text, u32 } from '../src/schema/shapes.ts'

export interface NotificationDefinition {
  readonly name: string
  readonly summary: string
  readonly params: StructShape
}

const AppRequestEnd = constants('AppRequestEnd', 'Why an answer is no longer needed.', {
  timeout: ['timeout', 'The time limit passed.'],
  cancelled: ['cancelled', 'The waiting call was cancelled.'],
  closed: ['closed', 'The app object was removed or the daemon is stopping.'],
})

const ClosedReason = constants('ClosedReason', 'Why no more messages follow.', {
  removed: ['removed', 'The object was removed.'],
  unsubscribed: ['unsubscribed', 'The subscription was ended.'],
  failed: ['failed', 'The source of the messages failed permanently.'],
  shutdown: ['shutdown', 'The daemon or the connection is stopping.'],
})

export const notifications = [
  {
    name: 'client.app_request',
    summary: 'A request to an app object; answer with `client.resolve_app_request`.',
    params: struct('AppRequestNotification', 'A request to an app object.', {
      app_object: field(text, 'Id of the object.'),
      app_request_id: field(u32, 'Id to answer with.'),
      request_data: field(any, 'A variant of the request type of the object.'),
    }),
  },
  {
    name: 'client.app_notify',
    summary: 'A notification to an app object; no answer is expected.',
    params: struct('AppNotifyNotification', 'A notification to an app object.', {
      app_object: field(text, 'Id of the object.'),
      notify_data: field(any, 'A variant of the request type of the object that expects no answer.'),
    }),
  },
  {
    name: 'client.callback',
    summary: 'A message to a callback.',
    params: struct('CallbackNotification', 'A message to a callback.', {
      callback: field(text, 'Id of the callback.'),
      response_type: field(u32, 'Response type: 100 or above, as defined by the function.'),
      data: field(any, 'The message.'),
      lost: optional(u32, 'How many messages to this callback were dropped just before this one.'),
    }),
  },
  {
    name: 'client.app_request_cancelled',
    summary: 'The answer to an app request is no longer needed.',
    params: struct('AppRequestCancelledNotification', 'The end of an app request.', {
      app_object: field(text, 'Id of the object.'),
      app_request_id: field(u32, 'Id of the request.'),
      reason: field(AppRequestEnd, 'The reason.'),
    }),
  },
  {
    name: 'client.closed',
    summary: 'Nothing more follows for an app object or a callback; its id is free again.',
    params: struct('ClosedNotification', 'The end of an app object or a callback.', {
      app_object: optional(text, 'Id of the app object.'),
      callback: optional(text, 'Id of the callback.'),
      reason: field(ClosedReason, 'The reason.'),
    }),
  },
  {
    name: 'daemon.will_send',
    summary:
      'A message of a call is about to be sent; it leaves when the host answers with `daemon.acknowledge_send`. Only for hosts that asked for `acknowledged_sending`.',
    params: struct('WillSendNotification', 'A message that is about to be sent.', {
      id: field(any, 'Id of the request that sends it; null for a notification.'),
      message_hash: field(text, 'Hash of the message, 64 hex digits.'),
      expire_at: optional(u32, 'When it expires, Unix time in s; absent if it does not expire.'),
      replaces: optional(text, 'Hash of an earlier message of the call that is proven not to have been executed.'),
    }),
  },
  {
    name: 'daemon.draining',
    summary: 'The daemon is stopping: new calls are refused, running calls have until the deadline.',
    params: struct('DrainingNotification', 'The upcoming end of the connection.', {
      deadline_ms: field(u32, 'Time until running calls are ended, in ms.'),
    }),
  },
  {
    name: 'daemon.fatal',
    summary: 'The daemon cannot start and exits after this message.',
    params: struct('FatalNotification', 'Why the daemon cannot start.', {
      code: field(i32, 'Exit code of the process.'),
      message: field(text, 'What is wrong and how to fix it.'),
      data: field(any, 'Machine-readable details.'),
    }),
  },
] as const satisfies readonly NotificationDefinition[]

export type NotificationName = (typeof notifications)[number]['name']
