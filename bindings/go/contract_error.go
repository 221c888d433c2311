package vendorclient

import (
	"encoding/json"
	"errors"
)

// ContractError is a call that a contract refused, whose transaction was aborted, or that its account could not run.
type ContractError struct {
	// Name is the name of the error, where one is known for its exit code.
	Name string
	// ExitCode is the exit code of the contract; with the phase "action" its result code, such as 37 for too little money. It is
	// 0 if the contract did not run.
	ExitCode int
	// Phase is the phase that failed: "computeVm", "action", "storage", or "computeSkipped" for an account without contract or
	// money, or that does not exist; empty when the node named only the code.
	Phase string
	// Transaction is the hash of the aborted transaction; empty when the message was refused without one.
	Transaction string
	cause       *ClientError
}

// Error returns the name, the message and the code.
func (e *ContractError) Error() string {
	if e.Name == "" {
		return e.cause.Error()
	}
	return e.Name + ": " + e.cause.Error()
}

// Unwrap returns the *ClientError.
func (e *ContractError) Unwrap() error {
	return e.cause
}

// explain makes a LossError of a refusal to lose money, and a ContractError of an error with an exit code
// of the contract, or the phase that failed.
func (c *Contract) explain(err error) error {
	var failure *ClientError
	if !errors.As(err, &failure) {
		return err
	}
	if refused := lossError(failure); refused != nil {
		return refused
	}
	type exit struct {
		ExitCode *int `json:"exit_code"`
	}
	var data struct {
		exit
		LocalError struct {
			Data exit `json:"data"`
		} `json:"local_error"`
		NodeError struct {
			Extensions struct {
				Details exit `json:"details"`
			} `json:"extensions"`
		} `json:"node_error"`
		ResultCode    *int   `json:"result_code"`
		Phase         string `json:"phase"`
		TransactionID string `json:"transaction_id"`
		TxHash        string `json:"tx_hash"`
	}
	// Data of another shape says nothing about it.
	_ = json.Unmarshal(failure.Data, &data)
	explained := &ContractError{Phase: data.Phase, Transaction: data.TransactionID, cause: failure}
	if explained.Transaction == "" {
		explained.Transaction = data.TxHash
	}
	if data.Phase == "computeSkipped" {
		// What the node then calls an exit code is why the contract did not run.
		return explained
	}
	for _, code := range []*int{data.ExitCode, data.LocalError.Data.ExitCode, data.NodeError.Extensions.Details.ExitCode} {
		if code != nil {
			explained.ExitCode, explained.Name = *code, c.errorNames[*code]
			return explained
		}
	}
	if data.ResultCode != nil {
		// Codes of the action phase are those of the network: names of the contract mean others.
		explained.ExitCode = *data.ResultCode
		return explained
	}
	if data.Phase != "" {
		return explained
	}
	return err
}
