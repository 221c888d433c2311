package vendorclient

import (
	"bytes"
	"encoding/json"
	"fmt"
	"iter"
	"math/big"
	"regexp"
	"strings"

	"github.com/vendorclient/vendorclient-go/v3/api"
)

// contractABI is what contract objects read of an ABI.
type contractABI struct {
	Functions []struct {
		Name    string     `json:"name"`
		Inputs  []abiParam `json:"inputs"`
		Outputs []abiParam `json:"outputs"`
	} `json:"functions"`
	Events []struct {
		Name   string     `json:"name"`
		Inputs []abiParam `json:"inputs"`
	} `json:"events"`
	Fields []abiParam `json:"fields"`
}

type abiParam struct {
	Name       string     `json:"name"`
	Type       string     `json:"type"`
	Components []abiParam `json:"components"`
	Init       bool       `json:"init"`
}

func (a contractABI) inputs(function string) []abiParam {
	for _, definition := range a.Functions {
		if definition.Name == function {
			return definition.Inputs
		}
	}
	return nil
}

func (a contractABI) outputs(function string) []abiParam {
	for _, definition := range a.Functions {
		if definition.Name == function {
			return definition.Outputs
		}
	}
	return nil
}

func (a contractABI) event(name string) []abiParam {
	for _, definition := range a.Events {
		if definition.Name == name {
			return definition.Inputs
		}
	}
	return nil
}

func (a contractABI) takesPublicKey() bool {
	for _, field := range a.Fields {
		if field.Name == "_pubkey" && field.Init {
			return true
		}
	}
	return false
}

var (
	arrayType   = regexp.MustCompile(`^(.*)\[\d*\]$`)
	wrappedType = regexp.MustCompile(`^(map|optional|ref)\((.*)\)$`)
	integerType = regexp.MustCompile(`^(?:(?:var)?u?int\d+|grams?|token|time|expire)$`)
)

// exactOutputs returns values as the library writes them with integers as JSON numbers, which uint64 and *big.Int read alike.
func exactOutputs(params []abiParam, text json.RawMessage) (json.RawMessage, error) {
	value, err := exactValue("tuple", params, text)
	if err != nil {
		return nil, fmt.Errorf("a result of the contract cannot be read: %w", err)
	}
	return value, nil
}

func exactValue(name string, components []abiParam, text json.RawMessage) (json.RawMessage, error) {
	if len(text) == 0 || bytes.Equal(bytes.TrimSpace(text), []byte("null")) {
		return json.RawMessage("null"), nil
	}
	if array := arrayType.FindStringSubmatch(name); array != nil {
		var items []json.RawMessage
		if err := json.Unmarshal(text, &items); err != nil {
			return nil, err
		}
		for index, item := range items {
			exact, err := exactValue(array[1], components, item)
			if err != nil {
				return nil, err
			}
			items[index] = exact
		}
		return json.Marshal(items)
	}
	if wrapped := wrappedType.FindStringSubmatch(name); wrapped != nil {
		if wrapped[1] != "map" {
			return exactValue(wrapped[2], components, text)
		}
		key, item, _ := strings.Cut(wrapped[2], ",")
		exact, err := exactEntries(text, func(string) (string, []abiParam, bool) { return item, components, true })
		if err != nil || !integerType.MatchString(key) {
			return exact, err
		}
		return decimalKeys(exact)
	}
	if name == "tuple" {
		return exactEntries(text, func(key string) (string, []abiParam, bool) {
			for _, param := range components {
				if param.Name == key {
					return param.Type, param.Components, true
				}
			}
			return "", nil, false
		})
	}
	if !integerType.MatchString(name) || text[0] != '"' {
		return text, nil
	}
	var written string
	if err := json.Unmarshal(text, &written); err != nil {
		return nil, err
	}
	number, isNumber := new(big.Int).SetString(written, 0)
	if !isNumber {
		return nil, fmt.Errorf("%q is no integer", written)
	}
	return json.RawMessage(number.String()), nil
}

// decimalKeys returns entries with keys as Go reads them, whatever form the library writes.
func decimalKeys(text json.RawMessage) (json.RawMessage, error) {
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(text, &entries); err != nil {
		return nil, err
	}
	decimal := make(map[string]json.RawMessage, len(entries))
	for key, value := range entries {
		number, isNumber := new(big.Int).SetString(key, 0)
		if !isNumber {
			return nil, fmt.Errorf("the key %q is no integer", key)
		}
		decimal[number.String()] = value
	}
	return json.Marshal(decimal)
}

func exactEntries(text json.RawMessage, typeOf func(key string) (string, []abiParam, bool)) (json.RawMessage, error) {
	return changedEntries(text, func(key string, value json.RawMessage) (json.RawMessage, error) {
		name, components, known := typeOf(key)
		if !known {
			return value, nil
		}
		return exactValue(name, components, value)
	})
}

func changedEntries(
	text json.RawMessage, change func(key string, value json.RawMessage) (json.RawMessage, error),
) (json.RawMessage, error) {
	var entries map[string]json.RawMessage
	if err := json.Unmarshal(text, &entries); err != nil {
		return nil, err
	}
	for key, value := range entries {
		changed, err := change(key, value)
		if err != nil {
			return nil, err
		}
		entries[key] = changed
	}
	return json.Marshal(entries)
}

// filledInputs writes the nil slices and maps of Go, which are null in JSON, as the empty lists and maps that they are. Any other
// null is an argument that was forgotten, such as the zero value of an Address or a nil *big.Int: its name is the error.
func filledInputs(params []abiParam, text json.RawMessage) (json.RawMessage, error) {
	if !bytes.Contains(text, []byte("null")) {
		return text, nil
	}
	return filledValue("", abiParam{Type: "tuple", Components: params}, text)
}

func filledValue(path string, param abiParam, text json.RawMessage) (json.RawMessage, error) {
	array, wrapped := arrayType.FindStringSubmatch(param.Type), wrappedType.FindStringSubmatch(param.Type)
	isNull := bytes.Equal(text, []byte("null"))
	switch {
	case isNull && array != nil:
		return json.RawMessage("[]"), nil
	case isNull && wrapped != nil && wrapped[1] == "map":
		return json.RawMessage("{}"), nil
	case isNull && wrapped != nil && wrapped[1] == "optional":
		return text, nil
	case isNull && param.Type == "address":
		return nil, fmt.Errorf("%s is missing: set the address, or NoAddress for addr_none", path)
	case isNull:
		return nil, fmt.Errorf("%s is missing: expected a value of type %s", path, param.Type)
	case array != nil && text[0] == '[':
		var items []json.RawMessage
		if err := json.Unmarshal(text, &items); err != nil {
			return nil, err
		}
		for index, item := range items {
			filled, err := filledValue(fmt.Sprintf("%s[%d]", path, index), abiParam{Type: array[1], Components: param.Components}, item)
			if err != nil {
				return nil, err
			}
			items[index] = filled
		}
		return json.Marshal(items)
	case wrapped != nil && wrapped[1] != "map":
		return filledValue(path, abiParam{Type: wrapped[2], Components: param.Components}, text)
	case wrapped != nil && text[0] == '{':
		_, item, _ := strings.Cut(wrapped[2], ",")
		return changedEntries(text, func(key string, value json.RawMessage) (json.RawMessage, error) {
			return filledValue(memberPath(path, key), abiParam{Type: item, Components: param.Components}, value)
		})
	case param.Type == "tuple" && text[0] == '{':
		return changedEntries(text, func(key string, value json.RawMessage) (json.RawMessage, error) {
			for _, component := range param.Components {
				if component.Name == key {
					return filledValue(memberPath(path, key), component, value)
				}
			}
			return value, nil
		})
	default:
		return text, nil
	}
}

func memberPath(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// ParsedTransaction returns the transaction with its types.
func (s *Sent[Output]) ParsedTransaction() (api.ParsedTransaction, error) {
	var transaction api.ParsedTransaction
	err := json.Unmarshal(s.Transaction, &transaction)
	return transaction, err
}

// TypedSent returns the result of a call with its output as a type; generated packages use it. Output that does not fit the
// type is error 419; for a call that was executed, its outcome is api.OutcomeExecuted.
func TypedSent[Output any](sent *Sent[json.RawMessage], err error) (*Sent[Output], error) {
	if err != nil {
		return nil, err
	}
	typed := &Sent[Output]{
		Transaction: sent.Transaction, TransactionID: sent.TransactionID, OutMessages: sent.OutMessages, Fees: sent.Fees,
		Losses: sent.Losses, Logs: sent.Logs, executed: sent.executed,
	}
	err = json.Unmarshal(sent.Output, &typed.Output)
	if err != nil && sent.executed {
		err = executedError(sent.TransactionID, fmt.Errorf("the results of the contract cannot be read: %w", err))
	}
	return typed, err
}

// TypedOutput returns results of a function as a type; generated packages use it.
func TypedOutput[Output any](text json.RawMessage, err error) (output Output, _ error) {
	if err != nil {
		return output, err
	}
	return output, json.Unmarshal(text, &output)
}

// TypedEvents returns events with their values as a type; generated packages use it.
func TypedEvents[Args any](events iter.Seq2[ContractEvent[json.RawMessage], error]) iter.Seq2[ContractEvent[Args], error] {
	return func(yield func(ContractEvent[Args], error) bool) {
		for event, err := range events {
			typed := ContractEvent[Args]{MessageID: event.MessageID, CreatedAt: event.CreatedAt, Cursor: event.Cursor}
			if err == nil {
				err = json.Unmarshal(event.Args, &typed.Args)
			}
			if !yield(typed, err) {
				return
			}
		}
	}
}
