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

    Messages that survive the process that sends them, each sent once, each with an end.
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
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxSend:
        """Stores a message that is sent from now on, whatever happens to this process.

        Extension: The published library has no such function. Answers as soon as the entry is durable, before the
        first byte of its message leaves. From then on any client with the same storage and network works on it,
        one after the other within a group, until its end is known. The same key never sends twice: a second
        request with the same parameters answers with the entry that is there, one with others is an error (1001).

        - dapp_id: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all
          others its absence refuses the entry (518).
        - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
          Absent: the entry has none.
        - message_encode_params: The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed
          at once, and never anew; the keys are not stored. With the field `signer` of the entry it has to be
          `Signer.None`.
        - message: A finished external message instead: it is sent as it is, never made anew.
        - abi: ABI of `message`: tells when it expires and decodes what the contract returns.
        - signer: Who signs the message when its turn comes, and again should it expire.
        - group: Entries of a group are sent one after the other, each after the end of the one before. Default:
          the account and the key that signs.
        - not_before: Nothing leaves before this time, unix time in s.
        - give_up_at: Nothing leaves after this time, and no message lives longer, unix time in s.
        - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
          once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Default:
          `false`.
        - allow_repeat: Only of meaning after the storage was restored from a copy: nothing was sent with this key
          after the copy was made, and the entry need not be checked for it. Default: `false`.
        - rules: Chain rules of `message`. Default: `abi.rules` of the configuration.

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
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved).
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

        - id: Its id.
        - key: Its key.

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
        """Lists entries of the outbox, the oldest first.

        Extension: The published library has no such function.

        - state: Only those in this state.
        - group: Only those of this group.
        - held: Only those that are held since the storage was restored, or only those that are not.
        - after: Only those behind this id: `next` of the page before.
        - limit: At most so many. Default: `100`.

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
        """Cancels an entry whose message has not left.

        Extension: The published library has no such function. Once the bytes of a message may have left nothing
        takes them back: the entry stays, and the result says so.

        - id: Its id.
        - key: Its key.

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
        """Decides about entries that are held since the storage was restored.

        Extension: The published library has no such function. For entries of which nothing proves whether they
        were sent after the copy was made. Look at the history of the account first: an entry that is released as
        `unsent` and was sent pays twice. Entries that are not held stay as they are.

        - decision: What became of them.
        - id: Id of one entry.
        - key: Key of one entry.
        - group: All of this group.
        - all: All of this network. With `unsent` also keys that come anew are not checked any more for the
          restores until now. Default: `false`.

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
        """Forgets entries that have ended, with their keys.

        Extension: The published library has no such function. A key that is forgotten can be used again, and then
        sends again. Entries that ended as `unknown` stay.

        - ended_before: Entries that ended before this time, unix time in ms, and whose results were acknowledged.
          Their keys go with them.

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
        """Returns the ends of entries, each until it is acknowledged.

        Extension: The published library has no such function. Results come at least once, in the order of their
        numbers; those of a group in the order of its entries. What was not acknowledged comes again, also after a
        restart. An entry that ended as `unknown` may have a second result later, which supersedes the first.

        - group: Only those of this group.
        - after: Only those behind this one: `number` of a result.
        - acknowledge: This result and all before it, of the group if one is given, are done with and never come
          again.
        - limit: At most so many. Default: `100`.
        - wait_ms: How long to wait for a result while there is none. Default: `0`.

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
        """Marks one result as done with: it never comes again.

        Extension: The published library has no such function. Other results stay, also those before it:
        applications that work on several results at once acknowledge each by itself. Nothing happens when the
        result was acknowledged before.

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
        """Names a signing box of this connection, for entries that wait for it.

        Extension: The published library has no such function. Neither the box nor its key is stored: an
        application registers its signers each time it connects. An entry is signed by a box with the same public
        key only.

        - name: Name, 1 to 64 characters. One that was registered before is replaced.
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

    Messages that survive the process that sends them, each sent once, each with an end.
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
        call_options: Optional[CallOptions] = None,
    ) -> _outbox.ResultOfOutboxSend:
        """Stores a message that is sent from now on, whatever happens to this process.

        Extension: The published library has no such function. Answers as soon as the entry is durable, before the
        first byte of its message leaves. From then on any client with the same storage and network works on it,
        one after the other within a group, until its end is known. The same key never sends twice: a second
        request with the same parameters answers with the entry that is there, one with others is an error (1001).

        - dapp_id: Dapp ID of the destination, 64 hex characters. Nodes below version 1.0.0 ignore it; with all
          others its absence refuses the entry (518).
        - key: Idempotency key, 1 to 256 characters: the same key never sends a second message on this network.
          Absent: the entry has none.
        - message_encode_params: The message to be made. With `Signer.Keys` and `Signer.SigningBox` it is signed
          at once, and never anew; the keys are not stored. With the field `signer` of the entry it has to be
          `Signer.None`.
        - message: A finished external message instead: it is sent as it is, never made anew.
        - abi: ABI of `message`: tells when it expires and decodes what the contract returns.
        - signer: Who signs the message when its turn comes, and again should it expire.
        - group: Entries of a group are sent one after the other, each after the end of the one before. Default:
          the account and the key that signs.
        - not_before: Nothing leaves before this time, unix time in s.
        - give_up_at: Nothing leaves after this time, and no message lives longer, unix time in s.
        - unprotected: The contract has nothing that keeps it from executing a copy of the message: it is posted
          once and never repeated. Without it an ABI with neither `time` nor `expire` is refused (519). Default:
          `false`.
        - allow_repeat: Only of meaning after the storage was restored from a copy: nothing was sent with this key
          after the copy was made, and the entry need not be checked for it. Default: `false`.
        - rules: Chain rules of `message`. Default: `abi.rules` of the configuration.

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
        1201 (RecipientNotAllowed), 1202 (SpendingLimitReached), 1203 (SpendingUnknown), 1204
        (SpendingNotApproved).
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

        - id: Its id.
        - key: Its key.

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
        """Lists entries of the outbox, the oldest first.

        Extension: The published library has no such function.

        - state: Only those in this state.
        - group: Only those of this group.
        - held: Only those that are held since the storage was restored, or only those that are not.
        - after: Only those behind this id: `next` of the page before.
        - limit: At most so many. Default: `100`.

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
        """Cancels an entry whose message has not left.

        Extension: The published library has no such function. Once the bytes of a message may have left nothing
        takes them back: the entry stays, and the result says so.

        - id: Its id.
        - key: Its key.

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
        """Decides about entries that are held since the storage was restored.

        Extension: The published library has no such function. For entries of which nothing proves whether they
        were sent after the copy was made. Look at the history of the account first: an entry that is released as
        `unsent` and was sent pays twice. Entries that are not held stay as they are.

        - decision: What became of them.
        - id: Id of one entry.
        - key: Key of one entry.
        - group: All of this group.
        - all: All of this network. With `unsent` also keys that come anew are not checked any more for the
          restores until now. Default: `false`.

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
        """Forgets entries that have ended, with their keys.

        Extension: The published library has no such function. A key that is forgotten can be used again, and then
        sends again. Entries that ended as `unknown` stay.

        - ended_before: Entries that ended before this time, unix time in ms, and whose results were acknowledged.
          Their keys go with them.

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
        """Returns the ends of entries, each until it is acknowledged.

        Extension: The published library has no such function. Results come at least once, in the order of their
        numbers; those of a group in the order of its entries. What was not acknowledged comes again, also after a
        restart. An entry that ended as `unknown` may have a second result later, which supersedes the first.

        - group: Only those of this group.
        - after: Only those behind this one: `number` of a result.
        - acknowledge: This result and all before it, of the group if one is given, are done with and never come
          again.
        - limit: At most so many. Default: `100`.
        - wait_ms: How long to wait for a result while there is none. Default: `0`.

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
        """Marks one result as done with: it never comes again.

        Extension: The published library has no such function. Other results stay, also those before it:
        applications that work on several results at once acknowledge each by itself. Nothing happens when the
        result was acknowledged before.

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
        """Names a signing box of this connection, for entries that wait for it.

        Extension: The published library has no such function. Neither the box nor its key is stored: an
        application registers its signers each time it connects. An entry is signed by a box with the same public
        key only.

        - name: Name, 1 to 64 characters. One that was registered before is replaced.
        - handle: Signing box, of the library or of the application.

        Raises ClientError with the codes 121 (SigningBoxNotRegistered), 1004 (InvalidOutboxParameter).
        """
        await self._invoke(
            "outbox.register_signer",
            _outbox.ParamsOfOutboxRegisterSigner(name=name, handle=handle),
            None,
            call_options,
        )
