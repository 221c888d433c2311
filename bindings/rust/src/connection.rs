//! One connection: calls out, answers and requests in.

use crate::app_object::{AppObject, Refusal};
use crate::callback::{Callback, CallbackQueue};
use crate::daemon::error_code::REQUEST_TOO_LARGE;
use crate::error::{ClientError, Closed, ConnectionLost, EncodeError, Error, Result, Source};
use crate::json::Json;
use crate::message_facts::{facts_of_result, facts_of_unsent_call, SentMessages, WillSend};
use crate::message_record::MessageRecord;
use crate::transport::{Sender, Transport};
use serde::{Deserialize, Serialize};
use serde_json::json;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot, watch, Notify};
use tokio::task::AbortHandle;

/// Limit that holds until `daemon.initialize` has reported another.
const MESSAGE_IN_BYTES: usize = 16_777_216;

/// Contents of `params._call`.
#[derive(Default, Serialize)]
pub(crate) struct Envelope {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) timeout_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) app_request_timeout_ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) trace: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    app_object: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    callback: Option<String>,
}

pub(crate) struct Connection {
    next_id: AtomicU64,
    message_in_bytes: AtomicUsize,
    /// The daemon sends a message only after this side has acknowledged it.
    acknowledges: AtomicBool,
    state: Mutex<State>,
    ended: Arc<watch::Sender<bool>>,
    /// Notified when the last waiting call has ended.
    idle: Notify,
    /// Where the tasks of the connection run: calls may be made on another runtime, or without one.
    runtime: Handle,
    #[cfg(feature = "blocking")]
    has_own_thread: bool,
}

/// Ends a connection with the task that listens, also when its runtime drops that.
struct Listener {
    connection: Weak<Connection>,
    ended: Arc<watch::Sender<bool>>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.upgrade() {
            connection.end(ConnectionLost::new(
                "The runtime that the client was made on was shut down",
            ));
        }
        self.ended.send_replace(true);
    }
}

#[derive(Default)]
struct State {
    /// Absent after the host has closed.
    sender: Option<Sender>,
    waiting: HashMap<u64, Waiting>,
    objects: HashMap<String, RegisteredObject>,
    callbacks: HashMap<String, RegisteredCallback>,
    /// Handlers that run, by app request.
    requests: HashMap<u64, AbortHandle>,
    /// New calls are refused.
    closing: bool,
    fatal: Option<String>,
    lost: Option<ConnectionLost>,
}

struct Waiting {
    answer: oneshot::Sender<Result<Box<RawValue>>>,
    messages: SentMessages,
    record: Option<MessageRecord>,
    /// No more messages of it are acknowledged.
    cancelled: bool,
    app_object: Option<String>,
    callback: Option<String>,
}

impl Waiting {
    fn record(&self, data: &Json) {
        if let Some(record) = &self.record {
            record.keep_data(data);
        }
    }

    /// Facts for a call that is not answered.
    fn lost(&self) -> Json {
        let facts = Json::from(self.messages.facts_of_lost_call());
        self.record(&facts);
        facts
    }
}

struct RegisteredObject {
    object: Arc<dyn AppObject>,
    notifications: mpsc::UnboundedSender<Notification>,
}

enum Notification {
    Notify(Json),
    Closed(String),
}

struct RegisteredCallback {
    queue: Arc<CallbackQueue>,
    until_closed: bool,
}

#[derive(Deserialize)]
struct Message {
    id: Option<Json>,
    method: Option<String>,
    params: Option<Box<RawValue>>,
    result: Option<Box<RawValue>>,
    error: Option<ClientError>,
}

#[derive(Deserialize)]
struct AppRequest {
    app_object: String,
    app_request_id: u64,
    request_data: Json,
}

#[derive(Deserialize)]
struct AppNotify {
    app_object: String,
    notify_data: Json,
}

#[derive(Deserialize)]
struct CallbackParams {
    callback: String,
    response_type: u32,
    data: Box<RawValue>,
    lost: Option<u64>,
}

#[derive(Deserialize)]
struct Cancelled {
    app_request_id: u64,
}

#[derive(Deserialize)]
struct ObjectClosed {
    app_object: Option<String>,
    callback: Option<String>,
    reason: String,
}

#[derive(Deserialize)]
struct Fatal {
    message: String,
}

/// Options of a call besides its parameters.
#[derive(Default)]
pub(crate) struct Extras {
    pub(crate) envelope: Envelope,
    pub(crate) app_object: Option<Arc<dyn AppObject>>,
    pub(crate) callback: Option<Callback>,
    pub(crate) record: Option<MessageRecord>,
}

/// A call that waits for its answer; dropped before, it is cancelled.
pub(crate) struct Pending {
    connection: Arc<Connection>,
    id: u64,
    answer: oneshot::Receiver<Result<Box<RawValue>>>,
    answered: bool,
}

impl Pending {
    /// Waits; may be called again when the future was dropped.
    pub(crate) async fn answer(&mut self) -> Result<Box<RawValue>> {
        let answer = (&mut self.answer).await;
        self.answered = true;
        answer.unwrap_or_else(|_| Err(self.connection.lost().into()))
    }

    /// Asks for the end of the call; it still gets its one answer.
    pub(crate) fn cancel(&self) {
        self.connection.cancel(self.id);
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if !self.answered {
            self.cancel();
        }
    }
}

impl Connection {
    /// Listens to a transport, until it ends or the connection is dropped.
    pub(crate) fn open(transport: Transport) -> Arc<Self> {
        let Transport {
            sender,
            mut incoming,
            ended,
        } = transport;
        let connection = Arc::new(Self {
            next_id: AtomicU64::new(1),
            message_in_bytes: AtomicUsize::new(MESSAGE_IN_BYTES),
            acknowledges: AtomicBool::new(false),
            state: Mutex::new(State {
                sender: Some(sender),
                ..State::default()
            }),
            ended: Arc::new(watch::channel(false).0),
            idle: Notify::new(),
            runtime: Handle::current(),
            #[cfg(feature = "blocking")]
            has_own_thread: crate::blocking::has_own_thread(),
        });
        let listener = Listener {
            connection: Arc::downgrade(&connection),
            ended: connection.ended.clone(),
        };
        tokio::spawn(async move {
            while let Some(text) = incoming.recv().await {
                if let Some(connection) = listener.connection.upgrade() {
                    connection.receive(&text);
                }
            }
            let lost = ended.await;
            if let Some(connection) = listener.connection.upgrade() {
                connection
                    .end(lost.unwrap_or_else(|_| ConnectionLost::new("The connection is lost")));
            }
        });
        connection
    }

    pub(crate) fn runtime(&self) -> &Handle {
        &self.runtime
    }

    /// Panics when this thread must not wait for a call of the connection.
    pub(crate) fn check_thread(&self) {
        #[cfg(feature = "blocking")]
        if !self.has_own_thread {
            crate::blocking::refuse_to_wait();
        }
    }

    pub(crate) fn limit_messages(&self, bytes: usize) {
        self.message_in_bytes.store(bytes, Ordering::Relaxed);
    }

    /// The daemon waits for the acknowledgement of each message.
    pub(crate) fn acknowledge_messages(&self) {
        self.acknowledges.store(true, Ordering::Relaxed);
    }

    /// Lets waiting calls continue for a while, cancels and fails the rest, closes the host's side
    /// and waits for the end of the other.
    pub(crate) async fn close(&self, grace: Duration) {
        {
            let mut state = self.state();
            // A connection that was lost stays lost.
            state.closing |= state.lost.is_none();
        }
        if !grace.is_zero() {
            self.wait_for_calls(grace).await;
        }
        self.cancel_all();
        let _ = self.ended.subscribe().wait_for(|ended| *ended).await;
    }

    async fn wait_for_calls(&self, limit: Duration) {
        let over = self
            .runtime
            .spawn(async move { tokio::time::sleep(limit).await });
        let mut ended = self.ended.subscribe();
        let all = async {
            loop {
                let idle = self.idle.notified();
                if self.state().waiting.is_empty() {
                    return;
                }
                idle.await;
            }
        };
        tokio::select! {
            () = all => {}
            _ = over => {}
            _ = ended.wait_for(|ended| *ended) => {}
        }
    }

    fn cancel_all(&self) {
        let mut state = self.state();
        let waiting = std::mem::take(&mut state.waiting);
        if let Some(sender) = state.sender.take() {
            for id in waiting.keys() {
                sender.send(cancellation(*id));
            }
        }
        let callbacks: Vec<_> = waiting
            .values()
            .filter_map(|waiting| state.callbacks.remove(waiting.callback.as_ref()?))
            .collect();
        drop(state);
        for waiting in waiting.into_values() {
            let closed = Closed::new(waiting.lost());
            let _ = waiting.answer.send(Err(closed.into()));
        }
        for callback in callbacks {
            callback.queue.end(None, || {});
        }
    }

    /// Sends a call. `params`: JSON text of an object or `null`.
    pub(crate) fn begin(
        self: &Arc<Self>,
        method: &str,
        params: &str,
        extras: Extras,
    ) -> Result<Pending> {
        self.check_thread();
        let record = extras.record.clone();
        self.begin_call(method, params, extras).map_err(|error| {
            let facts = facts_of_unsent_call(method);
            if let Some(record) = record {
                record.keep(&facts);
            }
            error.with_facts(&facts)
        })
    }

    fn begin_call(self: &Arc<Self>, method: &str, params: &str, extras: Extras) -> Result<Pending> {
        let Extras {
            mut envelope,
            app_object,
            callback,
            record,
        } = extras;
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        envelope.app_object = app_object.as_ref().map(|_| format!("object-{id}"));
        envelope.callback = callback.as_ref().map(|_| format!("callback-{id}"));
        let params = with_envelope(params, &envelope)?;
        let wire_name = json!(method);
        let text =
            format!(r#"{{"jsonrpc":"2.0","id":{id},"method":{wire_name},"params":{params}}}"#);
        self.check_size(&text)?;
        let (answered, answer) = oneshot::channel();
        let mut state = self.state();
        if state.closing {
            return Err(Closed::default().into());
        }
        if let Some(lost) = &state.lost {
            return Err(lost.clone().into());
        }
        let Some(sender) = state.sender.clone() else {
            return Err(Closed::default().into());
        };
        // Known before the call goes out, because requests may come before its answer.
        if let (Some(name), Some(object)) = (&envelope.app_object, app_object) {
            state
                .objects
                .insert(name.clone(), register(object, &self.runtime));
        }
        if let (Some(name), Some(callback)) = (&envelope.callback, callback) {
            let registered = RegisteredCallback {
                queue: CallbackQueue::start(callback.handler, &self.runtime),
                until_closed: callback.until_closed,
            };
            state.callbacks.insert(name.clone(), registered);
        }
        let waiting = Waiting {
            answer: answered,
            messages: SentMessages::new(method, self.acknowledges.load(Ordering::Relaxed)),
            record,
            cancelled: false,
            app_object: envelope.app_object,
            callback: envelope.callback,
        };
        waiting.lost();
        state.waiting.insert(id, waiting);
        sender.send(text);
        Ok(Pending {
            connection: self.clone(),
            id,
            answer,
            answered: false,
        })
    }

    fn check_size(&self, text: &str) -> Result<()> {
        let (limit, actual) = (self.message_in_bytes.load(Ordering::Relaxed), text.len());
        if actual <= limit {
            return Ok(());
        }
        Err(Error::Client(ClientError {
            code: REQUEST_TOO_LARGE,
            message: format!("Message too large: {actual} bytes, the limit is {limit}"),
            data: json!({"limit": limit, "actual": actual}).into(),
        }))
    }

    /// Messages of the call that are not acknowledged yet never leave.
    fn cancel(&self, id: u64) {
        let mut state = self.state();
        if let Some(waiting) = state.waiting.get_mut(&id) {
            waiting.cancelled = true;
        }
        if let Some(sender) = &state.sender {
            sender.send(cancellation(id));
        }
    }

    /// Lets a message leave. It is noted first: from then on it may be executed.
    fn acknowledge(&self, announced: WillSend) {
        let mut state = self.state();
        let waiting = state.waiting.get_mut(&announced.id);
        let Some(waiting) = waiting.filter(|waiting| !waiting.cancelled) else {
            return;
        };
        let params = json!({"id": announced.id, "message_hash": announced.message_hash});
        waiting.messages.add(announced);
        waiting.lost();
        if let Some(sender) = &state.sender {
            let method = "daemon.acknowledge_send";
            let notification = json!({"jsonrpc": "2.0", "method": method, "params": params});
            sender.send(notification.to_string());
        }
    }

    fn send(&self, text: String) {
        if let Some(sender) = &self.state().sender {
            sender.send(text);
        }
    }

    pub(crate) fn lost(&self) -> ConnectionLost {
        let lost = self.state().lost.clone();
        lost.unwrap_or_else(|| ConnectionLost::new("The connection is lost"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("no panic while locked")
    }

    fn receive(self: &Arc<Self>, text: &[u8]) {
        let read: serde_json::Result<Vec<Message>> = if text.trim_ascii_start().starts_with(b"[") {
            serde_json::from_slice(text)
        } else {
            serde_json::from_slice(text).map(|message| vec![message])
        };
        match read {
            Ok(messages) => messages
                .into_iter()
                .for_each(|message| self.handle(message)),
            // It is not known which call the answer belongs to, and that call must not wait forever.
            Err(error) => {
                let lost = ConnectionLost::new("The daemon sent a text that cannot be read");
                self.end(lost.with_source(Source::of_json(error)));
            }
        }
    }

    fn handle(self: &Arc<Self>, message: Message) {
        let Some(method) = message.method else {
            return self.answered(message);
        };
        let params = message.params.as_ref().map_or("{}", |params| params.get());
        // Unknown messages come from a newer daemon and must not fail all calls.
        let _ = self.notified(&method, params);
    }

    fn answered(&self, message: Message) {
        let Some(id) = message.id.and_then(|id| id.parse().ok()) else {
            return;
        };
        let mut state = self.state();
        let Some(waiting) = state.waiting.remove(&id) else {
            return;
        };
        if state.waiting.is_empty() {
            self.idle.notify_waiters();
        }
        let answer = match message.error {
            Some(mut error) => {
                error.data = waiting.messages.complete(error.data);
                waiting.record(&error.data);
                Err(Error::Client(error))
            }
            None => Ok(message.result.unwrap_or_else(|| RawValue::NULL.to_owned())),
        };
        if let (Some(record), Ok(result)) = (&waiting.record, &answer) {
            let result = Json::from_raw(result.clone());
            record.keep(&facts_of_result(waiting.messages.method(), &result));
        }
        if let (Some(name), true) = (&waiting.app_object, answer.is_err()) {
            state.objects.remove(name);
        }
        let callback = waiting.callback.and_then(|name| {
            let kept = answer.is_ok() && state.callbacks.get(&name)?.until_closed;
            (!kept).then(|| state.callbacks.remove(&name)).flatten()
        });
        let settle = move || drop(waiting.answer.send(answer));
        match callback {
            // The handler gets all messages before the call is done.
            Some(callback) => callback.queue.end(None, settle),
            None => settle(),
        }
    }

    fn notified(self: &Arc<Self>, method: &str, params: &str) -> serde_json::Result<()> {
        match method {
            "client.app_request" => self.app_request(serde_json::from_str(params)?),
            "client.app_notify" => {
                let AppNotify {
                    app_object,
                    notify_data,
                } = serde_json::from_str(params)?;
                if let Some(registered) = self.state().objects.get(&app_object) {
                    let _ = registered
                        .notifications
                        .send(Notification::Notify(notify_data));
                }
            }
            "client.callback" => {
                let message: CallbackParams = serde_json::from_str(params)?;
                if let Some(registered) = self.state().callbacks.get(&message.callback) {
                    let lost = message.lost.unwrap_or(0);
                    registered
                        .queue
                        .message(message.response_type, message.data, lost);
                }
            }
            "client.app_request_cancelled" => {
                let Cancelled { app_request_id } = serde_json::from_str(params)?;
                if let Some(handler) = self.state().requests.remove(&app_request_id) {
                    handler.abort();
                }
            }
            "daemon.will_send" => self.acknowledge(serde_json::from_str(params)?),
            "client.closed" => self.closed(serde_json::from_str(params)?),
            "daemon.fatal" => {
                let Fatal { message } = serde_json::from_str(params)?;
                self.state().fatal = Some(message);
            }
            _ => {}
        }
        Ok(())
    }

    fn closed(&self, closed: ObjectClosed) {
        let mut state = self.state();
        let object = closed
            .app_object
            .and_then(|name| state.objects.remove(&name));
        if let Some(object) = object {
            let _ = object
                .notifications
                .send(Notification::Closed(closed.reason.clone()));
        }
        let callback = closed
            .callback
            .and_then(|name| state.callbacks.remove(&name));
        if let Some(callback) = callback {
            callback.queue.end(Some(closed.reason), || {});
        }
    }

    fn app_request(self: &Arc<Self>, request: AppRequest) {
        let mut state = self.state();
        let id = request.app_request_id;
        let object = state
            .objects
            .get(&request.app_object)
            .map(|registered| registered.object.clone());
        let connection = Arc::downgrade(self);
        // Its own task, so that a panic of the handler ends there.
        let handler = self.runtime.spawn(async move {
            let object = object.ok_or_else(|| Refusal::new("There is no such app object"))?;
            object.request(request.request_data).await
        });
        state.requests.insert(id, handler.abort_handle());
        self.runtime.spawn(async move {
            let answer = match handler.await {
                Ok(answer) => answer,
                Err(error) if error.is_cancelled() => return,
                Err(_) => Err(Refusal::new("The handler panicked")),
            };
            if let Some(connection) = connection.upgrade() {
                connection.state().requests.remove(&id);
                connection.resolve(id, answer);
            }
        });
    }

    fn resolve(&self, request: u64, answer: std::result::Result<Json, Refusal>) {
        let outcome = match answer {
            Ok(result) => format!(r#"{{"type":"Ok","result":{result}}}"#),
            Err(refusal) => json!({"type": "Error", "text": refusal.text()}).to_string(),
        };
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let params = format!(r#"{{"app_request_id":{request},"result":{outcome}}}"#);
        let text = format!(
            r#"{{"jsonrpc":"2.0","id":{id},"method":"client.resolve_app_request","params":{params}}}"#
        );
        match self.check_size(&text) {
            Ok(()) => self.send(text),
            Err(error) => self.resolve(request, Err(error.into())),
        }
    }

    fn end(&self, mut lost: ConnectionLost) {
        let mut state = self.state();
        if state.lost.is_some() {
            return;
        }
        if let Some(fatal) = state.fatal.take() {
            lost.message = fatal;
        }
        let ended = std::mem::take(&mut *state);
        state.lost = Some(lost.clone());
        state.closing = ended.closing;
        // What belongs to the host is dropped unlocked, because it may call back.
        drop(state);
        self.idle.notify_waiters();
        let reason = if ended.closing { "shutdown" } else { "lost" };
        for waiting in ended.waiting.into_values() {
            let lost = ConnectionLost {
                data: waiting.lost(),
                ..lost.clone()
            };
            let _ = waiting.answer.send(Err(lost.into()));
        }
        for handler in ended.requests.into_values() {
            handler.abort();
        }
        for object in ended.objects.into_values() {
            let closed = Notification::Closed(reason.to_owned());
            let _ = object.notifications.send(closed);
        }
        for callback in ended.callbacks.into_values() {
            let reason = callback.until_closed.then(|| reason.to_owned());
            callback.queue.end(reason, || {});
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.end(ConnectionLost::new("The client was dropped"));
    }
}

impl From<ConnectionLost> for Error {
    fn from(lost: ConnectionLost) -> Self {
        Self::ConnectionLost(lost)
    }
}

/// Takes the notifications of an object, one after the other.
fn register(object: Arc<dyn AppObject>, runtime: &Handle) -> RegisteredObject {
    let (notifications, mut received) = mpsc::unbounded_channel();
    let listener = object.clone();
    runtime.spawn(async move {
        while let Some(notification) = received.recv().await {
            let object = listener.clone();
            let handler = tokio::spawn(async move {
                match notification {
                    Notification::Notify(data) => object.notify(data).await,
                    Notification::Closed(reason) => object.closed(&reason),
                }
            });
            // A panic of the handler costs its notification only.
            let _ = handler.await;
        }
    });
    RegisteredObject {
        object,
        notifications,
    }
}

fn cancellation(id: u64) -> String {
    format!(r#"{{"jsonrpc":"2.0","method":"daemon.cancel","params":{{"id":{id}}}}}"#)
}

/// The parameters with `_call`, when there is something to say in it.
fn with_envelope(params: &str, envelope: &Envelope) -> Result<String> {
    let envelope = serde_json::to_string(envelope).map_err(EncodeError::of)?;
    let params = if params == "null" { "{}" } else { params };
    if envelope == "{}" {
        return Ok(params.to_owned());
    }
    let fields = params
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'));
    let Some(fields) = fields else {
        return Err(EncodeError::new("Parameters must be an object").into());
    };
    let separator = if fields.is_empty() { "" } else { "," };
    Ok(format!(r#"{{{fields}{separator}"_call":{envelope}}}"#))
}
