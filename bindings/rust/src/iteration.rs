//! The items of an iterator of the daemon, as a stream.

use crate::app_object::BoxFuture;
use crate::call::{call, take_over, Opening};
use crate::client_handle::Client;
use crate::contract::read_typed;
use crate::error::Result;
use crate::json::Json;
use crate::net::{ParamsOfIteratorNext, RegisteredIterator, ResultOfIteratorNext};
use serde::de::DeserializeOwned;
use serde::Serialize;
use std::collections::VecDeque;
use std::fmt;
use std::future::IntoFuture;
use std::marker::PhantomData;
use std::ops::Deref;
use std::task::{ready, Context, Poll};

/// How many items one call asks for.
const PAGE: u32 = 40;

/// An item of an iterator. Its usual fields are those of `T`; a query may select more, which are in the JSON.
///
/// ```no_run
/// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
/// use vendorclient::net::ParamsOfCreateBlockIterator;
///
/// let params = ParamsOfCreateBlockIterator::default().result("version");
/// let mut blocks = client.net().blocks(&params).await?;
/// while let Some(block) = blocks.next().await {
///     let block = block?;
///     println!("{} {:?}", block.id, block.json().get::<u32>("version"));
///     let usual = block.into_value();
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Item<T> {
    value: T,
    json: Json,
}

impl<T> Item<T> {
    /// The whole object as it came: `item.json().get::<u32>("version")`.
    pub fn json(&self) -> &Json {
        &self.json
    }

    /// The usual fields alone.
    pub fn into_value(self) -> T {
        self.value
    }
}

impl<T> Deref for Item<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Items of an iterator as they come, as a stream. It ends after its first error; when it is dropped, the iterator on the
/// daemon is freed.
#[must_use = "streams read nothing before they are polled"]
pub struct Items<T> {
    client: Client,
    handle: u32,
    loading: Option<BoxFuture<'static, Result<ResultOfIteratorNext>>>,
    ready: VecDeque<Json>,
    is_over: bool,
    item: PhantomData<fn() -> T>,
}

/// Creates the iterator by the function `create`.
pub fn iterate<T: 'static>(
    client: &Client,
    create: &str,
    params: &(impl Serialize + ?Sized),
) -> Opening<Items<T>> {
    let owner = client.clone();
    let make = move |made: RegisteredIterator| Items {
        client: owner,
        handle: made.handle,
        loading: None,
        ready: VecDeque::new(),
        is_over: false,
        item: PhantomData,
    };
    take_over(client, call(client, create, params), make)
}

impl<T: DeserializeOwned> Items<T> {
    /// The next one. The same as `next` of `StreamExt`; when it is dropped, nothing is lost.
    ///
    /// ```no_run
    /// # async fn example(client: vendorclient::Client) -> vendorclient::Result<()> {
    /// let mut transactions = client.net().transactions(&Default::default()).await?;
    /// while let Some(transaction) = transactions.next().await {
    ///     println!("{}", transaction?.id);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    pub async fn next(&mut self) -> Option<Result<Item<T>>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Item<T>>>> {
        loop {
            if let Some(json) = self.ready.pop_front() {
                let read = read_typed("net.iterator_next", json.clone());
                if read.is_err() {
                    // Nothing comes after an item that cannot be read.
                    self.ready.clear();
                    self.is_over = true;
                }
                return Poll::Ready(Some(read.map(|value| Item { value, json })));
            }
            if self.is_over {
                return Poll::Ready(None);
            }
            let (client, handle) = (&self.client, self.handle);
            let loading = self.loading.get_or_insert_with(|| {
                let client = client.clone();
                let params = ParamsOfIteratorNext::new(handle).limit(PAGE);
                Box::pin(async move { client.net().iterator_next(&params).await })
            });
            let loaded = ready!(loading.as_mut().poll(context));
            self.loading = None;
            match loaded {
                Ok(page) => {
                    self.ready.extend(page.items);
                    self.is_over = !page.has_more;
                }
                Err(error) => {
                    self.is_over = true;
                    return Poll::Ready(Some(Err(error)));
                }
            }
        }
    }
}

#[cfg(feature = "stream")]
impl<T: DeserializeOwned> futures_core::Stream for Items<T> {
    type Item = Result<Item<T>>;

    fn poll_next(
        mut self: std::pin::Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl<T> Drop for Items<T> {
    fn drop(&mut self) {
        // The request that waits is cancelled first.
        self.loading = None;
        let params = RegisteredIterator::new(self.handle);
        let remove = call::<()>(&self.client, "net.remove_iterator", &params).into_future();
        // The answer is not needed, and the connection may be gone.
        self.client
            .connection()
            .runtime()
            .spawn(async move { drop(remove.await) });
    }
}

impl<T> fmt::Debug for Items<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = f.debug_struct("Items");
        fields.field("handle", &self.handle);
        fields.finish_non_exhaustive()
    }
}
