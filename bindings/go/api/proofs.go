// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ProofsModule: Proofs that data from a server is what the network agreed on.
type ProofsModule struct{ caller rpc.Caller }

// ProofBlockData proves that a block is what the network agreed on.
//
// On networks with block keepers, a block is proven if enough trusted keepers (`proofs.trusted_keepers` or
// `proofs.trusted_keepers_hash`), or their successors, attest it or a later block. On networks with a
// masterchain, the signatures of validators are followed from `proofs.zerostate_hash` or
// `proofs.trusted_key_blocks`. Statements of the server about keepers or validators are never trusted.
//
// Wire name: proofs.proof_block_data.
//
// Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
// ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
func (m ProofsModule) ProofBlockData(ctx context.Context, params ParamsOfProofBlockData, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "proofs.proof_block_data", params, nil, options...)
}

// ProofTransactionData proves that a transaction is what the network agreed on.
//
// A transaction is proven if its block is proven and contains it. For the required configuration, see
// `proofs.proof_block_data`.
//
// Wire name: proofs.proof_transaction_data.
//
// Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
// ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
func (m ProofsModule) ProofTransactionData(ctx context.Context, params ParamsOfProofTransactionData, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "proofs.proof_transaction_data", params, nil, options...)
}

// ProofMessageData proves that a message is what the network agreed on.
//
// A message is proven if a proven transaction received or sent it. For the required configuration, see
// `proofs.proof_block_data`.
//
// Wire name: proofs.proof_message_data.
//
// Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
// ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
func (m ProofsModule) ProofMessageData(ctx context.Context, params ParamsOfProofMessageData, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "proofs.proof_message_data", params, nil, options...)
}

// ProofAccountData proves that an account has a given state after a block that the network agreed on.
//
// Extension: The published library has no such function. For networks with block keepers only. The block is one
// of the last ten that changed the account; it is not proven that no later block changed it again.
//
// Wire name: proofs.proof_account_data.
//
// Errors: 3 InvalidBase64, 201 InvalidBoc, 512 InvalidData, 14 NetModuleNotInit, 615 Unauthorized, 901
// InvalidData, 902 ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
func (m ProofsModule) ProofAccountData(ctx context.Context, params ParamsOfProofAccountData, options ...rpc.CallOption) (result ResultOfProofAccountData, err error) {
	err = m.caller.Call(ctx, "proofs.proof_account_data", params, &result, options...)
	return result, err
}

// ProofsErrorCode: Numbers of the errors of module proofs.
type ProofsErrorCode = int

// Values of ProofsErrorCode.
const (
	// ProofsErrorCodeInvalidData: The object to prove has neither `id` nor `boc`, or is not a block,
	// transaction, message or account of the right layout; or the requested data cannot be proven.
	ProofsErrorCodeInvalidData ProofsErrorCode = 901
	// ProofsErrorCodeProofCheckFailed: A proof check fails, required data is missing on the server or cannot be
	// requested, or the configuration has no trust anchor.
	ProofsErrorCodeProofCheckFailed ProofsErrorCode = 902
	// ProofsErrorCodeInternalError: An answer of the server lacks the BOC of the object, or the proof cache
	// cannot be written.
	ProofsErrorCodeInternalError ProofsErrorCode = 903
	// ProofsErrorCodeDataDiffersFromProven: The given object differs from the proven one; the message names the
	// field and both values.
	ProofsErrorCodeDataDiffersFromProven ProofsErrorCode = 904
)

// AccountToProve: An account state to prove.
type AccountToProve struct {
	// Boc: The account, as account.get_account returns it.
	Boc string `json:"boc"`
	// AccountID: Account id, 64 hex characters.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, 64 hex characters. It identifies the account to the node; the proof does
	// not cover it.
	DappID string `json:"dapp_id"`
}

// ParamsOfProofAccountData: An account state to prove.
type ParamsOfProofAccountData struct {
	// Account: The account.
	Account AccountToProve `json:"account"`
	// MaxAgeMs: Maximum age of the block, in ms by the clock of this machine. Default: any age. Optional.
	MaxAgeMs *uint32 `json:"max_age_ms,omitempty"`
}

// ParamsOfProofBlockData: A block to prove.
type ParamsOfProofBlockData struct {
	// Block: JSON of a block as returned by the node, with `id` or `boc`; on networks with block keepers, with
	// `id`. All other fields present are compared.
	Block json.RawMessage `json:"block"`
}

// ParamsOfProofMessageData: A message to prove.
type ParamsOfProofMessageData struct {
	// Message: JSON of a message as returned by the node, with `id` or `boc`. All other fields present are
	// compared; `dst_transaction` and `src_transaction` are proven as well.
	Message json.RawMessage `json:"message"`
}

// ParamsOfProofTransactionData: A transaction to prove.
type ParamsOfProofTransactionData struct {
	// Transaction: JSON of a transaction as returned by the node, with `id` or `boc`. All other fields present
	// are compared.
	Transaction json.RawMessage `json:"transaction"`
}

// ResultOfProofAccountData: The proven block after which the account has this state; a later block may have
// changed it.
type ResultOfProofAccountData struct {
	// BlockID: Id of the block.
	BlockID string `json:"block_id"`
	// SeqNo: Sequence number of the block.
	SeqNo uint32 `json:"seq_no"`
	// GenUtime: Time of the block, Unix time in s.
	GenUtime uint32 `json:"gen_utime"`
}
