"""Facts about the messages of a call that never gets an answer.

The daemon sends a message only after this side has acknowledged its hash, so a call without
acknowledged messages has not sent anything. Source: docs/protocol.md.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence, cast

from ._json import members

ACKNOWLEDGED_SENDING = "acknowledged_sending"

_POSTING = frozenset({"processing.process_message", "processing.send_message", "processing.send_messages"})
_STORING = "outbox.send"
_WAITING = "processing.wait_for_transaction"

_UNSENT: Mapping[str, Any] = {"sent": False, "outcome": "not_executed"}
_UNKNOWN: Mapping[str, Any] = {"sent": True, "outcome": "unknown"}

Message = tuple[str, Optional[int]]
"""Hash and expiration (Unix time in s) of an acknowledged message, which may have been sent."""


def with_message(sent: Sequence[Message], announced: Mapping[str, Any]) -> tuple[Message, ...]:
    """The messages of a call with one more. A message that is proven not to have been executed is removed."""
    kept = [one for one in sent if one[0] != announced.get("replaces")]
    return (*kept, (announced["message_hash"], announced.get("expire_at")))


def facts_of_unsent_call(method: str) -> dict[str, Any]:
    """For a call that was never handed to the daemon."""
    if method == _WAITING:
        return dict(_UNKNOWN)
    return dict(_UNSENT) if method in _POSTING or method == _STORING else {}


def facts_of_lost_call(method: str, sent: Sequence[Message], acknowledged: bool) -> dict[str, Any]:
    """For a call that the daemon did not answer. `acknowledged`: messages leave only after they were acknowledged."""
    if sent:
        return _facts_of_messages(sent)
    if method in (_STORING, _WAITING):
        return dict(_UNKNOWN)
    if method not in _POSTING:
        return {}
    return dict(_UNSENT if acknowledged else _UNKNOWN)


def with_facts(data: Any, method: str, sent: Sequence[Message], acknowledged: bool) -> Any:
    """The data of an error answer, completed where it says nothing about the messages of the call."""
    if not isinstance(data, dict) or "outcome" in data:
        return cast(Any, data)
    fields = members(data)
    if sent:
        return {**fields, **_facts_of_messages(sent)}
    return {**fields, **_UNSENT} if acknowledged and method in _POSTING else fields


def _facts_of_messages(sent: Sequence[Message]) -> dict[str, Any]:
    hash, expire_at = sent[-1]
    facts = {**_UNKNOWN, "message_hash": hash}
    if expire_at is not None:
        facts["expire_at"] = expire_at
    if len(sent) > 1:
        facts["message_hashes"] = [one for one, _ in sent]
    return facts
