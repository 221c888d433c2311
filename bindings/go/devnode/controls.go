// Code generated from the definitions by "npm run generate"; DO NOT EDIT.

package devnode

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

// Status returns the properties and state of the chain.
func (n *Node) Status(ctx context.Context) (ResultOfStatus, error) {
	return control[ResultOfStatus](ctx, n, "status", struct{}{})
}

// ListAccounts lists the funded wallets created with the chain.
func (n *Node) ListAccounts(ctx context.Context) (ResultOfListAccounts, error) {
	return control[ResultOfListAccounts](ctx, n, "list_accounts", struct{}{})
}

// Snapshot takes a snapshot of the current state to revert to.
func (n *Node) Snapshot(ctx context.Context) (SnapshotInfo, error) {
	return control[SnapshotInfo](ctx, n, "snapshot", struct{}{})
}

// Revert reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch.
func (n *Node) Revert(ctx context.Context, params ParamsOfRevert) (ResultOfRevert, error) {
	return control[ResultOfRevert](ctx, n, "revert", params)
}

// Snapshots lists the snapshots.
func (n *Node) Snapshots(ctx context.Context) (ResultOfSnapshots, error) {
	return control[ResultOfSnapshots](ctx, n, "snapshots", struct{}{})
}

// Reset resets the chain with its settings, givers and wallets. Begins a new epoch.
func (n *Node) Reset(ctx context.Context) (ResultOfReset, error) {
	return control[ResultOfReset](ctx, n, "reset", struct{}{})
}

// GetTime returns the time of the chain.
func (n *Node) GetTime(ctx context.Context) (ChainTime, error) {
	return control[ChainTime](ctx, n, "get_time", struct{}{})
}

// SetTime sets the time of the chain, which continues from there; not before the last block.
func (n *Node) SetTime(ctx context.Context, params ParamsOfSetTime) (ChainTime, error) {
	return control[ChainTime](ctx, n, "set_time", params)
}

// IncreaseTime advances the time of the chain.
func (n *Node) IncreaseTime(ctx context.Context, params ParamsOfIncreaseTime) (ChainTime, error) {
	return control[ChainTime](ctx, n, "increase_time", params)
}

// SetNextBlockTime sets the time of the next block; time continues from there. Not before the last block.
func (n *Node) SetNextBlockTime(ctx context.Context, params ParamsOfSetNextBlockTime) (ChainTime, error) {
	return control[ChainTime](ctx, n, "set_next_block_time", params)
}

// Freeze stops the clock of the chain.
func (n *Node) Freeze(ctx context.Context, params ParamsOfFreeze) (ChainTime, error) {
	return control[ChainTime](ctx, n, "freeze", params)
}

// Resume resumes the clock of the chain from its current time.
func (n *Node) Resume(ctx context.Context) (ChainTime, error) {
	return control[ChainTime](ctx, n, "resume", struct{}{})
}

// SetBlockMode sets when blocks are created, until the node stops; on the next start, its options apply again.
func (n *Node) SetBlockMode(ctx context.Context, params ParamsOfSetBlockMode) (ResultOfSetBlockMode, error) {
	return control[ResultOfSetBlockMode](ctx, n, "set_block_mode", params)
}

// Mine creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty.
func (n *Node) Mine(ctx context.Context, params ParamsOfMine) (ResultOfMine, error) {
	return control[ResultOfMine](ctx, n, "mine", params)
}

// Queue lists the messages waiting for a block, in order; internal ones come first.
func (n *Node) Queue(ctx context.Context) (ResultOfQueue, error) {
	return control[ResultOfQueue](ctx, n, "queue", struct{}{})
}

// DropMessage removes a waiting message from the queue; its sender gets an error.
func (n *Node) DropMessage(ctx context.Context, params ParamsOfDropMessage) (ResultOfDropMessage, error) {
	return control[ResultOfDropMessage](ctx, n, "drop_message", params)
}

// OrderQueue moves messages to the front of the queue. Internal messages keep their order.
func (n *Node) OrderQueue(ctx context.Context, params ParamsOfOrderQueue) (ResultOfOrderQueue, error) {
	return control[ResultOfOrderQueue](ctx, n, "order_queue", params)
}

// SetBalance sets the balance of an account, creating it if it does not exist.
func (n *Node) SetBalance(ctx context.Context, params ParamsOfSetBalance) (AccountState, error) {
	return control[AccountState](ctx, n, "set_balance", params)
}

// SetCode sets the code of an account; an account without a contract becomes active, with empty data.
func (n *Node) SetCode(ctx context.Context, params ParamsOfSetCode) (AccountState, error) {
	return control[AccountState](ctx, n, "set_code", params)
}

// SetData sets the data of an active account.
func (n *Node) SetData(ctx context.Context, params ParamsOfSetData) (AccountState, error) {
	return control[AccountState](ctx, n, "set_data", params)
}

// SetAccount sets a whole account, at the address it contains.
func (n *Node) SetAccount(ctx context.Context, params ParamsOfSetAccount) (AccountState, error) {
	return control[AccountState](ctx, n, "set_account", params)
}

// DeleteAccount deletes an account with its balance, code and data.
func (n *Node) DeleteAccount(ctx context.Context, params ParamsOfDeleteAccount) (AccountState, error) {
	return control[AccountState](ctx, n, "delete_account", params)
}

// SetDapp sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`).
func (n *Node) SetDapp(ctx context.Context, params ParamsOfSetDapp) (ResultOfSetDapp, error) {
	return control[ResultOfSetDapp](ctx, n, "set_dapp", params)
}

// Impersonate sends an internal message from any address, or an external message that its contract accepts
// without a valid signature.
func (n *Node) Impersonate(ctx context.Context, params ParamsOfImpersonate) (ResultOfImpersonate, error) {
	return control[ResultOfImpersonate](ctx, n, "impersonate", params)
}

// Dump saves the whole chain to a file.
func (n *Node) Dump(ctx context.Context, params ParamsOfDump) (ResultOfDump, error) {
	return control[ResultOfDump](ctx, n, "dump", params)
}

// Load replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch.
func (n *Node) Load(ctx context.Context, params ParamsOfLoad) (ResultOfLoad, error) {
	return control[ResultOfLoad](ctx, n, "load", params)
}

// ForkedAccounts lists the accounts fetched from the network behind a fork.
func (n *Node) ForkedAccounts(ctx context.Context) (ResultOfForkedAccounts, error) {
	return control[ResultOfForkedAccounts](ctx, n, "forked_accounts", struct{}{})
}

// ForkPrefetch fetches accounts from the network behind a fork now; if one fails, none is fetched.
func (n *Node) ForkPrefetch(ctx context.Context, params ParamsOfForkPrefetch) (ResultOfForkPrefetch, error) {
	return control[ResultOfForkPrefetch](ctx, n, "fork_prefetch", params)
}

// Faults changes the named faults and returns all of them.
func (n *Node) Faults(ctx context.Context, params ParamsOfFaults) (NodeFaults, error) {
	return control[NodeFaults](ctx, n, "faults", params)
}

// RegisterABI registers the ABI of a contract by its code, for traces, terminal output and the gas report.
// Stored with the chain.
func (n *Node) RegisterABI(ctx context.Context, params ParamsOfRegisterAbi) (ResultOfRegisterAbi, error) {
	return control[ResultOfRegisterAbi](ctx, n, "register_abi", params)
}

// UnregisterABI removes the registration of a contract; a built-in ABI for the same code applies again.
func (n *Node) UnregisterABI(ctx context.Context, params ParamsOfUnregisterAbi) (ResultOfUnregisterAbi, error) {
	return control[ResultOfUnregisterAbi](ctx, n, "unregister_abi", params)
}

// ListContracts lists the registered contracts.
func (n *Node) ListContracts(ctx context.Context) (ResultOfListContracts, error) {
	return control[ResultOfListContracts](ctx, n, "list_contracts", struct{}{})
}

// Find finds transactions, messages, blocks and accounts by the first digits of their ids.
func (n *Node) Find(ctx context.Context, params ParamsOfFind) (ResultOfFind, error) {
	return control[ResultOfFind](ctx, n, "find", params)
}

// Trace explains a transaction: returns the tree of messages and transactions that contains it.
func (n *Node) Trace(ctx context.Context, params ParamsOfTrace) (ResultOfTrace, error) {
	return control[ResultOfTrace](ctx, n, "trace", params)
}

// Explain explains why a transaction failed, or why a message is refused: the phase, the meaning of the code,
// the source line, the amounts, and what to do. For a transaction that succeeded, explains the first failure
// among the messages that it caused. One of the parameters is required.
func (n *Node) Explain(ctx context.Context, params ParamsOfExplain) (ResultOfExplain, error) {
	return control[ResultOfExplain](ctx, n, "explain", params)
}

// Logs returns what the contract printed in a transaction with debug instructions.
func (n *Node) Logs(ctx context.Context, params ParamsOfLogs) (ResultOfLogs, error) {
	return control[ResultOfLogs](ctx, n, "logs", params)
}

// Replay reruns a transaction with its original account, message and configuration.
func (n *Node) Replay(ctx context.Context, params ParamsOfReplay) (ResultOfReplay, error) {
	return control[ResultOfReplay](ctx, n, "replay", params)
}

// GasReport returns gas and fees by contract and function.
func (n *Node) GasReport(ctx context.Context, params ParamsOfGasReport) (ResultOfGasReport, error) {
	return control[ResultOfGasReport](ctx, n, "gas_report", params)
}

// Coverage returns which source lines were executed, for contracts registered with a debug map.
func (n *Node) Coverage(ctx context.Context, params ParamsOfCoverage) (ResultOfCoverage, error) {
	return control[ResultOfCoverage](ctx, n, "coverage", params)
}

// AccountRef: Identifies an account.
type AccountRef struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected to have. Default: any. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// AccountState: Current state of an account.
type AccountState struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// AccType: State: 0 uninitialized, 1 active, 2 frozen, 3 no account.
	AccType uint32 `json:"acc_type"`
	// Balance: Balance, in nanotokens.
	Balance string `json:"balance"`
	// Currencies: Amounts of other currencies, in nano units by currency id.
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

// BadProof: What is false in answers about blocks.
type BadProof string

// Values of BadProof.
const (
	// BadProofNone: Nothing.
	BadProofNone BadProof = "none"
	// BadProofLeaf: A leaf of the block id is false.
	BadProofLeaf BadProof = "leaf"
	// BadProofSignature: Attestations contain a valid signature of something else.
	BadProofSignature BadProof = "signature"
	// BadProofData: The data contains a false number of transactions, with a matching checksum.
	BadProofData BadProof = "data"
	// BadProofQuorum: Fewer keepers attest than a final block needs.
	BadProofQuorum BadProof = "quorum"
	// BadProofStaleSet: Keepers attest that are not in the set, or no longer in it.
	BadProofStaleSet BadProof = "stale-set"
	// BadProofEquivocation: Keepers attest another block of the same height and parent.
	BadProofEquivocation BadProof = "equivocation"
)

// BlockMode: When blocks are created.
type BlockMode string

// Values of BlockMode.
const (
	// BlockModeAutomatic: Immediately for each message, and for queries that ask beyond the last block.
	BlockModeAutomatic BlockMode = "automatic"
	// BlockModeInterval: Like `automatic`, plus an empty block after `block_time` without one.
	BlockModeInterval BlockMode = "interval"
	// BlockModeManual: Only by `mine`; messages wait.
	BlockModeManual BlockMode = "manual"
)

// ChainTime: State of the chain clock.
type ChainTime struct {
	// Time: Time of the chain, Unix time in s.
	Time uint32 `json:"time"`
	// Frozen: Whether the clock is stopped.
	Frozen bool `json:"frozen"`
	// NextBlockTime: Time of the next block, Unix time in s. Optional.
	NextBlockTime *uint32 `json:"next_block_time,omitempty"`
}

// FailedPhase: Phase in which a message failed.
type FailedPhase string

// Values of FailedPhase.
const (
	// FailedPhaseAcceptance: The message was refused: there is no transaction, and no fees were paid.
	FailedPhaseAcceptance FailedPhase = "acceptance"
	// FailedPhaseStorage: The account could not pay for its storage.
	FailedPhaseStorage FailedPhase = "storage"
	// FailedPhaseCompute: The contract did not run, or ended with an exit code.
	FailedPhaseCompute FailedPhase = "compute"
	// FailedPhaseAction: The contract ran, and one of its actions was not possible.
	FailedPhaseAction FailedPhase = "action"
)

// Failure: Why a message or a transaction failed, and what to do.
type Failure struct {
	// Phase: Phase that failed.
	Phase FailedPhase `json:"phase"`
	// Code: Exit code, or result code of the action phase. Optional.
	Code *int32 `json:"code,omitempty"`
	// Name: Name of the error, as ABI or source define it. Optional.
	Name *string `json:"name,omitempty"`
	// Title: What failed, in one sentence without a full stop.
	Title string `json:"title"`
	// Reason: Why, in the words of the contract or of the network. Optional.
	Reason *string `json:"reason,omitempty"`
	// Account: Account, in the form that the program shows. Optional.
	Account *string `json:"account,omitempty"`
	// Contract: Name of the contract. Optional.
	Contract *string `json:"contract,omitempty"`
	// Function: Function that was called. Optional.
	Function *string `json:"function,omitempty"`
	// Arguments: Arguments by name. Optional.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Frames: Call stack, the failing line first. Empty without a debug map.
	Frames []SourceFrame `json:"frames"`
	// Excerpt: Source around the failing line. Empty if the source is not registered.
	Excerpt []SourceLine `json:"excerpt"`
	// Amounts: Relevant balances and amounts.
	Amounts []FailureAmount `json:"amounts"`
	// Repair: What has to be changed. Optional.
	Repair *Repair `json:"repair,omitempty"`
	// Remedy: What to do, in one or two sentences.
	Remedy string `json:"remedy"`
	// Transaction: Transaction that failed, if it is not the explained one. Optional.
	Transaction *string `json:"transaction,omitempty"`
}

// MarshalJSON implements json.Marshaler.
func (v Failure) MarshalJSON() ([]byte, error) {
	type plain Failure
	if v.Frames == nil {
		v.Frames = []SourceFrame{}
	}
	if v.Excerpt == nil {
		v.Excerpt = []SourceLine{}
	}
	if v.Amounts == nil {
		v.Amounts = []FailureAmount{}
	}
	return wire.Marshal(plain(v))
}

// FailureAmount: A relevant balance or amount.
type FailureAmount struct {
	// Name: What it is, such as `balance before`.
	Name string `json:"name"`
	// Amount: Amount, in nanotokens.
	Amount string `json:"amount"`
}

// FileCoverage: Line coverage of one source file.
type FileCoverage struct {
	// File: File, as the compiler named it.
	File string `json:"file"`
	// Total: Number of executable lines.
	Total uint32 `json:"total"`
	// Covered: Number of executed lines.
	Covered uint32 `json:"covered"`
	// Lines: The executable lines, ascending.
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

// ForkedAccount: An account fetched from the network behind a fork.
type ForkedAccount struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Exists: Whether the account exists on the network.
	Exists bool `json:"exists"`
	// StateTimestamp: Time of the fetched state, Unix time in s.
	StateTimestamp uint32 `json:"state_timestamp"`
	// ForkedLate: Whether the account changed after the fork began, so that its state is later than that of
	// others.
	ForkedLate bool `json:"forked_late"`
}

// GasOfFunction: Gas and fees of the calls of one function.
type GasOfFunction struct {
	// Contract: Name of the contract, or `code` and the first digits of its hash, or `no contract`.
	Contract string `json:"contract"`
	// Function: Function; `transfer` without a body, `0x…` for a body that matches no ABI.
	Function string `json:"function"`
	// Calls: Number of transactions.
	Calls uint32 `json:"calls"`
	// Failed: Number of aborted transactions.
	Failed uint32 `json:"failed"`
	// GasMin: Minimum gas, in units of gas.
	GasMin uint32 `json:"gas_min"`
	// GasMedian: Median gas, in units of gas.
	GasMedian uint32 `json:"gas_median"`
	// GasMax: Maximum gas, in units of gas.
	GasMax uint32 `json:"gas_max"`
	// FeesMin: Minimum fees, in nanotokens.
	FeesMin string `json:"fees_min"`
	// FeesMedian: Median fees, in nanotokens.
	FeesMedian string `json:"fees_median"`
	// FeesMax: Maximum fees, in nanotokens.
	FeesMax string `json:"fees_max"`
	// FeesTotal: Total fees, in nanotokens.
	FeesTotal string `json:"fees_total"`
}

// ImpersonatedCall: A function call.
type ImpersonatedCall struct {
	// ABI: ABI of the called contract: an object or JSON text.
	ABI json.RawMessage `json:"abi"`
	// FunctionName: Function of the ABI.
	FunctionName string `json:"function_name"`
	// Input: Arguments by name. Default {}. Optional.
	Input json.RawMessage `json:"input,omitempty"`
	// Header: `time` and `expire` of an external message. Default: the time of the chain, and 60 s later.
	// Optional.
	Header json.RawMessage `json:"header,omitempty"`
	// PublicKey: Public key that an external message states as its signer. Default: `_pubkey` of the account.
	// Optional.
	PublicKey *string `json:"public_key,omitempty"`
	// AccountID: Destination of an internal message. Default: an external message to the source itself.
	// Optional.
	AccountID *string `json:"account_id,omitempty"`
	// Value: Value of an internal message, in nanotokens. Default "1000000000". Optional.
	Value *string `json:"value,omitempty"`
	// Bounce: Return an internal message if its destination fails. Default true. Optional.
	Bounce *bool `json:"bounce,omitempty"`
}

// ImpersonatedMessage: An internal message.
type ImpersonatedMessage struct {
	// AccountID: Destination.
	AccountID string `json:"account_id"`
	// Value: Value sent with the message, in nanotokens, created for it. Default "1000000000". Optional.
	Value *string `json:"value,omitempty"`
	// Currencies: Amounts of other currencies, in nano units by currency id, created for it. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
	// Bounce: Return the message if its destination fails. Default true. Optional.
	Bounce *bool `json:"bounce,omitempty"`
	// Body: Message body. Default: none. Optional.
	Body *string `json:"body,omitempty"`
	// StateInit: State init, to deploy a contract. Optional.
	StateInit *string `json:"state_init,omitempty"`
}

// LineCoverage: An executable line.
type LineCoverage struct {
	// Line: Number of the line, starting at 1.
	Line uint32 `json:"line"`
	// Runs: Number of transactions that executed the line.
	Runs uint32 `json:"runs"`
}

// LostAmount: Money lost besides the fees.
type LostAmount struct {
	// Currency: 0 for tokens, the main currency; otherwise the id of the currency.
	Currency uint32 `json:"currency"`
	// Amount: Amount lost, in nano units of the currency.
	Amount string `json:"amount"`
	// Reason: `other_dapp`, `no_account`, `bad_state_init`, `bounce_failed`, `actions_failed`, `account_ended`,
	// `burnt`, `given_to_dapp` or `limit`.
	Reason string `json:"reason"`
	// Text: The reason in words.
	Text string `json:"text"`
}

// NodeAccount: A funded wallet created with the chain.
type NodeAccount struct {
	// Name: Name in traces, `account-0` and so on, which commands take instead of the address and of the keys.
	Name string `json:"name"`
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the wallet, equal to its account id.
	DappID string `json:"dapp_id"`
	// Address: `0:<account id>`.
	Address string `json:"address"`
	// Public: Public key.
	Public string `json:"public"`
	// Balance: Current balance, in nanotokens.
	Balance string `json:"balance"`
	// Secret: Secret key, if the phrase is the public one of all nodes. Optional. Secret.
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

// NodeFaults: Active faults; for counted ones, the remaining number.
type NodeFaults struct {
	// LatencyMs: Delay of every answer, in ms. Default 0. At most 3600000.
	LatencyMs uint32 `json:"latency_ms"`
	// Drop: Fraction of connections dropped without an answer, 0 to 1. Default 0. At least 0. At most 1.
	Drop float64 `json:"drop"`
	// LagMs: Time until a new block becomes visible to readers, in ms. Default 0. At most 3600000.
	LagMs uint32 `json:"lag_ms"`
	// Silent: Accept requests and never answer. Default false.
	Silent bool `json:"silent"`
	// WrongThread: Number of messages answered with THREAD_MISMATCH. Default 0. At most 1000000.
	WrongThread uint32 `json:"wrong_thread"`
	// WrongProducer: Number of messages answered with WRONG_PRODUCER. Default 0. At most 1000000.
	WrongProducer uint32 `json:"wrong_producer"`
	// ExpiredToken: Number of messages answered with TOKEN_EXPIRED. Default 0. At most 1000000.
	ExpiredToken uint32 `json:"expired_token"`
	// Fail: Number of requests answered with status 500. Default 0. At most 1000000.
	Fail uint32 `json:"fail"`
	// TooManyRequests: Number of requests answered with status 429. Default 0. At most 1000000.
	TooManyRequests uint32 `json:"too_many_requests"`
	// RateLimit: Requests per second; further ones are answered with status 429. 0 is no limit. Default 0. At
	// most 1000000.
	RateLimit uint32 `json:"rate_limit"`
	// RetryAfterS: Header "Retry-After" of answers with status 429, in s. Default 1. At most 86400.
	RetryAfterS uint32 `json:"retry_after_s"`
	// BadProof: Serve block proofs with this kind of false data. Default "none".
	BadProof BadProof `json:"bad_proof"`
}

// ParamsOfCoverage: Parameters of `coverage`.
type ParamsOfCoverage struct {
	// FromBlock: Number of the first block. Default: the first one since the node was started. Optional.
	FromBlock *uint32 `json:"from_block,omitempty"`
	// ToBlock: Number of the last block. Default: the last one of the chain. Optional.
	ToBlock *uint32 `json:"to_block,omitempty"`
}

// ParamsOfDeleteAccount: Parameters of `delete_account`.
type ParamsOfDeleteAccount struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected to have. Default: any. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// ParamsOfDropMessage: Parameters of `drop_message`.
type ParamsOfDropMessage struct {
	// ID: Id in the queue.
	ID string `json:"id"`
}

// ParamsOfDump: Parameters of `dump`.
type ParamsOfDump struct {
	// File: Absolute path of a file on the machine of the node, ending with `.jsonl`.
	File string `json:"file"`
}

// ParamsOfExplain: Parameters of `explain`.
type ParamsOfExplain struct {
	// Transaction: Id of a transaction. Optional.
	Transaction *string `json:"transaction,omitempty"`
	// Message: Message that is tried on the current state; nothing changes. Optional.
	Message *string `json:"message,omitempty"`
	// MessageHash: Hash of a message that was refused; the node remembers the last 1000. Optional.
	MessageHash *string `json:"message_hash,omitempty"`
}

// ParamsOfFaults: Parameters of `faults`.
type ParamsOfFaults struct {
	// LatencyMs: Delay of every answer, in ms. At most 3600000. Optional.
	LatencyMs *uint32 `json:"latency_ms,omitempty"`
	// Drop: Fraction of connections dropped without an answer, 0 to 1. At least 0. At most 1. Optional.
	Drop *float64 `json:"drop,omitempty"`
	// LagMs: Time until a new block becomes visible to readers, in ms. At most 3600000. Optional.
	LagMs *uint32 `json:"lag_ms,omitempty"`
	// Silent: Accept requests and never answer. Optional.
	Silent *bool `json:"silent,omitempty"`
	// WrongThread: Number of messages answered with THREAD_MISMATCH. At most 1000000. Optional.
	WrongThread *uint32 `json:"wrong_thread,omitempty"`
	// WrongProducer: Number of messages answered with WRONG_PRODUCER. At most 1000000. Optional.
	WrongProducer *uint32 `json:"wrong_producer,omitempty"`
	// ExpiredToken: Number of messages answered with TOKEN_EXPIRED. At most 1000000. Optional.
	ExpiredToken *uint32 `json:"expired_token,omitempty"`
	// Fail: Number of requests answered with status 500. At most 1000000. Optional.
	Fail *uint32 `json:"fail,omitempty"`
	// TooManyRequests: Number of requests answered with status 429. At most 1000000. Optional.
	TooManyRequests *uint32 `json:"too_many_requests,omitempty"`
	// RateLimit: Requests per second; further ones are answered with status 429. 0 is no limit. At most 1000000.
	// Optional.
	RateLimit *uint32 `json:"rate_limit,omitempty"`
	// RetryAfterS: Header "Retry-After" of answers with status 429, in s. At most 86400. Optional.
	RetryAfterS *uint32 `json:"retry_after_s,omitempty"`
	// BadProof: Serve block proofs with this kind of false data. Optional.
	BadProof *BadProof `json:"bad_proof,omitempty"`
	// Clear: End all faults first. Default false. Optional.
	Clear *bool `json:"clear,omitempty"`
}

// ParamsOfFind: Parameters of `find`.
type ParamsOfFind struct {
	// Prefix: The digits: 1 to 64 hex digits.
	Prefix string `json:"prefix"`
	// Limit: Maximum number of ids of each kind. Default 10. At most 1000. Optional.
	Limit *uint32 `json:"limit,omitempty"`
}

// ParamsOfForkPrefetch: Parameters of `fork_prefetch`.
type ParamsOfForkPrefetch struct {
	// Accounts: Account ids.
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
	// Time: Time to stop at, Unix time in s. Default: the current time. Optional.
	Time *uint32 `json:"time,omitempty"`
}

// ParamsOfGasReport: Parameters of `gas_report`.
type ParamsOfGasReport struct {
	// FromBlock: Number of the first block. Default: the first one since the node was started. Optional.
	FromBlock *uint32 `json:"from_block,omitempty"`
	// ToBlock: Number of the last block. Default: the last one of the chain. Optional.
	ToBlock *uint32 `json:"to_block,omitempty"`
}

// ParamsOfImpersonate: Parameters of `impersonate`.
type ParamsOfImpersonate struct {
	// Source: Sender of an internal message, or the account called by an external message.
	Source AccountRef `json:"source"`
	// Message: An internal message as an object (`ImpersonatedMessage`), or an external message to the source as
	// a BOC in base64. Optional.
	Message json.RawMessage `json:"message,omitempty"`
	// Call: Function to call, instead of `message`. Optional.
	Call *ImpersonatedCall `json:"call,omitempty"`
}

// ParamsOfIncreaseTime: Parameters of `increase_time`.
type ParamsOfIncreaseTime struct {
	// Seconds: Number of seconds.
	Seconds uint32 `json:"seconds"`
}

// ParamsOfLoad: Parameters of `load`.
type ParamsOfLoad struct {
	// File: Absolute path of a file on the machine of the node, ending with `.jsonl`.
	File string `json:"file"`
}

// ParamsOfLogs: Parameters of `logs`.
type ParamsOfLogs struct {
	// Transaction: Id of a transaction.
	Transaction string `json:"transaction"`
}

// ParamsOfMine: Parameters of `mine`.
type ParamsOfMine struct {
	// Blocks: Number of blocks. Default 1. At least 1. At most 10000. Optional.
	Blocks *uint32 `json:"blocks,omitempty"`
	// Interval: Interval between the blocks, in s. Default: as time passes. At most 31536000. Optional.
	Interval *uint32 `json:"interval,omitempty"`
}

// ParamsOfOrderQueue: Parameters of `order_queue`.
type ParamsOfOrderQueue struct {
	// IDs: Ids in the queue, in the new order; all others follow in their current order.
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
	// CodeHash: Hash of the code. One of `code_hash`, `code` and `tvc` is required. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// Code: The code. Optional.
	Code *string `json:"code,omitempty"`
	// Tvc: Contract image. Optional.
	Tvc *string `json:"tvc,omitempty"`
	// Name: Name of the contract, 1 to 64 characters. Default: the first digits of the hash. Optional.
	Name *string `json:"name,omitempty"`
	// DebugMap: Debug map of the compiler: an object or JSON text. Replays then show source locations. Optional.
	DebugMap json.RawMessage `json:"debug_map,omitempty"`
	// Sources: Source files by their names in the debug map. Explanations of failures then show the failing
	// lines. Optional.
	Sources map[string]string `json:"sources,omitzero"`
}

// ParamsOfReplay: Parameters of `replay`.
type ParamsOfReplay struct {
	// Transaction: Id of a transaction.
	Transaction string `json:"transaction"`
	// Steps: Number of last steps of the virtual machine to return; 0 returns none. Default 1000. At most 10000.
	// Optional.
	Steps *uint32 `json:"steps,omitempty"`
	// BeforeStep: Number of the step before which to stop, for reading a long run in pieces. Default: all steps.
	// Optional.
	BeforeStep *uint32 `json:"before_step,omitempty"`
}

// ParamsOfRevert: Parameters of `revert`.
type ParamsOfRevert struct {
	// ID: Id of the snapshot.
	ID uint32 `json:"id"`
}

// ParamsOfSetAccount: Parameters of `set_account`.
type ParamsOfSetAccount struct {
	// Boc: The account, as returned by `GET /v2/account`.
	Boc string `json:"boc"`
	// DappID: Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its
	// own id. Optional.
	DappID *string `json:"dapp_id,omitempty"`
}

// ParamsOfSetBalance: Parameters of `set_balance`.
type ParamsOfSetBalance struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected to have. Default: any. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Balance: New balance, in nanotokens. Default: unchanged. Optional.
	Balance *string `json:"balance,omitempty"`
	// Currencies: New amounts of other currencies, in nano units by currency id; others stay unchanged.
	// Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
}

// ParamsOfSetBlockMode: Parameters of `set_block_mode`.
type ParamsOfSetBlockMode struct {
	// Mode: Mode.
	Mode BlockMode `json:"mode"`
	// BlockTime: Interval between blocks, in s, in `interval` mode. At least 1. At most 86400. Optional.
	BlockTime *uint32 `json:"block_time,omitempty"`
}

// ParamsOfSetCode: Parameters of `set_code`.
type ParamsOfSetCode struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected to have. Default: any. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Code: The code.
	Code string `json:"code"`
}

// ParamsOfSetDapp: Parameters of `set_dapp`.
type ParamsOfSetDapp struct {
	// DappID: Dapp ID.
	DappID string `json:"dapp_id"`
	// Credit: Limit in nano units. Initially 1000000000000000000.
	Credit string `json:"credit"`
}

// ParamsOfSetData: Parameters of `set_data`.
type ParamsOfSetData struct {
	// AccountID: Account id.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID that the account is expected to have. Default: any. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Data: The data.
	Data string `json:"data"`
}

// ParamsOfSetNextBlockTime: Parameters of `set_next_block_time`.
type ParamsOfSetNextBlockTime struct {
	// Time: Time of the next block, Unix time in s.
	Time uint32 `json:"time"`
}

// ParamsOfSetTime: Parameters of `set_time`.
type ParamsOfSetTime struct {
	// Time: The new time, Unix time in s.
	Time uint32 `json:"time"`
}

// ParamsOfTrace: Parameters of `trace`.
type ParamsOfTrace struct {
	// Transaction: Id of a transaction.
	Transaction string `json:"transaction"`
}

// ParamsOfUnregisterAbi: Parameters of `unregister_abi`.
type ParamsOfUnregisterAbi struct {
	// CodeHash: Hash of the code.
	CodeHash string `json:"code_hash"`
}

// QueuedMessage: A message waiting for execution.
type QueuedMessage struct {
	// ID: Hash of the message; a name for a message that the node creates on execution.
	ID string `json:"id"`
	// Kind: `external`, `internal`, `gift` or `impersonated`.
	Kind string `json:"kind"`
	// AccountID: Destination.
	AccountID string `json:"account_id"`
}

// RegisteredContract: A contract that the node knows by name.
type RegisteredContract struct {
	// Name: Name of the contract.
	Name string `json:"name"`
	// CodeHash: Hash of its code.
	CodeHash string `json:"code_hash"`
	// Latest: Whether no other code was registered under this name later.
	Latest bool `json:"latest"`
	// ABI: ABI, JSON text.
	ABI string `json:"abi"`
	// Tvc: Contract image, if one was registered. Optional.
	Tvc *string `json:"tvc,omitempty"`
}

// Repair: What has to be changed before another attempt can succeed.
type Repair string

// Values of Repair.
const (
	// RepairKey: The key that signs the message.
	RepairKey Repair = "key"
	// RepairValue: The amount that the message carries.
	RepairValue Repair = "value"
	// RepairBalance: The balance of the account.
	RepairBalance Repair = "balance"
	// RepairAmount: The amount that the contract sends.
	RepairAmount Repair = "amount"
	// RepairAgain: Nothing: a new message is enough.
	RepairAgain Repair = "again"
	// RepairDeploy: The account needs its contract.
	RepairDeploy Repair = "deploy"
	// RepairCall: The function or its arguments.
	RepairCall Repair = "call"
	// RepairContract: The code of the contract.
	RepairContract Repair = "contract"
)

// ReplayedBlock: Block data visible to the contract.
type ReplayedBlock struct {
	// SeqNo: Number of the block.
	SeqNo uint32 `json:"seq_no"`
	// Time: Time of the block, Unix time in s.
	Time uint32 `json:"time"`
	// StartLt: Logical time of the start of the block.
	StartLt string `json:"start_lt"`
	// RandSeed: Random seed.
	RandSeed string `json:"rand_seed"`
}

// ReplayedStep: A step of the virtual machine.
type ReplayedStep struct {
	// Step: Number of the step, from 1.
	Step uint32 `json:"step"`
	// Instruction: Instruction with its operands.
	Instruction string `json:"instruction"`
	// CodeHash: Hash of the cell that contains the instruction.
	CodeHash string `json:"code_hash"`
	// Offset: Position in the cell, in bits.
	Offset uint32 `json:"offset"`
	// GasUsed: Total gas used so far, in units of gas.
	GasUsed uint32 `json:"gas_used"`
	// GasRemaining: Gas remaining, in units of gas.
	GasRemaining uint32 `json:"gas_remaining"`
	// StackDepth: Number of values on the stack after the step.
	StackDepth uint32 `json:"stack_depth"`
	// Stack: The stack after the step, top last, at most 100 values. Absent if it is too large. Optional.
	Stack json.RawMessage `json:"stack,omitempty"`
	// Source: Source location of the instruction, if a debug map is registered. Optional.
	Source *SourcePlace `json:"source,omitempty"`
}

// ResultOfCoverage: Result of `coverage`.
type ResultOfCoverage struct {
	// Transactions: Number of rerun transactions: those whose state is kept, see `--history`.
	Transactions uint32 `json:"transactions"`
	// Skipped: Number of transactions that could not be rerun.
	Skipped uint32 `json:"skipped"`
	// Truncated: Whether there are more than 10000 transactions, of which only the last are counted.
	Truncated bool `json:"truncated"`
	// Files: Ordered by file.
	Files []FileCoverage `json:"files"`
	// Text: The same as a text table.
	Text string `json:"text"`
	// Lcov: The same in lcov format, for editors and other tools.
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
	// File: Path of the file.
	File string `json:"file"`
	// Rows: Number of rows written.
	Rows uint32 `json:"rows"`
}

// ResultOfExplain: Result of `explain`.
type ResultOfExplain struct {
	// Failure: Explanation; absent if nothing failed. Optional.
	Failure *Failure `json:"failure,omitempty"`
	// Text: The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is
	// not known whether money was lost.
	Text string `json:"text"`
}

// ResultOfFind: Result of `find`.
type ResultOfFind struct {
	// Transactions: Ids of transactions, ascending.
	Transactions []string `json:"transactions"`
	// Messages: Hashes of messages, ascending.
	Messages []string `json:"messages"`
	// Blocks: Ids of blocks, ascending.
	Blocks []string `json:"blocks"`
	// Accounts: Account ids, ascending.
	Accounts []string `json:"accounts"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfFind) MarshalJSON() ([]byte, error) {
	type plain ResultOfFind
	if v.Transactions == nil {
		v.Transactions = []string{}
	}
	if v.Messages == nil {
		v.Messages = []string{}
	}
	if v.Blocks == nil {
		v.Blocks = []string{}
	}
	if v.Accounts == nil {
		v.Accounts = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfForkPrefetch: Result of `fork_prefetch`.
type ResultOfForkPrefetch struct {
	// Accounts: The accounts, fetched now or before.
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
	// Accounts: Accounts, ordered by id.
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
	// Transactions: Number of transactions counted.
	Transactions uint32 `json:"transactions"`
	// Truncated: Whether there are more than 100000 transactions, of which only the last are counted.
	Truncated bool `json:"truncated"`
	// Functions: Ordered by contract, then by function.
	Functions []GasOfFunction `json:"functions"`
	// Text: The same as a text table.
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
	// TransactionID: The resulting transaction.
	TransactionID string `json:"transaction_id"`
	// BlockID: Block that contains the transaction.
	BlockID string `json:"block_id"`
	// Time: Time of the transaction, Unix time in s.
	Time uint32 `json:"time"`
	// Aborted: Whether the transaction was aborted.
	Aborted bool `json:"aborted"`
	// ExitCode: Exit code of the compute phase; 0 if it was skipped.
	ExitCode int32 `json:"exit_code"`
	// ExtOutMsgs: Bodies of the external outbound messages.
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
	// Accounts: Wallets in the order of their keys.
	Accounts []NodeAccount `json:"accounts"`
	// Names: Names by account id of all accounts that the chain began with: wallets, givers, and the sender of
	// the faucet.
	Names map[string]string `json:"names"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfListAccounts) MarshalJSON() ([]byte, error) {
	type plain ResultOfListAccounts
	if v.Accounts == nil {
		v.Accounts = []NodeAccount{}
	}
	if v.Names == nil {
		v.Names = map[string]string{}
	}
	return wire.Marshal(plain(v))
}

// LogValue implements slog.LogValuer and hides secrets.
func (v ResultOfListAccounts) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("%+v", v))
}

// ResultOfListContracts: Result of `list_contracts`.
type ResultOfListContracts struct {
	// Contracts: By name, the newest of each name first.
	Contracts []RegisteredContract `json:"contracts"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfListContracts) MarshalJSON() ([]byte, error) {
	type plain ResultOfListContracts
	if v.Contracts == nil {
		v.Contracts = []RegisteredContract{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfLoad: Result of `load`.
type ResultOfLoad struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// Rows: Number of rows read.
	Rows uint32 `json:"rows"`
}

// ResultOfLogs: Result of `logs`.
type ResultOfLogs struct {
	// Logs: Lines, in order.
	Logs []string `json:"logs"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfLogs) MarshalJSON() ([]byte, error) {
	type plain ResultOfLogs
	if v.Logs == nil {
		v.Logs = []string{}
	}
	return wire.Marshal(plain(v))
}

// ResultOfMine: Result of `mine`.
type ResultOfMine struct {
	// SeqNo: Number of the last block.
	SeqNo uint32 `json:"seq_no"`
	// Time: Time of the last block, Unix time in s.
	Time uint32 `json:"time"`
}

// ResultOfOrderQueue: Result of `order_queue`.
type ResultOfOrderQueue struct {
	// Messages: The waiting messages.
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
	// Messages: The waiting messages.
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
	// Matches: Whether the rerun produced the same transaction.
	Matches bool `json:"matches"`
	// Rules: Chain rules.
	Rules string `json:"rules"`
	// AccountBefore: Account before the transaction; absent if there was none. Optional.
	AccountBefore *string `json:"account_before,omitempty"`
	// DappIDBefore: Dapp ID of the account before the transaction. Optional.
	DappIDBefore *string `json:"dapp_id_before,omitempty"`
	// AccountAfter: Account after the transaction; absent if there is none. Optional.
	AccountAfter *string `json:"account_after,omitempty"`
	// Message: Message. Optional.
	Message *string `json:"message,omitempty"`
	// Config: Dictionary of the configuration.
	Config string `json:"config"`
	// Block: Block.
	Block ReplayedBlock `json:"block"`
	// Lt: Logical time of the transaction.
	Lt string `json:"lt"`
	// SignaturesChecked: Whether signatures were checked; false for an impersonated account.
	SignaturesChecked bool `json:"signatures_checked"`
	// ExitCode: Exit code of the compute phase; absent if no contract ran. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ExitText: Meaning of the exit code. Optional.
	ExitText *string `json:"exit_text,omitempty"`
	// GasUsed: Gas of the compute phase, in units of gas. Optional.
	GasUsed *uint32 `json:"gas_used,omitempty"`
	// TotalSteps: Number of steps of the virtual machine.
	TotalSteps uint32 `json:"total_steps"`
	// Steps: The last steps.
	Steps []ReplayedStep `json:"steps"`
	// Sources: Registered source files of these steps, by their names. Optional.
	Sources map[string]string `json:"sources,omitzero"`
	// Logs: What the contract printed with debug instructions, line by line.
	Logs []string `json:"logs"`
}

// MarshalJSON implements json.Marshaler.
func (v ResultOfReplay) MarshalJSON() ([]byte, error) {
	type plain ResultOfReplay
	if v.Steps == nil {
		v.Steps = []ReplayedStep{}
	}
	if v.Logs == nil {
		v.Logs = []string{}
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
	// Time: Time of the chain, Unix time in s.
	Time uint32 `json:"time"`
}

// ResultOfSetBlockMode: Result of `set_block_mode`.
type ResultOfSetBlockMode struct {
	// Mode: Mode.
	Mode BlockMode `json:"mode"`
	// BlockTime: Interval between blocks, in s, in `interval` mode. Optional.
	BlockTime *uint32 `json:"block_time,omitempty"`
}

// ResultOfSetDapp: Result of `set_dapp`.
type ResultOfSetDapp struct {
	// DappID: Dapp ID.
	DappID string `json:"dapp_id"`
	// Credit: Limit in nano units.
	Credit string `json:"credit"`
}

// ResultOfSnapshots: Result of `snapshots`.
type ResultOfSnapshots struct {
	// Snapshots: Snapshots, oldest first.
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
	// LastBlockTime: Time of the last block, Unix time in s.
	LastBlockTime uint32 `json:"last_block_time"`
	// Time: Time of the chain, Unix time in s.
	Time uint32 `json:"time"`
	// Frozen: Whether the clock is stopped.
	Frozen bool `json:"frozen"`
	// BlockMode: When blocks are created.
	BlockMode BlockMode `json:"block_mode"`
	// Queued: Number of waiting messages.
	Queued uint32 `json:"queued"`
	// Fork: Endpoint that the chain was forked from. Optional.
	Fork *string `json:"fork,omitempty"`
	// ForkBlock: Number of the block whose state the fork began with, if one was chosen. Optional.
	ForkBlock *uint32 `json:"fork_block,omitempty"`
}

// ResultOfTrace: Result of `trace`.
type ResultOfTrace struct {
	// Root: First transaction of the tree, or the oldest ancestor searched.
	Root string `json:"root"`
	// Transactions: The tree: each transaction before those its messages caused.
	Transactions []TracedTransaction `json:"transactions"`
	// GasUsed: Total gas, in units of gas.
	GasUsed string `json:"gas_used"`
	// Fees: Total fees, in nanotokens.
	Fees string `json:"fees"`
	// Truncated: Whether the tree has more than 1000 transactions.
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

// ResultOfUnregisterAbi: Result of `unregister_abi`.
type ResultOfUnregisterAbi struct {
	// CodeHash: Hash of the code.
	CodeHash string `json:"code_hash"`
}

// SnapshotInfo: A snapshot to revert to.
type SnapshotInfo struct {
	// ID: Id of the snapshot.
	ID uint32 `json:"id"`
	// SeqNo: Number of the last block at that time.
	SeqNo uint32 `json:"seq_no"`
}

// SourceFrame: A place in the source that was being executed.
type SourceFrame struct {
	// File: File, as the compiler named it.
	File string `json:"file"`
	// Line: Number of the line, starting at 1.
	Line uint32 `json:"line"`
	// Function: Function that contains the line, if the source is registered. Optional.
	Function *string `json:"function,omitempty"`
}

// SourceLine: A line of source code.
type SourceLine struct {
	// Line: Number of the line, starting at 1.
	Line uint32 `json:"line"`
	// Text: The line.
	Text string `json:"text"`
}

// SourcePlace: A location in the source of a contract.
type SourcePlace struct {
	// File: File, as the compiler named it.
	File string `json:"file"`
	// Line: Number of the line, starting at 1.
	Line uint32 `json:"line"`
}

// TracedAction: Action phase: the actions requested by the contract.
type TracedAction struct {
	// Success: Whether all actions were performed.
	Success bool `json:"success"`
	// ResultCode: Result code; 0 is success.
	ResultCode int32 `json:"result_code"`
	// ResultText: Meaning of the result code. Optional.
	ResultText *string `json:"result_text,omitempty"`
	// ResultArg: Index of the failed action. Optional.
	ResultArg *int32 `json:"result_arg,omitempty"`
	// Actions: Number of actions.
	Actions uint32 `json:"actions"`
	// Skipped: Number of skipped actions.
	Skipped uint32 `json:"skipped"`
	// Messages: Number of messages created.
	Messages uint32 `json:"messages"`
	// NoFunds: Whether the balance was too low.
	NoFunds bool `json:"no_funds"`
	// ForwardFees: Forwarding fees, in nanotokens.
	ForwardFees string `json:"forward_fees"`
}

// TracedBounce: Bounce phase.
type TracedBounce struct {
	// Type: `ok`, `noFunds` or `negFunds`.
	Type string `json:"type"`
	// Text: The same as text.
	Text string `json:"text"`
}

// TracedCompute: Compute phase: execution of the contract.
type TracedCompute struct {
	// Skipped: Why no contract ran; the other members are then absent. Optional.
	Skipped *string `json:"skipped,omitempty"`
	// Success: Whether the contract terminated normally. Optional.
	Success *bool `json:"success,omitempty"`
	// ExitCode: Exit code. Optional.
	ExitCode *int32 `json:"exit_code,omitempty"`
	// ExitText: Meaning of the exit code, if it has a usual one. Optional.
	ExitText *string `json:"exit_text,omitempty"`
	// GasUsed: Gas used, in units of gas. Optional.
	GasUsed *uint32 `json:"gas_used,omitempty"`
	// GasLimit: Gas limit, in units of gas. Optional.
	GasLimit *uint32 `json:"gas_limit,omitempty"`
	// GasFees: Gas fees, in nanotokens. Optional.
	GasFees *string `json:"gas_fees,omitempty"`
	// Steps: Number of steps of the virtual machine. Optional.
	Steps *uint32 `json:"steps,omitempty"`
	// Activated: Whether the phase deployed the contract. Optional.
	Activated *bool `json:"activated,omitempty"`
}

// TracedCredit: Credit phase: what the message brought.
type TracedCredit struct {
	// DueFees: Debt collected, in nanotokens.
	DueFees string `json:"due_fees"`
	// Tokens: Tokens credited, in nanotokens.
	Tokens string `json:"tokens"`
	// Currencies: Amounts of other currencies, in nano units by currency id. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
}

// TracedFees: Fees of a transaction, in nano units.
type TracedFees struct {
	// Total: Total fees, in nanotokens.
	Total string `json:"total"`
	// Storage: Storage fees, in nanotokens.
	Storage string `json:"storage"`
	// Gas: Gas fees, in nanotokens.
	Gas string `json:"gas"`
	// Forward: Forwarding fees of outbound messages, in nanotokens.
	Forward string `json:"forward"`
	// Import: Import fee of an external message, in nanotokens.
	Import string `json:"import"`
}

// TracedMessage: A message, decoded with the known ABIs.
type TracedMessage struct {
	// ID: Hash.
	ID string `json:"id"`
	// Type: `internal`, `external_in` or `external_out`.
	Type string `json:"type"`
	// State: `executed`; `waiting` for a block; `sent` out of the chain; `elsewhere`: in another workchain,
	// where it never arrives; `dropped`: it cannot be executed.
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
	// Value: Value sent with the message, in nanotokens. Optional.
	Value *string `json:"value,omitempty"`
	// Currencies: Amounts of other currencies, in nano units by currency id. Optional.
	Currencies map[string]string `json:"currencies,omitzero"`
	// Bounce: Whether the message is returned if its destination fails.
	Bounce bool `json:"bounce"`
	// Bounced: Whether this is a bounced message.
	Bounced bool `json:"bounced"`
	// Kind: `input`, `output` or `event` of `function`; `bounced`, with the called function; `comment`;
	// `transfer` without a body; `unknown`.
	Kind string `json:"kind"`
	// Contract: Name of the contract whose ABI was used. Optional.
	Contract *string `json:"contract,omitempty"`
	// Function: Function or event. Optional.
	Function *string `json:"function,omitempty"`
	// Arguments: Arguments by name. Optional.
	Arguments json.RawMessage `json:"arguments,omitempty"`
	// Header: `pubkey`, `time` and `expire` of an external message. Optional.
	Header json.RawMessage `json:"header,omitempty"`
	// Comment: Comment of a transfer. Optional.
	Comment *string `json:"comment,omitempty"`
	// Selector: First 32 bits of a body that matches no ABI. Optional.
	Selector *string `json:"selector,omitempty"`
}

// TracedStorage: Storage phase.
type TracedStorage struct {
	// Fees: Storage fees paid, in nanotokens.
	Fees string `json:"fees"`
	// Due: Storage fees still due, in nanotokens. Optional.
	Due *string `json:"due,omitempty"`
	// StatusChange: `unchanged`, `frozen` or `deleted`.
	StatusChange string `json:"status_change"`
}

// TracedTransaction: A transaction in a message tree.
type TracedTransaction struct {
	// ID: Id of a transaction.
	ID string `json:"id"`
	// Parent: Transaction that sent its message; absent for the root. Optional.
	Parent *string `json:"parent,omitempty"`
	// Depth: Number of steps from the root.
	Depth uint32 `json:"depth"`
	// AccountID: Account.
	AccountID string `json:"account_id"`
	// DappID: Dapp ID of the account after the transaction. Optional.
	DappID *string `json:"dapp_id,omitempty"`
	// Name: Name of the account. Optional.
	Name *string `json:"name,omitempty"`
	// Contract: Name of the contract. Optional.
	Contract *string `json:"contract,omitempty"`
	// CodeHash: Code hash after the transaction. Optional.
	CodeHash *string `json:"code_hash,omitempty"`
	// BlockID: Block.
	BlockID string `json:"block_id"`
	// SeqNo: Number of the block.
	SeqNo uint32 `json:"seq_no"`
	// Time: Time of the block, Unix time in s.
	Time uint32 `json:"time"`
	// Lt: Logical time.
	Lt string `json:"lt"`
	// InMessage: Message executed by the transaction. Optional.
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
	// Aborted: Whether the transaction was aborted.
	Aborted bool `json:"aborted"`
	// Destroyed: Whether the account was deleted.
	Destroyed bool `json:"destroyed"`
	// Failure: Why it failed, in one sentence. Optional.
	Failure *string `json:"failure,omitempty"`
	// Fees: Fees of the transaction.
	Fees TracedFees `json:"fees"`
	// BalanceBefore: Balance of the account before the transaction, in nanotokens. Absent if the state is no
	// longer kept. Optional.
	BalanceBefore *string `json:"balance_before,omitempty"`
	// Lost: Money lost. Empty if the state is no longer kept.
	Lost []LostAmount `json:"lost"`
	// Logs: What the contract printed with debug instructions, line by line. Empty if the state is no longer
	// kept.
	Logs []string `json:"logs"`
	// OutMessages: Outbound messages, in order.
	OutMessages []TracedMessage `json:"out_messages"`
	// Replayable: Whether `replay` can rerun the transaction.
	Replayable bool `json:"replayable"`
}

// MarshalJSON implements json.Marshaler.
func (v TracedTransaction) MarshalJSON() ([]byte, error) {
	type plain TracedTransaction
	if v.Lost == nil {
		v.Lost = []LostAmount{}
	}
	if v.Logs == nil {
		v.Logs = []string{}
	}
	if v.OutMessages == nil {
		v.OutMessages = []TracedMessage{}
	}
	return wire.Marshal(plain(v))
}
