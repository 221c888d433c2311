"""Controls of a development node.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from typing import Any, Optional, Union, cast

from .. import dev_node as _dev_node


class DevNodeMethods:
    """The controls of a development node, each a method. They raise DevNodeError."""

    def _control(self, name: str, params: dict[str, Any], result: Any) -> Any:
        raise NotImplementedError

    def status(self) -> _dev_node.ResultOfStatus:
        """Returns the properties and state of the chain."""
        return cast(_dev_node.ResultOfStatus, self._control("status", {}, _dev_node.ResultOfStatus))

    def list_accounts(self) -> _dev_node.ResultOfListAccounts:
        """Lists the funded wallets created with the chain."""
        return cast(_dev_node.ResultOfListAccounts, self._control("list_accounts", {}, _dev_node.ResultOfListAccounts))

    def snapshot(self) -> _dev_node.SnapshotInfo:
        """Takes a snapshot of the current state to revert to."""
        return cast(_dev_node.SnapshotInfo, self._control("snapshot", {}, _dev_node.SnapshotInfo))

    def revert(self, id: Union[int, _dev_node.SnapshotInfo]) -> _dev_node.ResultOfRevert:
        """Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.

        - id: Id of the snapshot.
        """
        return cast(
            _dev_node.ResultOfRevert,
            self._control("revert", {"id": getattr(id, "id", id)}, _dev_node.ResultOfRevert),
        )

    def snapshots(self) -> _dev_node.ResultOfSnapshots:
        """Lists the snapshots."""
        return cast(_dev_node.ResultOfSnapshots, self._control("snapshots", {}, _dev_node.ResultOfSnapshots))

    def reset(self) -> _dev_node.ResultOfReset:
        """Resets the chain with its settings, givers and wallets. Begins a new epoch."""
        return cast(_dev_node.ResultOfReset, self._control("reset", {}, _dev_node.ResultOfReset))

    def get_time(self) -> _dev_node.ChainTime:
        """Returns the time of the chain."""
        return cast(_dev_node.ChainTime, self._control("get_time", {}, _dev_node.ChainTime))

    def set_time(self, time: int) -> _dev_node.ChainTime:
        """Sets the time of the chain, which continues from there; not before the last block.

        - time: The new time, Unix time in s.
        """
        return cast(_dev_node.ChainTime, self._control("set_time", {"time": time}, _dev_node.ChainTime))

    def increase_time(self, seconds: int) -> _dev_node.ChainTime:
        """Advances the time of the chain.

        - seconds: Number of seconds.
        """
        return cast(_dev_node.ChainTime, self._control("increase_time", {"seconds": seconds}, _dev_node.ChainTime))

    def set_next_block_time(self, time: int) -> _dev_node.ChainTime:
        """Sets the time of the next block; time continues from there. Not before the last block.

        - time: Time of the next block, Unix time in s.
        """
        return cast(_dev_node.ChainTime, self._control("set_next_block_time", {"time": time}, _dev_node.ChainTime))

    def freeze(self, *, time: Optional[int] = None) -> _dev_node.ChainTime:
        """Stops the clock of the chain.

        - time: Time to stop at, Unix time in s. Default: the current time.
        """
        return cast(_dev_node.ChainTime, self._control("freeze", {"time": time}, _dev_node.ChainTime))

    def resume(self) -> _dev_node.ChainTime:
        """Resumes the clock of the chain from its current time."""
        return cast(_dev_node.ChainTime, self._control("resume", {}, _dev_node.ChainTime))

    def set_block_mode(
        self,
        mode: Union[_dev_node.BlockMode, str],
        *,
        block_time: Optional[int] = None,
    ) -> _dev_node.ResultOfSetBlockMode:
        """Sets when blocks are created, until the node stops; on the next start, its options apply again.

        - mode: Mode.
        - block_time: Interval between blocks, in s, in `interval` mode.
        """
        return cast(
            _dev_node.ResultOfSetBlockMode,
            self._control("set_block_mode", {"mode": mode, "block_time": block_time}, _dev_node.ResultOfSetBlockMode),
        )

    def mine(self, *, blocks: Optional[int] = None, interval: Optional[int] = None) -> _dev_node.ResultOfMine:
        """Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.

        - blocks: Number of blocks. Default: `1`.
        - interval: Interval between the blocks, in s. Default: as time passes.
        """
        return cast(
            _dev_node.ResultOfMine,
            self._control("mine", {"blocks": blocks, "interval": interval}, _dev_node.ResultOfMine),
        )

    def queue(self) -> _dev_node.ResultOfQueue:
        """Lists the messages waiting for a block, in order; internal ones come first."""
        return cast(_dev_node.ResultOfQueue, self._control("queue", {}, _dev_node.ResultOfQueue))

    def drop_message(
        self,
        id: Union[str, _dev_node.QueuedMessage, _dev_node.TracedMessage, _dev_node.TracedTransaction],
    ) -> _dev_node.ResultOfDropMessage:
        """Removes a waiting message from the queue; its sender gets an error.

        - id: Id in the queue.
        """
        return cast(
            _dev_node.ResultOfDropMessage,
            self._control("drop_message", {"id": getattr(id, "id", id)}, _dev_node.ResultOfDropMessage),
        )

    def order_queue(self, ids: list[str]) -> _dev_node.ResultOfOrderQueue:
        """Moves messages to the front of the queue. Internal messages keep their order.

        - ids: Ids in the queue, in the new order; all others follow in their current order.
        """
        return cast(
            _dev_node.ResultOfOrderQueue,
            self._control("order_queue", {"ids": ids}, _dev_node.ResultOfOrderQueue),
        )

    def set_balance(
        self,
        account_id: str,
        *,
        dapp_id: Optional[str] = None,
        balance: Optional[Union[int, str]] = None,
        currencies: Optional[dict[Any, Any]] = None,
    ) -> _dev_node.AccountState:
        """Sets the balance of an account, creating it if it does not exist.

        - account_id: Account id.
        - dapp_id: Dapp ID that the account is expected to have. Default: any.
        - balance: New balance, in nanotokens. Default: unchanged.
        - currencies: New amounts of other currencies, in nano units by currency id; others stay unchanged.
        """
        return cast(
            _dev_node.AccountState,
            self._control(
                "set_balance",
                {
                    "account_id": account_id,
                    "dapp_id": dapp_id,
                    "balance": None if balance is None else str(balance),
                    "currencies": currencies,
                },
                _dev_node.AccountState,
            ),
        )

    def set_code(self, *, account_id: str, code: str, dapp_id: Optional[str] = None) -> _dev_node.AccountState:
        """Sets the code of an account; an account without a contract becomes active, with empty data.

        - account_id: Account id.
        - code: The code.
        - dapp_id: Dapp ID that the account is expected to have. Default: any.
        """
        return cast(
            _dev_node.AccountState,
            self._control(
                "set_code",
                {"account_id": account_id, "code": code, "dapp_id": dapp_id},
                _dev_node.AccountState,
            ),
        )

    def set_data(self, *, account_id: str, data: str, dapp_id: Optional[str] = None) -> _dev_node.AccountState:
        """Sets the data of an active account.

        - account_id: Account id.
        - data: The data.
        - dapp_id: Dapp ID that the account is expected to have. Default: any.
        """
        return cast(
            _dev_node.AccountState,
            self._control(
                "set_data",
                {"account_id": account_id, "data": data, "dapp_id": dapp_id},
                _dev_node.AccountState,
            ),
        )

    def set_account(self, boc: str, *, dapp_id: Optional[str] = None) -> _dev_node.AccountState:
        """Sets a whole account, at the address it contains.

        - boc: The account, as returned by `GET /v2/account`.
        - dapp_id: Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its
          own id.
        """
        return cast(
            _dev_node.AccountState,
            self._control("set_account", {"boc": boc, "dapp_id": dapp_id}, _dev_node.AccountState),
        )

    def delete_account(self, account_id: str, *, dapp_id: Optional[str] = None) -> _dev_node.AccountState:
        """Deletes an account with its balance, code and data.

        - account_id: Account id.
        - dapp_id: Dapp ID that the account is expected to have. Default: any.
        """
        return cast(
            _dev_node.AccountState,
            self._control("delete_account", {"account_id": account_id, "dapp_id": dapp_id}, _dev_node.AccountState),
        )

    def set_dapp(self, *, dapp_id: str, credit: Union[int, str]) -> _dev_node.ResultOfSetDapp:
        """Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).

        - dapp_id: Dapp ID.
        - credit: Limit in nano units. Initially 1000000000000000000.
        """
        return cast(
            _dev_node.ResultOfSetDapp,
            self._control("set_dapp", {"dapp_id": dapp_id, "credit": str(credit)}, _dev_node.ResultOfSetDapp),
        )

    def impersonate(
        self,
        source: _dev_node.AccountRef,
        *,
        message: Any = None,
        call: Optional[_dev_node.ImpersonatedCall] = None,
    ) -> _dev_node.ResultOfImpersonate:
        """Sends an internal message from any address, or an external message that its contract accepts without a
        valid signature.

        - source: Sender of an internal message, or the account called by an external message.
        - message: An internal message as an object (`ImpersonatedMessage`), or an external message to the source
          as a BOC in base64.
        - call: Function to call, instead of `message`.
        """
        return cast(
            _dev_node.ResultOfImpersonate,
            self._control(
                "impersonate",
                {"source": source, "message": message, "call": call},
                _dev_node.ResultOfImpersonate,
            ),
        )

    def dump(self, file: str) -> _dev_node.ResultOfDump:
        """Saves the whole chain to a file.

        - file: Absolute path of a file on the machine of the node, ending with `.jsonl`.
        """
        return cast(_dev_node.ResultOfDump, self._control("dump", {"file": file}, _dev_node.ResultOfDump))

    def load(self, file: str) -> _dev_node.ResultOfLoad:
        """Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.

        - file: Absolute path of a file on the machine of the node, ending with `.jsonl`.
        """
        return cast(_dev_node.ResultOfLoad, self._control("load", {"file": file}, _dev_node.ResultOfLoad))

    def forked_accounts(self) -> _dev_node.ResultOfForkedAccounts:
        """Lists the accounts fetched from the network behind a fork."""
        return cast(
            _dev_node.ResultOfForkedAccounts,
            self._control("forked_accounts", {}, _dev_node.ResultOfForkedAccounts),
        )

    def fork_prefetch(self, accounts: list[_dev_node.AccountRef]) -> _dev_node.ResultOfForkPrefetch:
        """Fetches accounts from the network behind a fork now; if one fails, none is fetched.

        - accounts: Account ids.
        """
        return cast(
            _dev_node.ResultOfForkPrefetch,
            self._control("fork_prefetch", {"accounts": accounts}, _dev_node.ResultOfForkPrefetch),
        )

    def faults(
        self,
        *,
        latency_ms: Optional[int] = None,
        drop: Optional[float] = None,
        lag_ms: Optional[int] = None,
        silent: Optional[bool] = None,
        wrong_thread: Optional[int] = None,
        wrong_producer: Optional[int] = None,
        expired_token: Optional[int] = None,
        fail: Optional[int] = None,
        too_many_requests: Optional[int] = None,
        rate_limit: Optional[int] = None,
        retry_after_s: Optional[int] = None,
        bad_proof: Optional[Union[_dev_node.BadProof, str]] = None,
        clear: Optional[bool] = None,
    ) -> _dev_node.NodeFaults:
        """Changes the named faults and returns all of them.

        - latency_ms: Delay of every answer, in ms.
        - drop: Fraction of connections dropped without an answer, 0 to 1.
        - lag_ms: Time until a new block becomes visible to readers, in ms.
        - silent: Accept requests and never answer.
        - wrong_thread: Number of messages answered with THREAD_MISMATCH.
        - wrong_producer: Number of messages answered with WRONG_PRODUCER.
        - expired_token: Number of messages answered with TOKEN_EXPIRED.
        - fail: Number of requests answered with status 500.
        - too_many_requests: Number of requests answered with status 429.
        - rate_limit: Requests per second; further ones are answered with status 429. 0 is no limit.
        - retry_after_s: Header "Retry-After" of answers with status 429, in s.
        - bad_proof: Serve block proofs with this kind of false data.
        - clear: End all faults first. Default: `false`.
        """
        return cast(
            _dev_node.NodeFaults,
            self._control(
                "faults",
                {
                    "latency_ms": latency_ms,
                    "drop": drop,
                    "lag_ms": lag_ms,
                    "silent": silent,
                    "wrong_thread": wrong_thread,
                    "wrong_producer": wrong_producer,
                    "expired_token": expired_token,
                    "fail": fail,
                    "too_many_requests": too_many_requests,
                    "rate_limit": rate_limit,
                    "retry_after_s": retry_after_s,
                    "bad_proof": bad_proof,
                    "clear": clear,
                },
                _dev_node.NodeFaults,
            ),
        )

    def register_abi(
        self,
        abi: Any,
        *,
        code_hash: Optional[str] = None,
        code: Optional[str] = None,
        tvc: Optional[str] = None,
        name: Optional[str] = None,
        debug_map: Any = None,
        sources: Optional[dict[Any, Any]] = None,
    ) -> _dev_node.ResultOfRegisterAbi:
        """Registers the ABI of a contract by its code, for traces, terminal output and the gas report. Stored with
        the chain.

        - abi: ABI: an object or JSON text.
        - code_hash: Hash of the code. One of `code_hash`, `code` and `tvc` is required.
        - code: The code.
        - tvc: Contract image.
        - name: Name of the contract, 1 to 64 characters. Default: the first digits of the hash.
        - debug_map: Debug map of the compiler: an object or JSON text. Replays then show source locations.
        - sources: Source files by their names in the debug map. Explanations of failures then show the failing
          lines.
        """
        return cast(
            _dev_node.ResultOfRegisterAbi,
            self._control(
                "register_abi",
                {
                    "abi": abi,
                    "code_hash": code_hash,
                    "code": code,
                    "tvc": tvc,
                    "name": name,
                    "debug_map": debug_map,
                    "sources": sources,
                },
                _dev_node.ResultOfRegisterAbi,
            ),
        )

    def unregister_abi(self, code_hash: str) -> _dev_node.ResultOfUnregisterAbi:
        """Removes the registration of a contract; a built-in ABI for the same code applies again.

        - code_hash: Hash of the code.
        """
        return cast(
            _dev_node.ResultOfUnregisterAbi,
            self._control("unregister_abi", {"code_hash": code_hash}, _dev_node.ResultOfUnregisterAbi),
        )

    def list_contracts(self) -> _dev_node.ResultOfListContracts:
        """Lists the registered contracts."""
        return cast(
            _dev_node.ResultOfListContracts,
            self._control("list_contracts", {}, _dev_node.ResultOfListContracts),
        )

    def find(self, prefix: str, *, limit: Optional[int] = None) -> _dev_node.ResultOfFind:
        """Finds transactions, messages, blocks and accounts by the first digits of their ids.

        - prefix: The digits: 1 to 64 hex digits.
        - limit: Maximum number of ids of each kind. Default: `10`.
        """
        return cast(
            _dev_node.ResultOfFind,
            self._control("find", {"prefix": prefix, "limit": limit}, _dev_node.ResultOfFind),
        )

    def trace(self, transaction: str) -> _dev_node.ResultOfTrace:
        """Explains a transaction: returns the tree of messages and transactions that contains it.

        - transaction: Id of a transaction.
        """
        return cast(
            _dev_node.ResultOfTrace,
            self._control("trace", {"transaction": transaction}, _dev_node.ResultOfTrace),
        )

    def explain(
        self,
        *,
        transaction: Optional[str] = None,
        message: Optional[str] = None,
        message_hash: Optional[str] = None,
    ) -> _dev_node.ResultOfExplain:
        """Explains why a transaction failed, or why a message is refused: the phase, the meaning of the code, the
        source line, the amounts, and what to do. For a transaction that succeeded, explains the first failure
        among the messages that it caused. One of the parameters is required.

        - transaction: Id of a transaction.
        - message: Message that is tried on the current state; nothing changes.
        - message_hash: Hash of a message that was refused; the node remembers the last 1000.
        """
        return cast(
            _dev_node.ResultOfExplain,
            self._control(
                "explain",
                {"transaction": transaction, "message": message, "message_hash": message_hash},
                _dev_node.ResultOfExplain,
            ),
        )

    def logs(self, transaction: str) -> _dev_node.ResultOfLogs:
        """Returns what the contract printed in a transaction with debug instructions.

        - transaction: Id of a transaction.
        """
        return cast(_dev_node.ResultOfLogs, self._control("logs", {"transaction": transaction}, _dev_node.ResultOfLogs))

    def replay(
        self,
        transaction: str,
        *,
        steps: Optional[int] = None,
        before_step: Optional[int] = None,
    ) -> _dev_node.ResultOfReplay:
        """Reruns a transaction with its original account, message and configuration.

        - transaction: Id of a transaction.
        - steps: Number of last steps of the virtual machine to return; 0 returns none. Default: `1000`.
        - before_step: Number of the step before which to stop, for reading a long run in pieces. Default: all
          steps.
        """
        return cast(
            _dev_node.ResultOfReplay,
            self._control(
                "replay",
                {"transaction": transaction, "steps": steps, "before_step": before_step},
                _dev_node.ResultOfReplay,
            ),
        )

    def gas_report(
        self,
        *,
        from_block: Optional[int] = None,
        to_block: Optional[int] = None,
    ) -> _dev_node.ResultOfGasReport:
        """Returns gas and fees by contract and function.

        - from_block: Number of the first block. Default: the first one since the node was started.
        - to_block: Number of the last block. Default: the last one of the chain.
        """
        return cast(
            _dev_node.ResultOfGasReport,
            self._control("gas_report", {"from_block": from_block, "to_block": to_block}, _dev_node.ResultOfGasReport),
        )

    def coverage(
        self,
        *,
        from_block: Optional[int] = None,
        to_block: Optional[int] = None,
    ) -> _dev_node.ResultOfCoverage:
        """Returns which source lines were executed, for contracts registered with a debug map.

        - from_block: Number of the first block. Default: the first one since the node was started.
        - to_block: Number of the last block. Default: the last one of the chain.
        """
        return cast(
            _dev_node.ResultOfCoverage,
            self._control("coverage", {"from_block": from_block, "to_block": to_block}, _dev_node.ResultOfCoverage),
        )
