"""Functions of module processing.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Callable, Optional

from ..._call import AsyncCaller, Callback, CallbackMessage, Caller, CallOptions
from .. import abi as _abi
from .. import processing as _processing


class Processing:
    """Functions of module processing.

    Messages on their way: sending, waiting for transactions, watching.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def monitor_messages(
        self,
        *,
        queue: str,
        messages: list[_processing.MessageMonitoringParams],
        durable: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Adds messages to a monitoring queue.

        Creates the queue when there is none of this name. With `durable` it answers after the messages are
        stored; they are watched until they have a result, by every client with the same storage and network that
        is asked about the queue. A message that is watched before it is sent is never lost sight of.

        - queue: Name of the queue.
        - messages: The messages.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 201 (InvalidBoc), 206 (BocRefNotFound), 512
        (InvalidData), 35 (LocalStorageError), 1003 (NetworkNotIdentified).
        """
        self._invoke(
            "processing.monitor_messages",
            _processing.ParamsOfMonitorMessages(queue=queue, messages=messages, durable=durable),
            None,
            call_options,
        )

    def get_monitor_info(
        self,
        *,
        queue: str,
        durable: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.MonitoringQueueInfo:
        """Counts the messages and results of a queue.

        Zeros for an unknown queue.

        - queue: Name of the queue.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return self._invoke(
            "processing.get_monitor_info",
            _processing.ParamsOfGetMonitorInfo(queue=queue, durable=durable),
            _processing.MonitoringQueueInfo,
            call_options,
        )

    def fetch_next_monitor_results(
        self,
        *,
        queue: str,
        wait_mode: Optional[_processing.MonitorFetchWaitMode] = None,
        durable: Optional[bool] = None,
        acknowledge: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfFetchNextMonitorResults:
        """Returns results of a queue and removes them from it, waiting for them on request.

        A waiting call fails when the network fails permanently; the queue continues. On a queue without messages
        it waits until some are added and resolved; end it by cancelling the call, or the queue. Results of a
        durable queue stay in it until they are acknowledged, and say `Timeout` only when the network answered
        after `wait_until`.

        - queue: Name of the queue.
        - wait_mode: What to wait for. Default: `"NoWait"`.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.
        - acknowledge: Of a durable queue: this result and all before it are done with and never come again.
          Extension of the published interface.

        Raises ClientError with the codes 11 (HttpRequestSendError), 12 (HttpRequestParseError), 608
        (GraphqlError), 615 (Unauthorized), 14 (NetModuleNotInit), 512 (InvalidData), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return self._invoke(
            "processing.fetch_next_monitor_results",
            _processing.ParamsOfFetchNextMonitorResults(
                queue=queue,
                wait_mode=wait_mode,
                durable=durable,
                acknowledge=acknowledge,
            ),
            _processing.ResultOfFetchNextMonitorResults,
            call_options,
        )

    def cancel_monitor(
        self,
        *,
        queue: str,
        durable: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes a queue with its messages and results.

        Unknown queues are ignored. A waiting fetch ends without results.

        - queue: Name of the queue.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        self._invoke(
            "processing.cancel_monitor",
            _processing.ParamsOfCancelMonitor(queue=queue, durable=durable),
            None,
            call_options,
        )

    def send_messages(
        self,
        *,
        messages: list[_processing.MessageSendingParams],
        monitor_queue: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfSendMessages:
        """Sends external messages, and monitors them on request.

        The Dapp ID of each destination is taken to be its account id; a node redirects to the real one. All
        messages are read before the first is sent. When some cannot be sent the others are still sent. The error
        of the first states in `data.sent` whether any message has left; `data.executed` has the hashes of those
        that a node executed, `data.unknown` of those that may have been executed or still be. Both kinds are
        watched.

        - messages: The messages.
        - monitor_queue: Queue that watches them.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 14 (NetModuleNotInit), 11
        (HttpRequestSendError), 12 (HttpRequestParseError), 502 (MessageHasNotDestinationAddress), 512
        (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615 (Unauthorized), 619 (ParseUrlFailed), 621
        (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 35 (LocalStorageError).
        """
        return self._invoke(
            "processing.send_messages",
            _processing.ParamsOfSendMessages(messages=messages, monitor_queue=monitor_queue),
            _processing.ResultOfSendMessages,
            call_options,
        )

    def send_message(
        self,
        *,
        message: str,
        dapp_id: str,
        abi: Optional[_abi.AnyAbi] = None,
        thread_id: Optional[str] = None,
        send_events: Optional[bool] = None,
        unprotected: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfSendMessage:
        """Sends an external message; the node executes it and answers with the outcome.

        Up to 3 attempts at every endpoint, always with the same bytes. Redirects to another producer or thread
        are followed. Whenever the node answers anything but a result, the transaction of the message is looked
        up: nodes repost messages, so that a refusal can belong to a message that was executed. In that case its
        result is returned. Every error after the message has left has `data.sent` true, `data.message_hash` and,
        when `abi` determines it, `data.expire_at`: the message may have been executed, or still be.

        - message: The message, base64; references to the cache are not taken.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; with all others its absence is 518.
        - abi: ABI of the destination: the expiration is checked before and the result decoded after sending.
        - thread_id: Thread of the account, 68 hex characters. Default:
          `"00000000000000000000000000000000000000000000000000000000000000000000"`.
        - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
        - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
          once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension
          of the published interface. Default: `false`.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 3 (InvalidBase64), 201 (InvalidBoc), 206
        (BocRefNotFound), 303 (InvalidJson), 501 (MessageAlreadyExpired), 519 (MessageUnprotected), 517
        (InvalidThread), 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615
        (Unauthorized), 619 (ParseUrlFailed), 621 (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed),
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved), 35 (LocalStorageError).
        """
        return self._invoke(
            "processing.send_message",
            _processing.ParamsOfSendMessage(
                message=message,
                abi=abi,
                thread_id=thread_id,
                send_events=send_events,
                dapp_id=dapp_id,
                unprotected=unprotected,
                rules=rules,
            ),
            _processing.ResultOfSendMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )

    def wait_for_transaction(
        self,
        *,
        message: str,
        abi: Optional[_abi.AnyAbi] = None,
        shard_block_id: Optional[str] = None,
        send_events: Optional[bool] = None,
        sending_endpoints: Optional[list[str]] = None,
        tx_hash: Optional[str] = None,
        verify: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfProcessMessage:
        """Waits for the transaction of a sent message.

        The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call
        when it has none. An aborted transaction is an error; so is one that did not appear, with the outcome of a
        local run of the message in `data.local_error`. This function cannot prove that a message was not
        executed, because it does not know the account from before the sending: its errors always have `data.sent`
        true.

        - message: The message.
        - abi: ABI of the destination: determines the expiration and decodes the outgoing messages.
        - shard_block_id: Ignored. Deprecated: Since 3.0. No blocks are walked.
        - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
        - sending_endpoints: Endpoints that the message was sent to; named in the error when it is lost.
        - tx_hash: Hash of the transaction, as `send_message` gave it. Its absence is 512.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 201 (InvalidBoc), 206 (BocRefNotFound), 303
        (InvalidJson), 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 507 (MessageExpired), 508 (TransactionWaitTimeout), 512 (InvalidData),
        514 (MessageRejected), 401 (CanNotReadTransaction), 403 (TransactionAborted), 405 (ActionPhaseFailed), 406
        (AccountCodeMissing), 407 (LowBalance), 408 (AccountFrozenOrDeleted), 414 (ContractExecutionError), 415
        (AccountIsSuspended), 605 (InvalidServerResponse), 608 (GraphqlError), 615 (Unauthorized), 904
        (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902 (ProofCheckFailed).
        """
        return self._invoke(
            "processing.wait_for_transaction",
            _processing.ParamsOfWaitForTransaction(
                abi=abi,
                message=message,
                shard_block_id=shard_block_id,
                send_events=send_events,
                sending_endpoints=sending_endpoints,
                tx_hash=tx_hash,
                verify=verify,
                rules=rules,
            ),
            _processing.ResultOfProcessMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )

    def process_message(
        self,
        *,
        message_encode_params: _abi.ParamsOfEncodeMessage,
        dapp_id: str,
        send_events: Optional[bool] = None,
        unprotected: Optional[bool] = None,
        verify: Optional[bool] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfProcessMessage:
        """Creates a message, sends it, and waits for its transaction.

        A message is replaced by a new one, signed again and with a longer lifetime, up to
        `network.message_retries_count` times, only after proof that it was not executed: the contract checks
        `expire`, and the state of the account and its transactions without gaps, both from later than `expire`
        and `network.expiration_margin`, do not have it; and only when a local run shows no reason against another
        one. While no endpoint can be reached the same message is sent again, within its lifetime and
        `network.max_reconnect_timeout`. Every error after the message has left has `data.sent`,
        `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may have
        been executed, false once it is proven that it was not. A message without `expire` is never replaced, one
        that the contract is not protected from (519) not even repeated.

        - message_encode_params: The message. `processing_try_index` counts the attempts of this call.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; with all others its absence is 518.
        - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
        - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
          once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension
          of the published interface. Default: `false`.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported), 14
        (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615
        (Unauthorized), 619 (ParseUrlFailed), 621 (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed),
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved), 35 (LocalStorageError), 507 (MessageExpired), 508 (TransactionWaitTimeout), 514
        (MessageRejected), 401 (CanNotReadTransaction), 403 (TransactionAborted), 405 (ActionPhaseFailed), 406
        (AccountCodeMissing), 407 (LowBalance), 408 (AccountFrozenOrDeleted), 414 (ContractExecutionError), 415
        (AccountIsSuspended), 605 (InvalidServerResponse), 608 (GraphqlError), 904 (DataDiffersFromProven), 903
        (InternalError), 901 (InvalidData), 902 (ProofCheckFailed), 513 (ExternalSignerMustNotBeUsed), 519
        (MessageUnprotected).
        """
        return self._invoke(
            "processing.process_message",
            _processing.ParamsOfProcessMessage(
                message_encode_params=message_encode_params,
                send_events=send_events,
                dapp_id=dapp_id,
                unprotected=unprotected,
                verify=verify,
            ),
            _processing.ResultOfProcessMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )


class AsyncProcessing:
    """Coroutines of module processing.

    Messages on their way: sending, waiting for transactions, watching.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def monitor_messages(
        self,
        *,
        queue: str,
        messages: list[_processing.MessageMonitoringParams],
        durable: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Adds messages to a monitoring queue.

        Creates the queue when there is none of this name. With `durable` it answers after the messages are
        stored; they are watched until they have a result, by every client with the same storage and network that
        is asked about the queue. A message that is watched before it is sent is never lost sight of.

        - queue: Name of the queue.
        - messages: The messages.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 201 (InvalidBoc), 206 (BocRefNotFound), 512
        (InvalidData), 35 (LocalStorageError), 1003 (NetworkNotIdentified).
        """
        await self._invoke(
            "processing.monitor_messages",
            _processing.ParamsOfMonitorMessages(queue=queue, messages=messages, durable=durable),
            None,
            call_options,
        )

    async def get_monitor_info(
        self,
        *,
        queue: str,
        durable: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.MonitoringQueueInfo:
        """Counts the messages and results of a queue.

        Zeros for an unknown queue.

        - queue: Name of the queue.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return await self._invoke(
            "processing.get_monitor_info",
            _processing.ParamsOfGetMonitorInfo(queue=queue, durable=durable),
            _processing.MonitoringQueueInfo,
            call_options,
        )

    async def fetch_next_monitor_results(
        self,
        *,
        queue: str,
        wait_mode: Optional[_processing.MonitorFetchWaitMode] = None,
        durable: Optional[bool] = None,
        acknowledge: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfFetchNextMonitorResults:
        """Returns results of a queue and removes them from it, waiting for them on request.

        A waiting call fails when the network fails permanently; the queue continues. On a queue without messages
        it waits until some are added and resolved; end it by cancelling the call, or the queue. Results of a
        durable queue stay in it until they are acknowledged, and say `Timeout` only when the network answered
        after `wait_until`.

        - queue: Name of the queue.
        - wait_mode: What to wait for. Default: `"NoWait"`.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.
        - acknowledge: Of a durable queue: this result and all before it are done with and never come again.
          Extension of the published interface.

        Raises ClientError with the codes 11 (HttpRequestSendError), 12 (HttpRequestParseError), 608
        (GraphqlError), 615 (Unauthorized), 14 (NetModuleNotInit), 512 (InvalidData), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return await self._invoke(
            "processing.fetch_next_monitor_results",
            _processing.ParamsOfFetchNextMonitorResults(
                queue=queue,
                wait_mode=wait_mode,
                durable=durable,
                acknowledge=acknowledge,
            ),
            _processing.ResultOfFetchNextMonitorResults,
            call_options,
        )

    async def cancel_monitor(
        self,
        *,
        queue: str,
        durable: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes a queue with its messages and results.

        Unknown queues are ignored. A waiting fetch ends without results.

        - queue: Name of the queue.
        - durable: The queue is kept in the storage and survives the process; it is another one than the queue of
          the same name that does not. Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        await self._invoke(
            "processing.cancel_monitor",
            _processing.ParamsOfCancelMonitor(queue=queue, durable=durable),
            None,
            call_options,
        )

    async def send_messages(
        self,
        *,
        messages: list[_processing.MessageSendingParams],
        monitor_queue: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfSendMessages:
        """Sends external messages, and monitors them on request.

        The Dapp ID of each destination is taken to be its account id; a node redirects to the real one. All
        messages are read before the first is sent. When some cannot be sent the others are still sent. The error
        of the first states in `data.sent` whether any message has left; `data.executed` has the hashes of those
        that a node executed, `data.unknown` of those that may have been executed or still be. Both kinds are
        watched.

        - messages: The messages.
        - monitor_queue: Queue that watches them.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 14 (NetModuleNotInit), 11
        (HttpRequestSendError), 12 (HttpRequestParseError), 502 (MessageHasNotDestinationAddress), 512
        (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615 (Unauthorized), 619 (ParseUrlFailed), 621
        (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 35 (LocalStorageError).
        """
        return await self._invoke(
            "processing.send_messages",
            _processing.ParamsOfSendMessages(messages=messages, monitor_queue=monitor_queue),
            _processing.ResultOfSendMessages,
            call_options,
        )

    async def send_message(
        self,
        *,
        message: str,
        dapp_id: str,
        abi: Optional[_abi.AnyAbi] = None,
        thread_id: Optional[str] = None,
        send_events: Optional[bool] = None,
        unprotected: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfSendMessage:
        """Sends an external message; the node executes it and answers with the outcome.

        Up to 3 attempts at every endpoint, always with the same bytes. Redirects to another producer or thread
        are followed. Whenever the node answers anything but a result, the transaction of the message is looked
        up: nodes repost messages, so that a refusal can belong to a message that was executed. In that case its
        result is returned. Every error after the message has left has `data.sent` true, `data.message_hash` and,
        when `abi` determines it, `data.expire_at`: the message may have been executed, or still be.

        - message: The message, base64; references to the cache are not taken.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; with all others its absence is 518.
        - abi: ABI of the destination: the expiration is checked before and the result decoded after sending.
        - thread_id: Thread of the account, 68 hex characters. Default:
          `"00000000000000000000000000000000000000000000000000000000000000000000"`.
        - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
        - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
          once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension
          of the published interface. Default: `false`.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 3 (InvalidBase64), 201 (InvalidBoc), 206
        (BocRefNotFound), 303 (InvalidJson), 501 (MessageAlreadyExpired), 519 (MessageUnprotected), 517
        (InvalidThread), 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615
        (Unauthorized), 619 (ParseUrlFailed), 621 (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed),
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved), 35 (LocalStorageError).
        """
        return await self._invoke(
            "processing.send_message",
            _processing.ParamsOfSendMessage(
                message=message,
                abi=abi,
                thread_id=thread_id,
                send_events=send_events,
                dapp_id=dapp_id,
                unprotected=unprotected,
                rules=rules,
            ),
            _processing.ResultOfSendMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )

    async def wait_for_transaction(
        self,
        *,
        message: str,
        abi: Optional[_abi.AnyAbi] = None,
        shard_block_id: Optional[str] = None,
        send_events: Optional[bool] = None,
        sending_endpoints: Optional[list[str]] = None,
        tx_hash: Optional[str] = None,
        verify: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfProcessMessage:
        """Waits for the transaction of a sent message.

        The wait ends `network.message_processing_timeout` after the expiration of the message, or after the call
        when it has none. An aborted transaction is an error; so is one that did not appear, with the outcome of a
        local run of the message in `data.local_error`. This function cannot prove that a message was not
        executed, because it does not know the account from before the sending: its errors always have `data.sent`
        true.

        - message: The message.
        - abi: ABI of the destination: determines the expiration and decodes the outgoing messages.
        - shard_block_id: Ignored. Deprecated: Since 3.0. No blocks are walked.
        - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
        - sending_endpoints: Endpoints that the message was sent to; named in the error when it is lost.
        - tx_hash: Hash of the transaction, as `send_message` gave it. Its absence is 512.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 201 (InvalidBoc), 206 (BocRefNotFound), 303
        (InvalidJson), 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 507 (MessageExpired), 508 (TransactionWaitTimeout), 512 (InvalidData),
        514 (MessageRejected), 401 (CanNotReadTransaction), 403 (TransactionAborted), 405 (ActionPhaseFailed), 406
        (AccountCodeMissing), 407 (LowBalance), 408 (AccountFrozenOrDeleted), 414 (ContractExecutionError), 415
        (AccountIsSuspended), 605 (InvalidServerResponse), 608 (GraphqlError), 615 (Unauthorized), 904
        (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902 (ProofCheckFailed).
        """
        return await self._invoke(
            "processing.wait_for_transaction",
            _processing.ParamsOfWaitForTransaction(
                abi=abi,
                message=message,
                shard_block_id=shard_block_id,
                send_events=send_events,
                sending_endpoints=sending_endpoints,
                tx_hash=tx_hash,
                verify=verify,
                rules=rules,
            ),
            _processing.ResultOfProcessMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )

    async def process_message(
        self,
        *,
        message_encode_params: _abi.ParamsOfEncodeMessage,
        dapp_id: str,
        send_events: Optional[bool] = None,
        unprotected: Optional[bool] = None,
        verify: Optional[bool] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfProcessMessage:
        """Creates a message, sends it, and waits for its transaction.

        A message is replaced by a new one, signed again and with a longer lifetime, up to
        `network.message_retries_count` times, only after proof that it was not executed: the contract checks
        `expire`, and the state of the account and its transactions without gaps, both from later than `expire`
        and `network.expiration_margin`, do not have it; and only when a local run shows no reason against another
        one. While no endpoint can be reached the same message is sent again, within its lifetime and
        `network.max_reconnect_timeout`. Every error after the message has left has `data.sent`,
        `data.message_hash` and, with an expiration, `data.expire_at`: `sent` is true while the message may have
        been executed, false once it is proven that it was not. A message without `expire` is never replaced, one
        that the contract is not protected from (519) not even repeated.

        - message_encode_params: The message. `processing_try_index` counts the attempts of this call.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; with all others its absence is 518.
        - send_events: Send a ProcessingEvent for each step to the callback of the call. Default: `false`.
        - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
          once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Extension
          of the published interface. Default: `false`.
        - verify: Whether what is returned is proven first (module proofs): what differs from what the network
          agreed on, or cannot be proven, ends with 901 to 904. Default: `proofs.verify` of the configuration.
          Extension of the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported), 14
        (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615
        (Unauthorized), 619 (ParseUrlFailed), 621 (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed),
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved), 35 (LocalStorageError), 507 (MessageExpired), 508 (TransactionWaitTimeout), 514
        (MessageRejected), 401 (CanNotReadTransaction), 403 (TransactionAborted), 405 (ActionPhaseFailed), 406
        (AccountCodeMissing), 407 (LowBalance), 408 (AccountFrozenOrDeleted), 414 (ContractExecutionError), 415
        (AccountIsSuspended), 605 (InvalidServerResponse), 608 (GraphqlError), 904 (DataDiffersFromProven), 903
        (InternalError), 901 (InvalidData), 902 (ProofCheckFailed), 513 (ExternalSignerMustNotBeUsed), 519
        (MessageUnprotected).
        """
        return await self._invoke(
            "processing.process_message",
            _processing.ParamsOfProcessMessage(
                message_encode_params=message_encode_params,
                send_events=send_events,
                dapp_id=dapp_id,
                unprotected=unprotected,
                verify=verify,
            ),
            _processing.ResultOfProcessMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )
