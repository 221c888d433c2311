package scenarios

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// step is one line of a transcript. Its format: test/transcripts/README.md of the project.
type step map[string]json.RawMessage

type transcript struct {
	name       string
	Settings   map[string]any
	Transports []string
	steps      []step
}

// TestTranscriptsThroughPipes replays what travels between a host and the daemon through LineTransport.
func TestTranscriptsThroughPipes(t *testing.T) {
	count := 0
	for _, script := range readTranscripts(t) {
		if !script.runsOn("stdio") {
			continue
		}
		count++
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			script.replay(t, func(t *testing.T) rpc.Transport { return pipesTo(t, script.environment()) })
		})
	}
	if count < 20 {
		t.Errorf("only %d transcripts", count)
	}
}

// TestTranscriptsThroughAWebSocket replays them through WebSocketTransport, each against its own daemon.
func TestTranscriptsThroughAWebSocket(t *testing.T) {
	for _, script := range readTranscripts(t) {
		if !script.runsOn("websocket") || len(script.Settings) > 0 {
			continue
		}
		t.Run(script.name, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			daemon := serve(t, folder)
			token, err := os.ReadFile(filepath.Join(folder, "daemon.token"))
			if err != nil {
				t.Fatal(err)
			}
			script.replay(t, func(t *testing.T) rpc.Transport {
				transport, err := rpc.DialWebSocket(limited(t), daemon.URL, strings.TrimSpace(string(token)))
				if err != nil {
					t.Fatal(err)
				}
				return transport
			})
		})
	}
}

func readTranscripts(t *testing.T) []transcript {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(os.Getenv("VENDORCLIENT_TRANSCRIPTS"), "*.jsonl"))
	if err != nil || len(files) == 0 {
		t.Fatalf("VENDORCLIENT_TRANSCRIPTS must name the folder of the transcripts: %v", err)
	}
	var all []transcript
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		script := transcript{name: filepath.Base(file)}
		for index, line := range bytes.Split(bytes.TrimSpace(text), []byte{'\n'}) {
			if index == 0 {
				err = json.Unmarshal(line, &script)
			} else {
				script.steps = append(script.steps, step{})
				err = json.Unmarshal(line, &script.steps[index-1])
			}
			if err != nil {
				t.Fatalf("%s line %d: %v", file, index+1, err)
			}
		}
		all = append(all, script)
	}
	return all
}

// runsOn reports whether a transport of whole texts can play it: no bytes, no signals, no half-closed connection.
func (s transcript) runsOn(kind string) bool {
	if s.Transports != nil && !slices.Contains(s.Transports, kind) {
		return false
	}
	return !slices.ContainsFunc(s.steps, func(one step) bool {
		return one["sendBytes"] != nil || one["signal"] != nil || one["close"] != nil
	})
}

func (s transcript) environment() []string {
	environment := os.Environ()
	for path, value := range s.Settings {
		name := strings.ToUpper(strings.ReplaceAll(path, ".", "_"))
		environment = append(environment, fmt.Sprintf("VENDORCLIENT_%s=%v", name, value))
	}
	return environment
}

func pipesTo(t *testing.T, environment []string) rpc.Transport {
	t.Helper()
	process := testProgram("daemon", "--stdio", "--data", t.TempDir())
	process.Env = environment
	input, err := process.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	output, err := process.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := process.Start(); err != nil {
		t.Fatal(err)
	}
	// Transports do not report the exit status.
	t.Cleanup(func() { _ = process.Wait() })
	return rpc.NewLineTransport(output, input)
}

// replayHost is one connection, on which texts are sent and expected.
type replayHost struct {
	transport rpc.Transport
	texts     chan []byte
	ended     bool
}

func (h *replayHost) read() {
	defer close(h.texts)
	for {
		text, err := h.transport.Receive()
		if err != nil {
			return
		}
		h.texts <- text
	}
}

// take returns the next text; false is the end of the connection.
func (h *replayHost) take() (text []byte, open bool, err error) {
	select {
	case text, open = <-h.texts:
		return text, open, nil
	case <-time.After(10 * time.Second):
		return nil, false, errors.New("nothing came")
	}
}

func (h *replayHost) next() (any, error) {
	text, open, err := h.take()
	if err != nil {
		return nil, err
	}
	if !open {
		return nil, io.ErrUnexpectedEOF
	}
	return decoded(text)
}

// settle asks once more: whatever the daemon had to say before has come then, and it must be nothing.
func (h *replayHost) settle() error {
	if h.ended {
		return nil
	}
	if err := h.transport.Send([]byte(`{"jsonrpc":"2.0","id":"settled","method":"daemon.ping"}`)); err != nil {
		return err
	}
	answer, err := h.next()
	if err != nil {
		return err
	}
	return match(answer, map[string]any{"id": "settled"}, map[string]any{}, "last message")
}

func (s transcript) replay(t *testing.T, connect func(*testing.T) rpc.Transport) {
	hosts := map[string]*replayHost{}
	saved := map[string]any{}
	defer func() {
		for _, host := range hosts {
			_ = host.transport.Close()
		}
	}()
	for index, one := range s.steps {
		name := "main"
		if one["host"] != nil {
			name = string(one["host"])
		}
		if hosts[name] == nil {
			hosts[name] = &replayHost{transport: connect(t), texts: make(chan []byte, 1000)}
			go hosts[name].read()
		}
		for action, operand := range one {
			if action == "host" {
				continue
			}
			if err := hosts[name].play(action, operand, saved); err != nil {
				t.Fatalf("%s line %d: %v", s.name, index+2, err)
			}
		}
	}
	for _, host := range hosts {
		if err := host.settle(); err != nil {
			t.Errorf("%s: %v", s.name, err)
		}
	}
}

func (h *replayHost) play(action string, raw json.RawMessage, saved map[string]any) error {
	operand, err := decoded(raw)
	if err != nil {
		return err
	}
	switch action {
	case "send":
		return h.transport.Send(encoded(substituted(operand, saved)))
	case "sendTogether":
		for _, message := range operand.([]any) {
			if err := h.transport.Send(encoded(substituted(message, saved))); err != nil {
				return err
			}
		}
		return nil
	case "sendRaw":
		return h.transport.Send([]byte(operand.(string)))
	case "sendFilled":
		filled := operand.(map[string]any)
		size, err := filled["bytes"].(json.Number).Int64()
		if err != nil {
			return err
		}
		text := string(encoded(filled["message"]))
		fill := strings.Repeat("x", int(size)-len(text)+len("$fill"))
		return h.transport.Send([]byte(strings.Replace(text, "$fill", fill, 1)))
	case "expect":
		message, err := h.next()
		if err != nil {
			return err
		}
		return match(message, operand, saved, "message")
	case "expectAll":
		var messages []any
		for range operand.([]any) {
			message, err := h.next()
			if err != nil {
				return err
			}
			messages = append(messages, message)
		}
		return matchInAnyOrder(messages, operand.([]any), saved, "messages")
	case "expectRaw":
		text, _, err := h.take()
		if err == nil && string(text) != operand {
			err = fmt.Errorf("expected %v, got %s", operand, text)
		}
		return err
	case "expectClosed":
		text, open, err := h.take()
		if open {
			return fmt.Errorf("another message came: %s", text)
		}
		h.ended = true
		return err
	case "delay":
		milliseconds, err := operand.(json.Number).Int64()
		time.Sleep(time.Duration(milliseconds) * time.Millisecond)
		return err
	}
	return fmt.Errorf("unknown step %s", action)
}

// decoded keeps every digit of numbers.
func decoded(text []byte) (value any, err error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	err = decoder.Decode(&value)
	return value, err
}

func encoded(value any) []byte {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	// What was decoded can be encoded.
	_ = encoder.Encode(value)
	return bytes.TrimSuffix(text.Bytes(), []byte{'\n'})
}

func substituted(template any, saved map[string]any) any {
	switch template := template.(type) {
	case []any:
		items := make([]any, len(template))
		for index, item := range template {
			items[index] = substituted(item, saved)
		}
		return items
	case map[string]any:
		if name, found := template["$var"].(string); found {
			return saved[name]
		}
		fields := map[string]any{}
		for key, value := range template {
			fields[key] = substituted(value, saved)
		}
		return fields
	}
	return template
}

// absent stands for a missing key.
type absent struct{}

// match says where a value does not fit, and keeps what the pattern saves.
func match(actual, pattern any, saved map[string]any, path string) error {
	mismatch := fmt.Errorf("%s: expected %v, got %.2000v", path, pattern, actual)
	switch pattern := pattern.(type) {
	case map[string]any:
		for key, operand := range pattern {
			if strings.HasPrefix(key, "$") {
				return matchOperator(actual, key, operand, saved, path, mismatch)
			}
		}
		fields, isObject := actual.(map[string]any)
		if !isObject {
			return mismatch
		}
		for key, value := range pattern {
			field, found := fields[key]
			if !found {
				field = absent{}
			}
			if err := match(field, value, saved, path+"."+key); err != nil {
				return err
			}
		}
		return nil
	case []any:
		items, isArray := actual.([]any)
		if !isArray || len(items) != len(pattern) {
			return mismatch
		}
		for index, item := range pattern {
			if err := match(items[index], item, saved, fmt.Sprintf("%s[%d]", path, index)); err != nil {
				return err
			}
		}
		return nil
	case json.Number:
		// 1e2 and 100 are the same number.
		number, isNumber := actual.(json.Number)
		expected, _ := pattern.Float64()
		if got, err := number.Float64(); !isNumber || err != nil || got != expected {
			return mismatch
		}
		return nil
	}
	if actual != pattern {
		return mismatch
	}
	return nil
}

func matchOperator(actual any, operator string, operand any, saved map[string]any, path string, mismatch error) error {
	holds := false
	switch operator {
	case "$is":
		types := map[string]any{
			"string": "", "number": json.Number(""), "boolean": true, "object": map[string]any{}, "array": []any{},
		}
		holds = reflect.TypeOf(actual) == reflect.TypeOf(types[operand.(string)])
	case "$save":
		saved[operand.(string)] = actual
		holds = actual != absent{}
	case "$var":
		return match(actual, saved[operand.(string)], saved, path)
	case "$regex":
		text, isText := actual.(string)
		holds = isText && regexp.MustCompile(operand.(string)).MatchString(text)
	case "$absent":
		holds = actual == absent{}
	case "$oneOf":
		holds = slices.ContainsFunc(operand.([]any), func(one any) bool { return matches(actual, one, saved) })
	case "$anyOrder":
		items, isArray := actual.([]any)
		if isArray {
			return matchInAnyOrder(items, operand.([]any), saved, path)
		}
	default:
		return fmt.Errorf("unknown operator %s", operator)
	}
	if !holds {
		return mismatch
	}
	return nil
}

// matchInAnyOrder wants its own item for every pattern.
func matchInAnyOrder(actual, patterns []any, saved map[string]any, path string) error {
	rest := slices.Clone(patterns)
	for index, item := range actual {
		found := slices.IndexFunc(rest, func(pattern any) bool { return matches(item, pattern, saved) })
		if found < 0 {
			return fmt.Errorf("%s[%d]: expected one of %v, got %v", path, index, rest, item)
		}
		rest = slices.Delete(rest, found, found+1)
	}
	if len(rest) > 0 {
		return fmt.Errorf("%s: nothing fits %v", path, rest)
	}
	return nil
}

func matches(actual, pattern any, saved map[string]any) bool {
	kept := maps.Clone(saved)
	if match(actual, pattern, kept, "") != nil {
		return false
	}
	maps.Copy(saved, kept)
	return true
}
