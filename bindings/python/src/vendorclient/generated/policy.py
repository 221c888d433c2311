"""Types of module policy.

Spending policies: limits, allowed recipients and approval for everything that is sent.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Awaitable, ClassVar, Literal, Optional, Union

from .._app_object import AppObject
from .._codec import Lazy, UnknownVariant
from .._enums import NumberEnum, TextEnum
from . import abi as _abi
from . import processing as _processing


class PolicyErrorCode(NumberEnum):
    """Numbers of the errors of module policy.

    - RECIPIENT_NOT_ALLOWED: The spending policy does not allow payments to this account; `data.recipient` names
      it.
    - SPENDING_LIMIT_REACHED: The message would exceed a limit of the spending policy. `data` has the limit, the
      amount spent and the amount of the message.
    - SPENDING_UNKNOWN: The spending policy cannot determine what the message pays; `data.reason` says why.
    - SPENDING_NOT_APPROVED: The message needs approval and did not get it. `data.reason`: `refused`,
      `no_approver`, or `failed` if the approver did not answer.
    - LOSS_NOT_ALLOWED: The message would certainly lose more than the spending policy allows (`max_loss`); `data`
      names the losses, the recipient and the remedy.
    """

    RECIPIENT_NOT_ALLOWED = 1201
    """The spending policy does not allow payments to this account; `data.recipient` names it."""
    SPENDING_LIMIT_REACHED = 1202
    """The message would exceed a limit of the spending policy. `data` has the limit, the amount spent and the amount
    of the message.
    """
    SPENDING_UNKNOWN = 1203
    """The spending policy cannot determine what the message pays; `data.reason` says why."""
    SPENDING_NOT_APPROVED = 1204
    """The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or `failed` if the
    approver did not answer.
    """
    LOSS_NOT_ALLOWED = 1205
    """The message would certainly lose more than the spending policy allows (`max_loss`); `data` names the losses,
    the recipient and the remedy.
    """


class ParamsOfAppApprover:
    """Requests approval of a message.

    One of its classes; annotations use `AnyParamsOfAppApprover`.
    """

    @dataclass
    class Approve:
        """Request to an approver.

        - account_id: The paying account.
        - transfers: The payments; empty if they cannot be determined.
        - dapp_id: Dapp ID of the paying account, as given by the caller.
        - function_name: The called function; absent if the message cannot be decoded.
        """

        type: ClassVar[Literal["Approve"]] = "Approve"
        account_id: str
        """The paying account."""
        transfers: list[PlannedTransfer]
        """The payments; empty if they cannot be determined."""
        dapp_id: Optional[str] = None
        """Dapp ID of the paying account, as given by the caller."""
        function_name: Optional[str] = None
        """The called function; absent if the message cannot be decoded."""


AnyParamsOfAppApprover = Union[ParamsOfAppApprover.Approve, UnknownVariant]
"""Any variant of ParamsOfAppApprover, also one that only a newer daemon knows."""


@dataclass
class ParamsOfPolicyCheck:
    """A message that has not been sent yet.

    - message: Message BOC, base64. The signature need not be valid, but there must be room for one.
    - dapp_id: Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp.
    - abi: ABI to decode the message with. Default: only those of the policies.
    - public_key: Public key of the signer, 64 hex digits. Default: none, for limits per signer.
    - rules: Chain rules of the message. Default: `abi.rules` of the configuration.
    """

    message: str
    """Message BOC, base64. The signature need not be valid, but there must be room for one."""
    dapp_id: Optional[str] = None
    """Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp."""
    abi: Optional[_abi.AnyAbi] = None
    """ABI to decode the message with. Default: only those of the policies."""
    public_key: Optional[str] = None
    """Public key of the signer, 64 hex digits. Default: none, for limits per signer."""
    rules: Optional[_abi.ChainRules] = None
    """Chain rules of the message. Default: `abi.rules` of the configuration."""


@dataclass
class ParamsOfPolicyRefusals:
    """Which refusals to return.

    - after: Only refusals after this `number`.
    - limit: Maximum number of items. Default: `100`.
    """

    after: Optional[str] = None
    """Only refusals after this `number`."""
    limit: Optional[int] = None
    """Maximum number of items. Default: `100`."""


@dataclass
class PlannedTransfer:
    """A payment that a message makes.

    - amount: Amount of the main currency, in nano units.
    - recipient: Account id of the recipient; absent if unknown.
    - currencies: Amounts of other currencies; absent if there are none.
    """

    amount: str
    """Amount of the main currency, in nano units."""
    recipient: Optional[str] = None
    """Account id of the recipient; absent if unknown."""
    currencies: Optional[list[_processing.CurrencyAmount]] = None
    """Amounts of other currencies; absent if there are none."""


@dataclass
class PolicyInForce:
    """A spending policy and its source.

    - source: Source of the policy: `host`, or the settings of the daemon.
    - policy: The policy.
    """

    source: str
    """Source of the policy: `host`, or the settings of the daemon."""
    policy: SpendingPolicy
    """The policy."""


class ResultOfAppApprover:
    """Response of an approver.

    One of its classes; annotations use `AnyResultOfAppApprover`.
    """

    @dataclass
    class Approve:
        """The decision.

        - is_approved: False to refuse the message.
        """

        type: ClassVar[Literal["Approve"]] = "Approve"
        is_approved: bool
        """False to refuse the message."""


AnyResultOfAppApprover = Union[ResultOfAppApprover.Approve, UnknownVariant]
"""Any variant of ResultOfAppApprover, also one that only a newer daemon knows."""


@dataclass
class ResultOfPolicyCheck:
    """What the policies require of a message that they allow.

    - needs_approval: Whether the message needs approval.
    """

    needs_approval: bool
    """Whether the message needs approval."""


@dataclass
class ResultOfPolicyGet:
    """The policies of this client.

    - policies: A message has to satisfy all of them.
    """

    policies: list[PolicyInForce]
    """A message has to satisfy all of them."""


@dataclass
class ResultOfPolicyRefusals:
    """Refusals, oldest first.

    - refusals: The refusals.
    """

    refusals: list[SpendingRefusal]
    """The refusals."""


@dataclass
class SpendingFunction:
    """What a function of a contract pays. Without `recipient`, `value` and `currencies`, it pays nothing.

    - name: Name of the function.
    - recipient: Input that contains the recipient. Default: recipient unknown.
    - value: Input that contains the amount of the main currency, in nano units.
    - currencies: Input that contains a map from currency id to amount. Default: every input that maps `uint32` to
      amounts, such as `map(uint32,varuint32)`, if there is a `recipient` or a `value`.
    """

    name: str
    """Name of the function."""
    recipient: Optional[str] = None
    """Input that contains the recipient. Default: recipient unknown."""
    value: Optional[str] = None
    """Input that contains the amount of the main currency, in nano units."""
    currencies: Optional[str] = None
    """Input that contains a map from currency id to amount. Default: every input that maps `uint32` to amounts, such
    as `map(uint32,varuint32)`, if there is a `recipient` or a `value`.
    """


@dataclass
class SpendingLimit:
    """A spending limit.

    - amount: Maximum amount, in nano units of the currency.
    - window: Period of the limit.
    - per: Whose spending is counted together. Default: `"all"`.
    - currency: Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: `0`.
    """

    amount: int
    """Maximum amount, in nano units of the currency."""
    window: SpendingWindow
    """Period of the limit."""
    per: Optional[SpendingScope] = None
    """Whose spending is counted together. Default: `"all"`."""
    currency: Optional[int] = None
    """Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Default: `0`."""


@dataclass
class SpendingPolicy:
    """A spending policy: applies to every message sent to an account. Extension of the published interface.

    - recipients: The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>` or
      account id. Default: any account.
    - limits: Spending limits. If there is any limit, payments in currencies without a limit are refused. Default:
      `[]`.
    - approval_above: A message that pays more than this amount of the main currency, in nano units, needs
      approval by the application.
    - approval_above_currencies: The same for other currencies, in nano units by currency id. Default: no
      approval.
    - max_loss: Largest certain loss that a message may have, in nano units by currency id (0 is the main
      currency); 0 for a currency that is not listed. Default: messages are not checked for losses.
    - unknown: What happens to a message whose value cannot be determined. Default: `"refuse"`.
    - functions: What functions pay. For a function that is not listed, the inputs `dest` and `value` are used if
      it has both, and every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, for other
      currencies; otherwise its value cannot be determined. Default: `[]`.
    - abis: ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it,
      which the caller can choose.
    """

    recipients: Optional[list[str]] = None
    """The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id.
    Default: any account.
    """
    limits: Optional[list[SpendingLimit]] = None
    """Spending limits. If there is any limit, payments in currencies without a limit are refused. Default: `[]`."""
    approval_above: Optional[int] = None
    """A message that pays more than this amount of the main currency, in nano units, needs approval by the
    application.
    """
    approval_above_currencies: Optional[dict[str, int]] = None
    """The same for other currencies, in nano units by currency id. Default: no approval."""
    max_loss: Optional[dict[str, int]] = None
    """Largest certain loss that a message may have, in nano units by currency id (0 is the main currency); 0 for a
    currency that is not listed. Default: messages are not checked for losses.
    """
    unknown: Optional[UnknownSpending] = None
    """What happens to a message whose value cannot be determined. Default: `"refuse"`."""
    functions: Optional[list[SpendingFunction]] = None
    """What functions pay. For a function that is not listed, the inputs `dest` and `value` are used if it has both,
    and every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, for other currencies;
    otherwise its value cannot be determined. Default: `[]`.
    """
    abis: Optional[list[str]] = None
    """ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it, which the
    caller can choose.
    """


@dataclass
class SpendingRefusal:
    """A message refused by a policy.

    - number: Position among the refusals.
    - time: Time of the refusal, Unix time in ms.
    - code: Error code.
    - message: Error message.
    - account_id: The paying account.
    - transfers: The payments; empty if they cannot be determined.
    - dapp_id: Dapp ID of the paying account, as given by the caller.
    - function_name: The called function; absent if the message cannot be decoded.
    """

    number: str
    """Position among the refusals."""
    time: int
    """Time of the refusal, Unix time in ms."""
    code: int
    """Error code."""
    message: str
    """Error message."""
    account_id: str
    """The paying account."""
    transfers: list[PlannedTransfer]
    """The payments; empty if they cannot be determined."""
    dapp_id: Optional[str] = None
    """Dapp ID of the paying account, as given by the caller."""
    function_name: Optional[str] = None
    """The called function; absent if the message cannot be decoded."""


class SpendingScope(TextEnum):
    """Whose spending is counted together.

    - ALL: Everything sent with the same storage.
    - ACCOUNT: Each paying account.
    - SIGNER: Each signing public key. Messages signed elsewhere are counted together.
    - DAPP: Each Dapp ID, as given by the caller.
    """

    ALL = "all"
    """Everything sent with the same storage."""
    ACCOUNT = "account"
    """Each paying account."""
    SIGNER = "signer"
    """Each signing public key. Messages signed elsewhere are counted together."""
    DAPP = "dapp"
    """Each Dapp ID, as given by the caller."""


class SpendingWindow(TextEnum):
    """Period that a limit applies to.

    - TRANSFER: A single message.
    - HOUR: The last 60 minutes.
    - DAY: The last 24 hours.
    - TOTAL: All time.
    """

    TRANSFER = "transfer"
    """A single message."""
    HOUR = "hour"
    """The last 60 minutes."""
    DAY = "day"
    """The last 24 hours."""
    TOTAL = "total"
    """All time."""


class UnknownSpending(TextEnum):
    """What happens to a message whose value cannot be determined.

    - REFUSE: The message is refused.
    - APPROVE: The approver of the application is asked.
    - ALLOW: The message is sent and counts as zero.
    """

    REFUSE = "refuse"
    """The message is refused."""
    APPROVE = "approve"
    """The approver of the application is asked."""
    ALLOW = "allow"
    """The message is sent and counts as zero."""


class AppApprover(AppObject):
    """Decides whether messages that need approval are signed and sent.

    To be implemented by the host: override the methods, plain or with `async def`. An exception refuses the
    request, with its text as the reason.
    """

    _methods = Lazy(
        lambda: {
            "Approve": ("approve", ParamsOfAppApprover.Approve, ResultOfAppApprover.Approve),
        }
    )

    def approve(
        self,
        account_id: str,
        transfers: list[PlannedTransfer],
        dapp_id: Optional[str] = None,
        function_name: Optional[str] = None,
    ) -> Union[ResultOfAppApprover.Approve, Awaitable[ResultOfAppApprover.Approve]]:
        """Request to an approver.

        - account_id: The paying account.
        - dapp_id: Dapp ID of the paying account, as given by the caller.
        - function_name: The called function; absent if the message cannot be decoded.
        - transfers: The payments; empty if they cannot be determined.
        """
        raise NotImplementedError("AppApprover does not implement Approve")
