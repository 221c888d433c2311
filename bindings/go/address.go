package vendorclient

import (
	"encoding/json"
	"strings"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

// Address is the address of an account: "<dapp_id>::<account_id>", "0:<account_id>" or the account id.
//
// The zero value is a forgotten address: a call that has it among its arguments is refused before anything is sent. The
// empty address of an ABI (addr_none) is NoAddress.
//
// The operator == compares texts, and one account has several. IsAccount compares accounts.
type Address string

// NoAddress is the empty address of an ABI (addr_none), for arguments and in results.
const NoAddress Address = "none"

// ParseAddress checks the form of an address. Beside an error it returns the zero value.
func ParseAddress(text string) (Address, error) {
	if _, _, err := splitAddress(text); err != nil {
		return "", err
	}
	return Address(text), nil
}

// AccountID is the account id, 64 hex characters in lower case; empty for an address of no account.
func (a Address) AccountID() string {
	accountID, _, _ := splitAddress(string(a))
	return accountID
}

// DappID is the Dapp ID, 64 hex characters in lower case; empty if the address does not name one.
func (a Address) DappID() string {
	_, dappID, _ := splitAddress(string(a))
	return dappID
}

// IsAccount reports whether both are addresses of the same account, whatever their forms are. Addresses with different
// Dapp IDs are different.
func (a Address) IsAccount(other Address) bool {
	id, dapp := a.AccountID(), a.DappID()
	otherDapp := other.DappID()
	return id != "" && id == other.AccountID() && (dapp == "" || otherDapp == "" || dapp == otherDapp)
}

// MarshalJSON writes the text as arguments have it; null for the zero value, which no address may be.
func (a Address) MarshalJSON() ([]byte, error) {
	switch a {
	case "":
		return []byte("null"), nil
	case NoAddress:
		return []byte(`""`), nil
	default:
		return json.Marshal(string(a))
	}
}

// UnmarshalJSON reads the text of a result: the empty text is NoAddress. A null is no address and changes nothing, so that a
// forgotten address stays one. The form is not checked, as results may have addresses of other kinds; ParseAddress checks it.
func (a *Address) UnmarshalJSON(text []byte) error {
	if wire.IsNull(text) {
		return nil
	}
	var written string
	if err := json.Unmarshal(text, &written); err != nil {
		return err
	}
	if written == "" {
		*a = NoAddress
		return nil
	}
	*a = Address(strings.TrimSpace(written))
	return nil
}
