"""Functions of module tvm.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Any, Optional

from ..._app_object import registrable
from ..._call import AsyncCaller, Caller, CallOptions
from .. import abi as _abi
from .. import boc as _boc
from .. import tvm as _tvm


class Tvm:
    """Functions of module tvm.

    Local execution of contracts: transactions, getters and get methods.
    """

    def __init__(self, caller: Caller) -> None:
        self._invoke = caller.invoke

    def run_executor(
        self,
        *,
        message: str,
        account: _tvm.AnyAccountForExecutor,
        execution_options: Optional[_tvm.ExecutionOptions] = None,
        abi: Optional[_abi.AnyAbi] = None,
        skip_transaction_check: Optional[bool] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        return_updated_account: Optional[bool] = None,
        answer_required: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.ResultOfRunExecutor:
        """Executes a message on an account, with all phases of a transaction.

        Nothing is sent. The random seed differs from call to call unless `execution_options.rand_seed` is set. An
        aborted transaction is an error unless `skip_transaction_check` is set; a message that the contract does
        not accept creates no transaction and is always an error.

        - message: The message, external or internal.
        - account: The account.
        - execution_options: Environment of the run. Default: `{}`.
        - abi: ABI of the contract, to decode the outbound messages.
        - skip_transaction_check: Return an aborted transaction instead of an error. Default: `false`.
        - boc_cache: Keep the results in the cache and return references. Default: return base64.
        - return_updated_account: Return the updated account. Default: `false`.
        - answer_required: Fail if the ABI declares outputs of the called function and the contract sends no
          answer (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent.
          Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 2 (InvalidHex), 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 410 (UnknownExecutionError), 412 (InvalidAccountBoc), 414
        (ContractExecutionError), 416 (VmExtensionNotRegistered), 417 (VmAnswerMissing), 1 (NotImplemented), 303
        (InvalidJson), 202 (SerializationError), 205 (InsufficientCacheSize), 413 (InvalidMessageType), 403
        (TransactionAborted), 405 (ActionPhaseFailed), 406 (AccountCodeMissing), 407 (LowBalance), 408
        (AccountFrozenOrDeleted), 415 (AccountIsSuspended), 418 (AnswerMissing), 419 (AnswerUnreadable).
        """
        return self._invoke(
            "tvm.run_executor",
            _tvm.ParamsOfRunExecutor(
                message=message,
                account=account,
                execution_options=execution_options,
                abi=abi,
                skip_transaction_check=skip_transaction_check,
                boc_cache=boc_cache,
                return_updated_account=return_updated_account,
                answer_required=answer_required,
            ),
            _tvm.ResultOfRunExecutor,
            call_options,
        )

    def run_tvm(
        self,
        *,
        message: str,
        account: str,
        execution_options: Optional[_tvm.ExecutionOptions] = None,
        abi: Optional[_abi.AnyAbi] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        return_updated_account: Optional[bool] = None,
        answer_required: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.ResultOfRunTvm:
        """Runs contract code with a message, without the other phases of a transaction.

        For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages
        are returned as the send actions of the contract created them, newest first.

        - message: The message, external or internal.
        - account: The account; it must have code.
        - execution_options: Environment of the run. Default: `{}`.
        - abi: ABI of the contract, to decode the outbound messages.
        - boc_cache: Keep the results in the cache and return references. Default: return base64.
        - return_updated_account: Return the updated account. Default: `false`.
        - answer_required: Fail if the ABI declares outputs of the called function and the contract sends no
          answer (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent.
          Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 2 (InvalidHex), 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 410 (UnknownExecutionError), 412 (InvalidAccountBoc), 414
        (ContractExecutionError), 416 (VmExtensionNotRegistered), 417 (VmAnswerMissing), 1 (NotImplemented), 303
        (InvalidJson), 202 (SerializationError), 205 (InsufficientCacheSize), 36 (InvalidData), 404
        (InternalError), 413 (InvalidMessageType), 418 (AnswerMissing), 419 (AnswerUnreadable).
        """
        return self._invoke(
            "tvm.run_tvm",
            _tvm.ParamsOfRunTvm(
                message=message,
                account=account,
                execution_options=execution_options,
                abi=abi,
                boc_cache=boc_cache,
                return_updated_account=return_updated_account,
                answer_required=answer_required,
            ),
            _tvm.ResultOfRunTvm,
            call_options,
        )

    def run_get(
        self,
        *,
        account: str,
        function_name: str,
        input: Any = None,
        execution_options: Optional[_tvm.ExecutionOptions] = None,
        tuple_list_as_array: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.ResultOfRunGet:
        """Runs a get method of a contract and returns the stack.

        For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is
        limited to 10^9. Values: null; integers as decimal or `0x` text; tuples as arrays; cells, builders, slices
        and continuations as objects with `type` and a BOC as `value`; lists as objects of type `List`.

        - account: The account; it must have code.
        - function_name: Name of the get method; its number is calculated from the name.
        - input: Arguments: an array of values, or one value. Default: none.
        - execution_options: Environment of the run. Default: `{}`.
        - tuple_list_as_array: Return chains of pairs that end in null as objects of type `List`. Default:
          `false`.

        Raises ClientError with the codes 2 (InvalidHex), 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 410 (UnknownExecutionError), 412 (InvalidAccountBoc), 414
        (ContractExecutionError), 416 (VmExtensionNotRegistered), 417 (VmAnswerMissing), 36 (InvalidData), 404
        (InternalError), 411 (InvalidInputStack).
        """
        return self._invoke(
            "tvm.run_get",
            _tvm.ParamsOfRunGet(
                account=account,
                function_name=function_name,
                input=input,
                execution_options=execution_options,
                tuple_list_as_array=tuple_list_as_array,
            ),
            _tvm.ResultOfRunGet,
            call_options,
        )

    def register_vm_extension(
        self,
        app_object: _tvm.AppVmExtension,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.RegisteredVmExtension:
        """Registers an extension of the virtual machine implemented by the application.

        Extension: The published library has no such function. The extension runs the instructions that the
        machine cannot run itself: verifying Halo2 proofs. Runs use it if `execution_options.vm_extension` is set
        to it. A run is repeated for each answer, at most 64 times, so answers must depend on the operands alone.

        - app_object: An extension of the virtual machine implemented by the application.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        return self._invoke(
            "tvm.register_vm_extension",
            None,
            _tvm.RegisteredVmExtension,
            call_options,
            app_object=registrable(app_object, _tvm.AppVmExtension),
        )

    def remove_vm_extension(
        self,
        *,
        handle: _tvm.VmExtensionHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes an extension of the virtual machine; an unknown handle is ignored.

        Extension: The published library has no such function.

        - handle: Handle of the extension.
        """
        self._invoke("tvm.remove_vm_extension", _tvm.RegisteredVmExtension(handle=handle), None, call_options)


class AsyncTvm:
    """Coroutines of module tvm.

    Local execution of contracts: transactions, getters and get methods.
    """

    def __init__(self, caller: AsyncCaller) -> None:
        self._invoke = caller.invoke

    async def run_executor(
        self,
        *,
        message: str,
        account: _tvm.AnyAccountForExecutor,
        execution_options: Optional[_tvm.ExecutionOptions] = None,
        abi: Optional[_abi.AnyAbi] = None,
        skip_transaction_check: Optional[bool] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        return_updated_account: Optional[bool] = None,
        answer_required: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.ResultOfRunExecutor:
        """Executes a message on an account, with all phases of a transaction.

        Nothing is sent. The random seed differs from call to call unless `execution_options.rand_seed` is set. An
        aborted transaction is an error unless `skip_transaction_check` is set; a message that the contract does
        not accept creates no transaction and is always an error.

        - message: The message, external or internal.
        - account: The account.
        - execution_options: Environment of the run. Default: `{}`.
        - abi: ABI of the contract, to decode the outbound messages.
        - skip_transaction_check: Return an aborted transaction instead of an error. Default: `false`.
        - boc_cache: Keep the results in the cache and return references. Default: return base64.
        - return_updated_account: Return the updated account. Default: `false`.
        - answer_required: Fail if the ABI declares outputs of the called function and the contract sends no
          answer (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent.
          Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 2 (InvalidHex), 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 410 (UnknownExecutionError), 412 (InvalidAccountBoc), 414
        (ContractExecutionError), 416 (VmExtensionNotRegistered), 417 (VmAnswerMissing), 1 (NotImplemented), 303
        (InvalidJson), 202 (SerializationError), 205 (InsufficientCacheSize), 413 (InvalidMessageType), 403
        (TransactionAborted), 405 (ActionPhaseFailed), 406 (AccountCodeMissing), 407 (LowBalance), 408
        (AccountFrozenOrDeleted), 415 (AccountIsSuspended), 418 (AnswerMissing), 419 (AnswerUnreadable).
        """
        return await self._invoke(
            "tvm.run_executor",
            _tvm.ParamsOfRunExecutor(
                message=message,
                account=account,
                execution_options=execution_options,
                abi=abi,
                skip_transaction_check=skip_transaction_check,
                boc_cache=boc_cache,
                return_updated_account=return_updated_account,
                answer_required=answer_required,
            ),
            _tvm.ResultOfRunExecutor,
            call_options,
        )

    async def run_tvm(
        self,
        *,
        message: str,
        account: str,
        execution_options: Optional[_tvm.ExecutionOptions] = None,
        abi: Optional[_abi.AnyAbi] = None,
        boc_cache: Optional[_boc.AnyBocCacheType] = None,
        return_updated_account: Optional[bool] = None,
        answer_required: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.ResultOfRunTvm:
        """Runs contract code with a message, without the other phases of a transaction.

        For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages
        are returned as the send actions of the contract created them, newest first.

        - message: The message, external or internal.
        - account: The account; it must have code.
        - execution_options: Environment of the run. Default: `{}`.
        - abi: ABI of the contract, to decode the outbound messages.
        - boc_cache: Keep the results in the cache and return references. Default: return base64.
        - return_updated_account: Return the updated account. Default: `false`.
        - answer_required: Fail if the ABI declares outputs of the called function and the contract sends no
          answer (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent.
          Extension of the published interface. Default: `false`.

        Raises ClientError with the codes 2 (InvalidHex), 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 410 (UnknownExecutionError), 412 (InvalidAccountBoc), 414
        (ContractExecutionError), 416 (VmExtensionNotRegistered), 417 (VmAnswerMissing), 1 (NotImplemented), 303
        (InvalidJson), 202 (SerializationError), 205 (InsufficientCacheSize), 36 (InvalidData), 404
        (InternalError), 413 (InvalidMessageType), 418 (AnswerMissing), 419 (AnswerUnreadable).
        """
        return await self._invoke(
            "tvm.run_tvm",
            _tvm.ParamsOfRunTvm(
                message=message,
                account=account,
                execution_options=execution_options,
                abi=abi,
                boc_cache=boc_cache,
                return_updated_account=return_updated_account,
                answer_required=answer_required,
            ),
            _tvm.ResultOfRunTvm,
            call_options,
        )

    async def run_get(
        self,
        *,
        account: str,
        function_name: str,
        input: Any = None,
        execution_options: Optional[_tvm.ExecutionOptions] = None,
        tuple_list_as_array: Optional[bool] = None,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.ResultOfRunGet:
        """Runs a get method of a contract and returns the stack.

        For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is
        limited to 10^9. Values: null; integers as decimal or `0x` text; tuples as arrays; cells, builders, slices
        and continuations as objects with `type` and a BOC as `value`; lists as objects of type `List`.

        - account: The account; it must have code.
        - function_name: Name of the get method; its number is calculated from the name.
        - input: Arguments: an array of values, or one value. Default: none.
        - execution_options: Environment of the run. Default: `{}`.
        - tuple_list_as_array: Return chains of pairs that end in null as objects of type `List`. Default:
          `false`.

        Raises ClientError with the codes 2 (InvalidHex), 201 (InvalidBoc), 206 (BocRefNotFound), 402
        (CanNotReadBlockchainConfig), 410 (UnknownExecutionError), 412 (InvalidAccountBoc), 414
        (ContractExecutionError), 416 (VmExtensionNotRegistered), 417 (VmAnswerMissing), 36 (InvalidData), 404
        (InternalError), 411 (InvalidInputStack).
        """
        return await self._invoke(
            "tvm.run_get",
            _tvm.ParamsOfRunGet(
                account=account,
                function_name=function_name,
                input=input,
                execution_options=execution_options,
                tuple_list_as_array=tuple_list_as_array,
            ),
            _tvm.ResultOfRunGet,
            call_options,
        )

    async def register_vm_extension(
        self,
        app_object: _tvm.AppVmExtension,
        *,
        call_options: Optional[CallOptions] = None,
    ) -> _tvm.RegisteredVmExtension:
        """Registers an extension of the virtual machine implemented by the application.

        Extension: The published library has no such function. The extension runs the instructions that the
        machine cannot run itself: verifying Halo2 proofs. Runs use it if `execution_options.vm_extension` is set
        to it. A run is repeated for each answer, at most 64 times, so answers must depend on the operands alone.

        - app_object: An extension of the virtual machine implemented by the application.

        Raises ClientError with the codes 13 (CallbackNotRegistered).
        """
        return await self._invoke(
            "tvm.register_vm_extension",
            None,
            _tvm.RegisteredVmExtension,
            call_options,
            app_object=registrable(app_object, _tvm.AppVmExtension),
        )

    async def remove_vm_extension(
        self,
        *,
        handle: _tvm.VmExtensionHandle,
        call_options: Optional[CallOptions] = None,
    ) -> None:
        """Removes an extension of the virtual machine; an unknown handle is ignored.

        Extension: The published library has no such function.

        - handle: Handle of the extension.
        """
        await self._invoke("tvm.remove_vm_extension", _tvm.RegisteredVmExtension(handle=handle), None, call_options)
