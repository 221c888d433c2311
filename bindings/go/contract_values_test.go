package vendorclient

import (
	"encoding/json"
	"errors"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

func TestNilListsAndMapsAreEmptyWhereverTheyAre(t *testing.T) {
	for _, test := range []struct{ kind, value, filled string }{
		{"uint8[]", "null", "[]"},
		{"uint8[3]", "null", "[]"},
		{"map(uint8,uint8)", "null", "{}"},
		{"optional(uint8[])", "null", "null"},
		{"map(uint8,address[])", `{"1":null}`, `{"1":[]}`},
		{"tuple[]", `[{"list":null,"more":"null"}]`, `[{"list":[],"more":"null"}]`},
		{"optional(tuple)", `{"list":null}`, `{"list":[]}`},
		{"optional(tuple)", "null", "null"},
		{"string", `"null"`, `"null"`},
		{"uint256", "18446744073709551616", "18446744073709551616"},
	} {
		components := []abiParam{{Name: "list", Type: "uint8[]"}}
		params := []abiParam{{Name: "v", Type: test.kind, Components: components}}
		filled, err := filledInputs(params, json.RawMessage(`{"v":`+test.value+`}`))
		if expected := `{"v":` + test.filled + `}`; err != nil || string(filled) != expected {
			t.Errorf("%s of %s is %s, %v", test.value, test.kind, filled, err)
		}
	}
}

func TestAForgottenArgumentIsNamed(t *testing.T) {
	params := []abiParam{
		{Name: "dest", Type: "address"},
		{Name: "parts", Type: "tuple[]", Components: []abiParam{{Name: "to", Type: "address"}, {Name: "value", Type: "uint128"}}},
	}
	for value, said := range map[string]string{
		`{"dest":null,"parts":[]}`:                           "dest is missing",
		`{"dest":"0:1","parts":[{"to":null,"value":1}]}`:     "parts[0].to is missing",
		`{"dest":"0:1","parts":[{"to":"0:1","value":null}]}`: "parts[0].value is missing: expected a value of type uint128",
	} {
		if filled, err := filledInputs(params, json.RawMessage(value)); err == nil || !strings.Contains(err.Error(), said) {
			t.Errorf("%s gives %s, %v", value, filled, err)
		}
	}
}

func TestAnAddressHasOneMeaningInEveryForm(t *testing.T) {
	id := strings.Repeat("AB", 32)
	lower := strings.ToLower(id)
	for text, dapp := range map[string]string{id: "", "0:" + id: "", id + "::" + id: lower} {
		address, err := ParseAddress(text)
		if err != nil || address.AccountID() != lower || address.DappID() != dapp || !address.IsAccount(Address(lower)) {
			t.Errorf("%s is %s of %s, %v", text, address.AccountID(), address.DappID(), err)
		}
	}
	if parsed, err := ParseAddress("wallet"); err == nil || parsed != "" || NoAddress.IsAccount(NoAddress) {
		t.Errorf("parsed, %v", err)
	}
	other := Address(strings.Repeat("cd", 32) + "::" + id)
	if other.IsAccount(Address(id + "::" + id)) {
		t.Error("accounts of two Dapps are one")
	}
	var values struct{ None, Some, Forgotten Address }
	if err := json.Unmarshal([]byte(`{"None":"","Some":"0:1"}`), &values); err != nil || values.None != NoAddress {
		t.Errorf("read %v, %v", values, err)
	}
	if err := json.Unmarshal([]byte(`{"Forgotten":null}`), &values); err != nil || values.Forgotten != "" {
		t.Errorf("null is %q, %v", values.Forgotten, err)
	}
	if err := json.Unmarshal([]byte(`{"Forgotten":" "}`), &values); err != nil || values.Forgotten != "" {
		t.Errorf("a space is %q, %v", values.Forgotten, err)
	}
	if written, err := json.Marshal(values); err != nil || string(written) != `{"None":"","Some":"0:1","Forgotten":null}` {
		t.Errorf("written %s, %v", written, err)
	}
}

func TestIntegersOfResultsAreNumbersOfEverySize(t *testing.T) {
	params := []abiParam{{Name: "small", Type: "uint64"}, {Name: "large", Type: "uint128"}}
	text, err := exactOutputs(params, json.RawMessage(`{"small":"18446744073709551615","large":"0x10000000000000000"}`))
	found, err := TypedOutput[struct {
		Small uint64   `json:"small"`
		Large *big.Int `json:"large"`
	}](text, err)
	if err != nil || found.Small != math.MaxUint64 || found.Large.BitLen() != 65 {
		t.Errorf("read %+v, %v", found, err)
	}
}

func TestUnreadableResultsOfAnExecutedCallSayThatItWasExecuted(t *testing.T) {
	type wrong struct{ ID string }
	for _, executed := range []bool{true, false} {
		sent := &Sent[json.RawMessage]{TransactionID: "ab12", Output: json.RawMessage(`{"id":7}`), Logs: []string{"printed"}, executed: executed}
		typed, err := TypedSent[wrong](sent, nil)
		var reason *json.UnmarshalTypeError
		if !errors.As(err, &reason) || len(typed.Logs) != 1 {
			t.Fatalf("read %+v, %v", typed, err)
		}
		facts := FactsOf(err)
		if executed && (OutcomeOf(err) != api.OutcomeExecuted || facts.TransactionID != "ab12" || ErrorCode(err) != 419) {
			t.Errorf("%v says %+v", err, facts)
		}
		if !executed && OutcomeOf(err) != "" {
			t.Errorf("an estimate says %+v", facts)
		}
	}
}
