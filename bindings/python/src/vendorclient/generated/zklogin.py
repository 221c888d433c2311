"""Types of module zklogin.

Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.

Generated from the definitions; changes belong there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional


@dataclass
class ParamsOfAddressSeed:
    """Identity of a user, as stated by the login provider.

    - claim_value: Value of the claim in the token, at most 115 characters.
    - audience: Audience of the token, `aud`, at most 145 characters.
    - salt: Salt of the user, a number below the order of the field (about 2^253.6).
    - claim_name: Name of the claim that identifies the user, at most 32 characters. Default: `"sub"`.
    """

    claim_value: str
    """Value of the claim in the token, at most 115 characters."""
    audience: str
    """Audience of the token, `aud`, at most 145 characters."""
    salt: str
    """Salt of the user, a number below the order of the field (about 2^253.6)."""
    claim_name: Optional[str] = None
    """Name of the claim that identifies the user, at most 32 characters. Default: `"sub"`."""


@dataclass
class ParamsOfProofToBytes:
    """A proof to convert for a contract.

    - proof: The proof.
    """

    proof: ZkLoginProof
    """The proof."""


@dataclass
class ResultOfAddressSeed:
    """The number that represents a user.

    - address_seed: The seed, a number below the order of the field.
    """

    address_seed: str
    """The seed, a number below the order of the field."""


@dataclass
class ResultOfProofToBytes:
    """A proof in the form that contracts accept.

    - proof: 128 bytes: the points a, b and c, compressed.
    """

    proof: str
    """128 bytes: the points a, b and c, compressed."""


@dataclass
class ZkLoginProof:
    """A proof as returned by a prover: coordinates as decimal text.

    - a: Point of G1: the numbers x, y and, optionally, 1.
    - b: Point of G2: the numbers x, y and, optionally, 1, each with two parts.
    - c: Point of G1: numbers as in `a`.
    """

    a: list[str]
    """Point of G1: the numbers x, y and, optionally, 1."""
    b: list[list[str]]
    """Point of G2: the numbers x, y and, optionally, 1, each with two parts."""
    c: list[str]
    """Point of G1: numbers as in `a`."""
