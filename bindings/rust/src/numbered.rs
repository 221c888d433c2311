//! Numbered items that come again until they are acknowledged, as a stream.

use crate::app_object::BoxFuture;
use crate::client_handle::Client;
use crate::error::Result;
use std::collections::VecDeque;
use std::task::{ready, Context, Poll};

/// Longest wait of one call for an item.
pub(crate) const WAIT_MS: u32 = 60_000;

/// Parameters of the function that reads the items.
pub(crate) trait Page: Clone + Send + 'static {
    type Item: Send + 'static;

    /// Reads the items after the number, at first those after the last one that is acknowledged.
    fn load(self, client: Client) -> BoxFuture<'static, Result<Vec<Self::Item>>>;

    /// Continues after this item.
    fn pass(&mut self, item: &Self::Item);
}

/// The items as they come. It ends after its first error.
pub(crate) struct Numbered<P: Page> {
    pub(crate) client: Client,
    pub(crate) page: P,
    loading: Option<BoxFuture<'static, Result<Vec<P::Item>>>>,
    ready: VecDeque<P::Item>,
    is_over: bool,
}

impl<P: Page> Numbered<P> {
    pub(crate) fn new(client: &Client, page: P) -> Self {
        Self {
            client: client.clone(),
            page,
            loading: None,
            ready: VecDeque::new(),
            is_over: false,
        }
    }

    pub(crate) fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<P::Item>>> {
        loop {
            if let Some(next) = self.ready.pop_front() {
                self.page.pass(&next);
                return Poll::Ready(Some(Ok(next)));
            }
            if self.is_over {
                return Poll::Ready(None);
            }
            let (client, page) = (&self.client, &self.page);
            let loading = self
                .loading
                .get_or_insert_with(|| page.clone().load(client.clone()));
            let loaded = ready!(loading.as_mut().poll(context));
            self.loading = None;
            match loaded {
                Ok(items) => self.ready.extend(items),
                Err(error) => {
                    self.is_over = true;
                    return Poll::Ready(Some(Err(error)));
                }
            }
        }
    }
}
