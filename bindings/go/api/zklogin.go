// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ZkloginModule: Helpers for wallets that are opened with zkLogin. They only compute and never call a prover.
type ZkloginModule struct{ caller rpc.Caller }

// AddressSeed computes the address seed of a login: the number that represents its user.
//
// Extension: The published library has no such function. Poseidon hash of the name and value of the claim, the
// audience and the hashed salt. Contracts store it and compare it with a login proof. It does not reveal the
// user to anyone without the salt.
//
// Wire name: zklogin.address_seed.
//
// Errors: 23 InvalidParams.
func (m ZkloginModule) AddressSeed(ctx context.Context, params ParamsOfAddressSeed, options ...rpc.CallOption) (result ResultOfAddressSeed, err error) {
	err = m.caller.Call(ctx, "zklogin.address_seed", params, &result, options...)
	return result, err
}

// ProofToBytes converts a login proof to the form that contracts accept.
//
// Extension: The published library has no such function. The proof comes from a prover, which this library never
// calls. Each point is checked to be on its curve and in the group.
//
// Wire name: zklogin.proof_to_bytes.
//
// Errors: 23 InvalidParams.
func (m ZkloginModule) ProofToBytes(ctx context.Context, params ParamsOfProofToBytes, options ...rpc.CallOption) (result ResultOfProofToBytes, err error) {
	err = m.caller.Call(ctx, "zklogin.proof_to_bytes", params, &result, options...)
	return result, err
}

// ParamsOfAddressSeed: Identity of a user, as stated by the login provider.
type ParamsOfAddressSeed struct {
	// ClaimName: Name of the claim that identifies the user, at most 32 characters. Default "sub". Optional.
	ClaimName *string `json:"claim_name,omitempty"`
	// ClaimValue: Value of the claim in the token, at most 115 characters.
	ClaimValue string `json:"claim_value"`
	// Audience: Audience of the token, `aud`, at most 145 characters.
	Audience string `json:"audience"`
	// Salt: Salt of the user, a number below the order of the field (about 2^253.6).
	Salt string `json:"salt"`
}

// ParamsOfProofToBytes: A proof to convert for a contract.
type ParamsOfProofToBytes struct {
	// Proof: The proof.
	Proof ZkLoginProof `json:"proof"`
}

// ResultOfAddressSeed: The number that represents a user.
type ResultOfAddressSeed struct {
	// AddressSeed: The seed, a number below the order of the field.
	AddressSeed string `json:"address_seed"`
}

// ResultOfProofToBytes: A proof in the form that contracts accept.
type ResultOfProofToBytes struct {
	// Proof: 128 bytes: the points a, b and c, compressed.
	Proof string `json:"proof"`
}

// ZkLoginProof: A proof as returned by a prover: coordinates as decimal text.
type ZkLoginProof struct {
	// A: Point of G1: the numbers x, y and, optionally, 1.
	A []string `json:"a"`
	// B: Point of G2: the numbers x, y and, optionally, 1, each with two parts.
	B [][]string `json:"b"`
	// C: Point of G1: numbers as in `a`.
	C []string `json:"c"`
}

// MarshalJSON implements json.Marshaler.
func (v ZkLoginProof) MarshalJSON() ([]byte, error) {
	type plain ZkLoginProof
	if v.A == nil {
		v.A = []string{}
	}
	if v.B == nil {
		v.B = [][]string{}
	}
	if v.C == nil {
		v.C = []string{}
	}
	return wire.Marshal(plain(v))
}
