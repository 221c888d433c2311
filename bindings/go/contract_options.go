package vendorclient

import (
	"context"
	"math/big"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

// ContractOption says what a Contract is.
type ContractOption func(*Contract)

// At says where the contract is: "<dapp_id>::<account_id>", "0:<account_id>" or the account id. NewContract refuses the empty
// address and workchains other than 0.
func At(address Address) ContractOption {
	return func(c *Contract) { c.address, c.isPlaced = address, true }
}

// WithDappID sets the Dapp ID of the contract, 64 hex characters. Default, also for the empty text: looked up on the network;
// for a contract that is not deployed, the account id.
func WithDappID(dappID string) ContractOption {
	return func(c *Contract) { c.dappID = dappID }
}

// SignedBy sets the signer of calls and the deployment. Without it they are not signed.
func SignedBy(signer *Signer) ContractOption {
	return func(c *Contract) { c.signer = signer }
}

// WithImage sets the image of the contract, base64: for Deploy, and to know the address without one.
func WithImage(tvc string) ContractOption {
	return func(c *Contract) { c.tvc = tvc }
}

// WithCode sets the code of the contract, base64, instead of the image.
func WithCode(code string) ContractOption {
	return func(c *Contract) { c.code = code }
}

// WithInitialData sets values of storage fields before the deployment; the public key is filled in from the signer.
func WithInitialData(values map[string]any) ContractOption {
	return func(c *Contract) { c.initialData = values }
}

// WithErrorNames sets names to exit codes, for ContractError.
func WithErrorNames(names map[int]string) ContractOption {
	return func(c *Contract) { c.errorNames = names }
}

// WithHeader sets the function that returns the header of each external message. Without it, the library fills the header in,
// by the time of the network.
func WithHeader(header func(ctx context.Context) (api.FunctionHeader, error)) ContractOption {
	return func(c *Contract) { c.header = header }
}

// DeployOption changes how a contract is deployed.
type DeployOption interface {
	applyToDeploy(*deployment)
}

type deployOption func(*deployment)

func (o deployOption) applyToDeploy(deployment *deployment) { o(deployment) }

type deployment struct {
	funder   Funder
	amount   *big.Int
	accepted acceptedLoss
}

// FundedBy makes funder pay for the deployment before it.
func FundedBy(funder Funder) DeployOption {
	return deployOption(func(d *deployment) { d.funder = funder })
}

// WithAmount sets how many nanotokens the funder transfers. Default: its usual amount.
func WithAmount(nano *big.Int) DeployOption {
	return deployOption(func(d *deployment) { d.amount = nano })
}
