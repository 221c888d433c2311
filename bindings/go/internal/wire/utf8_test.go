package wire_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
)

func TestInvalidUTF8IsRefused(t *testing.T) {
	type fields struct {
		Text  string
		List  []string
		Named map[string]any
	}
	broken := "a\xffb"
	for _, value := range []any{
		broken,
		fields{Text: broken},
		&fields{List: []string{"a", broken}},
		fields{Named: map[string]any{"a": map[string]any{broken: 1}}},
	} {
		if _, err := wire.Marshal(value); !errors.Is(err, wire.ErrUTF8) {
			t.Errorf("%#v: %v", value, err)
		}
	}
	for _, value := range []any{"a\ufffdb", `a \ufffd b`, json.RawMessage(`"\ufffd"`), []byte{0xff}} {
		if _, err := wire.Marshal(value); err != nil {
			t.Errorf("%#v: %v", value, err)
		}
	}
	if text, _ := wire.Marshal("\ufffd"); !strings.Contains(string(text), "\ufffd") {
		t.Errorf("a valid replacement character became %s", text)
	}
}
