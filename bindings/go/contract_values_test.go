package vendorclient

import (
	"encoding/json"
	"testing"
)

func TestNilListsAndMapsAreEmptyWhereverTheyAre(t *testing.T) {
	for _, test := range []struct{ kind, value, filled string }{
		{"uint8[]", "null", "[]"},
		{"uint8[3]", "null", "[]"},
		{"map(uint8,uint8)", "null", "{}"},
		{"optional(uint8[])", "null", "null"},
		{"address", "null", "null"},
		{"map(uint8,address[])", `{"1":null}`, `{"1":[]}`},
		{"tuple[]", `[{"list":null,"more":null}]`, `[{"list":[],"more":null}]`},
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
