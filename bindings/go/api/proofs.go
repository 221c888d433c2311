// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// ProofsModule: Proofs that what a server says is what the network agreed on.
type ProofsModule struct{ caller rpc.Caller }

// ProofBlockData proves that a block is what the network agreed on.
//
// On networks with block keepers a block is proven when enough of the keepers that the configuration trusts
// (`proofs.trusted_keepers` or `proofs.trusted_keepers_hash`), or those that followed them, attest it or a block
// after it. On networks with a masterchain the signatures of its validators are followed from
// `proofs.zerostate_hash` or `proofs.trusted_key_blocks`. What the server itself says about keepers or
// validators is never trusted.
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
// It is proven when its block is, and has it. What the configuration has to name is said at
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
// It is proven when a proven transaction received or sent it. What the configuration has to name is said at
// `proofs.proof_block_data`.
//
// Wire name: proofs.proof_message_data.
//
// Errors: 3 InvalidBase64, 201 InvalidBoc, 14 NetModuleNotInit, 615 Unauthorized, 901 InvalidData, 902
// ProofCheckFailed, 903 InternalError, 904 DataDiffersFromProven.
func (m ProofsModule) ProofMessageData(ctx context.Context, params ParamsOfProofMessageData, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "proofs.proof_message_data", params, nil, options...)
}

// ProofAccountData proves that an account has a state after a block that the network agreed on.
//
// Extension: The published library has no such function. Networks with block keepers only. The block is one of
// the last ten that changed the account; whether a later one changed it again is not proven.
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
	// ProofsErrorCodeInvalidData: What is to be proven has neither `id` nor `boc`, or is no block, transaction,
	// message or account of the right layout; or something is to be verified that cannot be proven.
	ProofsErrorCodeInvalidData ProofsErrorCode = 901
	// ProofsErrorCodeProofCheckFailed: A check of a proof fails, something that it needs is not on the server or
	// cannot be asked for, or the configuration names nothing that trust could start from.
	ProofsErrorCodeProofCheckFailed ProofsErrorCode = 902
	// ProofsErrorCodeInternalError: An answer of the server lacks the BOC of the object, or the cache of proofs
	// cannot be written.
	ProofsErrorCodeInternalError ProofsErrorCode = 903
	// ProofsErrorCodeDataDiffersFromProven: A given object says something else than the proven one; the message
	// names the field and both values.
	ProofsErrorCodeDataDiffersFromProven ProofsErrorCode = 904
)

// AccountToProve: State of an account to prove.
type AccountToProve struct {
	// Boc: The account, as account.get_account returns it.
	Boc string `json:"boc"`
	// AccountID: Account id, 64 hex characters.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account, 64 hex characters. It names the account to the node; the proof does not
	// cover it.
	DappID string `json:"dapp_id"`
}

// ParamsOfProofAccountData: State of an account to prove.
type ParamsOfProofAccountData struct {
	// Account: The account.
	Account AccountToProve `json:"account"`
	// MaxAgeMs: How old the block of the state may be, in ms by the clock of this machine. Default: any age.
	// Optional.
	MaxAgeMs *uint32 `json:"max_age_ms,omitempty"`
}

// ParamsOfProofBlockData: A block to prove.
type ParamsOfProofBlockData struct {
	// Block: JSON of a block as the network answers it, with `id` or `boc`; on networks with block keepers with
	// `id`. Every other field that is there is compared.
	Block json.RawMessage `json:"block"`
}

// ParamsOfProofMessageData: A message to prove.
type ParamsOfProofMessageData struct {
	// Message: JSON of a message as the network answers it, with `id` or `boc`. Every other field that is there
	// is compared; `dst_transaction` and `src_transaction` are proven as well.
	Message json.RawMessage `json:"message"`
}

// ParamsOfProofTransactionData: A transaction to prove.
type ParamsOfProofTransactionData struct {
	// Transaction: JSON of a transaction as the network answers it, with `id` or `boc`. Every other field that
	// is there is compared.
	Transaction json.RawMessage `json:"transaction"`
}

// ResultOfProofAccountData: The proven block after which the account has the state; a later one may have changed
// it.
type ResultOfProofAccountData struct {
	// BlockID: Id of the block.
	BlockID string `json:"block_id"`
	// SeqNo: Its number.
	SeqNo uint32 `json:"seq_no"`
	// GenUtime: Its time, unix time in s.
	GenUtime uint32 `json:"gen_utime"`
}
