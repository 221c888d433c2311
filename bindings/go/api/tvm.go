// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// TvmModule: Local execution of contracts: transactions, getters and get methods.
type TvmModule struct{ caller rpc.Caller }

// RunExecutor executes a message on an account, with all phases of a transaction.
//
// Nothing is sent. The random seed differs from call to call unless `execution_options.rand_seed` is set. An
// aborted transaction is an error unless `skip_transaction_check` is set; a message that the contract does not
// accept creates no transaction and is always an error.
//
// Wire name: tvm.run_executor.
//
// Errors: 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 410
// UnknownExecutionError, 412 InvalidAccountBoc, 414 ContractExecutionError, 416 VmExtensionNotRegistered, 417
// VmAnswerMissing, 1 NotImplemented, 303 InvalidJson, 202 SerializationError, 205 InsufficientCacheSize, 413
// InvalidMessageType, 403 TransactionAborted, 405 ActionPhaseFailed, 406 AccountCodeMissing, 407 LowBalance, 408
// AccountFrozenOrDeleted, 415 AccountIsSuspended, 418 AnswerMissing, 419 AnswerUnreadable.
func (m TvmModule) RunExecutor(ctx context.Context, params ParamsOfRunExecutor, options ...rpc.CallOption) (result ResultOfRunExecutor, err error) {
	err = m.caller.Call(ctx, "tvm.run_executor", params, &result, options...)
	return result, err
}

// RunTvm runs contract code with a message, without the other phases of a transaction.
//
// For getters: there are no fees, gas is limited to 10^9, and only the data of the account changes. Messages are
// returned as the send actions of the contract created them, newest first.
//
// Wire name: tvm.run_tvm.
//
// Errors: 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 410
// UnknownExecutionError, 412 InvalidAccountBoc, 414 ContractExecutionError, 416 VmExtensionNotRegistered, 417
// VmAnswerMissing, 1 NotImplemented, 303 InvalidJson, 202 SerializationError, 205 InsufficientCacheSize, 36
// InvalidData, 404 InternalError, 413 InvalidMessageType, 418 AnswerMissing, 419 AnswerUnreadable.
func (m TvmModule) RunTvm(ctx context.Context, params ParamsOfRunTvm, options ...rpc.CallOption) (result ResultOfRunTvm, err error) {
	err = m.caller.Call(ctx, "tvm.run_tvm", params, &result, options...)
	return result, err
}

// RunGet runs a get method of a contract and returns the stack.
//
// For contracts with numbered methods: the number is the CRC-16 of the name, OR-ed with 0x10000. Gas is limited
// to 10^9. Values: null; integers as decimal or `0x` text; tuples as arrays; cells, builders, slices and
// continuations as objects with `type` and a BOC as `value`; lists as objects of type `List`.
//
// Wire name: tvm.run_get.
//
// Errors: 2 InvalidHex, 201 InvalidBoc, 206 BocRefNotFound, 402 CanNotReadBlockchainConfig, 410
// UnknownExecutionError, 412 InvalidAccountBoc, 414 ContractExecutionError, 416 VmExtensionNotRegistered, 417
// VmAnswerMissing, 36 InvalidData, 404 InternalError, 411 InvalidInputStack.
func (m TvmModule) RunGet(ctx context.Context, params ParamsOfRunGet, options ...rpc.CallOption) (result ResultOfRunGet, err error) {
	err = m.caller.Call(ctx, "tvm.run_get", params, &result, options...)
	return result, err
}

// RegisterVMExtension registers an extension of the virtual machine implemented by the application.
//
// Extension: The published library has no such function. The extension runs the instructions that the machine
// cannot run itself: verifying Halo2 proofs. Runs use it if `execution_options.vm_extension` is set to it. A run
// is repeated for each answer, at most 64 times, so answers must depend on the operands alone.
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
// The library calls the methods in their own goroutines, several at once where it needs to; they may call the
// library. An error or a panic becomes the error of the call that asked, with its text. The context of a request
// ends when its answer is no longer wanted. Notifications come one by one, in order.
type AppVmExtension interface {
	// Verify: Requests verification of a proof.
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
	// TvmErrorCodeCanNotReadTransaction: A transaction is invalid.
	TvmErrorCodeCanNotReadTransaction TvmErrorCode = 401
	// TvmErrorCodeCanNotReadBlockchainConfig: A configuration BOC is invalid.
	TvmErrorCodeCanNotReadBlockchainConfig TvmErrorCode = 402
	// TvmErrorCodeTransactionAborted: A transaction was aborted for a reason not covered by another code.
	TvmErrorCodeTransactionAborted TvmErrorCode = 403
	// TvmErrorCodeInternalError: The virtual machine reached an unexpected state.
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
	// TvmErrorCodeUnknownExecutionError: A message cannot be executed for a reason not covered by another code.
	TvmErrorCodeUnknownExecutionError TvmErrorCode = 410
	// TvmErrorCodeInvalidInputStack: The input of a get method is invalid.
	TvmErrorCodeInvalidInputStack TvmErrorCode = 411
	// TvmErrorCodeInvalidAccountBoc: The account BOC lacks required data.
	TvmErrorCodeInvalidAccountBoc TvmErrorCode = 412
	// TvmErrorCodeInvalidMessageType: A message of this kind cannot be executed.
	TvmErrorCodeInvalidMessageType TvmErrorCode = 413
	// TvmErrorCodeContractExecutionError: The contract ended with an error; `data` has `exit_code`.
	TvmErrorCodeContractExecutionError TvmErrorCode = 414
	// TvmErrorCodeAccountIsSuspended: The account is suspended.
	TvmErrorCodeAccountIsSuspended TvmErrorCode = 415
	// TvmErrorCodeVmExtensionNotRegistered: No extension of the virtual machine has this handle.
	TvmErrorCodeVmExtensionNotRegistered TvmErrorCode = 416
	// TvmErrorCodeVmAnswerMissing: An instruction needs an answer that was not provided to the run; `data` has
	// `instruction` and `operands`.
	TvmErrorCodeVmAnswerMissing TvmErrorCode = 417
	// TvmErrorCodeAnswerMissing: The contract sent no answer although `answer_required` is set and the ABI
	// declares outputs of the function; `data` has `function_name`. Extension of the published interface.
	TvmErrorCodeAnswerMissing TvmErrorCode = 418
	// TvmErrorCodeAnswerUnreadable: The answer of the contract does not match the ABI although `answer_required`
	// is set; `data` has `function_name` and `reason`. Extension of the published interface.
	TvmErrorCodeAnswerUnreadable TvmErrorCode = 419
)

// AccountForExecutor: Account to execute a message on.
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

// AccountForExecutorUninit: An account without a contract and with 2^64 - 1 nano, at the destination of the
// message.
type AccountForExecutorUninit struct{}

// MarshalJSON implements json.Marshaler.
func (v AccountForExecutorUninit) MarshalJSON() ([]byte, error) {
	type plain AccountForExecutorUninit
	return wire.Tagged("Uninit", plain(v))
}

func (AccountForExecutorUninit) isAccountForExecutor() {}

// AccountForExecutorAccount: An existing account.
type AccountForExecutorAccount struct {
	// Boc: The account.
	Boc string `json:"boc"`
	// UnlimitedBalance: Execute with a balance of 2^64 - 1 nano; the real balance is restored afterwards.
	// Default false. Optional.
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

// ExecutionOptions: Environment of a local run.
type ExecutionOptions struct {
	// BlockchainConfig: Blockchain configuration: `ConfigParams`, as returned by `boc.get_blockchain_config`, or
	// the dictionary of parameters. Default: the configuration published by the network, if endpoints are
	// configured and answer within 3 s; otherwise the built-in one, with the figures of nodes for networks with
	// Dapp IDs. Optional.
	BlockchainConfig *string `json:"blockchain_config,omitempty"`
	// BlockTime: Time of the block, Unix time in s. Default: now. Optional.
	BlockTime *uint32 `json:"block_time,omitempty"`
	// BlockLt: Logical time of the block. Default: one below `transaction_lt`, otherwise 1000000. Optional.
	BlockLt *uint64 `json:"block_lt,omitempty"`
	// TransactionLt: Minimum logical time of the transaction. Default: one above `block_lt`. Optional.
	TransactionLt *uint64 `json:"transaction_lt,omitempty"`
	// BlockSeqNo: Number of the block, for contracts that read it. Extension of this library. Default 0.
	// Optional.
	BlockSeqNo *uint32 `json:"block_seq_no,omitempty"`
	// RandSeed: Random seed of the block, 64 hex characters; a contract sees it mixed with its account id, and
	// sees 0 if it is all zeros. Default: zeros in `run_tvm` and `run_get`, which makes them repeatable; a new
	// seed for each call of `run_executor`. Extension of this library. Optional.
	RandSeed *string `json:"rand_seed,omitempty"`
	// ChksigAlwaysSucceed: Treat all signatures as valid. Default false. Optional.
	ChksigAlwaysSucceed *bool `json:"chksig_always_succeed,omitempty"`
	// SignatureID: Signature id, for networks with that capability. Default: `network.signature_id` of the
	// configuration, otherwise 100. Optional.
	SignatureID *int32 `json:"signature_id,omitempty"`
	// Rules: Formats and execution rules. Default: `abi.rules` of the configuration. Extension of this library.
	// Optional.
	Rules *ChainRules `json:"rules,omitempty"`
	// DappID: Dapp ID of the account, 64 hex characters. Default: none, which matters for messages from another
	// Dapp and for contracts that read it. Extension of this library. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// WasmPath: Folder of the WebAssembly components for `RUNWASM`, with files named by their SHA-256 in hex.
	// Default: `wasm` in the storage folder (`local_storage_path`). Extension of this library. Optional.
	WasmPath *string `json:"wasm_path,omitempty"`
	// VMExtension: Extension, from `tvm.register_vm_extension`, that runs the instructions that the machine
	// cannot run itself. Without it, such an instruction ends the run. Extension of this library. Optional.
	VMExtension *VmExtensionHandle `json:"vm_extension,omitempty"`
	// VMAnswers: Answers that are already known, so the extension is not asked for them. Extension of this
	// library. Optional.
	VMAnswers []VmAnswer `json:"vm_answers,omitzero"`
	// Trace: Return every step of the virtual machine, up to the last 10000. Extension of this library. Default
	// false. Optional.
	Trace *bool `json:"trace,omitempty"`
	// Logs: Return what the contract prints with debug instructions, as `logs`: at most 1000 lines and 65536
	// characters. Extension of this library. Default false. Optional.
	Logs *bool `json:"logs,omitempty"`
}

// ParamsOfAppVmExtension: Request to an extension of the application.
//
// One of ParamsOfAppVmExtensionVerify, and from a newer daemon also UnknownVariant.
type ParamsOfAppVmExtension interface{ isParamsOfAppVmExtension() }

// ParamsOfAppVmExtensionVerify: Requests verification of a proof.
type ParamsOfAppVmExtensionVerify struct {
	// Instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
	Instruction string `json:"instruction"`
	// Operands: Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
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

// ParamsOfRunExecutor: A message and the account to execute it on.
type ParamsOfRunExecutor struct {
	// Message: The message, external or internal.
	Message string `json:"message"`
	// Account: The account.
	Account AccountForExecutor `json:"account"`
	// ExecutionOptions: Environment of the run. Default {}. Optional.
	ExecutionOptions *ExecutionOptions `json:"execution_options,omitempty"`
	// ABI: ABI of the contract, to decode the outbound messages. Optional.
	ABI Abi `json:"abi,omitempty"`
	// SkipTransactionCheck: Return an aborted transaction instead of an error. Default false. Optional.
	SkipTransactionCheck *bool `json:"skip_transaction_check,omitempty"`
	// BocCache: Keep the results in the cache and return references. Default: return base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
	// ReturnUpdatedAccount: Return the updated account. Default false. Optional.
	ReturnUpdatedAccount *bool `json:"return_updated_account,omitempty"`
	// AnswerRequired: Fail if the ABI declares outputs of the called function and the contract sends no answer
	// (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension
	// of the published interface. Default false. Optional.
	AnswerRequired *bool `json:"answer_required,omitempty"`
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
	// FunctionName: Name of the get method; its number is calculated from the name.
	FunctionName string `json:"function_name"`
	// Input: Arguments: an array of values, or one value. Default: none. Optional.
	Input json.RawMessage `json:"input,omitempty"`
	// ExecutionOptions: Environment of the run. Default {}. Optional.
	ExecutionOptions *ExecutionOptions `json:"execution_options,omitempty"`
	// TupleListAsArray: Return chains of pairs that end in null as objects of type `List`. Default false.
	// Optional.
	TupleListAsArray *bool `json:"tuple_list_as_array,omitempty"`
}

// ParamsOfRunTvm: A message and the contract to run it on.
type ParamsOfRunTvm struct {
	// Message: The message, external or internal.
	Message string `json:"message"`
	// Account: The account; it must have code.
	Account string `json:"account"`
	// ExecutionOptions: Environment of the run. Default {}. Optional.
	ExecutionOptions *ExecutionOptions `json:"execution_options,omitempty"`
	// ABI: ABI of the contract, to decode the outbound messages. Optional.
	ABI Abi `json:"abi,omitempty"`
	// BocCache: Keep the results in the cache and return references. Default: return base64. Optional.
	BocCache BocCacheType `json:"boc_cache,omitempty"`
	// ReturnUpdatedAccount: Return the updated account. Default false. Optional.
	ReturnUpdatedAccount *bool `json:"return_updated_account,omitempty"`
	// AnswerRequired: Fail if the ABI declares outputs of the called function and the contract sends no answer
	// (418) or one that the ABI does not describe (419). Without it, `decoded.output` is then absent. Extension
	// of the published interface. Default false. Optional.
	AnswerRequired *bool `json:"answer_required,omitempty"`
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
	// Handle: Handle of the extension.
	Handle VmExtensionHandle `json:"handle"`
}

// ResultOfAppVmExtension: Response of an extension of the application.
//
// One of ResultOfAppVmExtensionVerify, and from a newer daemon also UnknownVariant.
type ResultOfAppVmExtension interface{ isResultOfAppVmExtension() }

// ResultOfAppVmExtensionVerify: The answer.
type ResultOfAppVmExtensionVerify struct {
	// Valid: Whether the proof is valid.
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
	// OutMessages: Outbound messages, always base64.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outbound messages, if an ABI is given. Optional.
	Decoded *DecodedOutput `json:"decoded,omitempty"`
	// Account: The updated account, as BOC or reference; empty unless `return_updated_account` is set.
	Account string `json:"account"`
	// Fees: Fees of the transaction.
	Fees TransactionFees `json:"fees"`
	// Trace: Steps, if `execution_options.trace` is set. Optional.
	Trace []TraceStep `json:"trace,omitzero"`
	// Logs: What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has
	// it in `data.logs` in any case. Extension of this library. Optional.
	Logs []string `json:"logs,omitzero"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfRunExecutor) MarshalJSON() ([]byte, error) {
	type plain ResultOfRunExecutor
	if v.OutMessages == nil {
		v.OutMessages = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfRunGet: Stack after running a get method.
type ResultOfRunGet struct {
	// Output: Values of the stack as an array, lowest first.
	Output json.RawMessage `json:"output"`
	// Trace: Steps, if `execution_options.trace` is set. Optional.
	Trace []TraceStep `json:"trace,omitzero"`
	// Logs: What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has
	// it in `data.logs` in any case. Extension of this library. Optional.
	Logs []string `json:"logs,omitzero"`
}

// ResultOfRunTvm: Result of a run without a transaction.
type ResultOfRunTvm struct {
	// OutMessages: Messages of the send actions, as BOC or reference.
	OutMessages []string `json:"out_messages"`
	// Decoded: Decoded outbound messages, if an ABI is given. Optional.
	Decoded *DecodedOutput `json:"decoded,omitempty"`
	// Account: The updated account, as BOC or reference; empty unless `return_updated_account` is set.
	Account string `json:"account"`
	// Trace: Steps, if `execution_options.trace` is set. Optional.
	Trace []TraceStep `json:"trace,omitzero"`
	// Logs: What the contract printed, line by line, if `execution_options.logs` is set. An error of a run has
	// it in `data.logs` in any case. Extension of this library. Optional.
	Logs []string `json:"logs,omitzero"`
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
	// Step: Number of the step, starting at 1.
	Step uint32 `json:"step"`
	// Instruction: Instruction with its operands.
	Instruction string `json:"instruction"`
	// CodeHash: Hash of the cell that contains the instruction.
	CodeHash string `json:"code_hash"`
	// Offset: Position in that cell, in bits.
	Offset uint32 `json:"offset"`
	// GasUsed: Total gas used, in units of gas, including this step.
	GasUsed uint64 `json:"gas_used"`
	// GasRemaining: Gas remaining after the step, in units of gas.
	GasRemaining uint64 `json:"gas_remaining"`
	// StackDepth: Number of values on the stack after the step.
	StackDepth uint32 `json:"stack_depth"`
	// Stack: Top of the stack after the step, at most 100 values, lowest first; null if the trace would become
	// too large.
	Stack json.RawMessage `json:"stack"`
}

// TransactionFees: Fees of a transaction, in nano units.
type TransactionFees struct {
	// InMsgFwdFee: Import fee of the inbound message, in nano units.
	InMsgFwdFee uint64 `json:"in_msg_fwd_fee"`
	// StorageFee: Storage fee, in nano units.
	StorageFee uint64 `json:"storage_fee"`
	// GasFee: Compute fee (gas), in nano units.
	GasFee uint64 `json:"gas_fee"`
	// OutMsgsFwdFee: Forwarding fees of the outbound messages, in nano units.
	OutMsgsFwdFee uint64 `json:"out_msgs_fwd_fee"`
	// TotalAccountFees: Total paid by the account, in nano units.
	TotalAccountFees uint64 `json:"total_account_fees"`
	// TotalOutput: Sum of the values of all outbound messages, in nano units; 0 if it exceeds 64 bits.
	TotalOutput uint64 `json:"total_output"`
	// ExtInMsgFee: Same as `in_msg_fwd_fee`, in nano units.
	ExtInMsgFee uint64 `json:"ext_in_msg_fee"`
	// TotalFwdFees: Same as `out_msgs_fwd_fee`, in nano units.
	TotalFwdFees uint64 `json:"total_fwd_fees"`
	// AccountFees: Same as `total_account_fees`, in nano units.
	AccountFees uint64 `json:"account_fees"`
}

// VmAnswer: The known answer to an instruction. Extension of this library.
type VmAnswer struct {
	// Instruction: Name of the instruction: `ZKHALO2VERIFY` or `ZKHALO2VERIFYWITHVK`.
	Instruction string `json:"instruction"`
	// Operands: Operands as bytes, deepest first: the verifying key, for `ZKHALO2VERIFYWITHVK`; the public
	// inputs; the proof.
	Operands []string `json:"operands"`
	// Valid: Whether the proof is valid.
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

// VmExtensionHandle: Handle of an extension of the virtual machine.
type VmExtensionHandle uint32
