"""Functions of module abi.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Any, Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import abi as _abi
from .. import boc as _boc
from .. import crypto as _crypto


class Abi:
    """Functions of module abi.

    Contract ABIs: encoding and decoding messages, bodies and contract data.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def encode_message_body(
        self,
        *,
        abi: _abi.AnyAbi,
        call_set: _abi.CallSet,
        is_internal: bool,
        signer: _abi.AnySigner,
        processing_try_index: Optional[int] = None,
        address: Optional[str] = None,
        signature_id: Optional[int] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeMessageBody:
        """Encodes a call as the body of a message.

        - abi: ABI of the contract.
        - call_set: The call.
        - is_internal: Whether the body is for an internal message, which has no header or signature.
        - signer: Who signs.
        - processing_try_index: Index of the attempt, starting at 0; the expiration timeout grows with it.
          Default: `0`.
        - address: Destination; required to sign an external body with ABI 2.3 or later.
        - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration,
          otherwise what the network requires.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 26 (AppRequestError), 29
        (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2
        (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115
        (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130
        (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100 (InvalidPublicKey), 101
        (InvalidSecretKey), 121 (SigningBoxNotRegistered), 306 (EncodeRunMessageFailed), 307
        (AttachSignatureFailed), 312 (InvalidFunctionId).
        """
        return self._invoke(
            "abi.encode_message_body",
            _abi.ParamsOfEncodeMessageBody(
                abi=abi,
                call_set=call_set,
                is_internal=is_internal,
                signer=signer,
                processing_try_index=processing_try_index,
                address=address,
                signature_id=signature_id,
                rules=rules,
            ),
            _abi.ResultOfEncodeMessageBody,
            call_options,
        )

    def attach_signature_to_message_body(
        self,
        *,
        abi: _abi.AnyAbi,
        public_key: str,
        message: str,
        signature: str,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfAttachSignatureToMessageBody:
        """Adds a signature to a body that was encoded for an external signer.

        - abi: ABI of the contract.
        - public_key: Public key of the signer.
        - message: The body.
        - signature: Signature, 128 hex characters.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 1 (NotImplemented), 2
        (InvalidHex), 307 (AttachSignatureFailed).
        """
        return self._invoke(
            "abi.attach_signature_to_message_body",
            _abi.ParamsOfAttachSignatureToMessageBody(
                abi=abi,
                public_key=public_key,
                message=message,
                signature=signature,
            ),
            _abi.ResultOfAttachSignatureToMessageBody,
            call_options,
        )

    def encode_message(
        self,
        *,
        abi: _abi.AnyAbi,
        signer: _abi.AnySigner,
        address: Optional[str] = None,
        deploy_set: Optional[_abi.DeploySet] = None,
        call_set: Optional[_abi.CallSet] = None,
        processing_try_index: Optional[int] = None,
        signature_id: Optional[int] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeMessage:
        """Encodes an external message: a call, a deployment, or both.

        With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature to
        `attach_signature`.

        - abi: ABI of the contract.
        - signer: Who signs.
        - address: Destination. With `deploy_set`, it is calculated.
        - deploy_set: What to deploy.
        - call_set: The call. Without it, only the state init is sent, unsigned.
        - processing_try_index: Index of the attempt, starting at 0; the expiration timeout grows with it.
          Default: `0`.
        - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration,
          otherwise what the network requires.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported).
        """
        return self._invoke(
            "abi.encode_message",
            _abi.ParamsOfEncodeMessage(
                abi=abi,
                address=address,
                deploy_set=deploy_set,
                call_set=call_set,
                signer=signer,
                processing_try_index=processing_try_index,
                signature_id=signature_id,
                rules=rules,
            ),
            _abi.ResultOfEncodeMessage,
            call_options,
        )

    def encode_internal_message(
        self,
        *,
        value: str,
        abi: Optional[_abi.AnyAbi] = None,
        address: Optional[str] = None,
        src_address: Optional[str] = None,
        deploy_set: Optional[_abi.DeploySet] = None,
        call_set: Optional[_abi.CallSet] = None,
        bounce: Optional[bool] = None,
        enable_ihr: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeInternalMessage:
        """Encodes an internal message: a call, a deployment, both, or a plain transfer.

        - value: Amount to send, in nano units, below 2^64.
        - abi: ABI of the contract; required with `deploy_set` or `call_set`.
        - address: Destination. With `deploy_set`, it is calculated.
        - src_address: Source. Default: none.
        - deploy_set: What to deploy.
        - call_set: The call. Default: no body.
        - bounce: Whether the amount is returned if the call fails. Default: `true`.
        - enable_ihr: Whether instant hypercube routing is allowed. Default: `false`.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 4 (InvalidAddress), 100 (InvalidPublicKey), 301
        (RequiredAddressMissingForEncodeMessage), 305 (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed),
        308 (InvalidTvcImage), 311 (InvalidAbi), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316
        (PubKeyNotSupported).
        """
        return self._invoke(
            "abi.encode_internal_message",
            _abi.ParamsOfEncodeInternalMessage(
                abi=abi,
                address=address,
                src_address=src_address,
                deploy_set=deploy_set,
                call_set=call_set,
                value=value,
                bounce=bounce,
                enable_ihr=enable_ihr,
                rules=rules,
            ),
            _abi.ResultOfEncodeInternalMessage,
            call_options,
        )

    def attach_signature(
        self,
        *,
        abi: _abi.AnyAbi,
        public_key: str,
        message: str,
        signature: str,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfAttachSignature:
        """Adds a signature to a message that was encoded for an external signer.

        - abi: ABI of the contract.
        - public_key: Public key of the signer.
        - message: The message.
        - signature: Signature, 128 hex characters.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 1 (NotImplemented), 2
        (InvalidHex), 307 (AttachSignatureFailed).
        """
        return self._invoke(
            "abi.attach_signature",
            _abi.ParamsOfAttachSignature(abi=abi, public_key=public_key, message=message, signature=signature),
            _abi.ResultOfAttachSignature,
            call_options,
        )

    def decode_message(
        self,
        *,
        abi: _abi.AnyAbi,
        message: str,
        allow_partial: Optional[bool] = None,
        function_name: Optional[str] = None,
        data_layout: Optional[_abi.DataLayout] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.DecodedMessageBody:
        """Decodes the body of a message.

        External inbound messages are decoded as input, external outbound messages as output or event.

        - abi: ABI of the contract.
        - message: The message.
        - allow_partial: Ignore data after the last value. Default: `false`.
        - function_name: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
          internal answers, because the caller chose their id.
        - data_layout: How to decode the body of an internal message. Default: as output, then as input. External
          messages are decoded by their kind.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 304 (InvalidMessage).
        """
        return self._invoke(
            "abi.decode_message",
            _abi.ParamsOfDecodeMessage(
                abi=abi,
                message=message,
                allow_partial=allow_partial,
                function_name=function_name,
                data_layout=data_layout,
                rules=rules,
            ),
            _abi.DecodedMessageBody,
            call_options,
        )

    def decode_message_body(
        self,
        *,
        abi: _abi.AnyAbi,
        body: str,
        is_internal: bool,
        allow_partial: Optional[bool] = None,
        function_name: Optional[str] = None,
        data_layout: Optional[_abi.DataLayout] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.DecodedMessageBody:
        """Decodes a message body.

        - abi: ABI of the contract.
        - body: The body.
        - is_internal: Whether the body belongs to an internal message.
        - allow_partial: Ignore data after the last value. Default: `false`.
        - function_name: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
          internal answers, because the caller chose their id.
        - data_layout: How to decode it. Default: as output, then as input.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 36 (InvalidData), 304 (InvalidMessage).
        """
        return self._invoke(
            "abi.decode_message_body",
            _abi.ParamsOfDecodeMessageBody(
                abi=abi,
                body=body,
                is_internal=is_internal,
                allow_partial=allow_partial,
                function_name=function_name,
                data_layout=data_layout,
                rules=rules,
            ),
            _abi.DecodedMessageBody,
            call_options,
        )

    def encode_account(
        self,
        *,
        state_init: str,
        balance: Optional[int] = None,
        last_trans_lt: Optional[int] = None,
        last_paid: Optional[int] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeAccount:
        """Builds an active account from a state init.

        - state_init: State init; its hash is the account id.
        - balance: Balance in nano units. Default: `100000000000`.
        - last_trans_lt: Logical time of the last transaction. Default: `0`.
        - last_paid: Time of the last storage payment, Unix time in s. With another than 0, the account also has
          the size of its storage, from which `utils.calc_storage_fee` calculates. Default: `0`.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize), 308 (InvalidTvcImage).
        """
        return self._invoke(
            "abi.encode_account",
            _abi.ParamsOfEncodeAccount(
                state_init=state_init,
                balance=balance,
                last_trans_lt=last_trans_lt,
                last_paid=last_paid,
                boc_cache=boc_cache,
            ),
            _abi.ResultOfEncodeAccount,
            call_options,
        )

    def decode_account_data(
        self,
        *,
        abi: _abi.AnyAbi,
        data: str,
        allow_partial: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfDecodeAccountData:
        """Decodes the data of a contract using the storage fields of its ABI.

        Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use
        `decode_initial_data`.

        - abi: ABI of the contract, 2.1 or later.
        - data: The data.
        - allow_partial: Ignore data after the last value. Default: `false`.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 36 (InvalidData), 313 (InvalidData).
        """
        return self._invoke(
            "abi.decode_account_data",
            _abi.ParamsOfDecodeAccountData(abi=abi, data=data, allow_partial=allow_partial),
            _abi.ResultOfDecodeAccountData,
            call_options,
        )

    def update_initial_data(
        self,
        *,
        abi: _abi.AnyAbi,
        data: str,
        initial_data: Any = None,
        initial_pubkey: Optional[str] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfUpdateInitialData:
        """Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.

        - abi: ABI of the contract.
        - data: The data.
        - initial_data: Values of all `data` items by name. Default: unchanged.
        - initial_pubkey: Public key of the owner. Default: unchanged.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 202 (SerializationError), 205 (InsufficientCacheSize), 2 (InvalidHex), 36 (InvalidData),
        311 (InvalidAbi), 314 (EncodeInitialDataFailed).
        """
        return self._invoke(
            "abi.update_initial_data",
            _abi.ParamsOfUpdateInitialData(
                abi=abi,
                data=data,
                initial_data=initial_data,
                initial_pubkey=initial_pubkey,
                boc_cache=boc_cache,
            ),
            _abi.ResultOfUpdateInitialData,
            call_options,
        )

    def encode_initial_data(
        self,
        *,
        abi: _abi.AnyAbi,
        initial_data: Any = None,
        initial_pubkey: Optional[str] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeInitialData:
        """Encodes the initial data of a contract to be deployed.

        - abi: ABI of the contract.
        - initial_data: Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
          `init`.
        - initial_pubkey: Public key of the owner; below ABI 2.4 only. Default: zero.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 202 (SerializationError), 205
        (InsufficientCacheSize), 2 (InvalidHex), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported).
        """
        return self._invoke(
            "abi.encode_initial_data",
            _abi.ParamsOfEncodeInitialData(
                abi=abi,
                initial_data=initial_data,
                initial_pubkey=initial_pubkey,
                boc_cache=boc_cache,
            ),
            _abi.ResultOfEncodeInitialData,
            call_options,
        )

    def decode_initial_data(
        self,
        *,
        abi: _abi.AnyAbi,
        data: str,
        allow_partial: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfDecodeInitialData:
        """Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.

        - abi: ABI of the contract.
        - data: The data.
        - allow_partial: Ignore data after the last value. Default: `false`.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 36 (InvalidData), 311 (InvalidAbi), 313 (InvalidData).
        """
        return self._invoke(
            "abi.decode_initial_data",
            _abi.ParamsOfDecodeInitialData(abi=abi, data=data, allow_partial=allow_partial),
            _abi.ResultOfDecodeInitialData,
            call_options,
        )

    def decode_boc(
        self,
        *,
        params: list[_abi.AbiParam],
        boc: str,
        allow_partial: bool,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfDecodeBoc:
        """Decodes a cell tree into ABI values.

        - params: Names and types of the values, in order. Follows the rules of ABI 2.4.
        - boc: The cell tree.
        - allow_partial: Ignore data after the last value.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 36 (InvalidData), 303
        (InvalidJson), 313 (InvalidData).
        """
        return self._invoke(
            "abi.decode_boc",
            _abi.ParamsOfDecodeBoc(params=params, boc=boc, allow_partial=allow_partial),
            _abi.ResultOfDecodeBoc,
            call_options,
        )

    def encode_boc(
        self,
        *,
        params: list[_abi.AbiParam],
        data: Any,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfAbiEncodeBoc:
        """Encodes ABI values into a cell tree.

        - params: Names and types of the values, in order. Follows the rules of ABI 2.4.
        - data: Values by name.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 202 (SerializationError), 205 (InsufficientCacheSize), 303
        (InvalidJson), 311 (InvalidAbi).
        """
        return self._invoke(
            "abi.encode_boc",
            _abi.ParamsOfAbiEncodeBoc(params=params, data=data, boc_cache=boc_cache),
            _abi.ResultOfAbiEncodeBoc,
            call_options,
        )

    def calc_function_id(
        self,
        *,
        abi: _abi.AnyAbi,
        function_name: str,
        output: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfCalcFunctionId:
        """Returns the id of a function.

        Under current rules, the id of `constructor` is always 1, whatever the ABI says.

        - abi: ABI of the contract.
        - function_name: Name of the function.
        - output: Return the id of the answer instead of the call. Default: `false`.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 315 (InvalidFunctionName).
        """
        return self._invoke(
            "abi.calc_function_id",
            _abi.ParamsOfCalcFunctionId(abi=abi, function_name=function_name, output=output, rules=rules),
            _abi.ResultOfCalcFunctionId,
            call_options,
        )

    def get_signature_data(
        self,
        *,
        abi: _abi.AnyAbi,
        message: str,
        signature_id: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfGetSignatureData:
        """Returns the signature of a message and the data it covers.

        - abi: ABI of the contract.
        - message: The message.
        - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration,
          otherwise what the network requires.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 304 (InvalidMessage).
        """
        return self._invoke(
            "abi.get_signature_data",
            _abi.ParamsOfGetSignatureData(abi=abi, message=message, signature_id=signature_id),
            _abi.ResultOfGetSignatureData,
            call_options,
        )

    def verify_signing_content(
        self,
        *,
        unsigned: str,
        content: _crypto.SigningContent,
        abi: _abi.AnyAbi,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfVerifySigningContent:
        """Verifies that the bytes to sign are those of the message in the request, and decodes it.

        Extension: The published library has no such function. For signers that do not trust the library that asks
        them: call it with your own instance of the library, which needs no network. Show what it returns instead
        of the other fields of `content`. What the message would send and lose depends on the state of accounts
        and cannot be verified here.

        - unsigned: The bytes to sign, as requested.
        - content: What the request says about them.
        - abi: ABI of the contract. Use your own copy, because an ABI can give any name to a function.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 3 (InvalidBase64), 36 (InvalidData), 304 (InvalidMessage), 317 (SigningContentMismatch).
        """
        return self._invoke(
            "abi.verify_signing_content",
            _abi.ParamsOfVerifySigningContent(unsigned=unsigned, content=content, abi=abi, rules=rules),
            _abi.ResultOfVerifySigningContent,
            call_options,
        )


class AsyncAbi:
    """Coroutines of module abi.

    Contract ABIs: encoding and decoding messages, bodies and contract data.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def encode_message_body(
        self,
        *,
        abi: _abi.AnyAbi,
        call_set: _abi.CallSet,
        is_internal: bool,
        signer: _abi.AnySigner,
        processing_try_index: Optional[int] = None,
        address: Optional[str] = None,
        signature_id: Optional[int] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeMessageBody:
        """Encodes a call as the body of a message.

        - abi: ABI of the contract.
        - call_set: The call.
        - is_internal: Whether the body is for an internal message, which has no header or signature.
        - signer: Who signs.
        - processing_try_index: Index of the attempt, starting at 0; the expiration timeout grows with it.
          Default: `0`.
        - address: Destination; required to sign an external body with ABI 2.3 or later.
        - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration,
          otherwise what the network requires.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 26 (AppRequestError), 29
        (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31 (UnexpectedCallbackResponse), 2
        (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111 (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115
        (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118 (Bip39InvalidWordCount), 130
        (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100 (InvalidPublicKey), 101
        (InvalidSecretKey), 121 (SigningBoxNotRegistered), 306 (EncodeRunMessageFailed), 307
        (AttachSignatureFailed), 312 (InvalidFunctionId).
        """
        return await self._invoke(
            "abi.encode_message_body",
            _abi.ParamsOfEncodeMessageBody(
                abi=abi,
                call_set=call_set,
                is_internal=is_internal,
                signer=signer,
                processing_try_index=processing_try_index,
                address=address,
                signature_id=signature_id,
                rules=rules,
            ),
            _abi.ResultOfEncodeMessageBody,
            call_options,
        )

    async def attach_signature_to_message_body(
        self,
        *,
        abi: _abi.AnyAbi,
        public_key: str,
        message: str,
        signature: str,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfAttachSignatureToMessageBody:
        """Adds a signature to a body that was encoded for an external signer.

        - abi: ABI of the contract.
        - public_key: Public key of the signer.
        - message: The body.
        - signature: Signature, 128 hex characters.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 1 (NotImplemented), 2
        (InvalidHex), 307 (AttachSignatureFailed).
        """
        return await self._invoke(
            "abi.attach_signature_to_message_body",
            _abi.ParamsOfAttachSignatureToMessageBody(
                abi=abi,
                public_key=public_key,
                message=message,
                signature=signature,
            ),
            _abi.ResultOfAttachSignatureToMessageBody,
            call_options,
        )

    async def encode_message(
        self,
        *,
        abi: _abi.AnyAbi,
        signer: _abi.AnySigner,
        address: Optional[str] = None,
        deploy_set: Optional[_abi.DeploySet] = None,
        call_set: Optional[_abi.CallSet] = None,
        processing_try_index: Optional[int] = None,
        signature_id: Optional[int] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeMessage:
        """Encodes an external message: a call, a deployment, or both.

        With `Signer.External` the message is not signed; sign `data_to_sign` and pass the signature to
        `attach_signature`.

        - abi: ABI of the contract.
        - signer: Who signs.
        - address: Destination. With `deploy_set`, it is calculated.
        - deploy_set: What to deploy.
        - call_set: The call. Without it, only the state init is sent, unsigned.
        - processing_try_index: Index of the attempt, starting at 0; the expiration timeout grows with it.
          Default: `0`.
        - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration,
          otherwise what the network requires.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 26 (AppRequestError), 29 (CanNotReceiveRequestResult), 30 (CanNotParseRequestResult), 31
        (UnexpectedCallbackResponse), 2 (InvalidHex), 3 (InvalidBase64), 109 (InvalidKeySize), 111
        (NaclBoxFailed), 114 (Bip39InvalidPhrase), 115 (Bip32InvalidKey), 116 (Bip32InvalidDerivePath), 118
        (Bip39InvalidWordCount), 130 (CryptoBoxNotRegistered), 133 (CryptoBoxSecretDeserializationError), 100
        (InvalidPublicKey), 101 (InvalidSecretKey), 121 (SigningBoxNotRegistered), 4 (InvalidAddress), 301
        (RequiredAddressMissingForEncodeMessage), 302 (RequiredCallSetMissingForEncodeMessage), 305
        (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed), 307 (AttachSignatureFailed), 308
        (InvalidTvcImage), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported).
        """
        return await self._invoke(
            "abi.encode_message",
            _abi.ParamsOfEncodeMessage(
                abi=abi,
                address=address,
                deploy_set=deploy_set,
                call_set=call_set,
                signer=signer,
                processing_try_index=processing_try_index,
                signature_id=signature_id,
                rules=rules,
            ),
            _abi.ResultOfEncodeMessage,
            call_options,
        )

    async def encode_internal_message(
        self,
        *,
        value: str,
        abi: Optional[_abi.AnyAbi] = None,
        address: Optional[str] = None,
        src_address: Optional[str] = None,
        deploy_set: Optional[_abi.DeploySet] = None,
        call_set: Optional[_abi.CallSet] = None,
        bounce: Optional[bool] = None,
        enable_ihr: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeInternalMessage:
        """Encodes an internal message: a call, a deployment, both, or a plain transfer.

        - value: Amount to send, in nano units, below 2^64.
        - abi: ABI of the contract; required with `deploy_set` or `call_set`.
        - address: Destination. With `deploy_set`, it is calculated.
        - src_address: Source. Default: none.
        - deploy_set: What to deploy.
        - call_set: The call. Default: no body.
        - bounce: Whether the amount is returned if the call fails. Default: `true`.
        - enable_ihr: Whether instant hypercube routing is allowed. Default: `false`.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 4 (InvalidAddress), 100 (InvalidPublicKey), 301
        (RequiredAddressMissingForEncodeMessage), 305 (EncodeDeployMessageFailed), 306 (EncodeRunMessageFailed),
        308 (InvalidTvcImage), 311 (InvalidAbi), 312 (InvalidFunctionId), 314 (EncodeInitialDataFailed), 316
        (PubKeyNotSupported).
        """
        return await self._invoke(
            "abi.encode_internal_message",
            _abi.ParamsOfEncodeInternalMessage(
                abi=abi,
                address=address,
                src_address=src_address,
                deploy_set=deploy_set,
                call_set=call_set,
                value=value,
                bounce=bounce,
                enable_ihr=enable_ihr,
                rules=rules,
            ),
            _abi.ResultOfEncodeInternalMessage,
            call_options,
        )

    async def attach_signature(
        self,
        *,
        abi: _abi.AnyAbi,
        public_key: str,
        message: str,
        signature: str,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfAttachSignature:
        """Adds a signature to a message that was encoded for an external signer.

        - abi: ABI of the contract.
        - public_key: Public key of the signer.
        - message: The message.
        - signature: Signature, 128 hex characters.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 1 (NotImplemented), 2
        (InvalidHex), 307 (AttachSignatureFailed).
        """
        return await self._invoke(
            "abi.attach_signature",
            _abi.ParamsOfAttachSignature(abi=abi, public_key=public_key, message=message, signature=signature),
            _abi.ResultOfAttachSignature,
            call_options,
        )

    async def decode_message(
        self,
        *,
        abi: _abi.AnyAbi,
        message: str,
        allow_partial: Optional[bool] = None,
        function_name: Optional[str] = None,
        data_layout: Optional[_abi.DataLayout] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.DecodedMessageBody:
        """Decodes the body of a message.

        External inbound messages are decoded as input, external outbound messages as output or event.

        - abi: ABI of the contract.
        - message: The message.
        - allow_partial: Ignore data after the last value. Default: `false`.
        - function_name: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
          internal answers, because the caller chose their id.
        - data_layout: How to decode the body of an internal message. Default: as output, then as input. External
          messages are decoded by their kind.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 304 (InvalidMessage).
        """
        return await self._invoke(
            "abi.decode_message",
            _abi.ParamsOfDecodeMessage(
                abi=abi,
                message=message,
                allow_partial=allow_partial,
                function_name=function_name,
                data_layout=data_layout,
                rules=rules,
            ),
            _abi.DecodedMessageBody,
            call_options,
        )

    async def decode_message_body(
        self,
        *,
        abi: _abi.AnyAbi,
        body: str,
        is_internal: bool,
        allow_partial: Optional[bool] = None,
        function_name: Optional[str] = None,
        data_layout: Optional[_abi.DataLayout] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.DecodedMessageBody:
        """Decodes a message body.

        - abi: ABI of the contract.
        - body: The body.
        - is_internal: Whether the body belongs to an internal message.
        - allow_partial: Ignore data after the last value. Default: `false`.
        - function_name: Function or event, if known: its name, or its id as decimal or `0x` text. Required for
          internal answers, because the caller chose their id.
        - data_layout: How to decode it. Default: as output, then as input.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 36 (InvalidData), 304 (InvalidMessage).
        """
        return await self._invoke(
            "abi.decode_message_body",
            _abi.ParamsOfDecodeMessageBody(
                abi=abi,
                body=body,
                is_internal=is_internal,
                allow_partial=allow_partial,
                function_name=function_name,
                data_layout=data_layout,
                rules=rules,
            ),
            _abi.DecodedMessageBody,
            call_options,
        )

    async def encode_account(
        self,
        *,
        state_init: str,
        balance: Optional[int] = None,
        last_trans_lt: Optional[int] = None,
        last_paid: Optional[int] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeAccount:
        """Builds an active account from a state init.

        - state_init: State init; its hash is the account id.
        - balance: Balance in nano units. Default: `100000000000`.
        - last_trans_lt: Logical time of the last transaction. Default: `0`.
        - last_paid: Time of the last storage payment, Unix time in s. With another than 0, the account also has
          the size of its storage, from which `utils.calc_storage_fee` calculates. Default: `0`.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize), 308 (InvalidTvcImage).
        """
        return await self._invoke(
            "abi.encode_account",
            _abi.ParamsOfEncodeAccount(
                state_init=state_init,
                balance=balance,
                last_trans_lt=last_trans_lt,
                last_paid=last_paid,
                boc_cache=boc_cache,
            ),
            _abi.ResultOfEncodeAccount,
            call_options,
        )

    async def decode_account_data(
        self,
        *,
        abi: _abi.AnyAbi,
        data: str,
        allow_partial: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfDecodeAccountData:
        """Decodes the data of a contract using the storage fields of its ABI.

        Below ABI 2.4, the data of a contract that is not yet deployed have a different form: use
        `decode_initial_data`.

        - abi: ABI of the contract, 2.1 or later.
        - data: The data.
        - allow_partial: Ignore data after the last value. Default: `false`.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 36 (InvalidData), 313 (InvalidData).
        """
        return await self._invoke(
            "abi.decode_account_data",
            _abi.ParamsOfDecodeAccountData(abi=abi, data=data, allow_partial=allow_partial),
            _abi.ResultOfDecodeAccountData,
            call_options,
        )

    async def update_initial_data(
        self,
        *,
        abi: _abi.AnyAbi,
        data: str,
        initial_data: Any = None,
        initial_pubkey: Optional[str] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfUpdateInitialData:
        """Changes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.

        - abi: ABI of the contract.
        - data: The data.
        - initial_data: Values of all `data` items by name. Default: unchanged.
        - initial_pubkey: Public key of the owner. Default: unchanged.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 202 (SerializationError), 205 (InsufficientCacheSize), 2 (InvalidHex), 36 (InvalidData),
        311 (InvalidAbi), 314 (EncodeInitialDataFailed).
        """
        return await self._invoke(
            "abi.update_initial_data",
            _abi.ParamsOfUpdateInitialData(
                abi=abi,
                data=data,
                initial_data=initial_data,
                initial_pubkey=initial_pubkey,
                boc_cache=boc_cache,
            ),
            _abi.ResultOfUpdateInitialData,
            call_options,
        )

    async def encode_initial_data(
        self,
        *,
        abi: _abi.AnyAbi,
        initial_data: Any = None,
        initial_pubkey: Optional[str] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfEncodeInitialData:
        """Encodes the initial data of a contract to be deployed.

        - abi: ABI of the contract.
        - initial_data: Values by name: below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked
          `init`.
        - initial_pubkey: Public key of the owner; below ABI 2.4 only. Default: zero.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 202 (SerializationError), 205
        (InsufficientCacheSize), 2 (InvalidHex), 314 (EncodeInitialDataFailed), 316 (PubKeyNotSupported).
        """
        return await self._invoke(
            "abi.encode_initial_data",
            _abi.ParamsOfEncodeInitialData(
                abi=abi,
                initial_data=initial_data,
                initial_pubkey=initial_pubkey,
                boc_cache=boc_cache,
            ),
            _abi.ResultOfEncodeInitialData,
            call_options,
        )

    async def decode_initial_data(
        self,
        *,
        abi: _abi.AnyAbi,
        data: str,
        allow_partial: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfDecodeInitialData:
        """Decodes the initial values and public key of a contract below ABI 2.4 that is not yet deployed.

        - abi: ABI of the contract.
        - data: The data.
        - allow_partial: Ignore data after the last value. Default: `false`.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 36 (InvalidData), 311 (InvalidAbi), 313 (InvalidData).
        """
        return await self._invoke(
            "abi.decode_initial_data",
            _abi.ParamsOfDecodeInitialData(abi=abi, data=data, allow_partial=allow_partial),
            _abi.ResultOfDecodeInitialData,
            call_options,
        )

    async def decode_boc(
        self,
        *,
        params: list[_abi.AbiParam],
        boc: str,
        allow_partial: bool,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfDecodeBoc:
        """Decodes a cell tree into ABI values.

        - params: Names and types of the values, in order. Follows the rules of ABI 2.4.
        - boc: The cell tree.
        - allow_partial: Ignore data after the last value.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 36 (InvalidData), 303
        (InvalidJson), 313 (InvalidData).
        """
        return await self._invoke(
            "abi.decode_boc",
            _abi.ParamsOfDecodeBoc(params=params, boc=boc, allow_partial=allow_partial),
            _abi.ResultOfDecodeBoc,
            call_options,
        )

    async def encode_boc(
        self,
        *,
        params: list[_abi.AbiParam],
        data: Any,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfAbiEncodeBoc:
        """Encodes ABI values into a cell tree.

        - params: Names and types of the values, in order. Follows the rules of ABI 2.4.
        - data: Values by name.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 202 (SerializationError), 205 (InsufficientCacheSize), 303
        (InvalidJson), 311 (InvalidAbi).
        """
        return await self._invoke(
            "abi.encode_boc",
            _abi.ParamsOfAbiEncodeBoc(params=params, data=data, boc_cache=boc_cache),
            _abi.ResultOfAbiEncodeBoc,
            call_options,
        )

    async def calc_function_id(
        self,
        *,
        abi: _abi.AnyAbi,
        function_name: str,
        output: Optional[bool] = None,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfCalcFunctionId:
        """Returns the id of a function.

        Under current rules, the id of `constructor` is always 1, whatever the ABI says.

        - abi: ABI of the contract.
        - function_name: Name of the function.
        - output: Return the id of the answer instead of the call. Default: `false`.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 315 (InvalidFunctionName).
        """
        return await self._invoke(
            "abi.calc_function_id",
            _abi.ParamsOfCalcFunctionId(abi=abi, function_name=function_name, output=output, rules=rules),
            _abi.ResultOfCalcFunctionId,
            call_options,
        )

    async def get_signature_data(
        self,
        *,
        abi: _abi.AnyAbi,
        message: str,
        signature_id: Optional[int] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfGetSignatureData:
        """Returns the signature of a message and the data it covers.

        - abi: ABI of the contract.
        - message: The message.
        - signature_id: Signature id of the network. Default: `network.signature_id` of the configuration,
          otherwise what the network requires.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 304 (InvalidMessage).
        """
        return await self._invoke(
            "abi.get_signature_data",
            _abi.ParamsOfGetSignatureData(abi=abi, message=message, signature_id=signature_id),
            _abi.ResultOfGetSignatureData,
            call_options,
        )

    async def verify_signing_content(
        self,
        *,
        unsigned: str,
        content: _crypto.SigningContent,
        abi: _abi.AnyAbi,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _abi.ResultOfVerifySigningContent:
        """Verifies that the bytes to sign are those of the message in the request, and decodes it.

        Extension: The published library has no such function. For signers that do not trust the library that asks
        them: call it with your own instance of the library, which needs no network. Show what it returns instead
        of the other fields of `content`. What the message would send and lose depends on the state of accounts
        and cannot be verified here.

        - unsigned: The bytes to sign, as requested.
        - content: What the request says about them.
        - abi: ABI of the contract. Use your own copy, because an ABI can give any name to a function.
        - rules: Chain rules. Default: `abi.rules` of the configuration.

        Raises ClientError with the codes 1 (NotImplemented), 303 (InvalidJson), 201 (InvalidBoc), 206
        (BocRefNotFound), 3 (InvalidBase64), 36 (InvalidData), 304 (InvalidMessage), 317 (SigningContentMismatch).
        """
        return await self._invoke(
            "abi.verify_signing_content",
            _abi.ParamsOfVerifySigningContent(unsigned=unsigned, content=content, abi=abi, rules=rules),
            _abi.ResultOfVerifySigningContent,
            call_options,
        )
