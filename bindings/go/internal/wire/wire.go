// Package wire holds what generated types need to become JSON and to be read from it.
package wire

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"unicode/utf8"
)

// ErrUTF8 is the error for a text that is not valid UTF-8. The encoder would replace its bytes without a word.
var ErrUTF8 = errors.New("a text is not valid UTF-8")

// Marshal gives compact JSON in which HTML characters stay as they are. It fails with ErrUTF8.
func Marshal(value any) ([]byte, error) {
	var buffer bytes.Buffer
	encoder := json.NewEncoder(&buffer)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		return nil, err
	}
	// Only replaced bytes are written as this escape, and what the caller wrote as raw JSON.
	if bytes.Contains(buffer.Bytes(), []byte(`\ufffd`)) && hasInvalidText(reflect.ValueOf(value)) {
		return nil, ErrUTF8
	}
	return bytes.TrimSuffix(buffer.Bytes(), []byte{'\n'}), nil
}

// Tagged gives the JSON object of fields with the member "type" in front.
func Tagged(kind string, fields any) ([]byte, error) {
	object, err := Marshal(fields)
	if err != nil {
		return nil, err
	}
	tag, err := Marshal(kind)
	if err != nil {
		return nil, err
	}
	var buffer bytes.Buffer
	buffer.Grow(len(object) + len(tag) + 8)
	buffer.WriteString(`{"type":`)
	buffer.Write(tag)
	if len(object) > 2 {
		buffer.WriteByte(',')
	}
	buffer.Write(object[1:])
	return buffer.Bytes(), nil
}

// TypeOf reads the member "type" of a JSON object. It is empty for null and for no text at all.
func TypeOf(data []byte) (string, error) {
	if IsNull(data) {
		return "", nil
	}
	var tagged struct {
		Type *string `json:"type"`
	}
	if err := json.Unmarshal(data, &tagged); err != nil {
		return "", err
	}
	if tagged.Type == nil {
		return "", errors.New(`the member "type" is missing`)
	}
	return *tagged.Type, nil
}

// IsNull tells whether data is null or no text at all.
func IsNull(data []byte) bool {
	return len(data) == 0 || string(bytes.TrimSpace(data)) == "null"
}

// As reads a value of type T.
func As[T any](data []byte) (T, error) {
	var value T
	err := json.Unmarshal(data, &value)
	return value, err
}

// Slice reads an array by a function for its items; null gives nil.
func Slice[T any](item func([]byte) (T, error)) func([]byte) ([]T, error) {
	return func(data []byte) ([]T, error) {
		if IsNull(data) {
			return nil, nil
		}
		var items []json.RawMessage
		if err := json.Unmarshal(data, &items); err != nil {
			return nil, err
		}
		values := make([]T, len(items))
		for index, text := range items {
			value, err := item(text)
			if err != nil {
				return nil, fmt.Errorf("[%d]: %w", index, err)
			}
			values[index] = value
		}
		return values, nil
	}
}

// Map reads an object with free keys by a function for its values; null gives nil.
func Map[T any](item func([]byte) (T, error)) func([]byte) (map[string]T, error) {
	return func(data []byte) (map[string]T, error) {
		if IsNull(data) {
			return nil, nil
		}
		var items map[string]json.RawMessage
		if err := json.Unmarshal(data, &items); err != nil {
			return nil, err
		}
		values := make(map[string]T, len(items))
		for key, text := range items {
			value, err := item(text)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", key, err)
			}
			values[key] = value
		}
		return values, nil
	}
}

// Hidden is shown in place of a secret; a missing one stays visible as missing.
func Hidden(secret string) string {
	if secret == "" {
		return ""
	}
	return "***"
}

// UnknownRequest is the answer to an app request that this version of the binding does not know.
func UnknownRequest(data []byte) error {
	kind, err := TypeOf(data)
	if err != nil {
		return fmt.Errorf("the request cannot be read: %w", err)
	}
	return fmt.Errorf("unknown request %.64q", kind)
}

// hasInvalidText looks into everything that is encoded as text. Bytes are numbers or base64.
func hasInvalidText(value reflect.Value) bool {
	switch value.Kind() {
	case reflect.String:
		return !utf8.ValidString(value.String())
	case reflect.Pointer, reflect.Interface:
		return !value.IsNil() && hasInvalidText(value.Elem())
	case reflect.Slice, reflect.Array:
		if value.Type().Elem().Kind() == reflect.Uint8 {
			return false
		}
		for index := range value.Len() {
			if hasInvalidText(value.Index(index)) {
				return true
			}
		}
	case reflect.Map:
		for entries := value.MapRange(); entries.Next(); {
			if hasInvalidText(entries.Key()) || hasInvalidText(entries.Value()) {
				return true
			}
		}
	case reflect.Struct:
		for index := range value.NumField() {
			if hasInvalidText(value.Field(index)) {
				return true
			}
		}
	}
	return false
}
