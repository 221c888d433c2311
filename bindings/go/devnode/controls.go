// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package devnode

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

// Status reports what the chain is and does.
func (n *Node) Status(ctx context.Context) (ResultOfStatus, error) {
	return control[ResultOfStatus](ctx, n, "status", struct{}{})
}

// ListAccounts lists the funded wallets that the chain began with.
func (n *Node) ListAccounts(ctx context.Context) (ResultOfListAccounts, error) {
	return control[ResultOfListAccounts](ctx, n, "list_accounts", struct{}{})
}

// Snapshot keeps the present state to go back to.
func (n *Node) Snapshot(ctx context.Context) (SnapshotInfo, error) {
	return control[SnapshotInfo](ctx, n, "snapshot", struct{}{})
}

// Revert goes back to a snapshot, which stays; those after it end. Begins a new epoch.
func (n *Node) Revert(ctx context.Context, params ParamsOfRevert) (ResultOfRevert, error) {
	return control[ResultOfRevert](ctx, n, "revert", params)
}

// Snapshots lists the snapshots.
func (n *Node) Snapshots(ctx context.Context) (ResultOfSnapshots, error) {
	return control[ResultOfSnapshots](ctx, n, "snapshots", struct{}{})
}

// Reset begins anew with the settings of the chain, its givers and wallets. Begins a new epoch.
func (n *Node) Reset(ctx context.Context) (ResultOfReset, error) {
	return control[ResultOfReset](ctx, n, "reset", struct{}{})
}

// GetTime reports the time of the chain.
func (n *Node) GetTime(ctx context.Context) (ChainTime, error) {
	return control[ChainTime](ctx, n, "get_time", struct{}{})
}

// SetTime sets the time of the chain, which goes on from there; not before the last block.
func (n *Node) SetTime(ctx context.Context, params ParamsOfSetTime) (ChainTime, error) {
	return control[ChainTime](ctx, n, "set_time", params)
}

// IncreaseTime moves the time of the chain forward.
func (n *Node) IncreaseTime(ctx context.Context, params ParamsOfIncreaseTime) (ChainTime, error) {
	return control[ChainTime](ctx, n, "increase_time", params)
}

// SetNextBlockTime sets the time of the next block; time goes on from there. Not before the last block.
func (n *Node) SetNextBlockTime(ctx context.Context, params ParamsOfSetNextBlockTime) (ChainTime, error) {
	return control[ChainTime](ctx, n, "set_next_block_time", params)
}

// Freeze stops the time of the chain.
func (n *Node) Freeze(ctx context.Context, params ParamsOfFreeze) (ChainTime, error) {
	return control[ChainTime](ctx, n, "freeze", params)
}

// Resume lets the time of the chain run, from where it is.
func (n *Node) Resume(ctx context.Context) (ChainTime, error) {
	return control[ChainTime](ctx, n, "resume", struct{}{})
}

// SetBlockMode chooses when blocks are made, until the node stops: its options say how it begins again.
func (n *Node) SetBlockMode(ctx context.Context, params ParamsOfSetBlockMode) (ResultOfSetBlockMode, error) {
	return control[ResultOfSetBlockMode](ctx, n, "set_block_mode", params)
}

// Mine makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest
// are empty.
func (n *Node) Mine(ctx context.Context, params ParamsOfMine) (ResultOfMine, error) {
	return control[ResultOfMine](ctx, n, "mine", params)
}

// Queue lists the messages that wait for a block, in their order; internal ones come first.
func (n *Node) Queue(ctx context.Context) (ResultOfQueue, error) {
	return control[ResultOfQueue](ctx, n, "queue", struct{}{})
}

// DropMessage takes a message that waits out of the queue; whoever sent it gets an error.
func (n *Node) DropMessage(ctx context.Context, params ParamsOfDropMessage) (ResultOfDropMessage, error) {
	return control[ResultOfDropMessage](ctx, n, "drop_message", params)
}

// OrderQueue puts messages in front of the queue. Internal messages keep their order.
func (n *Node) OrderQueue(ctx context.Context, params ParamsOfOrderQueue) (ResultOfOrderQueue, error) {
	return control[ResultOfOrderQueue](ctx, n, "order_queue", params)
}

// SetBalance sets what an account has; one that does not exist begins to.
func (n *Node) SetBalance(ctx context.Context, params ParamsOfSetBalance) (AccountState, error) {
	return control[AccountState](ctx, n, "set_balance", params)
}

// SetCode replaces the code of an account; one without a contract becomes active, with empty data.
func (n *Node) SetCode(ctx context.Context, params ParamsOfSetCode) (AccountState, error) {
	return control[AccountState](ctx, n, "set_code", params)
}

// SetData replaces the data of an active account.
func (n *Node) SetData(ctx context.Context, params ParamsOfSetData) (AccountState, error) {
	return control[AccountState](ctx, n, "set_data", params)
}

// SetAccount puts a whole account in place, at the address that it states.
func (n *Node) SetAccount(ctx context.Context, params ParamsOfSetAccount) (AccountState, error) {
	return control[AccountState](ctx, n, "set_account", params)
}

// DeleteAccount removes an account with everything that it has.
func (n *Node) DeleteAccount(ctx context.Context, params ParamsOfDeleteAccount) (AccountState, error) {
	return control[AccountState](ctx, n, "delete_account", params)
}

// SetDapp sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).
func (n *Node) SetDapp(ctx context.Context, params ParamsOfSetDapp) (ResultOfSetDapp, error) {
	return control[ResultOfSetDapp](ctx, n, "set_dapp", params)
}

// Impersonate sends an internal message from any address, or an external message that its contract takes without
// a signature.
func (n *Node) Impersonate(ctx context.Context, params ParamsOfImpersonate) (ResultOfImpersonate, error) {
	return control[ResultOfImpersonate](ctx, n, "impersonate", params)
}

// Dump writes the whole chain to a file.
func (n *Node) Dump(ctx context.Context, params ParamsOfDump) (ResultOfDump, error) {
	return control[ResultOfDump](ctx, n, "dump", params)
}

// Load replaces the whole chain by that of a file. Snapshots end. Begins a new epoch.
func (n *Node) Load(ctx context.Context, params ParamsOfLoad) (ResultOfLoad, error) {
	return control[ResultOfLoad](ctx, n, "load", params)
}

// ForkedAccounts lists the accounts that were fetched from the network behind a fork.
func (n *Node) ForkedAccounts(ctx context.Context) (ResultOfForkedAccounts, error) {
	return control[ResultOfForkedAccounts](ctx, n, "forked_accounts", struct{}{})
}

// ForkPrefetch fetches accounts from the network behind a fork at once; all of them, or none when one fails.
func (n *Node) ForkPrefetch(ctx context.Context, params ParamsOfForkPrefetch) (ResultOfForkPrefetch, error) {
	return control[ResultOfForkPrefetch](ctx, n, "fork_prefetch", params)
}

// RegisterABI makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept
// with the chain.
func (n *Node) RegisterABI(ctx context.Context, params ParamsOfRegisterAbi) (ResultOfRegisterAbi, error) {
	return control[ResultOfRegisterAbi](ctx, n, "register_abi", params)
}

// Trace explains a transaction: the tree of messages and transactions that it belongs to.
func (n *Node) Trace(ctx context.Context, params ParamsOfTrace) (ResultOfTrace, error) {
	return control[ResultOfTrace](ctx, n, "trace", params)
}

// Replay runs a transaction again, with the account, the message and the configuration that it had.
func (n *Node) Replay(ctx context.Context, params ParamsOfReplay) (ResultOfReplay, error) {
	return control[ResultOfReplay](ctx, n, "replay", params)
}

// GasReport reports gas and fees by contract and function.
func (n *Node) GasReport(ctx context.Context, params ParamsOfGasReport) (ResultOfGasReport, error) {
	return control[ResultOfGasReport](ctx, n, "gas_report", params)
}

// Coverage reports which lines of the sources ran, for contracts that were registered with a debug map.
func (n *Node) Coverage(ctx context.Context, params ParamsOfCoverage) (ResultOfCoverage, error) {
	return control[ResultOfCoverage](ctx, n, "coverage", params)
}

// AccountRef: Names an account.
type AccountRef struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected under. Default: whatever it has. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// AccountState: An account as it is now.
type AccountState struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// AccType: 0 uninitialized, 1 active, 2 frozen, 3 no account.
	AccType uint32 `json:"acc_type"`
	// Balance: Grams.
	Balance string `json:"balance"`
	// Currencies: Other currencies by id.
	Currencies map[string]string `json:"currencies"`
}

// MarshalJSON implements json.Marshaler.
func (v AccountState) MarshalJSON() ([]byte, error) {
	type plain AccountState
	if v.Currencies == nil {
		v.Currencies = map[string]string{}
	}
	return wire.Marshal(plain(v))
}

// BlockMode: When blocks are made.
type BlockMode string

// Values of BlockMode.
const (
	// BlockModeAutomatic: For each message at once, and for queries that ask beyond the last block.
	BlockModeAutomatic BlockMode = "automatic"
	// BlockModeInterval: As `automatic`, and an empty one when there was none for `block_time`.
	BlockModeInterval BlockMode = "interval"
	// BlockModeManual: By `mine` only; messages wait.
	BlockModeManual BlockMode = "manual"
)

// ChainTime: How the time of the chain runs.
type ChainTime struct {
	// Time: Time of the chain.
	Time uint32 `json:"time"`
	// Frozen: Time stands still.
	Frozen bool `json:"frozen"`
	// NextBlockTime: Time that the next block gets. Optional.
	NextBlockTime *uint32 `json:"next_block_time,omitempty"`
}

// FileCoverage: The lines of one source file.
type FileCoverage struct {
	// File: File, as the compiler named it.
	File string `json:"file"`
	// Total: Lines that can run.
	Total uint32 `json:"total"`
	// Covered: Lines that have run.
	Covered uint32 `json:"covered"`
	// Lines: Each of them, ascending.
	Lines []LineCoverage `json:"lines"`
}

// MarshalJSON implements json.Marshaler.
func (v FileCoverage) MarshalJSON() ([]byte, error) {
	type plain FileCoverage
	if v.Lines == nil {
		v.Lines = []LineCoverage{}
	}
	return wire.Marshal(plain(v))
}

// ForkedAccount: An account that was fetched from the network behind a fork.
type ForkedAccount struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Exists: The network has it.
	Exists bool `json:"exists"`
	// StateTimestamp: Time of the state that was fetched.
	StateTimestamp uint32 `json:"state_timestamp"`
	// ForkedLate: It changed after the fork began: its state is later than that of others.
	ForkedLate bool `json:"forked_late"`
}

// GasOfFunction: What the calls of one function took.
type GasOfFunction struct {
	// Contract: Name of the contract, or `code` and the first digits of its hash, or `no contract`.
	Contract string `json:"contract"`
	// Function: Function; `transfer` without a body, `0x…` for a body that no ABI explains.
	Function string `json:"function"`
	// Calls: Transactions.
	Calls uint32 `json:"calls"`
	// Failed: Aborted ones among them.
	Failed uint32 `json:"failed"`
	// GasMin: Least gas.
	GasMin uint32 `json:"gas_min"`
	// GasMedian: Gas in the middle.
	GasMedian uint32 `json:"gas_median"`
	// GasMax: Most gas.
	GasMax uint32 `json:"gas_max"`
	// FeesMin: Least fees.
	FeesMin string `json:"fees_min"`
	// FeesMedian: Fees in the middle.
	FeesMedian string `json:"fees_median"`
	// FeesMax: Highest fees.
	FeesMax string `json:"fees_max"`
	// FeesTotal: All fees.
	FeesTotal string `json:"fees_total"`
}

// ImpersonatedCall: A call of a function.
type ImpersonatedCall struct {
	// ABI: ABI of the contract that is called: an object or JSON text.
	ABI json.RawMessage `json:"abi"`
	// FunctionName: Function of the ABI.
	FunctionName string `json:"function_name"`
	// Input: Its arguments by name. Default: none. Optional.
	Input json.RawMessage `json:"input,omitempty"`
	// Header: `time` and `expire` of an external message. Default: the time of the chain, and 60 s more.
	// Optional.
	Header json.RawMessage `json:"header,omitempty"`
	// PublicKey: Key that an external message names as its signer. Default: `_pubkey` of the account. Optional.
	PublicKey *string `json:"public_key,omitempty"`
	// AccountID: Destination of an internal message. Default: an external message to the source itself.
	// Optional.
	AccountID *string `json:"account_id,omitempty"`
	// Value: Grams of an internal message. Default 1000000000. Optional.
	Value *string `json:"value,omitempty"`
	// Bounce: An internal message comes back when its destination fails. Default true. Optional.
	Bounce *bool `json:"bounce,omitempty"`
}

// ImpersonatedMessage: An internal message.
type ImpersonatedMessage struct {
	// AccountID: Destination.
	AccountID string `json:"account_id"`
	// Value: Grams that it carries, made for it. Default 1000000000. Optional.
	Value *string `json:"value,omitempty"`
	// Currencies: Other currencies by id, made for it. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
	// Bounce: It comes back when its destination fails. Default true. Optional.
	Bounce *bool `json:"bounce,omitempty"`
	// Body: Its body. Default: none. Optional.
	Body *string `json:"body,omitempty"`
	// StateInit: State of a contract that it deploys. Optional.
	StateInit *string `json:"state_init,omitempty"`
}

// LineCoverage: A line that can run.
type LineCoverage struct {
	// Line: Line, from 1.
	Line uint32 `json:"line"`
	// Runs: Transactions that ran through it.
	Runs uint32 `json:"runs"`
}

// LostAmount: Money that is gone, beside the fees.
type LostAmount struct {
	// Currency: 0 for grams, else the id of the currency.
	Currency uint32 `json:"currency"`
	// Amount: How much.
	Amount string `json:"amount"`
	// Reason: `other_dapp`, `bounce_failed`, `state_refused`, `account_ended`, `burnt`, `given_to_dapp` or
	// `limit`.
	Reason string `json:"reason"`
	// Text: The reason in words.
	Text string `json:"text"`
}

// NodeAccount: A funded wallet that the chain began with.
type NodeAccount struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID, which is its own id.
	DappID string `json:"dapp_id"`
	// Address: `0:<account id>`.
	Address string `json:"address"`
	// Public: Public key.
	Public string `json:"public"`
	// Secret: Secret key, where the phrase is the public one of all nodes. Optional. Secret.
	Secret *string `json:"secret,omitempty"`
}

// Format implements fmt.Formatter and hides secrets.
func (v NodeAccount) Format(state fmt.State, verb rune) {
	type plain NodeAccount
	v.Secret = nil
	fmt.Fprintf(state, fmt.FormatString(state, verb), plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v NodeAccount) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ParamsOfCoverage: Parameters of `coverage`.
type ParamsOfCoverage struct {
	// FromBlock: First block. Default: the first one since the node was started. Optional.
	FromBlock *uint32 `json:"from_block,omitempty"`
	// ToBlock: Last block. Default: the last one of the chain. Optional.
	ToBlock *uint32 `json:"to_block,omitempty"`
}

// ParamsOfDeleteAccount: Parameters of `delete_account`.
type ParamsOfDeleteAccount struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected under. Default: whatever it has. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// ParamsOfDropMessage: Parameters of `drop_message`.
type ParamsOfDropMessage struct {
	// ID: Id in the queue.
	ID string `json:"id"`
}

// ParamsOfDump: Parameters of `dump`.
type ParamsOfDump struct {
	// File: Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
	File string `json:"file"`
}

// ParamsOfForkPrefetch: Parameters of `fork_prefetch`.
type ParamsOfForkPrefetch struct {
	// Accounts: Accounts.
	Accounts []AccountRef `json:"accounts"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfForkPrefetch) MarshalJSON() ([]byte, error) {
	type plain ParamsOfForkPrefetch
	if v.Accounts == nil {
		v.Accounts = []AccountRef{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfFreeze: Parameters of `freeze`.
type ParamsOfFreeze struct {
	// Time: Sets it first. Default: the present one. Optional.
	Time *uint32 `json:"time,omitempty"`
}

// ParamsOfGasReport: Parameters of `gas_report`.
type ParamsOfGasReport struct {
	// FromBlock: First block. Default: the first one since the node was started. Optional.
	FromBlock *uint32 `json:"from_block,omitempty"`
	// ToBlock: Last block. Default: the last one of the chain. Optional.
	ToBlock *uint32 `json:"to_block,omitempty"`
}

// ParamsOfImpersonate: Parameters of `impersonate`.
type ParamsOfImpersonate struct {
	// Source: Sender of an internal message, or the account that an external message calls.
	Source AccountRef `json:"source"`
	// Message: An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a
	// BOC in base64. Optional.
	Message json.RawMessage `json:"message,omitempty"`
	// Call: What to call, in place of `message`. Optional.
	Call *ImpersonatedCall `json:"call,omitempty"`
}

// ParamsOfIncreaseTime: Parameters of `increase_time`.
type ParamsOfIncreaseTime struct {
	// Seconds: By so many seconds.
	Seconds uint32 `json:"seconds"`
}

// ParamsOfLoad: Parameters of `load`.
type ParamsOfLoad struct {
	// File: Absolute path of a file on the machine of the node; its name ends with `.jsonl`.
	File string `json:"file"`
}

// ParamsOfMine: Parameters of `mine`.
type ParamsOfMine struct {
	// Blocks: How many. Default 1. At least 1. At most 10000. Optional.
	Blocks *uint32 `json:"blocks,omitempty"`
	// Interval: Seconds from each block to the next. Default: as time runs. At most 31536000. Optional.
	Interval *uint32 `json:"interval,omitempty"`
}

// ParamsOfOrderQueue: Parameters of `order_queue`.
type ParamsOfOrderQueue struct {
	// IDs: Ids in the queue, the first one first; the others follow in the order that they have.
	IDs []string `json:"ids"`
}

// MarshalJSON implements json.Marshaler.
func (v ParamsOfOrderQueue) MarshalJSON() ([]byte, error) {
	type plain ParamsOfOrderQueue
	if v.IDs == nil {
		v.IDs = []string{}
	}
	return wire.Marshal(plain(v))
}

// ParamsOfRegisterAbi: Parameters of `register_abi`.
type ParamsOfRegisterAbi struct {
	// ABI: ABI: an object or JSON text.
	ABI json.RawMessage `json:"abi"`
	// CodeHash: Hash of the code. One of `code_hash`, `code` and `tvc` is needed. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// Code: The code. Optional.
	Code *string `json:"code,omitempty"`
	// Tvc: Image of the contract. Optional.
	Tvc *string `json:"tvc,omitempty"`
	// Name: Name of the contract, 1 to 64 characters. Default: first digits of the hash. Optional.
	Name *string `json:"name,omitempty"`
	// DebugMap: Debug map of the compiler: an object or JSON text. Replays then show places in the source.
	// Optional.
	DebugMap json.RawMessage `json:"debug_map,omitempty"`
}

// ParamsOfReplay: Parameters of `replay`.
type ParamsOfReplay struct {
	// Transaction: Id of a transaction.
	Transaction string `json:"transaction"`
	// Steps: Last steps of the machine to list, at most 10000. Default 1000; 0 lists none. Optional.
	Steps *uint32 `json:"steps,omitempty"`
}

// ParamsOfRevert: Parameters of `revert`.
type ParamsOfRevert struct {
	// ID: Snapshot.
	ID uint32 `json:"id"`
}

// ParamsOfSetAccount: Parameters of `set_account`.
type ParamsOfSetAccount struct {
	// Boc: Account, as `GET /v2/account` returns it.
	Boc string `json:"boc"`
	// DappID: Its Dapp ID. Default: the one that the account has here; its own id for a new contract. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// ParamsOfSetBalance: Parameters of `set_balance`.
type ParamsOfSetBalance struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected under. Default: whatever it has. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Balance: Grams. Default: as they are. Optional.
	Balance *string `json:"balance,omitempty"`
	// Currencies: Other currencies by id; those that are not named stay as they are. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
}

// ParamsOfSetBlockMode: Parameters of `set_block_mode`.
type ParamsOfSetBlockMode struct {
	// Mode: Mode.
	Mode BlockMode `json:"mode"`
	// BlockTime: Seconds between blocks, in the mode `interval`. At least 1. At most 86400. Optional.
	BlockTime *uint32 `json:"block_time,omitempty"`
}

// ParamsOfSetCode: Parameters of `set_code`.
type ParamsOfSetCode struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected under. Default: whatever it has. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Code: Code.
	Code string `json:"code"`
}

// ParamsOfSetDapp: Parameters of `set_dapp`.
type ParamsOfSetDapp struct {
	// DappID: Dapp ID.
	DappID string `json:"dapp_id"`
	// Credit: Nano. Without this method 1000000000000000000.
	Credit string `json:"credit"`
}

// ParamsOfSetData: Parameters of `set_data`.
type ParamsOfSetData struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected under. Default: whatever it has. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Data: Data.
	Data string `json:"data"`
}

// ParamsOfSetNextBlockTime: Parameters of `set_next_block_time`.
type ParamsOfSetNextBlockTime struct {
	// Time: Time.
	Time uint32 `json:"time"`
}

// ParamsOfSetTime: Parameters of `set_time`.
type ParamsOfSetTime struct {
	// Time: Time.
	Time uint32 `json:"time"`
}

// ParamsOfTrace: Parameters of `trace`.
type ParamsOfTrace struct {
	// Transaction: Id of a transaction.
	Transaction string `json:"transaction"`
}

// QueuedMessage: A message that waits for its execution.
type QueuedMessage struct {
	// ID: Hash of the message; of one that the node makes when it is executed, a name.
	ID string `json:"id"`
	// Kind: `external`, `internal`, `gift` or `impersonated`.
	Kind string `json:"kind"`
	// AccountID: Destination.
	AccountID string `json:"account_id"`
}

// ReplayedBlock: What the contract could know of its block.
type ReplayedBlock struct {
	// SeqNo: Number.
	SeqNo uint32 `json:"seq_no"`
	// Time: Time.
	Time uint32 `json:"time"`
	// StartLt: Logical time of its beginning.
	StartLt string `json:"start_lt"`
	// RandSeed: Random seed.
	RandSeed string `json:"rand_seed"`
}

// ReplayedStep: One step of the machine.
type ReplayedStep struct {
	// Step: Number, from 1.
	Step uint32 `json:"step"`
	// Instruction: Instruction with its operands.
	Instruction string `json:"instruction"`
	// CodeHash: Cell of the instruction.
	CodeHash string `json:"code_hash"`
	// Offset: Its position in the cell, bits.
	Offset uint32 `json:"offset"`
	// GasUsed: Gas that was used so far.
	GasUsed uint32 `json:"gas_used"`
	// GasRemaining: Gas that was left.
	GasRemaining uint32 `json:"gas_remaining"`
	// StackDepth: Values on the stack after the step.
	StackDepth uint32 `json:"stack_depth"`
	// Stack: The stack after the step, its top last, at most 100 values. Absent where it is too large. Optional.
	Stack json.RawMessage `json:"stack,omitempty"`
	// Source: Where the instruction comes from, where a debug map is registered. Optional.
	Source *SourcePlace `json:"source,omitempty"`
}

// ResultOfCoverage: Result of `coverage`.
type ResultOfCoverage struct {
	// Transactions: Transactions that were run again for it: those whose moment is kept, see `--history`.
	Transactions uint32 `json:"transactions"`
	// Skipped: Transactions that could not be run again.
	Skipped uint32 `json:"skipped"`
	// Truncated: There are more than 10000: only the last ones are counted.
	Truncated bool `json:"truncated"`
	// Files: By file.
	Files []FileCoverage `json:"files"`
	// Text: The same as a table for people.
	Text string `json:"text"`
	// Lcov: The same in the format of lcov, for editors and other programs.
	Lcov string `json:"lcov"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfCoverage) MarshalJSON() ([]byte, error) {
	type plain ResultOfCoverage
	if v.Files == nil {
		v.Files = []FileCoverage{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfDropMessage: Result of `drop_message`.
type ResultOfDropMessage struct {
	// ID: Id.
	ID string `json:"id"`
}

// ResultOfDump: Result of `dump`.
type ResultOfDump struct {
	// File: Path.
	File string `json:"file"`
	// Rows: Rows that it has.
	Rows uint32 `json:"rows"`
}

// ResultOfForkPrefetch: Result of `fork_prefetch`.
type ResultOfForkPrefetch struct {
	// Accounts: As they were fetched, now or before.
	Accounts []ForkedAccount `json:"accounts"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfForkPrefetch) MarshalJSON() ([]byte, error) {
	type plain ResultOfForkPrefetch
	if v.Accounts == nil {
		v.Accounts = []ForkedAccount{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfForkedAccounts: Result of `forked_accounts`.
type ResultOfForkedAccounts struct {
	// Accounts: In the order of their ids.
	Accounts []ForkedAccount `json:"accounts"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfForkedAccounts) MarshalJSON() ([]byte, error) {
	type plain ResultOfForkedAccounts
	if v.Accounts == nil {
		v.Accounts = []ForkedAccount{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfGasReport: Result of `gas_report`.
type ResultOfGasReport struct {
	// Transactions: Transactions that were counted.
	Transactions uint32 `json:"transactions"`
	// Truncated: There are more than 100000: only the last ones are counted.
	Truncated bool `json:"truncated"`
	// Functions: By contract, then by function.
	Functions []GasOfFunction `json:"functions"`
	// Text: The same as a table for people.
	Text string `json:"text"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfGasReport) MarshalJSON() ([]byte, error) {
	type plain ResultOfGasReport
	if v.Functions == nil {
		v.Functions = []GasOfFunction{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfImpersonate: Result of `impersonate`.
type ResultOfImpersonate struct {
	// MessageHash: Hash of the message.
	MessageHash string `json:"message_hash"`
	// TransactionID: Transaction that it made.
	TransactionID string `json:"transaction_id"`
	// BlockID: Block of the transaction.
	BlockID string `json:"block_id"`
	// Time: Time of the transaction.
	Time uint32 `json:"time"`
	// Aborted: The transaction was aborted.
	Aborted bool `json:"aborted"`
	// ExitCode: Of the compute phase; 0 when it was skipped.
	ExitCode int32 `json:"exit_code"`
	// ExtOutMsgs: Bodies of the external messages that it sent.
	ExtOutMsgs []string `json:"ext_out_msgs"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfImpersonate) MarshalJSON() ([]byte, error) {
	type plain ResultOfImpersonate
	if v.ExtOutMsgs == nil {
		v.ExtOutMsgs = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfListAccounts: Result of `list_accounts`.
type ResultOfListAccounts struct {
	// Accounts: In the order of their keys.
	Accounts []NodeAccount `json:"accounts"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfListAccounts) MarshalJSON() ([]byte, error) {
	type plain ResultOfListAccounts
	if v.Accounts == nil {
		v.Accounts = []NodeAccount{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfLoad: Result of `load`.
type ResultOfLoad struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// Rows: Rows that were read.
	Rows uint32 `json:"rows"`
}

// ResultOfMine: Result of `mine`.
type ResultOfMine struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// Time: Its time.
	Time uint32 `json:"time"`
}

// ResultOfOrderQueue: Result of `order_queue`.
type ResultOfOrderQueue struct {
	// Messages: Messages that wait.
	Messages []QueuedMessage `json:"messages"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfOrderQueue) MarshalJSON() ([]byte, error) {
	type plain ResultOfOrderQueue
	if v.Messages == nil {
		v.Messages = []QueuedMessage{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfQueue: Result of `queue`.
type ResultOfQueue struct {
	// Messages: Messages.
	Messages []QueuedMessage `json:"messages"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfQueue) MarshalJSON() ([]byte, error) {
	type plain ResultOfQueue
	if v.Messages == nil {
		v.Messages = []QueuedMessage{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfRegisterAbi: Result of `register_abi`.
type ResultOfRegisterAbi struct {
	// CodeHash: Hash of the code.
	CodeHash string `json:"code_hash"`
	// Name: Name of the contract.
	Name string `json:"name"`
}

// ResultOfReplay: Result of `replay`.
type ResultOfReplay struct {
	// Transaction: Id of a transaction.
	Transaction string `json:"transaction"`
	// Matches: The same transaction came out.
	Matches bool `json:"matches"`
	// Rules: Chain rules.
	Rules string `json:"rules"`
	// AccountBefore: Account before; absent when there was none. Optional.
	AccountBefore *string `json:"account_before,omitempty"`
	// DappIDBefore: Its Dapp ID before. Optional.
	DappIDBefore *string `json:"dapp_id_before,omitempty"`
	// AccountAfter: Account afterwards; absent when there is none. Optional.
	AccountAfter *string `json:"account_after,omitempty"`
	// Message: Message. Optional.
	Message *string `json:"message,omitempty"`
	// Config: Dictionary of the configuration.
	Config string `json:"config"`
	// Block: Block.
	Block ReplayedBlock `json:"block"`
	// Lt: Logical time of the transaction.
	Lt string `json:"lt"`
	// SignaturesChecked: Signatures counted; not so for an impersonated account.
	SignaturesChecked bool `json:"signatures_checked"`
	// ExitCode: Of the compute phase; absent when no contract ran. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ExitText: The code in words. Optional.
	ExitText *string `json:"exit_text,omitempty"`
	// GasUsed: Gas of the compute phase. Optional.
	GasUsed *uint32 `json:"gas_used,omitempty"`
	// TotalSteps: Steps of the machine.
	TotalSteps uint32 `json:"total_steps"`
	// Steps: The last ones of them.
	Steps []ReplayedStep `json:"steps"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfReplay) MarshalJSON() ([]byte, error) {
	type plain ResultOfReplay
	if v.Steps == nil {
		v.Steps = []ReplayedStep{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfReset: Result of `reset`.
type ResultOfReset struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
}

// ResultOfRevert: Result of `revert`.
type ResultOfRevert struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// Time: Time of the chain.
	Time uint32 `json:"time"`
}

// ResultOfSetBlockMode: Result of `set_block_mode`.
type ResultOfSetBlockMode struct {
	// Mode: Mode.
	Mode BlockMode `json:"mode"`
	// BlockTime: Seconds, in the mode `interval`. Optional.
	BlockTime *uint32 `json:"block_time,omitempty"`
}

// ResultOfSetDapp: Result of `set_dapp`.
type ResultOfSetDapp struct {
	// DappID: Dapp ID.
	DappID string `json:"dapp_id"`
	// Credit: Nano.
	Credit string `json:"credit"`
}

// ResultOfSnapshots: Result of `snapshots`.
type ResultOfSnapshots struct {
	// Snapshots: Oldest first.
	Snapshots []SnapshotInfo `json:"snapshots"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfSnapshots) MarshalJSON() ([]byte, error) {
	type plain ResultOfSnapshots
	if v.Snapshots == nil {
		v.Snapshots = []SnapshotInfo{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfStatus: Result of `status`.
type ResultOfStatus struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// LastBlockTime: Time of the last block.
	LastBlockTime uint32 `json:"last_block_time"`
	// Time: Time of the chain.
	Time uint32 `json:"time"`
	// Frozen: Time stands still.
	Frozen bool `json:"frozen"`
	// BlockMode: When blocks are made.
	BlockMode BlockMode `json:"block_mode"`
	// Queued: Messages that wait.
	Queued uint32 `json:"queued"`
	// Fork: Endpoint that the chain was forked from. Optional.
	Fork *string `json:"fork,omitempty"`
}

// ResultOfTrace: Result of `trace`.
type ResultOfTrace struct {
	// Root: First transaction of the tree, or the oldest ancestor that is looked for.
	Root string `json:"root"`
	// Transactions: The tree: each one before those that its messages made.
	Transactions []TracedTransaction `json:"transactions"`
	// GasUsed: Gas of all of them.
	GasUsed string `json:"gas_used"`
	// Fees: Fees of all of them.
	Fees string `json:"fees"`
	// Truncated: The tree has more than 1000 transactions.
	Truncated bool `json:"truncated"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfTrace) MarshalJSON() ([]byte, error) {
	type plain ResultOfTrace
	if v.Transactions == nil {
		v.Transactions = []TracedTransaction{}
	}
	return wire.Marshal(plain(v))
}

// SnapshotInfo: A state to go back to.
type SnapshotInfo struct {
	// ID: Its id.
	ID uint32 `json:"id"`
	// SeqNo: Number of the last block then.
	SeqNo uint32 `json:"seq_no"`
}

// SourcePlace: A place in the source of a contract.
type SourcePlace struct {
	// File: File, as the compiler named it.
	File string `json:"file"`
	// Line: Line, from 1.
	Line uint32 `json:"line"`
}

// TracedAction: Action phase: what the contract asked for.
type TracedAction struct {
	// Success: All of it was done.
	Success bool `json:"success"`
	// ResultCode: 0, or why not.
	ResultCode int32 `json:"result_code"`
	// ResultText: The code in words. Optional.
	ResultText *string `json:"result_text,omitempty"`
	// ResultArg: Number of the action that failed. Optional.
	ResultArg *int32 `json:"result_arg,omitempty"`
	// Actions: Actions.
	Actions uint32 `json:"actions"`
	// Skipped: Actions that were left out.
	Skipped uint32 `json:"skipped"`
	// Messages: Messages that were made.
	Messages uint32 `json:"messages"`
	// NoFunds: There was not enough money.
	NoFunds bool `json:"no_funds"`
	// ForwardFees: Paid for sending.
	ForwardFees string `json:"forward_fees"`
}

// TracedBounce: Bounce phase.
type TracedBounce struct {
	// Type: `ok`, `noFunds` or `negFunds`.
	Type string `json:"type"`
	// Text: The same in words.
	Text string `json:"text"`
}

// TracedCompute: Compute phase: the run of the contract.
type TracedCompute struct {
	// Skipped: Why no contract ran; the other members are absent then. Optional.
	Skipped *string `json:"skipped,omitempty"`
	// Success: It ended as it should. Optional.
	Success *bool `json:"success,omitempty"`
	// ExitCode: How it ended. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ExitText: The code in words, where its meaning is usual. Optional.
	ExitText *string `json:"exit_text,omitempty"`
	// GasUsed: Gas that was used. Optional.
	GasUsed *uint32 `json:"gas_used,omitempty"`
	// GasLimit: Gas that could be used. Optional.
	GasLimit *uint32 `json:"gas_limit,omitempty"`
	// GasFees: Paid for gas. Optional.
	GasFees *string `json:"gas_fees,omitempty"`
	// Steps: Steps of the machine. Optional.
	Steps *uint32 `json:"steps,omitempty"`
	// Activated: The contract was deployed by it. Optional.
	Activated *bool `json:"activated,omitempty"`
}

// TracedCredit: Credit phase: what the message brought.
type TracedCredit struct {
	// DueFees: Taken for what was due.
	DueFees string `json:"due_fees"`
	// Grams: Credited grams.
	Grams string `json:"grams"`
	// Currencies: Other currencies by id. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
}

// TracedFees: What a transaction cost, nano.
type TracedFees struct {
	// Total: All of it.
	Total string `json:"total"`
	// Storage: Storage.
	Storage string `json:"storage"`
	// Gas: Gas.
	Gas string `json:"gas"`
	// Forward: Sending of messages.
	Forward string `json:"forward"`
	// Import: Taking in an external message.
	Import string `json:"import"`
}

// TracedMessage: A message, and what it says by the ABIs that are known.
type TracedMessage struct {
	// ID: Hash.
	ID string `json:"id"`
	// Type: `internal`, `external_in` or `external_out`.
	Type string `json:"type"`
	// State: `executed`; `waiting` for a block; `sent` to the outside; `elsewhere`, in another workchain, where
	// it never arrives; `dropped`, which nothing can execute.
	State string `json:"state"`
	// Transaction: Transaction that executed it. Optional.
	Transaction *string `json:"transaction,omitempty"`
	// Source: `<workchain>:<account id>`. Optional.
	Source *string `json:"source,omitempty"`
	// SourceName: Name of the sender. Optional.
	SourceName *string `json:"source_name,omitempty"`
	// Destination: `<workchain>:<account id>`. Optional.
	Destination *string `json:"destination,omitempty"`
	// DestinationName: Name of the receiver. Optional.
	DestinationName *string `json:"destination_name,omitempty"`
	// Value: Grams that it carries. Optional.
	Value *string `json:"value,omitempty"`
	// Currencies: Other currencies by id. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
	// Bounce: It comes back when its destination fails.
	Bounce bool `json:"bounce"`
	// Bounced: It came back.
	Bounced bool `json:"bounced"`
	// Kind: `input`, `output` or `event` of `function`; `bounced`, with the function that was called; `comment`;
	// `transfer` without a body; `unknown`.
	Kind string `json:"kind"`
	// Contract: Name of the contract whose ABI it was. Optional.
	Contract *string `json:"contract,omitempty"`
	// Function: Function or event. Optional.
	Function *string `json:"function,omitempty"`
	// Arguments: Arguments by name. Optional.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Header: `pubkey`, `time` and `expire` of an external message. Optional.
	Header json.RawMessage `json:"header,omitempty"`
	// Comment: Text of a transfer. Optional.
	Comment *string `json:"comment,omitempty"`
	// Selector: First 32 bits of a body that no ABI explains. Optional.
	Selector *string `json:"selector,omitempty"`
}

// TracedStorage: Storage phase.
type TracedStorage struct {
	// Fees: Paid for storage.
	Fees string `json:"fees"`
	// Due: What stays due. Optional.
	Due *string `json:"due,omitempty"`
	// StatusChange: `unchanged`, `frozen` or `deleted`.
	StatusChange string `json:"status_change"`
}

// TracedTransaction: A transaction in the tree of its messages.
type TracedTransaction struct {
	// ID: Id of a transaction.
	ID string `json:"id"`
	// Parent: Transaction whose message it executed; absent for the root. Optional.
	Parent *string `json:"parent,omitempty"`
	// Depth: Steps from the root.
	Depth uint32 `json:"depth"`
	// AccountID: Account.
	AccountID string `json:"account_id"`
	// DappID: Its Dapp ID afterwards. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Name: Name of the account. Optional.
	Name *string `json:"name,omitempty"`
	// Contract: Name of its contract. Optional.
	Contract *string `json:"contract,omitempty"`
	// CodeHash: Hash of its code afterwards. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// BlockID: Block.
	BlockID string `json:"block_id"`
	// SeqNo: Number of the block.
	SeqNo uint32 `json:"seq_no"`
	// Time: Time of the block.
	Time uint32 `json:"time"`
	// Lt: Logical time.
	Lt string `json:"lt"`
	// InMessage: Message that it executed. Optional.
	InMessage *TracedMessage `json:"in_message,omitempty"`
	// Storage: Storage phase. Optional.
	Storage *TracedStorage `json:"storage,omitempty"`
	// Credit: Credit phase. Optional.
	Credit *TracedCredit `json:"credit,omitempty"`
	// Compute: Compute phase. Optional.
	Compute *TracedCompute `json:"compute,omitempty"`
	// Action: Action phase. Optional.
	Action *TracedAction `json:"action,omitempty"`
	// Bounce: Bounce phase. Optional.
	Bounce *TracedBounce `json:"bounce,omitempty"`
	// Aborted: It was aborted.
	Aborted bool `json:"aborted"`
	// Destroyed: The account ended.
	Destroyed bool `json:"destroyed"`
	// Failure: Why it failed, in one sentence. Optional.
	Failure *string `json:"failure,omitempty"`
	// Fees: What it cost.
	Fees TracedFees `json:"fees"`
	// BalanceBefore: Grams of the account before. Absent where the moment is not kept any more. Optional.
	BalanceBefore *string `json:"balance_before,omitempty"`
	// Lost: Money that is gone. Empty where the moment is not kept any more.
	Lost []LostAmount `json:"lost"`
	// OutMessages: Messages that it sent, in their order.
	OutMessages []TracedMessage `json:"out_messages"`
	// Replayable: `replay` can run it again.
	Replayable bool `json:"replayable"`
}

// MarshalJSON implements json.Marshaler.
func (v TracedTransaction) MarshalJSON() ([]byte, error) {
	type plain TracedTransaction
	if v.Lost == nil {
		v.Lost = []LostAmount{}
	}
	if v.OutMessages == nil {
		v.OutMessages = []TracedMessage{}
	}
	return wire.Marshal(plain(v))
}
