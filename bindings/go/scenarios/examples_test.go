package scenarios

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

type example struct {
	Params []struct {
		Name  string
		Value any
	}
	Result struct{ Value any }
	Setup  []struct {
		Method string
		Params any
		Save   string
	} `json:"x-setup"`
}

func TestEveryFunctionWithItsExample(t *testing.T) {
	client, err := vendorclient.Spawn(limited(t), vendorclient.WithProgram(os.Getenv("VENDORCLIENT_BINARY")),
		vendorclient.WithDataFolder(t.TempDir()))
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	var document struct {
		Methods []struct {
			Name     string
			Examples []example
		}
	}
	text, err := os.ReadFile(os.Getenv("VENDORCLIENT_OPENRPC"))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &document); err != nil {
		t.Fatal(err)
	}
	functions := typedFunctions(client)
	for _, method := range document.Methods {
		if strings.HasPrefix(method.Name, "daemon.") || strings.HasPrefix(method.Name, "rpc.") {
			continue
		}
		t.Run(method.Name, func(t *testing.T) {
			function, found := functions[normalized(method.Name)]
			if !found || len(method.Examples) == 0 {
				t.Fatal("there is no typed function or no example")
			}
			runExample(t, client, function, method.Examples[0])
		})
	}
}

func runExample(t *testing.T, client *vendorclient.Client, function reflect.Value, example example) {
	saved := map[string]any{}
	for _, step := range example.Setup {
		var options []vendorclient.CallOption
		if step.Method == "crypto.create_crypto_box" {
			options = append(options, rpc.WithAppObject(stubHandler{}))
		}
		var result any
		if err := client.Call(limited(t), step.Method, fillIn(step.Params, saved), &result, options...); err != nil {
			t.Fatalf("setup %s: %v", step.Method, err)
		}
		saved[step.Save] = result
	}
	params := map[string]any{}
	for _, param := range example.Params {
		params[param.Name] = fillIn(param.Value, saved)
	}
	result, err := callTyped(t, function, params)
	expected := fillIn(example.Result.Value, saved)
	if code, isError := operand(expected, "$error"); isError {
		expectCode(t, err, int(code.(float64)))
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	if problem := compare(expected, result, "result"); problem != "" {
		t.Error(problem)
	}
}

// typedFunctions returns all methods of all modules by wire name without punctuation.
func typedFunctions(client *vendorclient.Client) map[string]reflect.Value {
	functions := map[string]reflect.Value{}
	modules := reflect.ValueOf(client.Modules)
	for index := range modules.NumField() {
		module := modules.Field(index)
		for number := range module.NumMethod() {
			name := modules.Type().Field(index).Name + module.Type().Method(number).Name
			functions[normalized(name)] = module.Method(number)
		}
	}
	return functions
}

func normalized(name string) string {
	return strings.ToLower(strings.NewReplacer(".", "", "_", "").Replace(name))
}

// callTyped passes the params through their type, and the result through its own and back to plain JSON.
func callTyped(t *testing.T, function reflect.Value, params any) (any, error) {
	t.Helper()
	var arguments []reflect.Value
	for index := range function.Type().NumIn() - 1 {
		parameter := reflect.New(function.Type().In(index))
		switch target := parameter.Interface().(type) {
		case *context.Context:
			*target = limited(t)
		case *api.AppPasswordProvider:
			*target = api.AppPasswordProviderFuncs{}
		case *api.AppSigningBox:
			*target = api.AppSigningBoxFuncs{}
		case *api.AppVmExtension:
			*target = api.AppVmExtensionFuncs{}
		case *api.AppApprover:
			*target = api.AppApproverFuncs{}
		case *api.AppEncryptionBox:
			*target = api.AppEncryptionBoxFuncs{}
		default:
			if parameter.Elem().Kind() == reflect.Func {
				// A handler of messages; examples do not wait for any.
				parameter.Elem().Set(reflect.MakeFunc(parameter.Elem().Type(), noResults))
				break
			}
			if err := json.Unmarshal(vendorclient.JSON(params), target); err != nil {
				t.Fatal(err)
			}
		}
		arguments = append(arguments, parameter.Elem())
	}
	results := function.Call(arguments)
	err, _ := results[len(results)-1].Interface().(error)
	if len(results) == 1 || err != nil {
		return nil, err
	}
	var plain any
	if problem := json.Unmarshal(vendorclient.JSON(results[0].Interface()), &plain); problem != nil {
		t.Fatal(problem)
	}
	return plain, nil
}

func noResults([]reflect.Value) []reflect.Value { return nil }

type stubHandler struct{}

func (stubHandler) HandleRequest(context.Context, json.RawMessage) (any, error) {
	return nil, fmt.Errorf("not needed")
}
func (stubHandler) HandleNotification(context.Context, json.RawMessage) {}

func operand(value any, name string) (any, bool) {
	object, isObject := value.(map[string]any)
	if !isObject {
		return nil, false
	}
	found, has := object[name]
	return found, has
}

// fillIn replaces {"$var": "name.path"} by saved results.
func fillIn(value any, saved map[string]any) any {
	if path, isVariable := operand(value, "$var"); isVariable {
		var target any = saved
		for _, key := range strings.Split(path.(string), ".") {
			target = target.(map[string]any)[key]
		}
		return target
	}
	switch value := value.(type) {
	case map[string]any:
		filled := map[string]any{}
		for key, item := range value {
			filled[key] = fillIn(item, saved)
		}
		return filled
	case []any:
		filled := make([]any, len(value))
		for index, item := range value {
			filled[index] = fillIn(item, saved)
		}
		return filled
	}
	return value
}

// compare says what is different; objects may have more members than expected.
func compare(expected, actual any, path string) string {
	if pattern, has := operand(expected, "$regex"); has {
		text, isText := actual.(string)
		if !isText || !regexp.MustCompile(pattern.(string)).MatchString(text) {
			return fmt.Sprintf("%s: %v does not match %s", path, actual, pattern)
		}
		return ""
	}
	if other, has := operand(expected, "$ne"); has {
		if reflect.DeepEqual(actual, other) {
			return fmt.Sprintf("%s: expected anything but %v", path, other)
		}
		return ""
	}
	if kind, has := operand(expected, "$type"); has {
		kinds := map[reflect.Kind]string{
			reflect.String: "string", reflect.Float64: "number", reflect.Bool: "boolean",
			reflect.Slice: "array", reflect.Map: "object",
		}
		if kinds[reflect.ValueOf(actual).Kind()] != kind {
			return fmt.Sprintf("%s: %v is no %s", path, actual, kind)
		}
		return ""
	}
	switch expected := expected.(type) {
	case map[string]any:
		members, _ := actual.(map[string]any)
		for key, item := range expected {
			if problem := compare(item, members[key], path+"."+key); problem != "" {
				return problem
			}
		}
		return ""
	case []any:
		items, _ := actual.([]any)
		if len(items) != len(expected) {
			return fmt.Sprintf("%s: %d items, expected %d", path, len(items), len(expected))
		}
		for index, item := range expected {
			if problem := compare(item, items[index], fmt.Sprintf("%s[%d]", path, index)); problem != "" {
				return problem
			}
		}
		return ""
	}
	if !reflect.DeepEqual(expected, actual) {
		return fmt.Sprintf("%s: %v, expected %v", path, actual, expected)
	}
	return ""
}

func sprint(format string, value any) string {
	return fmt.Sprintf(format, value)
}
