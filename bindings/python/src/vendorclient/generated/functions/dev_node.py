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
        """Reports what the chain is and does."""
        return cast(_dev_node.ResultOfStatus, self._control("status", {}, _dev_node.ResultOfStatus))

    def list_accounts(self) -> _dev_node.ResultOfListAccounts:
        """Lists the funded wallets that the chain began with."""
        return cast(_dev_node.ResultOfListAccounts, self._control("list_accounts", {}, _dev_node.ResultOfListAccounts))

    def snapshot(self) -> _dev_node.SnapshotInfo:
        """Keeps the present state to go back to."""
        return cast(_dev_node.SnapshotInfo, self._control("snapshot", {}, _dev_node.SnapshotInfo))

    def revert(self, id: Union[int, _dev_node.SnapshotInfo]) -> _dev_node.ResultOfRevert:
        """Goes back to a snapshot, which stays; those after it end. Begins a new epoch.

        - id: Snapshot.
        """
        return cast(
            _dev_node.ResultOfRevert,
            self._control("revert", {"id": getattr(id, "id", id)}, _dev_node.ResultOfRevert),
        )

    def snapshots(self) -> _dev_node.ResultOfSnapshots:
        """Lists the snapshots."""
        return cast(_dev_node.ResultOfSnapshots, self._control("snapshots", {}, _dev_node.ResultOfSnapshots))

    def reset(self) -> _dev_node.ResultOfReset:
        """Begins anew with the settings of the chain, its givers and wallets. Begins a new epoch."""
        return cast(_dev_node.ResultOfReset, self._control("reset", {}, _dev_node.ResultOfReset))

    def get_time(self) -> _dev_node.ChainTime:
        """Reports the time of the chain."""
        return cast(_dev_node.ChainTime, self._control("get_time", {}, _dev_node.ChainTime))

    def set_time(self, time: int) -> _dev_node.ChainTime:
        """Sets the time of the chain, which goes on from there; not before the last block.

        - time: Time.
        """
        return cast(_dev_node.ChainTime, self._control("set_time", {"time": time}, _dev_node.ChainTime))

    def increase_time(self, seconds: int) -> _dev_node.ChainTime:
        """Moves the time of the chain forward.

        - seconds: By so many seconds.
        """
        return cast(_dev_node.ChainTime, self._control("increase_time", {"seconds": seconds}, _dev_node.ChainTime))

    def set_next_block_time(self, time: int) -> _dev_node.ChainTime:
        """Sets the time of the next block; time goes on from there. Not before the last block.

        - time: Time.
        """
        return cast(_dev_node.ChainTime, self._control("set_next_block_time", {"time": time}, _dev_node.ChainTime))

    def freeze(self, *, time: Optional[int] = None) -> _dev_node.ChainTime:
        """Stops the time of the chain.

        - time: Sets it first. Default: the present one.
        """
        return cast(_dev_node.ChainTime, self._control("freeze", {"time": time}, _dev_node.ChainTime))

    def resume(self) -> _dev_node.ChainTime:
        """Lets the time of the chain run, from where it is."""
        return cast(_dev_node.ChainTime, self._control("resume", {}, _dev_node.ChainTime))

    def set_block_mode(
        self,
        mode: Union[_dev_node.BlockMode, str],
        *,
        block_time: Optional[int] = None,
    ) -> _dev_node.ResultOfSetBlockMode:
        """Chooses when blocks are made, until the node stops: its options say how it begins again.

        - mode: Mode.
        - block_time: Seconds between blocks, in the mode `interval`.
        """
        return cast(
            _dev_node.ResultOfSetBlockMode,
            self._control("set_block_mode", {"mode": mode, "block_time": block_time}, _dev_node.ResultOfSetBlockMode),
        )

    def mine(self, *, blocks: Optional[int] = None, interval: Optional[int] = None) -> _dev_node.ResultOfMine:
        """Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest
        are empty.

        - blocks: How many. Default 1.
        - interval: Seconds from each block to the next. Default: as time runs.
        """
        return cast(
            _dev_node.ResultOfMine,
            self._control("mine", {"blocks": blocks, "interval": interval}, _dev_node.ResultOfMine),
        )

    def queue(self) -> _dev_node.ResultOfQueue:
        """Lists the messages that wait for a block, in their order; internal ones come first."""
        return cast(_dev_node.ResultOfQueue, self._control("queue", {}, _dev_node.ResultOfQueue))

    def drop_message(
        self,
        id: Union[str, _dev_node.QueuedMessage, _dev_node.TracedMessage, _dev_node.TracedTransaction],
    ) -> _dev_node.ResultOfDropMessage:
        """Takes a message that waits out of the queue; whoever sent it gets an error.

        - id: Id in the queue.
        """
        return cast(
            _dev_node.ResultOfDropMessage,
            self._control("drop_message", {"id": getattr(id, "id", id)}, _dev_node.ResultOfDropMessage),
        )

    def order_queue(self, ids: list[str]) -> _dev_node.ResultOfOrderQueue:
        """Puts messages in front of the queue. Internal messages keep their order.

        - ids: Ids in the queue, the first one first; the others follow in the order that they have.
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
        """Sets what an account has; one that does not exist begins to.

        - account_id: Account id.
        - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
        - balance: Grams. Default: as they are.
        - currencies: Other currencies by id; those that are not named stay as they are.
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
        """Replaces the code of an account; one without a contract becomes active, with empty data.

        - account_id: Account id.
        - code: Code.
        - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
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
        """Replaces the data of an active account.

        - account_id: Account id.
        - data: Data.
        - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
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
        """Puts a whole account in place, at the address that it states.

        - boc: Account, as `GET /v2/account` returns it.
        - dapp_id: Its Dapp ID. Default: the one that the account has here; its own id for a new contract.
        """
        return cast(
            _dev_node.AccountState,
            self._control("set_account", {"boc": boc, "dapp_id": dapp_id}, _dev_node.AccountState),
        )

    def delete_account(self, account_id: str, *, dapp_id: Optional[str] = None) -> _dev_node.AccountState:
        """Removes an account with everything that it has.

        - account_id: Account id.
        - dapp_id: Dapp ID that the account is expected under. Default: whatever it has.
        """
        return cast(
            _dev_node.AccountState,
            self._control("delete_account", {"account_id": account_id, "dapp_id": dapp_id}, _dev_node.AccountState),
        )

    def set_dapp(self, *, dapp_id: str, credit: Union[int, str]) -> _dev_node.ResultOfSetDapp:
        """Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).

        - dapp_id: Dapp ID.
        - credit: Nano. Without this method 1000000000000000000.
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
        """Sends an internal message from any address, or an external message that its contract takes without a
        signature.

        - source: Sender of an internal message, or the account that an external message calls.
        - message: An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a
          BOC in base64.
        - call: What to call, in place of `message`.
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
        """Writes the whole chain to a file.

        - file: Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
        """
        return cast(_dev_node.ResultOfDump, self._control("dump", {"file": file}, _dev_node.ResultOfDump))

    def load(self, file: str) -> _dev_node.ResultOfLoad:
        """Replaces the whole chain by that of a file. Snapshots end. Begins a new epoch.

        - file: Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
        """
        return cast(_dev_node.ResultOfLoad, self._control("load", {"file": file}, _dev_node.ResultOfLoad))

    def forked_accounts(self) -> _dev_node.ResultOfForkedAccounts:
        """Lists the accounts that were fetched from the network behind a fork."""
        return cast(
            _dev_node.ResultOfForkedAccounts,
            self._control("forked_accounts", {}, _dev_node.ResultOfForkedAccounts),
        )

    def fork_prefetch(self, accounts: list[_dev_node.AccountRef]) -> _dev_node.ResultOfForkPrefetch:
        """Fetches accounts from the network behind a fork at once; all of them, or none when one fails.

        - accounts: Accounts.
        """
        return cast(
            _dev_node.ResultOfForkPrefetch,
            self._control("fork_prefetch", {"accounts": accounts}, _dev_node.ResultOfForkPrefetch),
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
    ) -> _dev_node.ResultOfRegisterAbi:
        """Makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept with the
        chain.

        - abi: ABI: an object or JSON text.
        - code_hash: Hash of the code. One of `code_hash`, `code` and `tvc` is needed.
        - code: The code.
        - tvc: Image of the contract.
        - name: Name of the contract, 1 to 64 characters. Default: first digits of the hash.
        - debug_map: Debug map of the compiler: an object or JSON text. Replays then show places in the source.
        """
        return cast(
            _dev_node.ResultOfRegisterAbi,
            self._control(
                "register_abi",
                {"abi": abi, "code_hash": code_hash, "code": code, "tvc": tvc, "name": name, "debug_map": debug_map},
                _dev_node.ResultOfRegisterAbi,
            ),
        )

    def trace(self, transaction: str) -> _dev_node.ResultOfTrace:
        """Explains a transaction: the tree of messages and transactions that it belongs to.

        - transaction: Id of a transaction.
        """
        return cast(
            _dev_node.ResultOfTrace,
            self._control("trace", {"transaction": transaction}, _dev_node.ResultOfTrace),
        )

    def replay(self, transaction: str, *, steps: Optional[int] = None) -> _dev_node.ResultOfReplay:
        """Runs a transaction again, with the account, the message and the configuration that it had.

        - transaction: Id of a transaction.
        - steps: Last steps of the machine to list, at most 10000. Default 1000; 0 lists none.
        """
        return cast(
            _dev_node.ResultOfReplay,
            self._control("replay", {"transaction": transaction, "steps": steps}, _dev_node.ResultOfReplay),
        )

    def gas_report(
        self,
        *,
        from_block: Optional[int] = None,
        to_block: Optional[int] = None,
    ) -> _dev_node.ResultOfGasReport:
        """Reports gas and fees by contract and function.

        - from_block: First block. Default: the first one since the node was started.
        - to_block: Last block. Default: the last one of the chain.
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
        """Reports which lines of the sources ran, for contracts that were registered with a debug map.

        - from_block: First block. Default: the first one since the node was started.
        - to_block: Last block. Default: the last one of the chain.
        """
        return cast(
            _dev_node.ResultOfCoverage,
            self._control("coverage", {"from_block": from_block, "to_block": to_block}, _dev_node.ResultOfCoverage),
        )
