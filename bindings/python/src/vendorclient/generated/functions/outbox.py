"""Functions of module outbox.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import abi as _abi
from .. import crypto as _crypto
from .. import outbox as _outbox


class Outbox:
    """Functions of module outbox.

    Messages stored until they have a result: they survive the process that sends them, and each is sent once.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def send(
        self,
        *,
        dapp_id: str,
        key: Optional[str] = None,
        message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None,
        message: Optional[str] = None,
        abi: Optional[_abi.AnyAbi] = None,
        signer: Optional[_outbox.AnyOutboxSigner] = None,
        group: Optional[str] = None,
        not_before: Optional[int] = None,
        give_up_at: Optional[int] = None,
        unprotected: Optional[bool] = None,
        allow_repeat: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        accept_loss: Optional[dict[str, str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxSend:
        """Stores a message and sends it; sending survives the end of this process.

        Extension: The published library has no such function. Returns once the entry is stored, before any byte
        of its message is sent. From then on, any client with the same storage and network works on it until it
        has a result, one entry at a time within a group. The same key never sends twice: a second request with
        the same parameters returns the existing entry; one with different parameters is an error (1001).

        - dapp_id: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
          refuse the entry without it (518).
        - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
          Default: none.
        - message_encode_params: The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed
          immediately and never again; the keys are not stored. With the field `signer` of the entry, this signer
          must be `Signer.None`.
        - message: A finished external message instead: sent as it is, never encoded again.
        - abi: ABI of `message`: determines when it expires and decodes what the contract returns.
        - signer: Who signs the message when its turn comes, and again if it expires.
        - group: Entries of a group are sent one at a time, each after the previous one has ended. Default: the
          account and the signing key.
        - not_before: Do not send before this time, Unix time in s.
        - give_up_at: Do not send after this time, and create no message that expires later, Unix time in s.
        - unprotected: The contract has no replay protection: send the message once and never repeat it. Without
          this option, an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
        - allow_repeat: Only used after the storage was restored from a copy: asserts that nothing was sent with
          this key after the copy was made, so the entry need not be checked. Default: `false`.
        - rules: Chain rules of `message`. Default: `abi.rules` of the configuration.
        - accept_loss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
          message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency)
          to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
          currency in a call of an active contract, where it is twice the cost of the run, because a call into
          another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
          check. Extension of the published interface.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported), 14
        (NetModuleNotInit), 35 (LocalStorageError), 1001 (KeyInUse), 1003 (NetworkNotIdentified), 1004
        (InvalidOutboxParameter), 513 (ExternalSignerMustNotBeUsed), 512 (InvalidData), 519 (MessageUnprotected),
        23 (InvalidParams), 521 (LossNotAccepted), 606 (ClockOutOfSync), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 1205 (LossNotAllowed).
        """
        return self._invoke(
            "outbox.send",
            _outbox.ParamsOfOutboxSend(
                key=key,
                message_encode_params=message_encode_params,
                message=message,
                abi=abi,
                signer=signer,
                dapp_id=dapp_id,
                group=group,
                not_before=not_before,
                give_up_at=give_up_at,
                unprotected=unprotected,
                allow_repeat=allow_repeat,
                rules=rules,
                accept_loss=accept_loss,
            ),
            _outbox.ResultOfOutboxSend,
            call_options,
        )

    def get(
        self,
        *,
        id: Optional[str] = None,
        key: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxGet:
        """Returns one entry of the outbox.

        Extension: The published library has no such function.

        - id: Id of the entry.
        - key: Key of the entry.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
        """
        return self._invoke(
            "outbox.get",
            _outbox.ParamsOfOutboxEntry(id=id, key=key),
            _outbox.ResultOfOutboxGet,
            call_options,
        )

    def list_(
        self,
        *,
        state: Optional[_outbox.OutboxState] = None,
        group: Optional[str] = None,
        held: Optional[bool] = None,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxList:
        """Lists entries of the outbox, oldest first.

        Extension: The published library has no such function.

        - state: Only entries in this state.
        - group: Only entries of this group.
        - held: True: only entries held since the storage was restored. False: only entries that are not held.
        - after: Only entries after this id: `next` of the previous page.
        - limit: Maximum number of items. Default: `100`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return self._invoke(
            "outbox.list",
            _outbox.ParamsOfOutboxList(state=state, group=group, held=held, after=after, limit=limit),
            _outbox.ResultOfOutboxList,
            call_options,
        )

    def cancel(
        self,
        *,
        id: Optional[str] = None,
        key: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxCancel:
        """Cancels an entry whose message has not been sent.

        Extension: The published library has no such function. Once bytes of the message may have been sent, it
        cannot be cancelled: the entry stays, and the result says so.

        - id: Id of the entry.
        - key: Key of the entry.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
        """
        return self._invoke(
            "outbox.cancel",
            _outbox.ParamsOfOutboxEntry(id=id, key=key),
            _outbox.ResultOfOutboxCancel,
            call_options,
        )

    def release(
        self,
        *,
        decision: _outbox.OutboxDecision,
        id: Optional[str] = None,
        key: Optional[str] = None,
        group: Optional[str] = None,
        all: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxRelease:
        """Releases entries held since the storage was restored.

        Extension: The published library has no such function. For entries where nothing proves whether they were
        sent after the copy was made. Check the history of the account first: releasing an entry as `unsent` that
        was in fact sent pays twice. Entries that are not held are unaffected.

        - decision: What to do with them.
        - id: Id of one entry.
        - key: Key of one entry.
        - group: All held entries of this group.
        - all: All held entries of this network. With `unsent`, new requests are also no longer checked against
          earlier restores. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
        """
        return self._invoke(
            "outbox.release",
            _outbox.ParamsOfOutboxRelease(id=id, key=key, group=group, all=all, decision=decision),
            _outbox.ResultOfOutboxRelease,
            call_options,
        )

    def prune(self, *, ended_before: int, call_options: Optional[CallOptions] = None) -> _outbox.ResultOfOutboxPrune:
        """Removes ended entries, with their keys.

        Extension: The published library has no such function. A removed key can be used, and sends, again.
        Entries that ended as `unknown` are kept.

        - ended_before: Remove entries that ended before this time, Unix time in ms, and whose results were
          acknowledged, together with their keys.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return self._invoke(
            "outbox.prune",
            _outbox.ParamsOfOutboxPrune(ended_before=ended_before),
            _outbox.ResultOfOutboxPrune,
            call_options,
        )

    def results(
        self,
        *,
        group: Optional[str] = None,
        after: Optional[str] = None,
        acknowledge: Optional[str] = None,
        limit: Optional[int] = None,
        wait_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxResults:
        """Returns unacknowledged results of entries.

        Extension: The published library has no such function. Delivery is at least once, in order of `number`;
        results of one group follow the order of its entries. Unacknowledged results are returned again, even
        after a restart. An entry that ended as `unknown` may get a second result later, which supersedes the
        first.

        - group: Only results of this group.
        - after: Only results after this `number`.
        - acknowledge: Acknowledges this result and all before it (of the group, if one is given); they are never
          returned again. A number beyond the last result is refused.
        - limit: Maximum number of items. Default: `100`.
        - wait_ms: How long to wait for a result if there is none, in ms. Default: `0`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1004 (InvalidOutboxParameter).
        """
        return self._invoke(
            "outbox.results",
            _outbox.ParamsOfOutboxResults(
                group=group,
                after=after,
                acknowledge=acknowledge,
                limit=limit,
                wait_ms=wait_ms,
            ),
            _outbox.ResultOfOutboxResults,
            call_options,
        )

    def acknowledge(self, *, number: str, call_options: Optional[CallOptions] = None) -> None:
        """Acknowledges one result; it is never returned again.

        Extension: The published library has no such function. All other results stay, including earlier ones:
        applications that handle several results at once acknowledge each separately. Acknowledging a result again
        has no effect. A number beyond the last result is refused.

        - number: `number` of the result, 16 digits.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1004 (InvalidOutboxParameter).
        """
        self._invoke("outbox.acknowledge", _outbox.ParamsOfOutboxAcknowledge(number=number), None, call_options)

    def register_signer(
        self,
        *,
        name: str,
        handle: _crypto.SigningBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Registers a signing box under a name, for entries that wait for it.

        Extension: The published library has no such function. Neither the box nor its key is stored: an
        application registers its signers each time it connects. An entry is signed only by a box with the same
        public key.

        - name: Name, 1 to 64 characters. Replaces a signer registered under the same name.
        - handle: Signing box, of the library or of the application.

        Raises ClientError with the codes 121 (SigningBoxNotRegistered), 1004 (InvalidOutboxParameter).
        """
        self._invoke(
            "outbox.register_signer",
            _outbox.ParamsOfOutboxRegisterSigner(name=name, handle=handle),
            None,
            call_options,
        )


class AsyncOutbox:
    """Coroutines of module outbox.

    Messages stored until they have a result: they survive the process that sends them, and each is sent once.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def send(
        self,
        *,
        dapp_id: str,
        key: Optional[str] = None,
        message_encode_params: Optional[_abi.ParamsOfEncodeMessage] = None,
        message: Optional[str] = None,
        abi: Optional[_abi.AnyAbi] = None,
        signer: Optional[_outbox.AnyOutboxSigner] = None,
        group: Optional[str] = None,
        not_before: Optional[int] = None,
        give_up_at: Optional[int] = None,
        unprotected: Optional[bool] = None,
        allow_repeat: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        accept_loss: Optional[dict[str, str]] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxSend:
        """Stores a message and sends it; sending survives the end of this process.

        Extension: The published library has no such function. Returns once the entry is stored, before any byte
        of its message is sent. From then on, any client with the same storage and network works on it until it
        has a result, one entry at a time within a group. The same key never sends twice: a second request with
        the same parameters returns the existing entry; one with different parameters is an error (1001).

        - dapp_id: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; all others
          refuse the entry without it (518).
        - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
          Default: none.
        - message_encode_params: The message to encode. With `Signer.Keys` and `Signer.SigningBox` it is signed
          immediately and never again; the keys are not stored. With the field `signer` of the entry, this signer
          must be `Signer.None`.
        - message: A finished external message instead: sent as it is, never encoded again.
        - abi: ABI of `message`: determines when it expires and decodes what the contract returns.
        - signer: Who signs the message when its turn comes, and again if it expires.
        - group: Entries of a group are sent one at a time, each after the previous one has ended. Default: the
          account and the signing key.
        - not_before: Do not send before this time, Unix time in s.
        - give_up_at: Do not send after this time, and create no message that expires later, Unix time in s.
        - unprotected: The contract has no replay protection: send the message once and never repeat it. Without
          this option, an ABI with neither `time` nor `expire` is refused (519). Default: `false`.
        - allow_repeat: Only used after the storage was restored from a copy: asserts that nothing was sent with
          this key after the copy was made, so the entry need not be checked. Default: `false`.
        - rules: Chain rules of `message`. Default: `abi.rules` of the configuration.
        - accept_loss: Checks for losses before anything is signed, like `processing.find_losses`, and refuses the
          message (521) if a certain loss exceeds the accepted one. Maps currency ids (`"0"` is the main currency)
          to accepted amounts in nano units. Currencies that are not listed have defaults: 0, except for the main
          currency in a call of an active contract, where it is twice the cost of the run, because a call into
          another Dapp has to carry that amount. An empty map requests the check with these defaults. Default: no
          check. Extension of the published interface.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported), 14
        (NetModuleNotInit), 35 (LocalStorageError), 1001 (KeyInUse), 1003 (NetworkNotIdentified), 1004
        (InvalidOutboxParameter), 513 (ExternalSignerMustNotBeUsed), 512 (InvalidData), 519 (MessageUnprotected),
        23 (InvalidParams), 521 (LossNotAccepted), 606 (ClockOutOfSync), 1201 (RecipientNotAllowed), 1202
        (SpendingLimitReached), 1203 (SpendingUnknown), 1204 (SpendingNotApproved), 1205 (LossNotAllowed).
        """
        return await self._invoke(
            "outbox.send",
            _outbox.ParamsOfOutboxSend(
                key=key,
                message_encode_params=message_encode_params,
                message=message,
                abi=abi,
                signer=signer,
                dapp_id=dapp_id,
                group=group,
                not_before=not_before,
                give_up_at=give_up_at,
                unprotected=unprotected,
                allow_repeat=allow_repeat,
                rules=rules,
                accept_loss=accept_loss,
            ),
            _outbox.ResultOfOutboxSend,
            call_options,
        )

    async def get(
        self,
        *,
        id: Optional[str] = None,
        key: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxGet:
        """Returns one entry of the outbox.

        Extension: The published library has no such function.

        - id: Id of the entry.
        - key: Key of the entry.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
        """
        return await self._invoke(
            "outbox.get",
            _outbox.ParamsOfOutboxEntry(id=id, key=key),
            _outbox.ResultOfOutboxGet,
            call_options,
        )

    async def list_(
        self,
        *,
        state: Optional[_outbox.OutboxState] = None,
        group: Optional[str] = None,
        held: Optional[bool] = None,
        after: Optional[str] = None,
        limit: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxList:
        """Lists entries of the outbox, oldest first.

        Extension: The published library has no such function.

        - state: Only entries in this state.
        - group: Only entries of this group.
        - held: True: only entries held since the storage was restored. False: only entries that are not held.
        - after: Only entries after this id: `next` of the previous page.
        - limit: Maximum number of items. Default: `100`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return await self._invoke(
            "outbox.list",
            _outbox.ParamsOfOutboxList(state=state, group=group, held=held, after=after, limit=limit),
            _outbox.ResultOfOutboxList,
            call_options,
        )

    async def cancel(
        self,
        *,
        id: Optional[str] = None,
        key: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxCancel:
        """Cancels an entry whose message has not been sent.

        Extension: The published library has no such function. Once bytes of the message may have been sent, it
        cannot be cancelled: the entry stays, and the result says so.

        - id: Id of the entry.
        - key: Key of the entry.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
        """
        return await self._invoke(
            "outbox.cancel",
            _outbox.ParamsOfOutboxEntry(id=id, key=key),
            _outbox.ResultOfOutboxCancel,
            call_options,
        )

    async def release(
        self,
        *,
        decision: _outbox.OutboxDecision,
        id: Optional[str] = None,
        key: Optional[str] = None,
        group: Optional[str] = None,
        all: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxRelease:
        """Releases entries held since the storage was restored.

        Extension: The published library has no such function. For entries where nothing proves whether they were
        sent after the copy was made. Check the history of the account first: releasing an entry as `unsent` that
        was in fact sent pays twice. Entries that are not held are unaffected.

        - decision: What to do with them.
        - id: Id of one entry.
        - key: Key of one entry.
        - group: All held entries of this group.
        - all: All held entries of this network. With `unsent`, new requests are also no longer checked against
          earlier restores. Default: `false`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1002 (EntryNotFound), 1004 (InvalidOutboxParameter).
        """
        return await self._invoke(
            "outbox.release",
            _outbox.ParamsOfOutboxRelease(id=id, key=key, group=group, all=all, decision=decision),
            _outbox.ResultOfOutboxRelease,
            call_options,
        )

    async def prune(
        self,
        *,
        ended_before: int,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxPrune:
        """Removes ended entries, with their keys.

        Extension: The published library has no such function. A removed key can be used, and sends, again.
        Entries that ended as `unknown` are kept.

        - ended_before: Remove entries that ended before this time, Unix time in ms, and whose results were
          acknowledged, together with their keys.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified).
        """
        return await self._invoke(
            "outbox.prune",
            _outbox.ParamsOfOutboxPrune(ended_before=ended_before),
            _outbox.ResultOfOutboxPrune,
            call_options,
        )

    async def results(
        self,
        *,
        group: Optional[str] = None,
        after: Optional[str] = None,
        acknowledge: Optional[str] = None,
        limit: Optional[int] = None,
        wait_ms: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxResults:
        """Returns unacknowledged results of entries.

        Extension: The published library has no such function. Delivery is at least once, in order of `number`;
        results of one group follow the order of its entries. Unacknowledged results are returned again, even
        after a restart. An entry that ended as `unknown` may get a second result later, which supersedes the
        first.

        - group: Only results of this group.
        - after: Only results after this `number`.
        - acknowledge: Acknowledges this result and all before it (of the group, if one is given); they are never
          returned again. A number beyond the last result is refused.
        - limit: Maximum number of items. Default: `100`.
        - wait_ms: How long to wait for a result if there is none, in ms. Default: `0`.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1004 (InvalidOutboxParameter).
        """
        return await self._invoke(
            "outbox.results",
            _outbox.ParamsOfOutboxResults(
                group=group,
                after=after,
                acknowledge=acknowledge,
                limit=limit,
                wait_ms=wait_ms,
            ),
            _outbox.ResultOfOutboxResults,
            call_options,
        )

    async def acknowledge(self, *, number: str, call_options: Optional[CallOptions] = None) -> None:
        """Acknowledges one result; it is never returned again.

        Extension: The published library has no such function. All other results stay, including earlier ones:
        applications that handle several results at once acknowledge each separately. Acknowledging a result again
        has no effect. A number beyond the last result is refused.

        - number: `number` of the result, 16 digits.

        Raises ClientError with the codes 14 (NetModuleNotInit), 35 (LocalStorageError), 1003
        (NetworkNotIdentified), 1004 (InvalidOutboxParameter).
        """
        await self._invoke("outbox.acknowledge", _outbox.ParamsOfOutboxAcknowledge(number=number), None, call_options)

    async def register_signer(
        self,
        *,
        name: str,
        handle: _crypto.SigningBoxHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Registers a signing box under a name, for entries that wait for it.

        Extension: The published library has no such function. Neither the box nor its key is stored: an
        application registers its signers each time it connects. An entry is signed only by a box with the same
        public key.

        - name: Name, 1 to 64 characters. Replaces a signer registered under the same name.
        - handle: Signing box, of the library or of the application.

        Raises ClientError with the codes 121 (SigningBoxNotRegistered), 1004 (InvalidOutboxParameter).
        """
        await self._invoke(
            "outbox.register_signer",
            _outbox.ParamsOfOutboxRegisterSigner(name=name, handle=handle),
            None,
            call_options,
        )
