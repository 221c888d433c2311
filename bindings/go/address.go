package vendorclient

import (
	"encoding/json"
	"strings"
)

// Address is the address of an account: "<dapp_id>::<account_id>", "0:<account_id>" or the account id.
//
// The zero value is a forgotten address: a call that has it among its arguments is refused before anything is sent. The
// empty address of an ABI (addr_none) is NoAddress.
type Address string

// NoAddress is the empty address of an ABI (addr_none), for arguments and in results.
const NoAddress Address = "none"

// ParseAddress checks the form of an address.
func ParseAddress(text string) (Address, error) {
	_, _, err := splitAddress(text)
	return Address(text), err
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

// UnmarshalJSON reads the text of a result.
func (a *Address) UnmarshalJSON(text []byte) error {
	var written string
	if err := json.Unmarshal(text, &written); err != nil {
		return err
	}
	*a = Address(strings.TrimSpace(written))
	if *a == "" {
		*a = NoAddress
	}
	return nil
}
