package vendorclient

import (
	"encoding"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"reflect"
)

// Bytes is a value of the type bytes of an ABI. A []byte is one without conversion; nil is empty.
type Bytes []byte

// MarshalText writes the bytes as arguments have them, in hexadecimal.
func (b Bytes) MarshalText() ([]byte, error) {
	return hex.AppendEncode(nil, b), nil
}

// UnmarshalText reads the text of a result, which is never nil.
func (b *Bytes) UnmarshalText(text []byte) error {
	read, err := hex.AppendDecode([]byte{}, text)
	*b = read
	return err
}

// ReadFixedBytes reads the text of a result whose number of bytes is fixed; generated packages use it.
func ReadFixedBytes(bytes, text []byte) error {
	if hex.DecodedLen(len(text)) != len(bytes) {
		return fmt.Errorf("%q has not %d bytes", text, len(bytes))
	}
	_, err := hex.Decode(bytes, text)
	return err
}

// CellBoc is a cell with all it refers to, a BOC in base64, as the module Boc takes and returns it. The empty text is a cell
// without content.
type CellBoc string

// withBytes returns arguments of a call without types with slices and arrays of bytes, wherever they are, as Bytes.
func withBytes(value any) any {
	switch value.(type) {
	case json.Marshaler, encoding.TextMarshaler:
		return value
	}
	given := reflect.ValueOf(value)
	switch given.Kind() {
	case reflect.Slice, reflect.Array:
		if given.Type().Elem().Kind() == reflect.Uint8 {
			bytes := make(Bytes, given.Len())
			reflect.Copy(reflect.ValueOf(bytes), given)
			return bytes
		}
		if given.Kind() == reflect.Slice && given.IsNil() {
			return value
		}
		changed := make([]any, given.Len())
		for index := range changed {
			changed[index] = withBytes(given.Index(index).Interface())
		}
		return changed
	case reflect.Map:
		if given.IsNil() {
			return value
		}
		changed := make(map[string]any, given.Len())
		for entries := given.MapRange(); entries.Next(); {
			changed[fmt.Sprint(entries.Key())] = withBytes(entries.Value().Interface())
		}
		return changed
	default:
		return value
	}
}
