package vendorclient

import (
	"encoding/json"
	"errors"
	"math/big"
	"strconv"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

// SendOption changes how a message of a contract is sent.
type SendOption interface {
	applyToSend(*acceptedLoss)
}

// LossOption says how much may be lost on the way: an option of Send, Deploy and Outbox.
type LossOption func(*acceptedLoss)

func (o LossOption) applyToSend(accepted *acceptedLoss) { o(accepted) }

func (o LossOption) applyToDeploy(deployment *deployment) { o(&deployment.accepted) }

func (o LossOption) applyToOutbox(call *outboxCall) { o(&call.accepted) }

// acceptedLoss is how much may certainly be lost. The zero value is the default: nothing, except what a call of a contract in
// another Dapp has to carry.
type acceptedLoss struct {
	any     bool
	amounts map[string]string
}

// AcceptLoss accepts that up to nano units of a currency are lost on the way, 0 being the main currency. Without it, a
// message that would certainly lose something is refused with a *LossError before anything is signed; a call of an
// active contract in another Dapp may lose twice what its run costs. Use it once for each currency.
func AcceptLoss(currency uint32, nano *big.Int) LossOption {
	return func(accepted *acceptedLoss) {
		if accepted.amounts == nil {
			accepted.amounts = map[string]string{}
		}
		accepted.amounts[strconv.FormatUint(uint64(currency), 10)] = nano.String()
	}
}

// AcceptAnyLoss sends without looking for losses.
func AcceptAnyLoss() LossOption {
	return func(accepted *acceptedLoss) { accepted.any = true }
}

// param is accept_loss of a call; nil without a check for losses.
func (a acceptedLoss) param() map[string]string {
	switch {
	case a.any:
		return nil
	case a.amounts == nil:
		return map[string]string{}
	default:
		return a.amounts
	}
}

// LossError is a message that would certainly lose more than is accepted. Nothing was signed or sent.
type LossError struct {
	// AccountID is the recipient.
	AccountID string `json:"account_id"`
	// DappID is the Dapp ID of the recipient; empty if it has no Dapp ID or is not known.
	DappID string `json:"dapp_id"`
	// Currency is the currency that would be lost; 0 is the main currency.
	Currency uint32 `json:"currency"`
	// Amount is how much of it, nano units.
	Amount string `json:"amount"`
	// Accepted is how much could have been lost, nano units.
	Accepted string `json:"accepted"`
	// Reason is why it would be lost.
	Reason api.LossReason `json:"reason"`
	// Remedy says what to do instead, for people.
	Remedy string `json:"remedy"`
	// Losses are all losses of the message.
	Losses []api.Loss `json:"losses"`
	cause  *ClientError
}

// Error returns the message, which names recipient, amount and remedy, and the code.
func (e *LossError) Error() string {
	return e.cause.Error()
}

// Unwrap returns the *ClientError.
func (e *LossError) Unwrap() error {
	return e.cause
}

// lossError is the error as a *LossError; nil when it is another one.
func lossError(failure *ClientError) *LossError {
	if failure.Code != int(api.ProcessingErrorCodeLossNotAccepted) {
		return nil
	}
	refused := &LossError{cause: failure}
	if json.Unmarshal(failure.Data, refused) != nil {
		return nil
	}
	return refused
}

// asLossError makes a *LossError of the refusal of a message that would lose too much.
func asLossError(err error) error {
	var failure *ClientError
	if errors.As(err, &failure) {
		if refused := lossError(failure); refused != nil {
			return refused
		}
	}
	return err
}
