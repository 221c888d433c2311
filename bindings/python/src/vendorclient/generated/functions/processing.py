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

    Sends messages, waits for their transactions, and monitors them.
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

        Creates the queue if it does not exist. With `durable`, returns after the messages are stored; they are
        monitored until they have a result, by every client with the same storage and network that accesses the
        queue. To never lose track of a message, monitor it before sending it.

        - queue: Name of the queue.
        - messages: The messages.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.

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

        An unknown queue has zero counts.

        - queue: Name of the queue.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.

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
        """Returns results of a queue and removes them from it, optionally waiting for them.

        A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits
        until messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue
        stay until they are acknowledged, and report `Timeout` only if the network answered after `wait_until`.

        - queue: Name of the queue.
        - wait_mode: What to wait for. Default: `"NoWait"`.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.
        - acknowledge: For a durable queue: acknowledges this result and all before it; they are never returned
          again. Extension of the published interface.

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

        Unknown queues are ignored. A waiting fetch returns without results.

        - queue: Name of the queue.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.

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
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfSendMessages:
        """Sends external messages and optionally monitors them.

        The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All
        messages are parsed before the first is sent. A spending policy decides about all of them before the first
        is sent: if it refuses one, none is sent and none counts. If some cannot be sent, the others are still
        sent. The error of the first failure reports in `data.sent` whether any message was sent, in
        `data.executed` the hashes of executed messages, and in `data.unknown` those that may have been executed
        or may still be. Both kinds are monitored.

        - messages: The messages.
        - monitor_queue: Queue that monitors them.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 14 (NetModuleNotInit), 11
        (HttpRequestSendError), 12 (HttpRequestParseError), 502 (MessageHasNotDestinationAddress), 512
        (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615 (Unauthorized), 619 (ParseUrlFailed), 621
        (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 1205 (LossNotAllowed), 35
        (LocalStorageError).
        """
        return self._invoke(
            "processing.send_messages",
            _processing.ParamsOfSendMessages(messages=messages, monitor_queue=monitor_queue, rules=rules),
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
        """Sends an external message and returns the outcome of its execution.

        Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
        producer or thread. If the node answers anything but a result, the transaction of the message is looked up
        and, if found, its result is returned: nodes repost messages, so a message may be refused although it was
        executed. Every error has `data.outcome` (`Outcome`), which is `not_executed` if this call sent nothing;
        every error after sending has `data.sent` true, `data.message_hash` and, if `abi` determines it,
        `data.expire_at`: the message may have been executed or may still be. With `abi`, messages to the same
        account with the same key are sent in turns.

        - message: The message, base64; cache references are not accepted.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; all others require it (518).
        - abi: ABI of the destination: used to check the expiration before sending, and to decode the result.
        - thread_id: Thread of the account, 68 hex characters. Default:
          `"00000000000000000000000000000000000000000000000000000000000000000000"`.
        - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
        - unprotected: The contract has no replay protection: send the message once and never repeat it. Without
          this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published
          interface. Default: `false`.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 3 (InvalidBase64), 201 (InvalidBoc), 206
        (BocRefNotFound), 303 (InvalidJson), 501 (MessageAlreadyExpired), 519 (MessageUnprotected), 517
        (InvalidThread), 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615
        (Unauthorized), 619 (ParseUrlFailed), 621 (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed),
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved), 1205 (LossNotAllowed), 35 (LocalStorageError).
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
        if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error
        too, with the outcome of a local run in `data.local_error`. This function cannot prove that a message was
        not executed, because it does not know the state of the account before sending: its errors always have
        `data.sent` true, with the outcome `failed`, `unknown` or, if the result cannot be read, `executed`.

        - message: The message.
        - abi: ABI of the destination: determines the expiration and decodes the outgoing messages.
        - shard_block_id: Ignored. Deprecated: Since 3.0. Blocks are not iterated.
        - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
        - sending_endpoints: Endpoints that the message was sent to; named in the error if the message is lost.
        - tx_hash: Hash of the transaction, as returned by `send_message`. Required (512).
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.
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
        prove_refusal: Optional[bool] = None,
        accept_loss: Optional[dict[str, str]] = None,
        answer_required: Optional[bool] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfProcessMessage:
        """Encodes a message, sends it, and waits for its transaction.

        A message is replaced by a new one, signed again and with a longer lifetime, up to
        `network.message_retries_count` times, but only after proof that it was not executed. The proof requires
        that the contract checks `expire`, and that the message is not in the account state and the gapless list
        of its transactions, both taken later than `expire` plus `network.expiration_margin`. A local run must
        also show that another attempt can succeed. While no endpoint is reachable, the same message is sent
        again, within its lifetime and `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`)
        and `data.sent`; after sending also `data.message_hash` and, with an expiration, `data.expire_at`: `sent`
        is true while the message may have been executed, and false once it is proven that it was not. A message
        without `expire` is never replaced; without replay protection (519), it is not even repeated. Messages to
        one account with one key, from ABIs with `time`, are signed and sent in turns.

        - message_encode_params: The message. `processing_try_index` counts the attempts of this call.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; all others require it (518).
        - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
        - unprotected: The contract has no replay protection: send the message once and never repeat it. Without
          this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published
          interface. Default: `false`.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.
        - prove_refusal: If a node or the contract refuses the message, wait for the proof that it was not
          executed, and report the outcome `not_executed` instead of `refused`. The proof is available
          `network.expiration_margin` after the message expires. Extension of the published interface. Default:
          `false`.
        - accept_loss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
          message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency)
          to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
          currency in a call of an active contract, where it is twice the cost of the run, because a call into
          another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
          check. Extension of the published interface.
        - answer_required: Fail after the execution if the ABI declares outputs of the called function and the
          contract sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome`
          `executed` and `transaction_id`. Without it, `decoded.output` is then absent. Extension of the published
          interface. Default: `false`.
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
        (SpendingNotApproved), 1205 (LossNotAllowed), 35 (LocalStorageError), 507 (MessageExpired), 508
        (TransactionWaitTimeout), 514 (MessageRejected), 401 (CanNotReadTransaction), 403 (TransactionAborted),
        405 (ActionPhaseFailed), 406 (AccountCodeMissing), 407 (LowBalance), 408 (AccountFrozenOrDeleted), 414
        (ContractExecutionError), 415 (AccountIsSuspended), 605 (InvalidServerResponse), 608 (GraphqlError), 904
        (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902 (ProofCheckFailed), 513
        (ExternalSignerMustNotBeUsed), 519 (MessageUnprotected), 606 (ClockOutOfSync), 23 (InvalidParams), 521
        (LossNotAccepted), 418 (AnswerMissing), 419 (AnswerUnreadable).
        """
        return self._invoke(
            "processing.process_message",
            _processing.ParamsOfProcessMessage(
                message_encode_params=message_encode_params,
                send_events=send_events,
                dapp_id=dapp_id,
                unprotected=unprotected,
                verify=verify,
                prove_refusal=prove_refusal,
                accept_loss=accept_loss,
                answer_required=answer_required,
            ),
            _processing.ResultOfProcessMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )

    def find_outcome(
        self,
        *,
        message: str,
        abi: Optional[_abi.AnyAbi] = None,
        expire_at: Optional[int] = None,
        sent_at: Optional[int] = None,
        dapp_id: Optional[str] = None,
        thread_id: Optional[str] = None,
        verify: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfFindOutcome:
        """Reports what became of a message, and proves that it was not executed where that is possible.

        Extension: The published library has no such function. Looks once for the transaction of the message. If
        the network shows none, it looks for the proof that `process_message` and the outbox require before they
        replace a message: a state of the account later than the expiration plus `network.expiration_margin`, on
        which the contract no longer accepts the message, and all transactions of the account since before the
        message. The proof takes as much as the configuration demands: with `network.agreement`, that many
        operators must agree; with `proofs.prove_replacements`, signatures of the network must prove it. A message
        without an expiration, or one that has not expired yet, is `unknown` until its transaction is found.
        Nothing is sent.

        - message: The external message. Its hash is not enough: the proof runs the message on the state of its
          account.
        - abi: ABI of the destination: determines the expiration of the message.
        - expire_at: Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies
          on it: a value earlier than that of the message may prove too much.
        - sent_at: When the message was sent for the first time, or earlier, Unix time in s. The history of the
          account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of
          them.
        - dapp_id: Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its
          own id.
        - thread_id: Thread of the account, 68 hex characters. Default:
          `"00000000000000000000000000000000000000000000000000000000000000000000"`.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12
        (HttpRequestParseError), 23 (InvalidParams), 201 (InvalidBoc), 206 (BocRefNotFound), 303 (InvalidJson),
        517 (InvalidThread), 502 (MessageHasNotDestinationAddress), 512 (InvalidData), 401
        (CanNotReadTransaction), 605 (InvalidServerResponse), 608 (GraphqlError), 615 (Unauthorized).
        """
        return self._invoke(
            "processing.find_outcome",
            _processing.ParamsOfFindOutcome(
                message=message,
                abi=abi,
                expire_at=expire_at,
                sent_at=sent_at,
                dapp_id=dapp_id,
                thread_id=thread_id,
                verify=verify,
                rules=rules,
            ),
            _processing.ResultOfFindOutcome,
            call_options,
        )

    def find_losses(
        self,
        *,
        message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None,
        message: Optional[str] = None,
        out_messages: Optional[list[str]] = None,
        planned: Optional[list[_processing.PlannedMessage]] = None,
        chksig_always_succeed: Optional[bool] = None,
        dapp_id: Optional[str] = None,
        account_id: Optional[str] = None,
        recipient_dapp_ids: Optional[list[str]] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfFindLosses:
        """Reports what a message would pay, how much would arrive and how much would be lost.

        Extension: The published library has no such function. Runs the message locally on the current state of
        its account, and each resulting message on the state of its recipient. `out_messages` and `planned` are
        only run on their recipients. A loss is `certain` if the run of the recipient shows it, and `possible` if
        it depends on something that is not known. Nothing is signed or sent. A transaction that is executed
        before the message may change the outcome.

        - message_encode_params: The message to encode. It is not signed, so `Signer.External` is sufficient; the
          local run treats signatures as valid.
        - message: A finished external message instead.
        - out_messages: Instead of a message, the internal messages that an account sends, as returned by
          `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.
        - planned: Messages that the account will send later, instead of a message or in addition to
          `out_messages`; in `transfers`, they come after those. At most 255.
        - chksig_always_succeed: Treat every signature as valid in the local run, for a `message` that is not
          signed yet. Default: `false`.
        - dapp_id: Dapp ID of the destination of the message, or of the account that sends `out_messages` and
          `planned`, 64 hex characters. Default: the account is looked up under its own id; `out_messages` use the
          Dapp ID that they contain.
        - account_id: Account that sends `planned`. Default: the account id of zeros.
        - recipient_dapp_ids: Dapp IDs to look up the recipients of `out_messages` and `planned` under, in
          addition to `dapp_id` and their own ids. The network finds an account only under its Dapp ID.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported), 14
        (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 23 (InvalidParams), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 605 (InvalidServerResponse), 615 (Unauthorized), 622
        (NotFound).
        """
        return self._invoke(
            "processing.find_losses",
            _processing.ParamsOfFindLosses(
                message_encode_params=message_encode_params,
                message=message,
                out_messages=out_messages,
                planned=planned,
                chksig_always_succeed=chksig_always_succeed,
                dapp_id=dapp_id,
                account_id=account_id,
                recipient_dapp_ids=recipient_dapp_ids,
                rules=rules,
            ),
            _processing.ResultOfFindLosses,
            call_options,
        )

    def read_balance_changes(
        self,
        *,
        transactions: list[_processing.ExecutedTransaction],
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfReadBalanceChanges:
        """Reports how executed transactions changed the balances of their accounts, and what was lost.

        Extension: The published library has no such function. The `balance_delta` of networks does not show what
        was burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.

        - transactions: At most 1000 transactions.

        Raises ClientError with the codes 23 (InvalidParams), 2 (InvalidHex), 201 (InvalidBoc), 206
        (BocRefNotFound).
        """
        return self._invoke(
            "processing.read_balance_changes",
            _processing.ParamsOfReadBalanceChanges(transactions=transactions),
            _processing.ResultOfReadBalanceChanges,
            call_options,
        )


class AsyncProcessing:
    """Coroutines of module processing.

    Sends messages, waits for their transactions, and monitors them.
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

        Creates the queue if it does not exist. With `durable`, returns after the messages are stored; they are
        monitored until they have a result, by every client with the same storage and network that accesses the
        queue. To never lose track of a message, monitor it before sending it.

        - queue: Name of the queue.
        - messages: The messages.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.

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

        An unknown queue has zero counts.

        - queue: Name of the queue.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.

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
        """Returns results of a queue and removes them from it, optionally waiting for them.

        A waiting call fails if the network fails permanently; the queue continues. On an empty queue it waits
        until messages are added and resolved; to end it, cancel the call or the queue. Results of a durable queue
        stay until they are acknowledged, and report `Timeout` only if the network answered after `wait_until`.

        - queue: Name of the queue.
        - wait_mode: What to wait for. Default: `"NoWait"`.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.
        - acknowledge: For a durable queue: acknowledges this result and all before it; they are never returned
          again. Extension of the published interface.

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

        Unknown queues are ignored. A waiting fetch returns without results.

        - queue: Name of the queue.
        - durable: Keep the queue in the storage, so that it survives the process; it is separate from the
          non-durable queue of the same name. Extension of the published interface. Default: `false`.

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
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfSendMessages:
        """Sends external messages and optionally monitors them.

        The Dapp ID of each destination is assumed to be its account id; a node redirects to the real one. All
        messages are parsed before the first is sent. A spending policy decides about all of them before the first
        is sent: if it refuses one, none is sent and none counts. If some cannot be sent, the others are still
        sent. The error of the first failure reports in `data.sent` whether any message was sent, in
        `data.executed` the hashes of executed messages, and in `data.unknown` those that may have been executed
        or may still be. Both kinds are monitored.

        - messages: The messages.
        - monitor_queue: Queue that monitors them.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 14 (NetModuleNotInit), 11
        (HttpRequestSendError), 12 (HttpRequestParseError), 502 (MessageHasNotDestinationAddress), 512
        (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615 (Unauthorized), 619 (ParseUrlFailed), 621
        (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 1205 (LossNotAllowed), 35
        (LocalStorageError).
        """
        return await self._invoke(
            "processing.send_messages",
            _processing.ParamsOfSendMessages(messages=messages, monitor_queue=monitor_queue, rules=rules),
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
        """Sends an external message and returns the outcome of its execution.

        Makes up to 3 attempts at every endpoint, always with the same bytes, and follows redirects to another
        producer or thread. If the node answers anything but a result, the transaction of the message is looked up
        and, if found, its result is returned: nodes repost messages, so a message may be refused although it was
        executed. Every error has `data.outcome` (`Outcome`), which is `not_executed` if this call sent nothing;
        every error after sending has `data.sent` true, `data.message_hash` and, if `abi` determines it,
        `data.expire_at`: the message may have been executed or may still be. With `abi`, messages to the same
        account with the same key are sent in turns.

        - message: The message, base64; cache references are not accepted.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; all others require it (518).
        - abi: ABI of the destination: used to check the expiration before sending, and to decode the result.
        - thread_id: Thread of the account, 68 hex characters. Default:
          `"00000000000000000000000000000000000000000000000000000000000000000000"`.
        - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
        - unprotected: The contract has no replay protection: send the message once and never repeat it. Without
          this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published
          interface. Default: `false`.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.
        - callback: Gets messages of the response types 100 until the call returns.

        Raises ClientError with the codes 1 (NotImplemented), 3 (InvalidBase64), 201 (InvalidBoc), 206
        (BocRefNotFound), 303 (InvalidJson), 501 (MessageAlreadyExpired), 519 (MessageUnprotected), 517
        (InvalidThread), 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 518 (DappIdRequired), 520 (OtherRules), 615
        (Unauthorized), 619 (ParseUrlFailed), 621 (SendMessageFailed), 622 (NotFound), 623 (AllAttemptsFailed),
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved), 1205 (LossNotAllowed), 35 (LocalStorageError).
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
        if it does not expire. An aborted transaction is an error. A transaction that does not appear is an error
        too, with the outcome of a local run in `data.local_error`. This function cannot prove that a message was
        not executed, because it does not know the state of the account before sending: its errors always have
        `data.sent` true, with the outcome `failed`, `unknown` or, if the result cannot be read, `executed`.

        - message: The message.
        - abi: ABI of the destination: determines the expiration and decodes the outgoing messages.
        - shard_block_id: Ignored. Deprecated: Since 3.0. Blocks are not iterated.
        - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
        - sending_endpoints: Endpoints that the message was sent to; named in the error if the message is lost.
        - tx_hash: Hash of the transaction, as returned by `send_message`. Required (512).
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.
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
        prove_refusal: Optional[bool] = None,
        accept_loss: Optional[dict[str, str]] = None,
        answer_required: Optional[bool] = None,
        callback: Optional[Callable[[CallbackMessage[_processing.AnyProcessingEvent]], object]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfProcessMessage:
        """Encodes a message, sends it, and waits for its transaction.

        A message is replaced by a new one, signed again and with a longer lifetime, up to
        `network.message_retries_count` times, but only after proof that it was not executed. The proof requires
        that the contract checks `expire`, and that the message is not in the account state and the gapless list
        of its transactions, both taken later than `expire` plus `network.expiration_margin`. A local run must
        also show that another attempt can succeed. While no endpoint is reachable, the same message is sent
        again, within its lifetime and `network.max_reconnect_timeout`. Every error has `data.outcome` (`Outcome`)
        and `data.sent`; after sending also `data.message_hash` and, with an expiration, `data.expire_at`: `sent`
        is true while the message may have been executed, and false once it is proven that it was not. A message
        without `expire` is never replaced; without replay protection (519), it is not even repeated. Messages to
        one account with one key, from ABIs with `time`, are signed and sent in turns.

        - message_encode_params: The message. `processing_try_index` counts the attempts of this call.
        - dapp_id: Dapp ID of the destination, 64 hex characters without prefix. Nodes below version 1.0.0 ignore
          it; all others require it (518).
        - send_events: Send a ProcessingEvent to the callback for each step of the call. Default: `false`.
        - unprotected: The contract has no replay protection: send the message once and never repeat it. Without
          this option, an ABI with neither `time` nor `expire` is refused (519). Extension of the published
          interface. Default: `false`.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.
        - prove_refusal: If a node or the contract refuses the message, wait for the proof that it was not
          executed, and report the outcome `not_executed` instead of `refused`. The proof is available
          `network.expiration_margin` after the message expires. Extension of the published interface. Default:
          `false`.
        - accept_loss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
          message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency)
          to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
          currency in a call of an active contract, where it is twice the cost of the run, because a call into
          another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
          check. Extension of the published interface.
        - answer_required: Fail after the execution if the ABI declares outputs of the called function and the
          contract sends no answer (418) or one that the ABI does not describe (419); `data` has `outcome`
          `executed` and `transaction_id`. Without it, `decoded.output` is then absent. Extension of the published
          interface. Default: `false`.
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
        (SpendingNotApproved), 1205 (LossNotAllowed), 35 (LocalStorageError), 507 (MessageExpired), 508
        (TransactionWaitTimeout), 514 (MessageRejected), 401 (CanNotReadTransaction), 403 (TransactionAborted),
        405 (ActionPhaseFailed), 406 (AccountCodeMissing), 407 (LowBalance), 408 (AccountFrozenOrDeleted), 414
        (ContractExecutionError), 415 (AccountIsSuspended), 605 (InvalidServerResponse), 608 (GraphqlError), 904
        (DataDiffersFromProven), 903 (InternalError), 901 (InvalidData), 902 (ProofCheckFailed), 513
        (ExternalSignerMustNotBeUsed), 519 (MessageUnprotected), 606 (ClockOutOfSync), 23 (InvalidParams), 521
        (LossNotAccepted), 418 (AnswerMissing), 419 (AnswerUnreadable).
        """
        return await self._invoke(
            "processing.process_message",
            _processing.ParamsOfProcessMessage(
                message_encode_params=message_encode_params,
                send_events=send_events,
                dapp_id=dapp_id,
                unprotected=unprotected,
                verify=verify,
                prove_refusal=prove_refusal,
                accept_loss=accept_loss,
                answer_required=answer_required,
            ),
            _processing.ResultOfProcessMessage,
            call_options,
            callback=Callback.given(callback, {100: _processing.AnyProcessingEvent}),
        )

    async def find_outcome(
        self,
        *,
        message: str,
        abi: Optional[_abi.AnyAbi] = None,
        expire_at: Optional[int] = None,
        sent_at: Optional[int] = None,
        dapp_id: Optional[str] = None,
        thread_id: Optional[str] = None,
        verify: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfFindOutcome:
        """Reports what became of a message, and proves that it was not executed where that is possible.

        Extension: The published library has no such function. Looks once for the transaction of the message. If
        the network shows none, it looks for the proof that `process_message` and the outbox require before they
        replace a message: a state of the account later than the expiration plus `network.expiration_margin`, on
        which the contract no longer accepts the message, and all transactions of the account since before the
        message. The proof takes as much as the configuration demands: with `network.agreement`, that many
        operators must agree; with `proofs.prove_replacements`, signatures of the network must prove it. A message
        without an expiration, or one that has not expired yet, is `unknown` until its transaction is found.
        Nothing is sent.

        - message: The external message. Its hash is not enough: the proof runs the message on the state of its
          account.
        - abi: ABI of the destination: determines the expiration of the message.
        - expire_at: Expiration in the header of the message, Unix time in s, in place of `abi`. The proof relies
          on it: a value earlier than that of the message may prove too much.
        - sent_at: When the message was sent for the first time, or earlier, Unix time in s. The history of the
          account is read back to 10 minutes before. Default: back to its first transaction, at most 20,000 of
          them.
        - dapp_id: Dapp ID of the destination, 64 hex characters. Default: the network finds the account by its
          own id.
        - thread_id: Thread of the account, 68 hex characters. Default:
          `"00000000000000000000000000000000000000000000000000000000000000000000"`.
        - verify: Prove the result before it is returned (module proofs): anything that differs from what the
          network agreed on, or cannot be proven, fails with 901 to 904. Default: `proofs.verify` of the
          configuration. Extension of the published interface.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.

        Raises ClientError with the codes 14 (NetModuleNotInit), 11 (HttpRequestSendError), 12
        (HttpRequestParseError), 23 (InvalidParams), 201 (InvalidBoc), 206 (BocRefNotFound), 303 (InvalidJson),
        517 (InvalidThread), 502 (MessageHasNotDestinationAddress), 512 (InvalidData), 401
        (CanNotReadTransaction), 605 (InvalidServerResponse), 608 (GraphqlError), 615 (Unauthorized).
        """
        return await self._invoke(
            "processing.find_outcome",
            _processing.ParamsOfFindOutcome(
                message=message,
                abi=abi,
                expire_at=expire_at,
                sent_at=sent_at,
                dapp_id=dapp_id,
                thread_id=thread_id,
                verify=verify,
                rules=rules,
            ),
            _processing.ResultOfFindOutcome,
            call_options,
        )

    async def find_losses(
        self,
        *,
        message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None,
        message: Optional[str] = None,
        out_messages: Optional[list[str]] = None,
        planned: Optional[list[_processing.PlannedMessage]] = None,
        chksig_always_succeed: Optional[bool] = None,
        dapp_id: Optional[str] = None,
        account_id: Optional[str] = None,
        recipient_dapp_ids: Optional[list[str]] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfFindLosses:
        """Reports what a message would pay, how much would arrive and how much would be lost.

        Extension: The published library has no such function. Runs the message locally on the current state of
        its account, and each resulting message on the state of its recipient. `out_messages` and `planned` are
        only run on their recipients. A loss is `certain` if the run of the recipient shows it, and `possible` if
        it depends on something that is not known. Nothing is signed or sent. A transaction that is executed
        before the message may change the outcome.

        - message_encode_params: The message to encode. It is not signed, so `Signer.External` is sufficient; the
          local run treats signatures as valid.
        - message: A finished external message instead.
        - out_messages: Instead of a message, the internal messages that an account sends, as returned by
          `tvm.run_executor`. Each is run on its recipient; external messages are ignored. At most 255.
        - planned: Messages that the account will send later, instead of a message or in addition to
          `out_messages`; in `transfers`, they come after those. At most 255.
        - chksig_always_succeed: Treat every signature as valid in the local run, for a `message` that is not
          signed yet. Default: `false`.
        - dapp_id: Dapp ID of the destination of the message, or of the account that sends `out_messages` and
          `planned`, 64 hex characters. Default: the account is looked up under its own id; `out_messages` use the
          Dapp ID that they contain.
        - account_id: Account that sends `planned`. Default: the account id of zeros.
        - recipient_dapp_ids: Dapp IDs to look up the recipients of `out_messages` and `planned` under, in
          addition to `dapp_id` and their own ids. The network finds an account only under its Dapp ID.
        - rules: Chain rules of messages and transactions. Default: `abi.rules` of the configuration. Extension of
          the published interface.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported), 14
        (NetModuleNotInit), 11 (HttpRequestSendError), 12 (HttpRequestParseError), 23 (InvalidParams), 502
        (MessageHasNotDestinationAddress), 512 (InvalidData), 605 (InvalidServerResponse), 615 (Unauthorized), 622
        (NotFound).
        """
        return await self._invoke(
            "processing.find_losses",
            _processing.ParamsOfFindLosses(
                message_encode_params=message_encode_params,
                message=message,
                out_messages=out_messages,
                planned=planned,
                chksig_always_succeed=chksig_always_succeed,
                dapp_id=dapp_id,
                account_id=account_id,
                recipient_dapp_ids=recipient_dapp_ids,
                rules=rules,
            ),
            _processing.ResultOfFindLosses,
            call_options,
        )

    async def read_balance_changes(
        self,
        *,
        transactions: list[_processing.ExecutedTransaction],
        call_options: Optional[CallOptions] = None,
    ) -> _processing.ResultOfReadBalanceChanges:
        """Reports how executed transactions changed the balances of their accounts, and what was lost.

        Extension: The published library has no such function. The `balance_delta` of networks does not show what
        was burnt on arrival, such as tokens from another Dapp ID. No request is sent to the network.

        - transactions: At most 1000 transactions.

        Raises ClientError with the codes 23 (InvalidParams), 2 (InvalidHex), 201 (InvalidBoc), 206
        (BocRefNotFound).
        """
        return await self._invoke(
            "processing.read_balance_changes",
            _processing.ParamsOfReadBalanceChanges(transactions=transactions),
            _processing.ResultOfReadBalanceChanges,
            call_options,
        )
