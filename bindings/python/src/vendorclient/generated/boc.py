"""Types of module boc.

Bags of cells: parse, build and cache them.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Optional, TypedDict, Union

from .._codec import NotRequired, UnknownVariant
from .._enums import NumberEnum
from . import abi as _abi


class BocErrorCode(NumberEnum):
    """Numbers of the errors of module boc.

    - INVALID_BOC: A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is not
      followed by a hash.
    - SERIALIZATION_ERROR: An object cannot be serialized or converted.
    - INAPPROPRIATE_BLOCK: A block or state does not contain a blockchain configuration.
    - MISSING_SOURCE_BOC: Cannot occur: no function takes a parsed object, so none can lack its `boc` field.
    - INSUFFICIENT_CACHE_SIZE: A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in
      bytes, and `limit`, the setting (**Extension**).
    - BOC_REF_NOT_FOUND: A referenced BOC is not in the cache; `data` has `boc_ref`.
    - INVALID_BOC_REF: Text is not a reference to a cached BOC; `data` has `boc_ref`.
    """

    INVALID_BOC = 201
    """A BOC cannot be decoded, is of another type or lacks a required part, or text with `*` is not followed by a
    hash.
    """
    SERIALIZATION_ERROR = 202
    """An object cannot be serialized or converted."""
    INAPPROPRIATE_BLOCK = 203
    """A block or state does not contain a blockchain configuration."""
    MISSING_SOURCE_BOC = 204
    """Cannot occur: no function takes a parsed object, so none can lack its `boc` field."""
    INSUFFICIENT_CACHE_SIZE = 205
    """A BOC does not fit into the cache; `data` has `max_cache_size` and `boc_size` in bytes, and `limit`, the
    setting (**Extension**).
    """
    BOC_REF_NOT_FOUND = 206
    """A referenced BOC is not in the cache; `data` has `boc_ref`."""
    INVALID_BOC_REF = 207
    """Text is not a reference to a cached BOC; `data` has `boc_ref`."""


class BocCacheType:
    """How to keep a BOC in the cache.

    One of its classes; annotations use `AnyBocCacheType`.
    """

    @dataclass
    class Pinned:
        """Kept until its last pin is removed, whatever its size.

        - pin: Name of the pin. Setting the same pin again counts.
        """

        type: ClassVar[Literal["Pinned"]] = "Pinned"
        pin: str
        """Name of the pin. Setting the same pin again counts."""

    @dataclass
    class Unpinned:
        """Kept while there is room; the least recently used is dropped first."""

        type: ClassVar[Literal["Unpinned"]] = "Unpinned"


AnyBocCacheType = Union[BocCacheType.Pinned, BocCacheType.Unpinned, UnknownVariant]
"""Any variant of BocCacheType, also one that only a newer daemon knows."""


class BuilderOp:
    """A step of building a cell.

    One of its classes; annotations use `AnyBuilderOp`.
    """

    @dataclass
    class Integer:
        """Appends a number in two’s complement; bits above the size are cut off.

        - size: Number of bits, at most 1023.
        - value: A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign.
        """

        type: ClassVar[Literal["Integer"]] = "Integer"
        size: int
        """Number of bits, at most 1023."""
        value: Any
        """A JSON integer of 64 bits, or a text: decimal or hex with `0x`, optionally with a sign."""

    @dataclass
    class BitString:
        """Appends bits.

        - value: `n` or `N` followed by binary digits, otherwise hex digits, optionally as `x…` or `x{…}`; a final
          `_` drops the last set bit and everything after it.
        """

        type: ClassVar[Literal["BitString"]] = "BitString"
        value: str
        """`n` or `N` followed by binary digits, otherwise hex digits, optionally as `x…` or `x{…}`; a final `_`
        drops the last set bit and everything after it.
        """

    @dataclass
    class Cell:
        """Appends a reference to a new cell.

        - builder: Steps to build the new cell.
        """

        type: ClassVar[Literal["Cell"]] = "Cell"
        builder: list[AnyBuilderOp]
        """Steps to build the new cell."""

    @dataclass
    class CellBoc:
        """Appends a reference to an existing cell.

        - boc: The cell.
        """

        type: ClassVar[Literal["CellBoc"]] = "CellBoc"
        boc: str
        """The cell."""

    @dataclass
    class Address:
        """Appends an account address.

        - address: The address.
        """

        type: ClassVar[Literal["Address"]] = "Address"
        address: str
        """The address."""


AnyBuilderOp = Union[
    BuilderOp.Integer,
    BuilderOp.BitString,
    BuilderOp.Cell,
    BuilderOp.CellBoc,
    BuilderOp.Address,
    UnknownVariant,
]
"""Any variant of BuilderOp, also one that only a newer daemon knows."""


@dataclass
class ParamsOfBocCacheGet:
    """A reference to a cached BOC.

    - boc_ref: `*` and the hash of the root cell.
    """

    boc_ref: str
    """`*` and the hash of the root cell."""


@dataclass
class ParamsOfBocCacheSet:
    """A BOC to cache.

    - boc: The BOC.
    - cache_type: How to keep it.
    """

    boc: str
    """The BOC."""
    cache_type: AnyBocCacheType
    """How to keep it."""


@dataclass
class ParamsOfBocCacheUnpin:
    """A pin to remove.

    - pin: Name of the pin.
    - boc_ref: Reference to the BOC. Default: all BOCs with this pin.
    """

    pin: str
    """Name of the pin."""
    boc_ref: Optional[str] = None
    """Reference to the BOC. Default: all BOCs with this pin."""


@dataclass
class ParamsOfDecodeStateInit:
    """A state init.

    - state_init: The state init.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    state_init: str
    """The state init."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfDecodeTvc:
    """A contract image.

    - tvc: Contract image with a tag.
    """

    tvc: str
    """Contract image with a tag."""


@dataclass
class ParamsOfEncodeBoc:
    """Steps to build a cell.

    - builder: The steps, in order.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    builder: list[AnyBuilderOp]
    """The steps, in order."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfEncodeExternalInMessage:
    """Parts of an external inbound message.

    - dst: Address of the account.
    - src: External source address `:<hex>`. Default: none.
    - init: State init, to deploy.
    - body: Message body.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    dst: str
    """Address of the account."""
    src: Optional[str] = None
    """External source address `:<hex>`. Default: none."""
    init: Optional[str] = None
    """State init, to deploy."""
    body: Optional[str] = None
    """Message body."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfEncodeStateInit:
    """Parts of a state init.

    - code: Contract code.
    - data: Contract data.
    - library: Library dictionary.
    - tick: Run the contract at the start of each block. `tick` or `tock` marks it as special.
    - tock: Run the contract at the end of each block.
    - split_depth: Split depth of a large contract, 0 to 31.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    code: Optional[str] = None
    """Contract code."""
    data: Optional[str] = None
    """Contract data."""
    library: Optional[str] = None
    """Library dictionary."""
    tick: Optional[bool] = None
    """Run the contract at the start of each block. `tick` or `tock` marks it as special."""
    tock: Optional[bool] = None
    """Run the contract at the end of each block."""
    split_depth: Optional[int] = None
    """Split depth of a large contract, 0 to 31."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfGetBlockchainConfig:
    """A masterchain block or state.

    - block_boc: Key block or zero state.
    """

    block_boc: str
    """Key block or zero state."""


@dataclass
class ParamsOfGetBocDepth:
    """A BOC.

    - boc: The BOC.
    """

    boc: str
    """The BOC."""


@dataclass
class ParamsOfGetBocHash:
    """A BOC.

    - boc: The BOC.
    """

    boc: str
    """The BOC."""


@dataclass
class ParamsOfGetCodeFromTvc:
    """A contract image.

    - tvc: Contract image with a tag, or state init.
    """

    tvc: str
    """Contract image with a tag, or state init."""


@dataclass
class ParamsOfGetCodeSalt:
    """Contract code.

    - code: The code.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    code: str
    """The code."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


@dataclass
class ParamsOfGetCompilerVersion:
    """Contract code.

    - code: The code.
    """

    code: str
    """The code."""


@dataclass
class ParamsOfParse:
    """A BOC to parse.

    - boc: The BOC.
    - rules: Chain rules under which messages, transactions and blocks were created; accounts have only one form.
      Default: `abi.rules` of the configuration. Extension of the published interface.
    """

    boc: str
    """The BOC."""
    rules: Optional[_abi.ChainRules] = None
    """Chain rules under which messages, transactions and blocks were created; accounts have only one form. Default:
    `abi.rules` of the configuration. Extension of the published interface.
    """


@dataclass
class ParamsOfParseShardstate:
    """A shard state to parse.

    - boc: The shard state.
    - id: Id to copy to the result.
    - workchain_id: Workchain to copy to the result.
    """

    boc: str
    """The shard state."""
    id: str
    """Id to copy to the result."""
    workchain_id: int
    """Workchain to copy to the result."""


@dataclass
class ParamsOfSetCodeSalt:
    """Contract code and its new salt.

    - code: The code.
    - salt: The salt.
    - boc_cache: Keep the result in the cache and return a reference. Default: return base64.
    """

    code: str
    """The code."""
    salt: str
    """The salt."""
    boc_cache: Optional[AnyBocCacheType] = None
    """Keep the result in the cache and return a reference. Default: return base64."""


class ParsedAccount(TypedDict):
    """A parsed account.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    json_version: NotRequired[int]
    """Version of the object format, 8; absent inside a shard state."""
    id: str
    """Address with workchain."""
    workchain_id: int
    """Workchain."""
    dapp_id: str
    """Dapp ID, 64 hex digits; `None` if the BOC does not contain it."""
    boc: str
    """The whole object as base64 BOC."""
    init_code_hash: NotRequired[str]
    """Hash of the code the account was deployed with."""
    last_paid: int
    """Time of the last storage payment, Unix time in s."""
    bits: str
    """Bits in storage, `0x…`."""
    cells: str
    """Cells in storage, `0x…`."""
    public_cells: str
    """Public cells in storage, `0x…`."""
    dict_hash: NotRequired[str]
    """Hash of the dictionary of cells in storage, from `storage_extra_info` of accounts of TON."""
    due_payment: NotRequired[str]
    """Storage debt in nano units, `0x…`."""
    last_trans_lt: str
    """Logical time of the last transaction, `0x…`."""
    balance: str
    """Balance in nano units, `0x…`."""
    balance_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    split_depth: NotRequired[int]
    """Split depth of a large contract."""
    tick: NotRequired[bool]
    """Whether a special contract runs at the start of each block."""
    tock: NotRequired[bool]
    """Whether a special contract runs at the end of each block."""
    code: NotRequired[str]
    """Contract code as base64 BOC; absent if a proof omits it."""
    code_hash: NotRequired[str]
    """Hash of the code."""
    data: NotRequired[str]
    """Contract data as base64 BOC; absent if a proof omits it."""
    data_hash: NotRequired[str]
    """Hash of the data."""
    library: NotRequired[str]
    """Library dictionary as base64 BOC."""
    library_hash: NotRequired[str]
    """Hash of the library dictionary."""
    state_hash: NotRequired[str]
    """State hash of a frozen account."""
    acc_type: int
    """State: 0 Uninit, 1 Active, 2 Frozen."""
    acc_type_name: str
    """Name of the state."""


class ParsedAccountBlock(TypedDict):
    """Changes of an account in a block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    account_addr: str
    """Address of the account."""
    transactions: list[ParsedBlockTransaction]
    """Transactions of the account."""
    old_hash: str
    """Hash of the account before."""
    new_hash: str
    """Hash of the account after."""
    tr_count: int
    """Number of transactions."""


class ParsedActionPhase(TypedDict):
    """Action phase of a transaction.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    success: bool
    """Whether all actions were performed."""
    valid: bool
    """Whether the list of actions is valid."""
    no_funds: bool
    """Whether the balance was too low for an action."""
    status_change: int
    """Change of account status: 0 unchanged, 1 frozen, 2 deleted."""
    status_change_name: str
    """Name of the change."""
    total_fwd_fees: NotRequired[str]
    """Forwarding fees of all messages in nano units, `0x…`."""
    total_action_fees: NotRequired[str]
    """Part of the forwarding fees paid here, in nano units, `0x…`."""
    result_code: int
    """Result code."""
    result_arg: NotRequired[int]
    """Index of the failed action, or another argument of the result code."""
    tot_actions: int
    """Number of actions."""
    spec_actions: int
    """Number of special actions: neither messages nor skipped."""
    skipped_actions: int
    """Number of skipped actions."""
    msgs_created: int
    """Number of messages sent."""
    action_list_hash: str
    """Hash of the list of actions."""
    tot_msg_size_cells: int
    """Number of cells of all messages."""
    tot_msg_size_bits: int
    """Number of bits of all messages."""


class ParsedBlock(TypedDict):
    """A parsed block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    json_version: int
    """Version of the object format, 8."""
    id: str
    """Hash of the block."""
    file_hash: str
    """Hash of the serialized block."""
    status: int
    """State of the block, 2."""
    status_name: str
    """Name of the state, `finalized`."""
    boc: str
    """The whole block as base64 BOC."""
    global_id: int
    """Id of the network."""
    version: int
    """Version of the block."""
    after_merge: bool
    """Whether the block follows a merge."""
    before_split: bool
    """Whether a split follows."""
    after_split: bool
    """Whether the block follows a split."""
    want_split: bool
    """Whether the shard wants to split."""
    want_merge: bool
    """Whether the shard wants to merge."""
    key_block: bool
    """Whether this is a key block."""
    vert_seqno_incr: int
    """Number by which the vertical number increased, 0 or 1."""
    seq_no: int
    """Number of the block."""
    vert_seq_no: int
    """Number of hard forks so far (vertical number)."""
    gen_utime: int
    """Time of the block, Unix time in s."""
    start_lt: str
    """Logical time of the start of the block, `0x…`."""
    end_lt: str
    """Logical time of the end of the block, `0x…`."""
    gen_validator_list_hash_short: int
    """Short hash of the validator list, a number of 32 bits."""
    gen_catchain_seqno: int
    """Sequence number of the catchain."""
    min_ref_mc_seqno: int
    """Lowest number of a referenced masterchain block."""
    prev_key_block_seqno: int
    """Number of the previous key block."""
    workchain_id: int
    """Workchain."""
    shard: str
    """Prefix with its end marker, 16 hex digits."""
    gen_software_version: NotRequired[int]
    """Version of the software that created the block."""
    gen_software_capabilities: NotRequired[str]
    """Capabilities of that software, `0x…`."""
    prev_seq_no: int
    """Number of the previous block."""
    master_ref: NotRequired[ParsedBlockRef]
    """Referenced masterchain block."""
    prev_ref: ParsedBlockRef
    """Previous block."""
    prev_alt_ref: NotRequired[ParsedBlockRef]
    """Second previous block, after a merge."""
    prev_vert_ref: NotRequired[ParsedBlockRef]
    """Previous vertical block."""
    value_flow: ParsedValueFlow
    """Value flow."""
    old_hash: str
    """Hash of the state before."""
    new_hash: str
    """Hash of the state after."""
    old_depth: int
    """Depth of the state before."""
    new_depth: int
    """Depth of the state after."""
    in_msg_descr: list[ParsedInMsg]
    """Incoming messages."""
    out_msg_descr: list[ParsedOutMsg]
    """Outgoing messages."""
    account_blocks: NotRequired[list[ParsedAccountBlock]]
    """Changed accounts, if any."""
    tr_count: int
    """Number of transactions."""
    rand_seed: str
    """Random seed."""
    created_by: str
    """Creator of the block."""
    master: NotRequired[ParsedMasterBlock]
    """Masterchain blocks only."""


class ParsedBlockRef(TypedDict):
    """A reference to a block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    end_lt: str
    """Logical time of the end of the block, `0x…`."""
    seq_no: int
    """Sequence number."""
    root_hash: str
    """Hash."""
    file_hash: str
    """File hash."""


class ParsedBlockSignature(TypedDict):
    """Signature of the previous block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    node_id: str
    """Node that signed."""
    r: str
    """First half of the signature."""
    s: str
    """Second half of the signature."""


class ParsedBlockTransaction(TypedDict):
    """A transaction of a block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    lt: str
    """Logical time, `0x…`."""
    transaction_id: str
    """Hash of the transaction."""
    total_fees: str
    """Fees in nano units, `0x…`."""
    total_fees_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""


class ParsedBouncePhase(TypedDict):
    """Bounce phase of a transaction.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    msg_size_cells: NotRequired[int]
    """Number of cells of the message."""
    msg_size_bits: NotRequired[int]
    """Number of bits of the message."""
    req_fwd_fees: NotRequired[str]
    """Missing fees in nano units, `0x…`."""
    msg_fees: NotRequired[str]
    """Collected fees in nano units, `0x…`."""
    fwd_fees: NotRequired[str]
    """Forwarding fees of the message in nano units, `0x…`."""
    bounce_type: int
    """Kind: 0 negFunds, 1 noFunds, 2 ok."""
    bounce_type_name: str
    """Name of the kind."""


class ParsedComputePhase(TypedDict):
    """Compute phase of a transaction. A skipped phase has only its reason and its type.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    skipped_reason: NotRequired[int]
    """Kind of reason why the phase was skipped: 0 noState, 1 badState, 2 noGas, 5 suspended."""
    skipped_reason_name: NotRequired[str]
    """Name of the reason."""
    success: NotRequired[bool]
    """Whether the contract terminated normally."""
    msg_state_used: NotRequired[bool]
    """Whether the message provided the state."""
    account_activated: NotRequired[bool]
    """Whether the phase activated the account."""
    gas_fees: NotRequired[str]
    """Gas fees in nano units, `0x…`."""
    gas_used: NotRequired[int]
    """Gas used, in units of gas."""
    gas_limit: NotRequired[int]
    """Gas limit, in units of gas."""
    gas_credit: NotRequired[int]
    """Gas credit, in units of gas, before the contract accepted the message."""
    mode: NotRequired[int]
    """Mode of the virtual machine, as bits."""
    exit_code: NotRequired[int]
    """Exit code."""
    exit_arg: NotRequired[int]
    """Argument of the exit code."""
    vm_steps: NotRequired[int]
    """Number of instructions executed."""
    vm_init_state_hash: NotRequired[str]
    """Hash of the initial state of the virtual machine."""
    vm_final_state_hash: NotRequired[str]
    """Hash of the final state of the virtual machine."""
    compute_type: int
    """Kind: 0 skipped, 1 vm."""
    compute_type_name: str
    """Name of the kind."""


class ParsedCopyleftReward(TypedDict):
    """A reward for the author of code.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    account: str
    """Account id of the author."""
    reward: str
    """Reward in nano units, `0x…`."""


class ParsedCounters(TypedDict):
    """A block counter with its averages.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    valid: bool
    """Whether the counter is consistent."""
    last_updated: int
    """Time of the last change, Unix time in s."""
    total: str
    """Number of blocks, `0x…`."""
    cnt2048: int
    """Number of blocks, decaying over 2048 s, multiplied by 2^32."""
    cnt65536: int
    """Number of blocks, decaying over 65536 s, multiplied by 2^32."""


class ParsedCreatorStats(TypedDict):
    """Blocks of a validator.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    public_key: str
    """Public key of the validator."""
    mc_blocks: ParsedCounters
    """Masterchain blocks."""
    shard_blocks: ParsedCounters
    """Shard blocks."""


class ParsedCreditPhase(TypedDict):
    """Credit phase of a transaction.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    due_fees_collected: NotRequired[str]
    """Debt paid in nano units, `0x…`."""
    credit: str
    """Amount credited in nano units, `0x…`."""
    credit_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""


class ParsedCurrency(TypedDict):
    """An amount in an extra currency.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    currency: int
    """Id of the currency."""
    value: str
    """The amount, `0x…`; negative amounts begin with `-`."""


class ParsedIhrPending(TypedDict):
    """A message received by instant hypercube routing.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    dest_addr_prefix: str
    """Prefix of the destination."""
    msg_id: str
    """Hash of the message."""
    import_lt: str
    """Logical time of its import, `0x…`."""


class ParsedInMsg(TypedDict):
    """An incoming message of a block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    msg_id: NotRequired[str]
    """Hash of the message."""
    in_msg: NotRequired[ParsedMsgEnvelope]
    """The message as it arrived."""
    out_msg: NotRequired[ParsedMsgEnvelope]
    """The message as it was forwarded."""
    transaction_id: NotRequired[str]
    """Hash of the transaction; for a discarded message, its logical time `0x…`."""
    ihr_fee: NotRequired[str]
    """Fee for instant hypercube routing in nano units, `0x…`."""
    fwd_fee: NotRequired[str]
    """Forwarding fee in nano units, `0x…`."""
    transit_fee: NotRequired[str]
    """Transit fee in nano units, `0x…`."""
    proof_created: NotRequired[str]
    """Proof of creation as base64 BOC."""
    proof_delivered: NotRequired[str]
    """Proof of delivery as base64 BOC."""
    msg_type: int
    """Kind: 0 external, 1 ihr, 2 immediately, 3 final, 4 transit, 5 discardedFinal, 6 discardedTransit, 7
    deferredFinal, 8 deferredTransit; the last two on TON.
    """
    msg_type_name: str
    """Name of the kind."""


class ParsedLibrary(TypedDict):
    """A public library.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    hash: str
    """Hash of the library."""
    publishers: list[str]
    """Account ids of the publishers."""
    lib: str
    """The library as base64 BOC."""


class ParsedMasterBlock(TypedDict):
    """Additional data of a masterchain block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    shard_hashes: NotRequired[list[ParsedShardHash]]
    """Shards of all workchains."""
    min_shard_gen_utime: NotRequired[int]
    """Earliest time of the shards, Unix time in s."""
    max_shard_gen_utime: NotRequired[int]
    """Latest time of the shards, Unix time in s."""
    shard_fees: NotRequired[list[ParsedShardFees]]
    """Fees by shard."""
    prev_blk_signatures: list[ParsedBlockSignature]
    """Signatures of the previous block."""
    recover_create_msg: NotRequired[ParsedInMsg]
    """Message that recovers created amounts."""
    mint_msg: NotRequired[ParsedInMsg]
    """Message that mints."""
    config_addr: NotRequired[str]
    """Account id of the configuration contract."""
    config: NotRequired[dict[str, Any]]
    """Parameters with a known layout, `p<number>`."""
    unknown_config: NotRequired[list[ParsedUnknownParam]]
    """All other parameters, if any."""


class ParsedMasterState(TypedDict):
    """Additional data of a masterchain state.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    shard_hashes: NotRequired[list[ParsedShardHash]]
    """Shards of all workchains."""
    min_shard_gen_utime: NotRequired[int]
    """Earliest time of the shards, Unix time in s."""
    max_shard_gen_utime: NotRequired[int]
    """Latest time of the shards, Unix time in s."""
    config_addr: NotRequired[str]
    """Account id of the configuration contract."""
    config: NotRequired[dict[str, Any]]
    """Parameters with a known layout, `p<number>`."""
    unknown_config: NotRequired[list[ParsedUnknownParam]]
    """All other parameters, if any."""
    validator_list_hash_short: int
    """Short hash of the validator list, a number of 32 bits."""
    catchain_seqno: int
    """Sequence number of the catchain."""
    nx_cc_updated: bool
    """Whether the catchain number changed."""
    after_key_block: bool
    """Whether the state follows a key block."""
    last_key_block: NotRequired[ParsedBlockRef]
    """Last key block."""
    block_create_stats: NotRequired[list[ParsedCreatorStats]]
    """Blocks by validator."""
    global_balance: str
    """Balance of the network in nano units, `0x…`."""
    global_balance_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    state_copyleft_rewards: list[ParsedCopyleftReward]
    """Rewards for authors of code."""


class ParsedMessage(TypedDict):
    """A parsed message.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    json_version: int
    """Version of the object format, 8."""
    id: str
    """Hash of the message."""
    boc: str
    """The whole object as base64 BOC."""
    status: int
    """State of the message, 5."""
    status_name: str
    """Name of the state, `finalized`."""
    split_depth: NotRequired[int]
    """Split depth of a large contract."""
    tick: NotRequired[bool]
    """Whether a special contract runs at the start of each block."""
    tock: NotRequired[bool]
    """Whether a special contract runs at the end of each block."""
    code: NotRequired[str]
    """Contract code as base64 BOC; absent if a proof omits it."""
    code_hash: NotRequired[str]
    """Hash of the code."""
    data: NotRequired[str]
    """Contract data as base64 BOC; absent if a proof omits it."""
    data_hash: NotRequired[str]
    """Hash of the data."""
    library: NotRequired[str]
    """Library dictionary as base64 BOC."""
    library_hash: NotRequired[str]
    """Hash of the library dictionary."""
    body: NotRequired[str]
    """Body as base64 BOC."""
    body_hash: NotRequired[str]
    """Hash of the body."""
    msg_type: int
    """Kind: 0 internal, 1 extIn, 2 extOut, 4 extOutV2."""
    msg_type_name: str
    """Name of the kind."""
    src: str
    """Source address; empty if there is none."""
    src_workchain_id: NotRequired[int]
    """Workchain of the source."""
    dst: str
    """Destination address; empty if there is none."""
    dst_workchain_id: NotRequired[int]
    """Workchain of the destination."""
    ihr_disabled: NotRequired[bool]
    """Whether instant hypercube routing is disabled. Internal messages only, as are the next five fields."""
    ihr_fee: NotRequired[str]
    """Fee for instant hypercube routing in nano units, `0x…`."""
    fwd_fee: NotRequired[str]
    """Forwarding fee in nano units, `0x…`."""
    bounce: NotRequired[bool]
    """Whether the value is returned if the message fails."""
    bounced: NotRequired[bool]
    """Whether this is a bounced message."""
    value: NotRequired[str]
    """Value in nano units, `0x…`."""
    value_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    import_fee: NotRequired[str]
    """Import fee of an external inbound message in nano units, `0x…`."""
    created_lt: NotRequired[str]
    """Logical time of creation; messages from a contract only, `0x…`."""
    created_at: NotRequired[int]
    """Time of creation, Unix time in s; messages from a contract only."""
    src_dapp_id: NotRequired[str]
    """Dapp ID of the source of an external outbound message."""


class ParsedMsgEnvelope(TypedDict):
    """A message in transit.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    msg_id: str
    """Hash of the message."""
    cur_addr: str
    """Current position: number of leading address bits (0 to 96) that are those of the source, or workchain and
    prefix.
    """
    next_addr: str
    """Next position, in the same form."""
    fwd_fee_remaining: str
    """Remaining forwarding fee in nano units, `0x…`."""
    emitted_lt: NotRequired[str]
    """Logical time at which a deferred message left its queue, on TON, `0x…`."""
    depth: NotRequired[int]
    """Number of messages between this one and the first of its chain, on TON."""
    initiator: NotRequired[str]
    """Account that sent the first message of the chain, on TON."""
    initiator_lt: NotRequired[str]
    """Logical time of the transaction of the first message, on TON, `0x…`."""


class ParsedOutMsg(TypedDict):
    """An outgoing message of a block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    msg_id: NotRequired[str]
    """Hash of the message."""
    out_msg: NotRequired[ParsedMsgEnvelope]
    """The message on its way."""
    transaction_id: NotRequired[str]
    """Hash of the transaction."""
    reimport: NotRequired[ParsedInMsg]
    """How it was imported again into the shard."""
    imported: NotRequired[ParsedInMsg]
    """How it was imported into the shard."""
    msg_env_hash: NotRequired[str]
    """Hash of the envelope."""
    next_workchain: NotRequired[int]
    """Workchain it was routed to."""
    next_addr_pfx: NotRequired[str]
    """Prefix it was routed to."""
    import_block_lt: NotRequired[str]
    """Logical time of the block that imported it, `0x…`."""
    msg_type: int
    """Kind: 0 external, 1 immediately, 2 outMsgNew, 3 transit, 4 dequeueImmediately, 5 dequeue, 6 transitRequeued, 7
    dequeueShort, 8 deferred, 9 deferredTransit; the last two on TON.
    """
    msg_type_name: str
    """Name of the kind."""


class ParsedProcessedUpTo(TypedDict):
    """How far the messages of a shard have been processed.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    shard: str
    """Prefix with its end marker, 16 hex digits."""
    mc_seqno: int
    """Number of the masterchain block."""
    last_msg_lt: str
    """Logical time of the last message, `0x…`."""
    last_msg_hash: str
    """Hash of the last message."""


class ParsedQueueInfo(TypedDict):
    """Outbound message queue.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    out_queue: list[ParsedQueuedMessage]
    """The messages."""
    proc_info: list[ParsedProcessedUpTo]
    """Processing progress by shard."""
    ihr_pending: list[ParsedIhrPending]
    """Messages received by instant hypercube routing."""


class ParsedQueuedMessage(TypedDict):
    """A message in the outbound queue of a shard.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    msg_id: str
    """Hash of the message."""
    cur_addr: str
    """Current position: number of leading address bits (0 to 96) that are those of the source, or workchain and
    prefix.
    """
    next_addr: str
    """Next position, in the same form."""
    fwd_fee_remaining: str
    """Remaining forwarding fee in nano units, `0x…`."""
    dest_workchain: int
    """Workchain of the destination."""
    dest_addr_prefix: str
    """Prefix of the destination."""
    enqueued_lt: str
    """Logical time at which it was enqueued, `0x…`."""


class ParsedShardDescription(TypedDict):
    """State of a shard.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    seq_no: int
    """Number of the last block."""
    reg_mc_seqno: int
    """Number of the masterchain block that registered it."""
    start_lt: str
    """Logical time of the start of the block, `0x…`."""
    end_lt: str
    """Logical time of the end of the block, `0x…`."""
    root_hash: str
    """Hash of the block."""
    file_hash: str
    """File hash of the block."""
    before_split: bool
    """Whether the shard splits after this block."""
    before_merge: bool
    """Whether the shard merges after this block."""
    want_split: bool
    """Whether the shard wants to split."""
    want_merge: bool
    """Whether the shard wants to merge."""
    nx_cc_updated: bool
    """Whether the catchain number changed."""
    gen_utime: int
    """Time of the block, Unix time in s."""
    next_catchain_seqno: int
    """Sequence number of the next catchain."""
    next_validator_shard: str
    """Shard of the next validators."""
    min_ref_mc_seqno: int
    """Lowest number of a referenced masterchain block."""
    flags: int
    """Flags of the shard, as bits."""
    fees_collected: str
    """Fees collected in nano units, `0x…`."""
    fees_collected_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    funds_created: str
    """Amount created in nano units, `0x…`."""
    funds_created_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    copyleft_rewards: list[ParsedCopyleftReward]
    """Rewards for authors of code."""
    split_utime: NotRequired[int]
    """Time of the scheduled split, Unix time in s."""
    split_interval: NotRequired[int]
    """Time window of the split, in s."""
    merge_utime: NotRequired[int]
    """Time of the scheduled merge, Unix time in s."""
    merge_interval: NotRequired[int]
    """Time window of the merge, in s."""


class ParsedShardFees(TypedDict):
    """Fees of a shard in a masterchain block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    workchain_id: int
    """Workchain."""
    shard: str
    """Prefix with its end marker, 16 hex digits."""
    fees: str
    """Fees in nano units, `0x…`."""
    fees_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    create: str
    """Amount created in nano units, `0x…`."""
    create_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""


class ParsedShardHash(TypedDict):
    """A shard referenced by a masterchain block.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    workchain_id: int
    """Workchain."""
    shard: str
    """Prefix with its end marker, 16 hex digits."""
    descr: ParsedShardDescription
    """State of the shard."""


class ParsedShardState(TypedDict):
    """A parsed shard state.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    json_version: int
    """Version of the object format, 8."""
    id: str
    """The id given in the request."""
    root_hash: str
    """Hash of the state."""
    file_hash: str
    """Hash of the serialized state."""
    workchain_id: int
    """Workchain given in the request."""
    boc: str
    """The whole state as base64 BOC."""
    global_id: int
    """Id of the network."""
    shard: str
    """Prefix with its end marker, 16 hex digits."""
    seq_no: int
    """Number of the block."""
    vert_seq_no: int
    """Number of hard forks so far (vertical number)."""
    gen_utime: int
    """Time of the state, Unix time in s."""
    gen_lt: str
    """Logical time, `0x…`."""
    min_ref_mc_seqno: int
    """Lowest number of a referenced masterchain block."""
    before_split: bool
    """Whether a split follows."""
    overload_history: str
    """Overload in the latest blocks, one bit per block, `0x…`."""
    underload_history: str
    """Underload in the latest blocks, one bit per block, `0x…`."""
    total_balance: str
    """Balance of all accounts in nano units, `0x…`."""
    total_balance_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    total_validator_fees: str
    """Fees for validators in nano units, `0x…`."""
    total_validator_fees_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    master_ref: NotRequired[ParsedBlockRef]
    """Referenced masterchain block."""
    master: NotRequired[ParsedMasterState]
    """Masterchain states only."""
    accounts: list[ParsedAccount]
    """Accounts, except those under another Dapp ID."""
    libraries: list[ParsedLibrary]
    """Public libraries."""
    out_msg_queue_info: ParsedQueueInfo
    """Outbound message queue."""


class ParsedStoragePhase(TypedDict):
    """Storage phase of a transaction.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    storage_fees_collected: str
    """Storage fees paid in nano units, `0x…`."""
    storage_fees_due: NotRequired[str]
    """Storage debt in nano units, `0x…`."""
    status_change: int
    """Change of account status: 0 unchanged, 1 frozen, 2 deleted."""
    status_change_name: str
    """Name of the change."""


class ParsedTransaction(TypedDict):
    """A parsed transaction.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    json_version: int
    """Version of the object format, 8."""
    id: str
    """Hash of the transaction."""
    boc: str
    """The whole object as base64 BOC."""
    status: int
    """State of the transaction, 3."""
    status_name: str
    """Name of the state, `finalized`."""
    tr_type: int
    """Kind: 0 ordinary, 1 storage, 2 tick, 3 tock, 4 to 7 splits and merges."""
    tr_type_name: str
    """Name of the kind."""
    cur_shard_pfx_len: NotRequired[int]
    """Length of the shard prefix, in bits. Splits and merges only, as are the next three fields."""
    acc_split_depth: NotRequired[int]
    """Split depth of the account."""
    this_addr: NotRequired[str]
    """Account id of this half."""
    sibling_addr: NotRequired[str]
    """Account id of the other half."""
    prepare_transaction: NotRequired[str]
    """Hash of the transaction that prepared this one."""
    installed: NotRequired[bool]
    """Whether the split was installed."""
    storage: NotRequired[ParsedStoragePhase]
    """Storage phase."""
    credit: NotRequired[ParsedCreditPhase]
    """Credit phase."""
    compute: NotRequired[ParsedComputePhase]
    """Compute phase."""
    action: NotRequired[ParsedActionPhase]
    """Action phase."""
    bounce: NotRequired[ParsedBouncePhase]
    """Bounce phase."""
    credit_first: NotRequired[bool]
    """Whether the value was credited before storage was paid for."""
    aborted: NotRequired[bool]
    """Whether the transaction was aborted."""
    destroyed: NotRequired[bool]
    """Whether the account was deleted."""
    lt: str
    """Logical time, `0x…`."""
    prev_trans_hash: str
    """Hash of the previous transaction of the account."""
    prev_trans_lt: str
    """Logical time of the previous transaction of the account, `0x…`."""
    now: int
    """Time of the transaction, Unix time in s."""
    outmsg_cnt: int
    """Number of outbound messages."""
    orig_status: int
    """Account status before: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist."""
    orig_status_name: str
    """Name of the status before."""
    end_status: int
    """Account status after: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist."""
    end_status_name: str
    """Name of the status after."""
    total_fees: str
    """Fees in nano units, `0x…`."""
    total_fees_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    in_msg: NotRequired[str]
    """Hash of the inbound message."""
    ext_in_msg_fee: NotRequired[str]
    """Fee for an external inbound message in nano units, `0x…`."""
    out_msgs: list[str]
    """Hashes of the outbound messages."""
    account_addr: NotRequired[str]
    """Address of the account, if a message contains it."""
    account_id: NotRequired[str]
    """Account id, if no message contains the address."""
    workchain_id: NotRequired[int]
    """Workchain of the account, if a message contains it."""
    balance_delta: str
    """Change of the balance in nano units, `0x…`; negative changes begin with `-`."""
    balance_delta_other: NotRequired[list[ParsedCurrency]]
    """Changes of extra currencies, if any."""
    old_hash: str
    """Hash of the account before."""
    new_hash: str
    """Hash of the account after."""


class ParsedUnknownParam(TypedDict):
    """A configuration parameter with an unknown layout.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    number: int
    """Number of the parameter."""
    boc: str
    """Content of the parameter as base64 BOC."""


class ParsedValueFlow(TypedDict):
    """Value flow of a block, in nano units.

    The JSON as it came: keys of a newer daemon are in it as well.
    """

    imported: str
    """Imported, `0x…`."""
    imported_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    exported: str
    """Exported, `0x…`."""
    exported_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    fees_collected: str
    """Fees collected, `0x…`."""
    fees_collected_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    burned: NotRequired[str]
    """Burnt, on TON, `0x…`."""
    burned_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    fees_imported: str
    """Fees imported, `0x…`."""
    fees_imported_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    recovered: str
    """Recovered, `0x…`."""
    recovered_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    created: str
    """Created, `0x…`."""
    created_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    minted: str
    """Minted, `0x…`."""
    minted_other: NotRequired[list[ParsedCurrency]]
    """Extra currencies, if any."""
    copyleft_rewards: list[ParsedCopyleftReward]
    """Rewards for authors of code."""


@dataclass
class ResultOfBocCacheGet:
    """A cached BOC.

    - boc: The BOC in base64; null if it is not in the cache.
    """

    boc: Optional[str] = None
    """The BOC in base64; null if it is not in the cache."""


@dataclass
class ResultOfBocCacheSet:
    """A reference to a cached BOC.

    - boc_ref: `*` and the hash of the root cell.
    """

    boc_ref: str
    """`*` and the hash of the root cell."""


@dataclass
class ResultOfDecodeStateInit:
    """Parts of a state init.

    - code: Contract code as BOC or reference.
    - code_hash: Hash of the code.
    - code_depth: Depth of the code.
    - data: Contract data as BOC or reference.
    - data_hash: Hash of the data.
    - data_depth: Depth of the data.
    - library: Library dictionary as BOC or reference.
    - tick: Whether the contract runs at the start of each block.
    - tock: Whether the contract runs at the end of each block.
    - split_depth: Split depth of a large contract.
    - compiler_version: Compiler version stored in the code; null if it cannot be read.
    """

    code: Optional[str] = None
    """Contract code as BOC or reference."""
    code_hash: Optional[str] = None
    """Hash of the code."""
    code_depth: Optional[int] = None
    """Depth of the code."""
    data: Optional[str] = None
    """Contract data as BOC or reference."""
    data_hash: Optional[str] = None
    """Hash of the data."""
    data_depth: Optional[int] = None
    """Depth of the data."""
    library: Optional[str] = None
    """Library dictionary as BOC or reference."""
    tick: Optional[bool] = None
    """Whether the contract runs at the start of each block."""
    tock: Optional[bool] = None
    """Whether the contract runs at the end of each block."""
    split_depth: Optional[int] = None
    """Split depth of a large contract."""
    compiler_version: Optional[str] = None
    """Compiler version stored in the code; null if it cannot be read."""


@dataclass
class ResultOfDecodeTvc:
    """Parts of a contract image.

    - tvc: The parts.
    """

    tvc: AnyTvc
    """The parts."""


@dataclass
class ResultOfEncodeBoc:
    """A built cell.

    - boc: The cell as BOC or reference.
    """

    boc: str
    """The cell as BOC or reference."""


@dataclass
class ResultOfEncodeExternalInMessage:
    """A message.

    - message: The message as BOC or reference.
    - message_id: Hash of the root cell.
    """

    message: str
    """The message as BOC or reference."""
    message_id: str
    """Hash of the root cell."""


@dataclass
class ResultOfEncodeStateInit:
    """A state init.

    - state_init: The state init as BOC or reference.
    """

    state_init: str
    """The state init as BOC or reference."""


@dataclass
class ResultOfGetBlockchainConfig:
    """Blockchain configuration.

    - config_boc: The configuration, always base64.
    """

    config_boc: str
    """The configuration, always base64."""


@dataclass
class ResultOfGetBocDepth:
    """Depth of a BOC.

    - depth: Number of references on the longest path from the root cell; 0 for a single cell.
    """

    depth: int
    """Number of references on the longest path from the root cell; 0 for a single cell."""


@dataclass
class ResultOfGetBocHash:
    """Hash of a BOC.

    - hash: Hash of the root cell, 64 lower-case hex characters.
    """

    hash: str
    """Hash of the root cell, 64 lower-case hex characters."""


@dataclass
class ResultOfGetCodeFromTvc:
    """Contract code.

    - code: The code, always base64.
    """

    code: str
    """The code, always base64."""


@dataclass
class ResultOfGetCodeSalt:
    """Salt of contract code.

    - salt: The salt as BOC or reference; null if the code has none.
    """

    salt: Optional[str] = None
    """The salt as BOC or reference; null if the code has none."""


@dataclass
class ResultOfGetCompilerVersion:
    """Compiler of contract code.

    - version: Compiler version such as `sol 0.76.1`; null if the code has none.
    """

    version: Optional[str] = None
    """Compiler version such as `sol 0.76.1`; null if the code has none."""


@dataclass
class ResultOfParse:
    """A parsed object.

    - parsed: JSON object; amounts, logical times and other 64-bit values are `0x…` text.
    """

    parsed: Any
    """JSON object; amounts, logical times and other 64-bit values are `0x…` text."""


@dataclass
class ResultOfSetCodeSalt:
    """Contract code with its salt.

    - code: The code as BOC or reference.
    """

    code: str
    """The code as BOC or reference."""


class Tvc:
    """A contract image.

    One of its classes; annotations use `AnyTvc`.
    """

    @dataclass
    class V1:
        """Version 1.

        - value: The content of the image.
        """

        type: ClassVar[Literal["V1"]] = "V1"
        value: TvcV1
        """The content of the image."""


AnyTvc = Union[Tvc.V1, UnknownVariant]
"""Any variant of Tvc, also one that only a newer daemon knows."""


@dataclass
class TvcV1:
    """Content of a contract image with a tag.

    - code: Contract code.
    - description: Free text about the contract.
    """

    code: Optional[str] = None
    """Contract code."""
    description: Optional[str] = None
    """Free text about the contract."""


@dataclass
class ResultOfParseMessage(ResultOfParse):
    """A parsed object."""

    parsed: ParsedMessage
    """A parsed message."""


@dataclass
class ResultOfParseTransaction(ResultOfParse):
    """A parsed object."""

    parsed: ParsedTransaction
    """A parsed transaction."""


@dataclass
class ResultOfParseAccount(ResultOfParse):
    """A parsed object."""

    parsed: ParsedAccount
    """A parsed account."""


@dataclass
class ResultOfParseBlock(ResultOfParse):
    """A parsed object."""

    parsed: ParsedBlock
    """A parsed block."""


@dataclass
class ResultOfParseShardstate(ResultOfParse):
    """A parsed object."""

    parsed: ParsedShardState
    """A parsed shard state."""
