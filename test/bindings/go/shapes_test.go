package api

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"reflect"
	"strings"
	"testing"

	"github.com/vendorclient/vendorclient-go/v3/internal/wire"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

func ptr[T any](value T) *T { return &value }

func everything() Everything {
	sum := ExpressionSumVariant{
		Terms: []Expression{ExpressionNumber{Value: -1 << 63}, ExpressionNothing{}},
		Named: map[string]Expression{"a": ExpressionSumVariant{Terms: []Expression{}}},
	}
	return Everything{
		Text: "é€😀 <&>", Yes: true, Small: 1, Medium: 65535, Large: 1<<32 - 1, TinySigned: -128,
		Unsigned: 1<<64 - 1, Signed: -1 << 63, Fraction: 0.1,
		Any:  json.RawMessage(`{"b":1.0000000000000000001,"a":null}`),
		List: []string{}, Lists: [][]uint16{{}, {1, 2}}, Octets: []uint16{255}, Map: map[string]uint64{"a": 1<<53 + 1},
		Point: Point{X: 1, Y: -1}, Color: ColorDeepBlue, Level: HeightHigh, Handle: 7,
		Anything:       json.RawMessage(`[]`),
		Expression:     sum,
		Expressions:    Expressions{sum, ExpressionSecret{Secret: "s"}},
		SameExpression: ExpressionNothing{},
		Matrix:         []map[string][]Expression{{"a": {sum}}, {}},
		Nested:         Nested{Nested{}, Nested{Nested{}}},
		Tree:           Plant{Name: "a", Children: []Plant{{Name: "b", Children: []Plant{}}}, Parent: &Plant{Children: []Plant{}}},
		ID:             1, IDField: 2,
	}
}

// everythingText is the JSON of everything, in which SUM stands for sumText.
const everythingText = `{"text":"é€😀 <&>","yes":true,"small":1,"medium":65535,"large":4294967295,"tiny_signed":-128,"unsigned":18446744073709551615,"signed":-9223372036854775808,"fraction":0.1,` +
	`"any":{"b":1.0000000000000000001,"a":null},"list":[],"lists":[[],[1,2]],"octets":[255],"map":{"a":9007199254740993},"point":{"x":1,"y":-1},"empty":{},"color":"blue","level":-5,"handle":7,"anything":[],` +
	`"expression":SUM,"expressions":[SUM,{"type":"Secret","secret":"s"}],"same_expression":{"type":"Nothing"},"matrix":[{"a":[SUM]},{}],` +
	`"nested":[[],[[]]],"tree":{"name":"a","children":[{"name":"b","children":[]}],"parent":{"name":"","children":[]}},"id":1,"ID":2}`

const sumText = `{"type":"Sum","terms":[{"type":"Number","value":-9223372036854775808},{"type":"Nothing"}],` +
	`"named":{"a":{"type":"Sum","terms":[]}}}`

func TestValuesComeBackAsTheyWere(t *testing.T) {
	value := everything()
	text, err := wire.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	if expected := strings.ReplaceAll(everythingText, "SUM", sumText); string(text) != expected {
		t.Errorf("%s\nis expected\n%s", text, expected)
	}
	var read Everything
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(read, value) {
		t.Errorf("%s\nis read as\n%+v", text, read)
	}
	var perhaps Perhaps
	if err := json.Unmarshal(text, &perhaps); err != nil {
		t.Fatal(err)
	}
	if *perhaps.Unsigned != value.Unsigned || !reflect.DeepEqual(perhaps.Matrix, value.Matrix) || *perhaps.IDField != 2 {
		t.Errorf("read as optional: %+v", perhaps)
	}
	again, err := wire.Marshal(perhaps)
	if err != nil || string(again) != string(text) {
		t.Errorf("%s\nbecomes\n%s, %v", text, again, err)
	}
}

func TestMissingValues(t *testing.T) {
	// Lists that must be there are empty, and so are those of variants.
	text, _ := wire.Marshal(Everything{Expression: ExpressionSumVariant{}, Tree: Plant{}})
	for _, part := range []string{
		`"list":[]`, `"lists":[]`, `"map":{}`, `"expressions":[]`, `"matrix":[]`, `"nested":[]`, `"any":null`,
		`"expression":{"type":"Sum","terms":[]`, `"tree":{"name":"","children":[]`, `"empty":{}`,
	} {
		if !strings.Contains(string(text), part) {
			t.Errorf("%s has no %s", text, part)
		}
	}
	// Optional fields are absent or null; an empty list is present.
	for value, expected := range map[*Perhaps]string{
		{}: "{}",
		{List: []string{}, Map: map[string]uint64{}, Small: ptr[uint8](0), Text: ptr(""), Yes: ptr(false)}: `{"list":[],"map":{},"small":0,"text":"","yes":false}`,
	} {
		var members map[string]any
		text, _ := wire.Marshal(value)
		if err := json.Unmarshal(text, &members); err != nil {
			t.Fatal(err)
		}
		for name, member := range members {
			if member == nil {
				delete(members, name)
			}
		}
		if text, _ := wire.Marshal(members); string(text) != expected {
			t.Errorf("%s, expected %s", text, expected)
		}
	}
	var read Perhaps
	if err := json.Unmarshal([]byte(`{"text":null,"list":null,"expression":null,"matrix":null,"tree":null,"unknown":1}`), &read); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(read, Perhaps{}) {
		t.Errorf("read as %+v", read)
	}
}

func TestUnions(t *testing.T) {
	value, err := decodeExpression([]byte(`{"type":"New","x":[1]}`))
	unknown, isUnknown := value.(UnknownVariant)
	if err != nil || !isUnknown || unknown.Type != "New" {
		t.Errorf("a new variant is read as %#v, %v", value, err)
	}
	if text, err := wire.Marshal(value); err != nil || string(text) != `{"type":"New","x":[1]}` {
		t.Errorf("a new variant becomes %s, %v", text, err)
	}
	for _, text := range []string{`5`, `{}`, `{"type":5}`, `{"type":"Number","value":"x"}`, `{"type":"Sum","terms":[{}]}`} {
		if value, err := decodeExpression([]byte(text)); err == nil {
			t.Errorf("%s is read as %#v", text, value)
		}
	}
	var read Everything
	err = json.Unmarshal([]byte(`{"matrix":[{"a":[{"type":"Sum","terms":[{"type":"Number","value":1.5}]}]}]}`), &read)
	if err == nil || !strings.Contains(err.Error(), "matrix: [0]: a: [0]: terms: [0]") {
		t.Errorf("a mistake deep inside is told as %v", err)
	}
}

func TestSecretsAreHidden(t *testing.T) {
	vault := Vault{
		Label: "label", Key: "hunter2", Pin: 4711, Map: map[string]string{"a": "hunter2"}, Point: Point{X: 4711},
		Color: "hunter2", Level: 4711, Expression: ExpressionNumber{Value: 4711}, Other: ExpressionSecret{Secret: "hunter2"},
	}
	perhaps := Perhaps{Secret: ptr("hunter2"), SecretList: []string{"hunter2"}, FormatField: ptr("f")}
	var log strings.Builder
	logger := slog.New(slog.NewJSONHandler(&log, nil))
	logger.Info("values", "vault", vault, "perhaps", perhaps)
	printed := log.String()
	for _, format := range []string{"%v", "%+v", "%#v", "%s", "%d"} {
		printed += fmt.Sprintf(format, vault) + fmt.Sprintf(format, &vault) + fmt.Sprintf(format, []Vault{vault}) + fmt.Sprintf(format, perhaps)
	}
	if strings.Contains(printed, "hunter2") || strings.Contains(printed, "4711") || !strings.Contains(printed, "label") {
		t.Errorf("printed as %s", printed)
	}
	if text, err := wire.Marshal(vault); err != nil || !strings.Contains(string(text), `"key":"hunter2"`) {
		t.Errorf("sent as %s, %v", text, err)
	}
}

// answers is a connection that returns scripted results.
type answers struct {
	result  string
	method  string
	params  string
	options int
}

func (a *answers) Call(_ context.Context, method string, params, result any, options ...rpc.CallOption) error {
	text, err := wire.Marshal(params)
	a.method, a.params, a.options = method, string(text), len(options)
	if err != nil || result == nil {
		return err
	}
	return json.Unmarshal([]byte(a.result), result)
}

func TestFunctions(t *testing.T) {
	ctx := context.Background()
	caller := &answers{result: `[{"type":"Nothing"},null]`}
	modules := NewModules(caller)
	list, err := modules.Shapes.UnionToList(ctx, ExpressionNumber{Value: 1})
	if err != nil || len(list) != 2 || list[0] != (ExpressionNothing{}) || caller.params != `{"type":"Number","value":1}` {
		t.Errorf("%v, %v, called with %s", list, err, caller.params)
	}
	if err := modules.Shapes.Nothing(ctx); err != nil || caller.method != "shapes.nothing" || caller.params != "null" {
		t.Errorf("%v, called %s with %s", err, caller.method, caller.params)
	}
	caller.result = "18446744073709551615"
	if count, err := modules.Shapes.Count(ctx); err != nil || count != 1<<64-1 {
		t.Errorf("%d, %v", count, err)
	}
	caller.result = "7"
	if handle, err := modules.Shapes.Assist(ctx, Point{}, AssistantFuncs{}, rpc.WithTrace("t")); err != nil || handle != 7 || caller.options != 2 {
		t.Errorf("%d, %v, %d options", handle, err, caller.options)
	}
	if _, err := modules.Shapes.Follow(ctx, Point{}, nil); err != nil || caller.options != 0 {
		t.Errorf("%v, %d options", err, caller.options)
	}
	if err := modules.OtherShapes.Watch(ctx, func(MessageOfOtherShapesWatch) {}); err != nil || caller.options != 1 {
		t.Errorf("%v, %d options", err, caller.options)
	}
}

func TestMessages(t *testing.T) {
	read := func(kind uint32, text string) MessageOfFollow {
		return readMessageOfFollow(rpc.Message{ResponseType: kind, Data: json.RawMessage(text), Lost: 3})
	}
	if message := read(100, `{"type":"Nothing"}`); message.Expression != (ExpressionNothing{}) || message.Lost != 3 {
		t.Errorf("%+v", message)
	}
	if message := read(101, `{"x":1,"y":2}`); *message.Point != (Point{1, 2}) || message.Expression != nil {
		t.Errorf("%+v", message)
	}
	if message := read(102, `5`); *message.Message102 != 5 {
		t.Errorf("%+v", message)
	}
	if message := read(103, `[{"type":"Nothing"}]`); len(message.Message103) != 1 {
		t.Errorf("%+v", message)
	}
	for _, kind := range []uint32{100, 999} {
		if message := read(kind, `5`); message.Expression != nil || string(message.JSON) != "5" {
			t.Errorf("%+v", message)
		}
	}
}

func TestAppObjects(t *testing.T) {
	ctx := context.Background()
	var notes []string
	handler := handlerOfAssistant{AssistantFuncs{
		OnCompute: func(_ context.Context, request AskedCompute) (AnsweredCompute, error) {
			number, isNumber := request.Expression.(ExpressionNumber)
			if !isNumber {
				return AnsweredCompute{}, errors.New("too hard")
			}
			return AnsweredCompute{Value: json.RawMessage(fmt.Sprint(number.Value))}, nil
		},
		OnNote: func(_ context.Context, note AskedNote) { notes = append(notes, note.Text) },
	}}
	value, err := handler.HandleRequest(ctx, []byte(`{"type":"Compute","expression":{"type":"Number","value":5}}`))
	if text, _ := wire.Marshal(value); err != nil || string(text) != `{"type":"Compute","value":5}` {
		t.Errorf("%s, %v", text, err)
	}
	for text, problem := range map[string]string{
		`{"type":"Compute","expression":{"type":"Nothing"}}`: "too hard",
		`{"type":"Rest"}`:             "does not handle Rest",
		`{"type":"Dance"}`:            `unknown request "Dance"`,
		`{"type":"Note","text":"x"}`:  `unknown request "Note"`,
		`{"type":"Compute"`:           "unexpected end",
		`{"type":"Note","text":["x"]`: "unexpected end",
	} {
		if _, err := handler.HandleRequest(ctx, []byte(text)); err == nil || !strings.Contains(err.Error(), problem) {
			t.Errorf("%s gave %v", text, err)
		}
	}
	for _, text := range []string{`{"type":"Note","text":"x"}`, `{"type":"Rest"}`, `5`} {
		handler.HandleNotification(ctx, []byte(text))
	}
	if !reflect.DeepEqual(notes, []string{"x"}) {
		t.Errorf("notes %v", notes)
	}
	rested := handlerOfAssistant{AssistantFuncs{OnRest: func(context.Context, AskedRest) error { return nil }}}
	value, err = rested.HandleRequest(ctx, []byte(`{"type":"Rest"}`))
	if text, _ := wire.Marshal(value); err != nil || string(text) != `{"type":"Rest"}` {
		t.Errorf("%s, %v", text, err)
	}
}
