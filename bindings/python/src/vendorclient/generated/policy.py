"""Types of module policy.

What may be spent: limits, recipients and approval for everything that is sent.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Awaitable, ClassVar, Literal, Optional, Union

from .._app_object import AppObject
from .._codec import Lazy, UnknownVariant


class PolicyErrorCode(IntEnum):
    """Numbers of the errors of module policy.

    - RECIPIENT_NOT_ALLOWED: The spending policy does not allow payments to this account; `data.recipient` names
      it.
    - SPENDING_LIMIT_REACHED: The message would pay more than a limit of the spending policy leaves. `data` has
      the limit, what was spent and what the message pays.
    - SPENDING_UNKNOWN: The spending policy cannot read what the message pays; `data.reason` says why.
    - SPENDING_NOT_APPROVED: The message needs approval and did not get it. `data.reason`: `refused`,
      `no_approver`, or `failed` when the approver gave no answer.
    """

    RECIPIENT_NOT_ALLOWED = 1201
    """The spending policy does not allow payments to this account; `data.recipient` names it."""
    SPENDING_LIMIT_REACHED = 1202
    """The message would pay more than a limit of the spending policy leaves. `data` has the limit, what was spent
    and what the message pays.
    """
    SPENDING_UNKNOWN = 1203
    """The spending policy cannot read what the message pays; `data.reason` says why."""
    SPENDING_NOT_APPROVED = 1204
    """The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or `failed` when the
    approver gave no answer.
    """


class ParamsOfAppApprover:
    """Asks for the approval of a message.

    One of its classes; annotations use `AnyParamsOfAppApprover`.
    """

    @dataclass
    class Approve:
        """Whether a message may be signed and sent.

        - account_id: The account that pays.
        - transfers: What it pays; empty when that cannot be read.
        - dapp_id: Its Dapp ID, as the caller named it.
        - function_name: Function that is called; absent when the message cannot be read.
        """

        type: ClassVar[Literal["Approve"]] = "Approve"
        account_id: str
        """The account that pays."""
        transfers: list[PlannedTransfer]
        """What it pays; empty when that cannot be read."""
        dapp_id: Optional[str] = None
        """Its Dapp ID, as the caller named it."""
        function_name: Optional[str] = None
        """Function that is called; absent when the message cannot be read."""


AnyParamsOfAppApprover = Union[ParamsOfAppApprover.Approve, UnknownVariant]
"""Any variant of ParamsOfAppApprover, also one that only a newer daemon knows."""


@dataclass
class ParamsOfPolicyRefusals:
    """Which refusals.

    - after: Only those behind this one: `number` of a refusal.
    - limit: At most so many. Default: `100`.
    """

    after: Optional[str] = None
    """Only those behind this one: `number` of a refusal."""
    limit: Optional[int] = None
    """At most so many. Default: `100`."""


@dataclass
class PlannedTransfer:
    """A payment that a message makes.

    - amount: Amount in nano.
    - recipient: Account id of the recipient; absent when it is not known.
    """

    amount: str
    """Amount in nano."""
    recipient: Optional[str] = None
    """Account id of the recipient; absent when it is not known."""


@dataclass
class PolicyInForce:
    """A spending policy, and who set it.

    - source: Where it comes from: `host`, or what the daemon was started with.
    - policy: The policy.
    """

    source: str
    """Where it comes from: `host`, or what the daemon was started with."""
    policy: SpendingPolicy
    """The policy."""


class ResultOfAppApprover:
    """Answer of an approver.

    One of its classes; annotations use `AnyResultOfAppApprover`.
    """

    @dataclass
    class Approve:
        """The decision.

        - is_approved: False: the message is refused.
        """

        type: ClassVar[Literal["Approve"]] = "Approve"
        is_approved: bool
        """False: the message is refused."""


AnyResultOfAppApprover = Union[ResultOfAppApprover.Approve, UnknownVariant]
"""Any variant of ResultOfAppApprover, also one that only a newer daemon knows."""


@dataclass
class ResultOfPolicyGet:
    """The policies of this client.

    - policies: A message has to satisfy all of them.
    """

    policies: list[PolicyInForce]
    """A message has to satisfy all of them."""


@dataclass
class ResultOfPolicyRefusals:
    """Refusals, the oldest first.

    - refusals: The refusals.
    """

    refusals: list[SpendingRefusal]
    """The refusals."""


@dataclass
class SpendingFunction:
    """What a function of a contract pays. Without `recipient` and `value` it pays nothing.

    - name: Name of the function.
    - recipient: Input that holds the recipient. Absent: unknown.
    - value: Input that holds the amount in nano.
    """

    name: str
    """Name of the function."""
    recipient: Optional[str] = None
    """Input that holds the recipient. Absent: unknown."""
    value: Optional[str] = None
    """Input that holds the amount in nano."""


@dataclass
class SpendingLimit:
    """How much may be spent.

    - amount: At most so much, in nano.
    - window: In which time.
    - per: By whom. Default: `"all"`.
    """

    amount: int
    """At most so much, in nano."""
    window: SpendingWindow
    """In which time."""
    per: Optional[SpendingScope] = None
    """By whom. Default: `"all"`."""


@dataclass
class SpendingPolicy:
    """What may be spent: every message to an account is held against it. Extension of the published interface.

    - recipients: The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or account
      id. Absent: any.
    - limits: How much may be spent. Default: `[]`.
    - approval_above: A message that pays more, in nano, needs approval by the application.
    - unknown: What happens to a message whose value cannot be read. Default: `"refuse"`.
    - functions: What functions pay. Those that are not listed pay what their inputs `dest` and `value` say, if
      they have both; all others cannot be read. Default: `[]`.
    - abis: ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with
      them, which a caller can choose.
    """

    recipients: Optional[list[str]] = None
    """The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id. Absent: any."""
    limits: Optional[list[SpendingLimit]] = None
    """How much may be spent. Default: `[]`."""
    approval_above: Optional[int] = None
    """A message that pays more, in nano, needs approval by the application."""
    unknown: Optional[UnknownSpending] = None
    """What happens to a message whose value cannot be read. Default: `"refuse"`."""
    functions: Optional[list[SpendingFunction]] = None
    """What functions pay. Those that are not listed pay what their inputs `dest` and `value` say, if they have both;
    all others cannot be read. Default: `[]`.
    """
    abis: Optional[list[str]] = None
    """ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with them, which
    a caller can choose.
    """


@dataclass
class SpendingRefusal:
    """A message that a policy refused.

    - number: Its place among the refusals.
    - time: When, unix time in ms.
    - code: Code of the error.
    - message: Text of the error.
    - account_id: The account that pays.
    - transfers: What it pays; empty when that cannot be read.
    - dapp_id: Its Dapp ID, as the caller named it.
    - function_name: Function that is called; absent when the message cannot be read.
    """

    number: str
    """Its place among the refusals."""
    time: int
    """When, unix time in ms."""
    code: int
    """Code of the error."""
    message: str
    """Text of the error."""
    account_id: str
    """The account that pays."""
    transfers: list[PlannedTransfer]
    """What it pays; empty when that cannot be read."""
    dapp_id: Optional[str] = None
    """Its Dapp ID, as the caller named it."""
    function_name: Optional[str] = None
    """Function that is called; absent when the message cannot be read."""


class SpendingScope(str, Enum):
    """Whose spending counts together.

    - ALL: Everything that is sent with the same storage.
    - ACCOUNT: Each account that pays.
    - SIGNER: Each public key that signs. Messages that were signed elsewhere count together.
    - DAPP: Each Dapp ID, as the caller names it.
    """

    ALL = "all"
    """Everything that is sent with the same storage."""
    ACCOUNT = "account"
    """Each account that pays."""
    SIGNER = "signer"
    """Each public key that signs. Messages that were signed elsewhere count together."""
    DAPP = "dapp"
    """Each Dapp ID, as the caller names it."""


class SpendingWindow(str, Enum):
    """The time that a limit is about.

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


class UnknownSpending(str, Enum):
    """What happens to a message whose value cannot be read.

    - REFUSE: It is refused.
    - APPROVE: The approver of the application is asked.
    - ALLOW: It is sent, and counts as nothing.
    """

    REFUSE = "refuse"
    """It is refused."""
    APPROVE = "approve"
    """The approver of the application is asked."""
    ALLOW = "allow"
    """It is sent, and counts as nothing."""


class AppApprover(AppObject):
    """Decides about messages that need approval.

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
        """Whether a message may be signed and sent.

        - account_id: The account that pays.
        - dapp_id: Its Dapp ID, as the caller named it.
        - function_name: Function that is called; absent when the message cannot be read.
        - transfers: What it pays; empty when that cannot be read.
        """
        raise NotImplementedError("AppApprover does not implement Approve")
