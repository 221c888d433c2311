// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// TvmModule: Local execution of contracts: whole transactions, getters and get methods.
type TvmModule struct{ caller rpc.Caller }

// RunExecutor executes a message on an account, with all phases of a transaction.
//
// Nothing is sent. The random seed differs from call to call, unless `execution_options.rand_seed` is set. A
// transaction that was aborted is an error unless `skip_transaction_check` is set; a message that the contract
// does not accept creates no transaction and is always an error.
//
// Wire name: tvm.run_executor.
//
// Errors: 2 InvalidHex, 1 NotImplemented, 201 InvalidBoc, 202 SerializationError, 205 InsufficientCacheSize, 206
// BocRefNotFound, 303 InvalidJson, 402 CanNotReadBlockchainConfig, 403 TransactionAborted, 405
// ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408 AccountFrozenOrDeleted, 410
// UnknownExecutionError, 412 InvalidAccountBoc, 413 InvalidMessageType, 414 ContractExecutionError, 416
// VmExtensionNotRegistered, 417 VmAnswerMissing, 415 AccountIsSuspended.
func (m TvmModule) RunExecutor(ctx context.Context, params ParamsOfRunExecutor, options ...rpc.CallOption) (result ResultOfRunExecutor, err error) {
	err = m.caller.Call(ctx, "tvm.run_executor", params, &result, options...)
	return result, err
}

// RunTvm runs the code of a contract on a message, without the other phases of a transaction.
//
// Intended for getters: there are no fees, gas is limited to 10^9, and of the account only the data changes.
// Messages are those of the send actions as the contract created them, newest first.
//
// Wire name: tvm.run_tvm.
//
// Errors: 2 InvalidHex, 1 NotImplemented, 36 InvalidData, 201 InvalidBoc, 202 SerializationError, 205
// InsufficientCacheSize, 206 BocRefNotFound, 303 InvalidJson, 402 CanNotReadBlockchainConfig, 404 InternalError,
// 410 UnknownExecutionError, 412 InvalidAccountBoc, 413 InvalidMessageType, 414 ContractExecutionError, 416
// VmExtensionNotRegistered, 417 VmAnswerMissing.
func (m TvmModule) RunTvm(ctx context.Context, params ParamsOfRunTvm, options ...rpc.CallOption) (result ResultOfRunTvm, err error) {
	err = m.caller.Call(ctx, "tvm.run_tvm", params, &result, options...)
	return result, err
}

// RunGet runs a get method of a contract and returns the stack.
//
// For contracts with numbered methods: the number is the CRC-16 of the name or-ed with 0x10000. Gas is limited
// to 10^9. Values: null; integers as decimal or `0x` texts; tuples as arrays; cells, builders, slices and
// continuations as objects with `type` and a BOC as `value`; lists as objects of type `List`.
//
// Wire name: tvm.run_get.
//
// Errors: 2 InvalidHex, 36 InvalidData, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 404
// InternalError, 410 UnknownExecutionError, 411 InvalidInputStack, 412 InvalidAccountBoc, 414
// ContractExecutionError, 416 VmExtensionNotRegistered, 417 VmAnswerMissing.
func (m TvmModule) RunGet(ctx context.Context, params ParamsOfRunGet, options ...rpc.CallOption) (result ResultOfRunGet, err error) {
	err = m.caller.Call(ctx, "tvm.run_get", params, &result, options...)
	return result, err
}

// RegisterVMExtension registers an extension of the virtual machine implemented by the application.
//
// Extension: The published library has no such function. It answers the instructions that the machine cannot run
// by itself: whether a Halo2 proof holds. Runs use it when `execution_options.vm_extension` names it. A run is
// made again for each answer, at most 64 times, so that answers have to depend on the operands alone.
//
// Wire name: tvm.register_vm_extension.
//
// The object serves until the library removes it or the client is closed.
//
// Errors: 13 CallbackNotRegistered.
func (m TvmModule) RegisterVMExtension(ctx context.Context, object AppVmExtension, options ...rpc.CallOption) (result RegisteredVmExtension, err error) {
	if err := rpc.CheckAppObject(object); err != nil {
		return result, err
	}
	options = append([]rpc.CallOption{rpc.WithAppObject(handlerOfAppVmExtension{object})}, options...)
	err = m.caller.Call(ctx, "tvm.register_vm_extension", nil, &result, options...)
	return result, err
}

// RemoveVMExtension removes an extension of the virtual machine; an unknown handle is ignored.
//
// Extension: The published library has no such function.
//
// Wire name: tvm.remove_vm_extension.
func (m TvmModule) RemoveVMExtension(ctx context.Context, params RegisteredVmExtension, options ...rpc.CallOption) error {
	return m.caller.Call(ctx, "tvm.remove_vm_extension", params, nil, options...)
}

// AppVmExtension: An extension of the virtual machine implemented by the application.
//
// The library calls the methods in goroutines of their own, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppVmExtension interface {
	// Verify: Whether a proof holds.
	Verify(ctx context.Context, request ParamsOfAppVmExtensionVerify) (ResultOfAppVmExtensionVerify, error)
}

// AppVmExtensionFuncs is an AppVmExtension made of functions. A missing one refuses its requests.
type AppVmExtensionFuncs struct {
	// OnVerify is called by Verify.
	OnVerify func(ctx context.Context, request ParamsOfAppVmExtensionVerify) (ResultOfAppVmExtensionVerify, error)
}

// Verify calls OnVerify.
func (f AppVmExtensionFuncs) Verify(ctx context.Context, request ParamsOfAppVmExtensionVerify) (ResultOfAppVmExtensionVerify, error) {
	if f.OnVerify == nil {
		return ResultOfAppVmExtensionVerify{}, fmt.Errorf("the application does not handle Verify")
	}
	return f.OnVerify(ctx, request)
}

type handlerOfAppVmExtension struct{ object AppVmExtension }

func (h handlerOfAppVmExtension) HandleRequest(ctx context.Context, data json.RawMessage) (any, error) {
	decoded, err := decodeParamsOfAppVmExtension(data)
	if err != nil {
		return nil, err
	}
	switch request := decoded.(type) {
	case ParamsOfAppVmExtensionVerify:
		return h.object.Verify(ctx, request)
	}
	return nil, wire.UnknownRequest(data)
}

func (h handlerOfAppVmExtension) HandleNotification(context.Context, json.RawMessage) {}

// TvmErrorCode: Numbers of the errors of module tvm.
type TvmErrorCode = int

// Values of TvmErrorCode.
const (
	// TvmErrorCodeCanNotReadTransaction: A transaction cannot be read.
	TvmErrorCodeCanNotReadTransaction TvmErrorCode = 401
	// TvmErrorCodeCanNotReadBlockchainConfig: A configuration BOC cannot be used.
	TvmErrorCodeCanNotReadBlockchainConfig TvmErrorCode = 402
	// TvmErrorCodeTransactionAborted: A transaction was aborted for a reason that no other code covers.
	TvmErrorCodeTransactionAborted TvmErrorCode = 403
	// TvmErrorCodeInternalError: The virtual machine met a state that it does not expect.
	TvmErrorCodeInternalError TvmErrorCode = 404
	// TvmErrorCodeActionPhaseFailed: The action phase of a transaction failed; `data` has `result_code`.
	TvmErrorCodeActionPhaseFailed TvmErrorCode = 405
	// TvmErrorCodeAccountCodeMissing: The account has no code.
	TvmErrorCodeAccountCodeMissing TvmErrorCode = 406
	// TvmErrorCodeLowBalance: The balance of the account is too low; `data` has `account_balance`.
	TvmErrorCodeLowBalance TvmErrorCode = 407
	// TvmErrorCodeAccountFrozenOrDeleted: The account is frozen or deleted.
	TvmErrorCodeAccountFrozenOrDeleted TvmErrorCode = 408
	// TvmErrorCodeAccountMissing: The account does not exist.
	TvmErrorCodeAccountMissing TvmErrorCode = 409
	// TvmErrorCodeUnknownExecutionError: A message cannot be executed for a reason that no other code covers.
	TvmErrorCodeUnknownExecutionError TvmErrorCode = 410
	// TvmErrorCodeInvalidInputStack: The input of a get method cannot be used.
	TvmErrorCodeInvalidInputStack TvmErrorCode = 411
	// TvmErrorCodeInvalidAccountBoc: The account BOC lacks what is needed.
	TvmErrorCodeInvalidAccountBoc TvmErrorCode = 412
	// TvmErrorCodeInvalidMessageType: The message cannot be executed by its kind.
	TvmErrorCodeInvalidMessageType TvmErrorCode = 413
	// TvmErrorCodeContractExecutionError: The contract ended with an error; `data` has `exit_code`.
	TvmErrorCodeContractExecutionError TvmErrorCode = 414
	// TvmErrorCodeAccountIsSuspended: The account is suspended.
	TvmErrorCodeAccountIsSuspended TvmErrorCode = 415
	// TvmErrorCodeVmExtensionNotRegistered: No extension of the virtual machine has this handle.
	TvmErrorCodeVmExtensionNotRegistered TvmErrorCode = 416
	// TvmErrorCodeVmAnswerMissing: An instruction needs an answer that the run was not given; `data` has
	// `instruction` and `operands`.
	TvmErrorCodeVmAnswerMissing TvmErrorCode = 417
)

// AccountForExecutor: Account that a message is executed on.
//
// One of AccountForExecutorNone, AccountForExecutorUninit, AccountForExecutorAccount, and from a newer daemon
// also UnknownVariant.
type AccountForExecutor interface{ isAccountForExecutor() }

// AccountForExecutorNone: The account does not exist.
type AccountForExecutorNone struct{}

// MarshalJSON implements json.Marshaler.
func (v AccountForExecutorNone) MarshalJSON() ([]byte, error) {
	type plain AccountForExecutorNone
	return wire.Tagged("None", plain(v))
}

func (AccountForExecutorNone) isAccountForExecutor() {}

// AccountForExecutorUninit: An account without contract and with 2^64 - 1 nano, at the destination of the
// message.
type AccountForExecutorUninit struct{}

// MarshalJSON implements json.Marshaler.
func (v AccountForExecutorUninit) MarshalJSON() ([]byte, error) {
	type plain AccountForExecutorUninit
	return wire.Tagged("Uninit", plain(v))
}

func (AccountForExecutorUninit) isAccountForExecutor() {}

// AccountForExecutorAccount: A given account.
type AccountForExecutorAccount struct {
	// Boc: The account.
	Boc string `json:"boc"`
	// UnlimitedBalance: Execute with 2^64 - 1 nano; the balance is put back afterwards. Default false. Optional.
	UnlimitedBalance *bool `json:"unlimited_balance,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v AccountForExecutorAccount) MarshalJSON() ([]byte, error) {
	type plain AccountForExecutorAccount
	return wire.Tagged("Account", plain(v))
}

func (AccountForExecutorAccount) isAccountForExecutor() {}

func (UnknownVariant) isAccountForExecutor() {}

func decodeAccountForExecutor(data []byte) (AccountForExecutor, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "None":
		return wire.As[AccountForExecutorNone](data)
	case "Uninit":
		return wire.As[AccountForExecutorUninit](data)
	case "Account":
		return wire.As[AccountForExecutorAccount](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ExecutionOptions: Surroundings of a local run.
type ExecutionOptions struct {
	// BlockchainConfig: Blockchain configuration: `ConfigParams`, as `boc.get_blockchain_config` returns them,
	// or the dictionary of parameters. Absent: the one that the network publishes, where endpoints are
	// configured and answer within 3 s; else the built-in one. Optional.
	BlockchainConfig *string `json:"blockchain_config,omitempty"`
	// BlockTime: Unix time of the block, in s. Absent: now. Optional.
	BlockTime *uint32 `json:"block_time,omitempty"`
	// BlockLt: Logical time of the block. Absent: one below `transaction_lt`, else 1000000. Optional.
	BlockLt *uint64 `json:"block_lt,omitempty"`
	// TransactionLt: Least logical time of the transaction. Absent: one above `block_lt`. Optional.
	TransactionLt *uint64 `json:"transaction_lt,omitempty"`
	// BlockSeqNo: Number of the block, for contracts that ask. Extension of this library. Default 0. Optional.
	BlockSeqNo *uint32 `json:"block_seq_no,omitempty"`
	// RandSeed: Seed of the block for random numbers, 64 hex characters; a contract sees it mixed with its
	// account id, and sees 0 for zeros. Absent: zeros in `run_tvm` and `run_get`, which are repeatable then, and
	// another one for each call in `run_executor`. Extension of this library. Optional.
	RandSeed *string `json:"rand_seed,omitempty"`
	// ChksigAlwaysSucceed: Let every check of a signature pass. Default false. Optional.
	ChksigAlwaysSucceed *bool `json:"chksig_always_succeed,omitempty"`
	// SignatureID: Signature id of the network, for networks with the capability for it. Absent:
	// `network.signature_id` of the configuration, else 100. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// Rules: Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.
	// Optional.
	Rules *ChainRules `json:"rules,omitempty"`
	// DappID: Dapp ID of the account, 64 hex characters. Absent: none, which matters for a message of another
	// Dapp, and to contracts that ask for it. Extension of this library. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// WasmPath: Folder of the WebAssembly components for `RUNWASM`, files named by their SHA-256 in hex. Absent:
	// `wasm` in the folder of the storage (`local_storage_path`). Extension of this library. Optional.
	WasmPath *string `json:"wasm_path,omitempty"`
	// VMExtension: Extension, from `tvm.register_vm_extension`, that answers the instructions which the machine
	// cannot run by itself. Absent: such an instruction ends the run. Extension of this library. Optional.
	VMExtension *VmExtensionHandle `json:"vm_extension,omitempty"`
	// VMAnswers: Answers that are known already, so that nobody has to be asked. Extension of this library.
	// Optional.
	VMAnswers []VmAnswer `json:"vm_answers,omitzero"`
	// Trace: Report every step of the virtual machine, at most the last 10000. Extension of this library.
	// Default false. Optional.
	Trace *bool `json:"trace,omitempty"`
}

// ParamsOfAppVmExtension: What an extension of the application is asked.
//
// One of ParamsOfAppVmExtensionVerify, and from a newer daemon also UnknownVariant.
type ParamsOfAppVmExtension interface{ isParamsOfAppVmExtension() }

// ParamsOfAppVmExtensionVerify: Whether a proof holds.
type ParamsOfAppVmExtensionVerify struct {
	// Instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
	Instruction string `json:"instruction"`
	// Operands: Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
	// inputs; the proof.
	Operands []string `json:"operands"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfAppVmExtensionVerify) MarshalJSON() ([]byte, error) {
	type plain ParamsOfAppVmExtensionVerify
	if v.Operands == nil {
		v.Operands = []string{}
	}
	return wire.Tagged("Verify", plain(v))
}

func (ParamsOfAppVmExtensionVerify) isParamsOfAppVmExtension() {}

func (UnknownVariant) isParamsOfAppVmExtension() {}

func decodeParamsOfAppVmExtension(data []byte) (ParamsOfAppVmExtension, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Verify":
		return wire.As[ParamsOfAppVmExtensionVerify](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ParamsOfRunExecutor: A message and the account that it is executed on.
type ParamsOfRunExecutor struct {
	// Message: The message, external or internal.
	Message string `json:"message"`
	// Account: The account.
	Account AccountForExecutor `json:"account"`
	// ExecutionOptions: Surroundings of the run. Optional.
	ExecutionOptions *ExecutionOptions `json:"execution_options,omitempty"`
	// ABI: ABI of the contract, to decode the outgoing messages. Optional.
	ABI Abi `json:"abi,omitempty"`
	// SkipTransactionCheck: Return an aborted transaction instead of its error. Default false. Optional.
	SkipTransactionCheck *bool `json:"skip_transaction_check,omitempty"`
	// BocCache: Keeps the results in the cache and returns references. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
	// ReturnUpdatedAccount: Return the changed account. Default false. Optional.
	ReturnUpdatedAccount *bool `json:"return_updated_account,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfRunExecutor) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfRunExecutor
	var fields struct {
		*plain
		// As text.
		Account json.RawMessage `json:"account"`
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.Account, err = decodeAccountForExecutor(fields.Account); err != nil {
		return fmt.Errorf("account: %w", err)
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// ParamsOfRunGet: A get method and its arguments.
type ParamsOfRunGet struct {
	// Account: The account; it must have code.
	Account string `json:"account"`
	// FunctionName: Name of the get method, from which its number is calculated.
	FunctionName string `json:"function_name"`
	// Input: Arguments: an array of values, or one value. Absent: none. Optional.
	Input json.RawMessage `json:"input,omitempty"`
	// ExecutionOptions: Surroundings of the run. Optional.
	ExecutionOptions *ExecutionOptions `json:"execution_options,omitempty"`
	// TupleListAsArray: Return chains of pairs that end in null as objects of type `List`. Default false.
	// Optional.
	TupleListAsArray *bool `json:"tuple_list_as_array,omitempty"`
}

// ParamsOfRunTvm: A message and the contract that it is run on.
type ParamsOfRunTvm struct {
	// Message: The message, external or internal.
	Message string `json:"message"`
	// Account: The account; it must have code.
	Account string `json:"account"`
	// ExecutionOptions: Surroundings of the run. Optional.
	ExecutionOptions *ExecutionOptions `json:"execution_options,omitempty"`
	// ABI: ABI of the contract, to decode the outgoing messages. Optional.
	ABI Abi `json:"abi,omitempty"`
	// BocCache: Keeps the results in the cache and returns references. Absent: base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
	// ReturnUpdatedAccount: Return the changed account. Default false. Optional.
	ReturnUpdatedAccount *bool `json:"return_updated_account,omitempty"`
}

// UnmarshalJSON implements json.Unmarshaler.
func (v *ParamsOfRunTvm) UnmarshalJSON(data []byte) (err error) {
	type plain ParamsOfRunTvm
	var fields struct {
		*plain
		// As text.
		ABI json.RawMessage `json:"abi"`
		// As text.
		BocCache json.RawMessage `json:"boc_cache"`
	}
	fields.plain = (*plain)(v)
	if err = json.Unmarshal(data, &fields); err != nil {
		return err
	}
	if v.ABI, err = decodeAbi(fields.ABI); err != nil {
		return fmt.Errorf("abi: %w", err)
	}
	if v.BocCache, err = decodeBocCacheType(fields.BocCache); err != nil {
		return fmt.Errorf("boc_cache: %w", err)
	}
	return nil
}

// RegisteredVmExtension: An extension of the virtual machine.
type RegisteredVmExtension struct {
	// Handle: Number of the extension.
	Handle VmExtensionHandle `json:"handle"`
}

// ResultOfAppVmExtension: What an extension of the application answers.
//
// One of ResultOfAppVmExtensionVerify, and from a newer daemon also UnknownVariant.
type ResultOfAppVmExtension interface{ isResultOfAppVmExtension() }

// ResultOfAppVmExtensionVerify: The answer.
type ResultOfAppVmExtensionVerify struct {
	// Valid: Whether the proof holds.
	Valid bool `json:"valid"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfAppVmExtensionVerify) MarshalJSON() ([]byte, error) {
	type plain ResultOfAppVmExtensionVerify
	return wire.Tagged("Verify", plain(v))
}

func (ResultOfAppVmExtensionVerify) isResultOfAppVmExtension() {}

func (UnknownVariant) isResultOfAppVmExtension() {}

func decodeResultOfAppVmExtension(data []byte) (ResultOfAppVmExtension, error) {
	kind, err := wire.TypeOf(data)
	if err != nil || wire.IsNull(data) {
		return nil, err
	}
	switch kind {
	case "Verify":
		return wire.As[ResultOfAppVmExtensionVerify](data)
	}
	return UnknownVariant{Type: kind, JSON: data}, nil
}

// ResultOfRunExecutor: A transaction.
type ResultOfRunExecutor struct {
	// Transaction: The transaction, parsed as by `boc.parse_transaction`.
	Transaction json.RawMessage `json:"transaction"`
	// OutMessages: Outgoing messages, always base64.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outgoing messages, when an ABI was given. Optional.
	Decoded *DecodedOutput `json:"decoded,omitempty"`
	// Account: The account after, as BOC or reference; empty unless `return_updated_account` was set.
	Account string `json:"account"`
	// Fees: What it cost.
	Fees TransactionFees `json:"fees"`
	// Trace: Steps, when `execution_options.trace` was set. Optional.
	Trace []TraceStep `json:"trace,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfRunExecutor) MarshalJSON() ([]byte, error) {
	type plain ResultOfRunExecutor
	if v.OutMessages == nil {
		v.OutMessages = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfRunGet: Stack after a get method.
type ResultOfRunGet struct {
	// Output: Values of the stack as array, the lowest first.
	Output json.RawMessage `json:"output"`
	// Trace: Steps, when `execution_options.trace` was set. Optional.
	Trace []TraceStep `json:"trace,omitzero"`
}

// ResultOfRunTvm: Result of a run without transaction.
type ResultOfRunTvm struct {
	// OutMessages: Messages of the send actions, as BOC or reference.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outgoing messages, when an ABI was given. Optional.
	Decoded *DecodedOutput `json:"decoded,omitempty"`
	// Account: The account after, as BOC or reference; empty unless `return_updated_account` was set.
	Account string `json:"account"`
	// Trace: Steps, when `execution_options.trace` was set. Optional.
	Trace []TraceStep `json:"trace,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfRunTvm) MarshalJSON() ([]byte, error) {
	type plain ResultOfRunTvm
	if v.OutMessages == nil {
		v.OutMessages = []string{}
	}
	return wire.Marshal(plain(v))
}

// TraceStep: A step of the virtual machine. Extension of this library.
type TraceStep struct {
	// Step: Number of the step, the first is 1.
	Step uint32 `json:"step"`
	// Instruction: Instruction with its operands.
	Instruction string `json:"instruction"`
	// CodeHash: Hash of the cell that holds it.
	CodeHash string `json:"code_hash"`
	// Offset: Its position in that cell, in bits.
	Offset uint32 `json:"offset"`
	// GasUsed: Gas used, its own included.
	GasUsed uint64 `json:"gas_used"`
	// GasRemaining: Gas left after it.
	GasRemaining uint64 `json:"gas_remaining"`
	// StackDepth: Number of values on the stack after it.
	StackDepth uint32 `json:"stack_depth"`
	// Stack: Top of the stack after it, at most 100 values, the lowest first; null when the trace would become
	// too large.
	Stack json.RawMessage `json:"stack"`
}

// TransactionFees: What a transaction cost, in nano units.
type TransactionFees struct {
	// InMsgFwdFee: For the import of the inbound message.
	InMsgFwdFee uint64 `json:"in_msg_fwd_fee"`
	// StorageFee: For storage.
	StorageFee uint64 `json:"storage_fee"`
	// GasFee: For computation.
	GasFee uint64 `json:"gas_fee"`
	// OutMsgsFwdFee: For forwarding the outgoing messages.
	OutMsgsFwdFee uint64 `json:"out_msgs_fwd_fee"`
	// TotalAccountFees: What the account paid in total.
	TotalAccountFees uint64 `json:"total_account_fees"`
	// TotalOutput: Sum of the values of all outgoing messages; 0 when it exceeds 64 bits.
	TotalOutput uint64 `json:"total_output"`
	// ExtInMsgFee: The same as `in_msg_fwd_fee`.
	ExtInMsgFee uint64 `json:"ext_in_msg_fee"`
	// TotalFwdFees: The same as `out_msgs_fwd_fee`.
	TotalFwdFees uint64 `json:"total_fwd_fees"`
	// AccountFees: The same as `total_account_fees`.
	AccountFees uint64 `json:"account_fees"`
}

// VmAnswer: A known answer to an instruction. Extension of this library.
type VmAnswer struct {
	// Instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
	Instruction string `json:"instruction"`
	// Operands: Bytes of its operands, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
	// inputs; the proof.
	Operands []string `json:"operands"`
	// Valid: Whether the proof holds.
	Valid bool `json:"valid"`
}

// MarshalJSON implements json.Marshaler.
func (v VmAnswer) MarshalJSON() ([]byte, error) {
	type plain VmAnswer
	if v.Operands == nil {
		v.Operands = []string{}
	}
	return wire.Marshal(plain(v))
}

// VmExtensionHandle: Number of an extension of the virtual machine.
type VmExtensionHandle uint32
