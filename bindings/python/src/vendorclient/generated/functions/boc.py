"""Functions of module boc.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Optional

from ..._call import AsyncCaller, Caller, CallOptions
from .. import abi as _abi
from .. import boc as _boc


class Boc:
    """Functions of module boc.

    Bags of cells: parse, build and cache them.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def decode_tvc(self, *, tvc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfDecodeTvc:
        """Decodes a contract image.

        Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state init.

        - tvc: Contract image with a tag.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke("boc.decode_tvc", _boc.ParamsOfDecodeTvc(tvc=tvc), _boc.ResultOfDecodeTvc, call_options)

    def parse_message(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseMessage:
        """Parses a message.

        `parsed` has the form `ParsedMessage`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke(
            "boc.parse_message",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseMessage,
            call_options,
        )

    def parse_transaction(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseTransaction:
        """Parses a transaction.

        `parsed` has the form `ParsedTransaction`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke(
            "boc.parse_transaction",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseTransaction,
            call_options,
        )

    def parse_account(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseAccount:
        """Parses an account.

        Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id` is always
        `None`. An account that does not exist is error 202. `parsed` has the form `ParsedAccount`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke(
            "boc.parse_account",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseAccount,
            call_options,
        )

    def parse_block(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseBlock:
        """Parses a block.

        `parsed` has the form `ParsedBlock`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke(
            "boc.parse_block",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseBlock,
            call_options,
        )

    def parse_shardstate(
        self,
        *,
        boc: str,
        id: str,
        workchain_id: int,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseShardstate:
        """Parses a shard state.

        `parsed` has the form `ParsedShardState`.

        - boc: The shard state.
        - id: Id to copy to the result.
        - workchain_id: Workchain to copy to the result.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke(
            "boc.parse_shardstate",
            _boc.ParamsOfParseShardstate(boc=boc, id=id, workchain_id=workchain_id),
            _boc.ResultOfParseShardstate,
            call_options,
        )

    def get_blockchain_config(
        self,
        *,
        block_boc: str,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetBlockchainConfig:
        """Extracts the blockchain configuration from a key block or zero state.

        - block_boc: Key block or zero state.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 203
        (InappropriateBlock).
        """
        return self._invoke(
            "boc.get_blockchain_config",
            _boc.ParamsOfGetBlockchainConfig(block_boc=block_boc),
            _boc.ResultOfGetBlockchainConfig,
            call_options,
        )

    def get_boc_hash(self, *, boc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfGetBocHash:
        """Returns the hash of the root cell of a BOC.

        - boc: The BOC.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
        """
        return self._invoke("boc.get_boc_hash", _boc.ParamsOfGetBocHash(boc=boc), _boc.ResultOfGetBocHash, call_options)

    def get_boc_depth(self, *, boc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfGetBocDepth:
        """Returns the depth of the root cell of a BOC.

        - boc: The BOC.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
        """
        return self._invoke(
            "boc.get_boc_depth",
            _boc.ParamsOfGetBocDepth(boc=boc),
            _boc.ResultOfGetBocDepth,
            call_options,
        )

    def get_code_from_tvc(self, *, tvc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfGetCodeFromTvc:
        """Extracts the code from a contract image or state init.

        - tvc: Contract image with a tag, or state init.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return self._invoke(
            "boc.get_code_from_tvc",
            _boc.ParamsOfGetCodeFromTvc(tvc=tvc),
            _boc.ResultOfGetCodeFromTvc,
            call_options,
        )

    def cache_get(self, *, boc_ref: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfBocCacheGet:
        """Returns a cached BOC.

        - boc_ref: `*` and the hash of the root cell.

        Raises ClientError with the codes 207 (InvalidBocRef), 202 (SerializationError).
        """
        return self._invoke(
            "boc.cache_get",
            _boc.ParamsOfBocCacheGet(boc_ref=boc_ref),
            _boc.ResultOfBocCacheGet,
            call_options,
        )

    def cache_set(
        self,
        *,
        boc: str,
        cache_type: _boc.AnyBocCacheType,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfBocCacheSet:
        """Stores a BOC in the cache.

        Pass the reference to any function of this context in place of a BOC.

        - boc: The BOC.
        - cache_type: How to keep it.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 205 (InsufficientCacheSize).
        """
        return self._invoke(
            "boc.cache_set",
            _boc.ParamsOfBocCacheSet(boc=boc, cache_type=cache_type),
            _boc.ResultOfBocCacheSet,
            call_options,
        )

    def cache_unpin(
        self,
        *,
        pin: str,
        boc_ref: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes one pin of a cached BOC.

        A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and
        references are ignored.

        - pin: Name of the pin.
        - boc_ref: Reference to the BOC. Default: all BOCs with this pin.

        Raises ClientError with the codes 207 (InvalidBocRef).
        """
        self._invoke("boc.cache_unpin", _boc.ParamsOfBocCacheUnpin(pin=pin, boc_ref=boc_ref), None, call_options)

    def encode_boc(
        self,
        *,
        builder: list[_boc.AnyBuilderOp],
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfEncodeBoc:
        """Builds a cell tree.

        - builder: The steps, in order.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize), 4 (InvalidAddress).
        """
        return self._invoke(
            "boc.encode_boc",
            _boc.ParamsOfEncodeBoc(builder=builder, boc_cache=boc_cache),
            _boc.ResultOfEncodeBoc,
            call_options,
        )

    def get_code_salt(
        self,
        *,
        code: str,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetCodeSalt:
        """Returns the salt of contract code.

        - code: The code.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return self._invoke(
            "boc.get_code_salt",
            _boc.ParamsOfGetCodeSalt(code=code, boc_cache=boc_cache),
            _boc.ResultOfGetCodeSalt,
            call_options,
        )

    def set_code_salt(
        self,
        *,
        code: str,
        salt: str,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfSetCodeSalt:
        """Sets the salt of contract code.

        - code: The code.
        - salt: The salt.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return self._invoke(
            "boc.set_code_salt",
            _boc.ParamsOfSetCodeSalt(code=code, salt=salt, boc_cache=boc_cache),
            _boc.ResultOfSetCodeSalt,
            call_options,
        )

    def decode_state_init(
        self,
        *,
        state_init: str,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfDecodeStateInit:
        """Splits a state init into its parts.

        - state_init: The state init.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return self._invoke(
            "boc.decode_state_init",
            _boc.ParamsOfDecodeStateInit(state_init=state_init, boc_cache=boc_cache),
            _boc.ResultOfDecodeStateInit,
            call_options,
        )

    def encode_state_init(
        self,
        *,
        code: Optional[str] = None,
        data: Optional[str] = None,
        library: Optional[str] = None,
        tick: Optional[bool] = None,
        tock: Optional[bool] = None,
        split_depth: Optional[int] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfEncodeStateInit:
        """Builds a state init.

        A split depth above 31 is error 202.

        - code: Contract code.
        - data: Contract data.
        - library: Library dictionary.
        - tick: Run the contract at the start of each block. `tick` or `tock` marks it as special.
        - tock: Run the contract at the end of each block.
        - split_depth: Split depth of a large contract, 0 to 31.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return self._invoke(
            "boc.encode_state_init",
            _boc.ParamsOfEncodeStateInit(
                code=code,
                data=data,
                library=library,
                tick=tick,
                tock=tock,
                split_depth=split_depth,
                boc_cache=boc_cache,
            ),
            _boc.ResultOfEncodeStateInit,
            call_options,
        )

    def encode_external_in_message(
        self,
        *,
        dst: str,
        src: Optional[str] = None,
        init: Optional[str] = None,
        body: Optional[str] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfEncodeExternalInMessage:
        """Builds an external inbound message from its parts.

        - dst: Address of the account.
        - src: External source address `:<hex>`. Default: none.
        - init: State init, to deploy.
        - body: Message body.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize), 4 (InvalidAddress).
        """
        return self._invoke(
            "boc.encode_external_in_message",
            _boc.ParamsOfEncodeExternalInMessage(src=src, dst=dst, init=init, body=body, boc_cache=boc_cache),
            _boc.ResultOfEncodeExternalInMessage,
            call_options,
        )

    def get_compiler_version(
        self,
        *,
        code: str,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetCompilerVersion:
        """Returns the compiler version stored in contract code.

        - code: The code.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
        """
        return self._invoke(
            "boc.get_compiler_version",
            _boc.ParamsOfGetCompilerVersion(code=code),
            _boc.ResultOfGetCompilerVersion,
            call_options,
        )


class AsyncBoc:
    """Coroutines of module boc.

    Bags of cells: parse, build and cache them.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def decode_tvc(self, *, tvc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfDecodeTvc:
        """Decodes a contract image.

        Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state init.

        - tvc: Contract image with a tag.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.decode_tvc",
            _boc.ParamsOfDecodeTvc(tvc=tvc),
            _boc.ResultOfDecodeTvc,
            call_options,
        )

    async def parse_message(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseMessage:
        """Parses a message.

        `parsed` has the form `ParsedMessage`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.parse_message",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseMessage,
            call_options,
        )

    async def parse_transaction(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseTransaction:
        """Parses a transaction.

        `parsed` has the form `ParsedTransaction`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.parse_transaction",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseTransaction,
            call_options,
        )

    async def parse_account(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseAccount:
        """Parses an account.

        Also accepts an account inside a Merkle proof. A BOC does not contain the Dapp ID: `dapp_id` is always
        `None`. An account that does not exist is error 202. `parsed` has the form `ParsedAccount`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.parse_account",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseAccount,
            call_options,
        )

    async def parse_block(
        self,
        *,
        boc: str,
        rules: Optional[_abi.ChainRules] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseBlock:
        """Parses a block.

        `parsed` has the form `ParsedBlock`.

        - boc: The BOC.
        - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one
          form. Default: `abi.rules` of the configuration. Extension of the published interface.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.parse_block",
            _boc.ParamsOfParse(boc=boc, rules=rules),
            _boc.ResultOfParseBlock,
            call_options,
        )

    async def parse_shardstate(
        self,
        *,
        boc: str,
        id: str,
        workchain_id: int,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfParseShardstate:
        """Parses a shard state.

        `parsed` has the form `ParsedShardState`.

        - boc: The shard state.
        - id: Id to copy to the result.
        - workchain_id: Workchain to copy to the result.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.parse_shardstate",
            _boc.ParamsOfParseShardstate(boc=boc, id=id, workchain_id=workchain_id),
            _boc.ResultOfParseShardstate,
            call_options,
        )

    async def get_blockchain_config(
        self,
        *,
        block_boc: str,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetBlockchainConfig:
        """Extracts the blockchain configuration from a key block or zero state.

        - block_boc: Key block or zero state.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 203
        (InappropriateBlock).
        """
        return await self._invoke(
            "boc.get_blockchain_config",
            _boc.ParamsOfGetBlockchainConfig(block_boc=block_boc),
            _boc.ResultOfGetBlockchainConfig,
            call_options,
        )

    async def get_boc_hash(self, *, boc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfGetBocHash:
        """Returns the hash of the root cell of a BOC.

        - boc: The BOC.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
        """
        return await self._invoke(
            "boc.get_boc_hash",
            _boc.ParamsOfGetBocHash(boc=boc),
            _boc.ResultOfGetBocHash,
            call_options,
        )

    async def get_boc_depth(self, *, boc: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfGetBocDepth:
        """Returns the depth of the root cell of a BOC.

        - boc: The BOC.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
        """
        return await self._invoke(
            "boc.get_boc_depth",
            _boc.ParamsOfGetBocDepth(boc=boc),
            _boc.ResultOfGetBocDepth,
            call_options,
        )

    async def get_code_from_tvc(
        self,
        *,
        tvc: str,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetCodeFromTvc:
        """Extracts the code from a contract image or state init.

        - tvc: Contract image with a tag, or state init.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.get_code_from_tvc",
            _boc.ParamsOfGetCodeFromTvc(tvc=tvc),
            _boc.ResultOfGetCodeFromTvc,
            call_options,
        )

    async def cache_get(self, *, boc_ref: str, call_options: Optional[CallOptions] = None) -> _boc.ResultOfBocCacheGet:
        """Returns a cached BOC.

        - boc_ref: `*` and the hash of the root cell.

        Raises ClientError with the codes 207 (InvalidBocRef), 202 (SerializationError).
        """
        return await self._invoke(
            "boc.cache_get",
            _boc.ParamsOfBocCacheGet(boc_ref=boc_ref),
            _boc.ResultOfBocCacheGet,
            call_options,
        )

    async def cache_set(
        self,
        *,
        boc: str,
        cache_type: _boc.AnyBocCacheType,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfBocCacheSet:
        """Stores a BOC in the cache.

        Pass the reference to any function of this context in place of a BOC.

        - boc: The BOC.
        - cache_type: How to keep it.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 205 (InsufficientCacheSize).
        """
        return await self._invoke(
            "boc.cache_set",
            _boc.ParamsOfBocCacheSet(boc=boc, cache_type=cache_type),
            _boc.ResultOfBocCacheSet,
            call_options,
        )

    async def cache_unpin(
        self,
        *,
        pin: str,
        boc_ref: Optional[str] = None,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes one pin of a cached BOC.

        A BOC is dropped once each of its pins has been removed as often as it was set. Unknown pins and
        references are ignored.

        - pin: Name of the pin.
        - boc_ref: Reference to the BOC. Default: all BOCs with this pin.

        Raises ClientError with the codes 207 (InvalidBocRef).
        """
        await self._invoke("boc.cache_unpin", _boc.ParamsOfBocCacheUnpin(pin=pin, boc_ref=boc_ref), None, call_options)

    async def encode_boc(
        self,
        *,
        builder: list[_boc.AnyBuilderOp],
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfEncodeBoc:
        """Builds a cell tree.

        - builder: The steps, in order.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize), 4 (InvalidAddress).
        """
        return await self._invoke(
            "boc.encode_boc",
            _boc.ParamsOfEncodeBoc(builder=builder, boc_cache=boc_cache),
            _boc.ResultOfEncodeBoc,
            call_options,
        )

    async def get_code_salt(
        self,
        *,
        code: str,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetCodeSalt:
        """Returns the salt of contract code.

        - code: The code.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return await self._invoke(
            "boc.get_code_salt",
            _boc.ParamsOfGetCodeSalt(code=code, boc_cache=boc_cache),
            _boc.ResultOfGetCodeSalt,
            call_options,
        )

    async def set_code_salt(
        self,
        *,
        code: str,
        salt: str,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfSetCodeSalt:
        """Sets the salt of contract code.

        - code: The code.
        - salt: The salt.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return await self._invoke(
            "boc.set_code_salt",
            _boc.ParamsOfSetCodeSalt(code=code, salt=salt, boc_cache=boc_cache),
            _boc.ResultOfSetCodeSalt,
            call_options,
        )

    async def decode_state_init(
        self,
        *,
        state_init: str,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfDecodeStateInit:
        """Splits a state init into its parts.

        - state_init: The state init.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return await self._invoke(
            "boc.decode_state_init",
            _boc.ParamsOfDecodeStateInit(state_init=state_init, boc_cache=boc_cache),
            _boc.ResultOfDecodeStateInit,
            call_options,
        )

    async def encode_state_init(
        self,
        *,
        code: Optional[str] = None,
        data: Optional[str] = None,
        library: Optional[str] = None,
        tick: Optional[bool] = None,
        tock: Optional[bool] = None,
        split_depth: Optional[int] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfEncodeStateInit:
        """Builds a state init.

        A split depth above 31 is error 202.

        - code: Contract code.
        - data: Contract data.
        - library: Library dictionary.
        - tick: Run the contract at the start of each block. `tick` or `tock` marks it as special.
        - tock: Run the contract at the end of each block.
        - split_depth: Split depth of a large contract, 0 to 31.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize).
        """
        return await self._invoke(
            "boc.encode_state_init",
            _boc.ParamsOfEncodeStateInit(
                code=code,
                data=data,
                library=library,
                tick=tick,
                tock=tock,
                split_depth=split_depth,
                boc_cache=boc_cache,
            ),
            _boc.ResultOfEncodeStateInit,
            call_options,
        )

    async def encode_external_in_message(
        self,
        *,
        dst: str,
        src: Optional[str] = None,
        init: Optional[str] = None,
        body: Optional[str] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfEncodeExternalInMessage:
        """Builds an external inbound message from its parts.

        - dst: Address of the account.
        - src: External source address `:<hex>`. Default: none.
        - init: State init, to deploy.
        - body: Message body.
        - boc_cache: Keep the result in the cache and return a reference. Default: return base64.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound), 202 (SerializationError), 205
        (InsufficientCacheSize), 4 (InvalidAddress).
        """
        return await self._invoke(
            "boc.encode_external_in_message",
            _boc.ParamsOfEncodeExternalInMessage(src=src, dst=dst, init=init, body=body, boc_cache=boc_cache),
            _boc.ResultOfEncodeExternalInMessage,
            call_options,
        )

    async def get_compiler_version(
        self,
        *,
        code: str,
        call_options: Optional[CallOptions] = None,
    ) -> _boc.ResultOfGetCompilerVersion:
        """Returns the compiler version stored in contract code.

        - code: The code.

        Raises ClientError with the codes 201 (InvalidBoc), 206 (BocRefNotFound).
        """
        return await self._invoke(
            "boc.get_compiler_version",
            _boc.ParamsOfGetCompilerVersion(code=code),
            _boc.ResultOfGetCompilerVersion,
            call_options,
        )
