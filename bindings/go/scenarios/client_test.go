package scenarios

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
)

func TestInitializeWithAConfiguration(t *testing.T) {
	client := spawnTestBuild(t, vendorclient.WithConfig(api.ClientConfig{
		Network: &api.NetworkConfig{
			//lint:ignore SA1019 The warning is about it.
			ServerAddress: vendorclient.Ptr("127.0.0.1:1"),
			QueryTimeout:  vendorclient.Ptr[uint32](1234),
			AccessKey:     vendorclient.Ptr("an access key"),
		},
	}))
	session := client.Session()
	if session.Protocol != 1 || session.Limits.MessageInBytes != 16777216 || session.Server.Version != api.Version {
		t.Errorf("unexpected session %+v", session)
	}
	if session.Config.Network == nil || *session.Config.Network.QueryTimeout != 1234 {
		t.Errorf("the configuration in force is %+v", session.Config)
	}
	isAboutAddress := func(warning api.ConfigWarning) bool { return strings.Contains(warning.Path, "server_address") }
	if !slices.ContainsFunc(session.Warnings, isAboutAddress) {
		t.Errorf("no warning about a deprecated field: %+v", session.Warnings)
	}
	config, err := client.Client.Config(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	if *config.Binding.Library != "vendorclient-go" || *config.Binding.Version != api.Version {
		t.Errorf("the binding is %+v", config.Binding)
	}
}

func TestAWrongFieldOfTheConfigurationIsError15(t *testing.T) {
	_, err := vendorclient.Spawn(limited(t), testBinary(), vendorclient.WithDataFolder(t.TempDir()),
		vendorclient.WithConfig(api.ClientConfig{
			Crypto: &api.CryptoConfig{MnemonicWordCount: vendorclient.Ptr[uint8](0)},
		}))
	expectCode(t, err, api.ClientErrorCodeInvalidConfig)
}

func TestADaemonThatCannotStartTellsWhy(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := vendorclient.Spawn(limited(t), testBinary(), vendorclient.WithDataFolder(file))
	lost := expectLost(t, err)
	if lost.Fatal == nil || lost.Fatal.Code == 0 || lost.Exit == nil || lost.Exit.ExitCode() != lost.Fatal.Code {
		t.Errorf("the error does not tell why: %v", err)
	}
}

func TestErrorsHaveCodeMessageAndData(t *testing.T) {
	client := testBuild(t)
	_, err := client.Crypto.VerifySignature(limited(t), api.ParamsOfVerifySignature{Signed: "!", Public: "00"})
	failure := expectCode(t, err, api.ClientErrorCodeInvalidBase64)
	if failure.Message == "" || dataOf(t, failure)["core_version"] != api.Version {
		t.Errorf("message %q, data %s", failure.Message, failure.Data)
	}

	failure = expectCode(t, client.Call(limited(t), "no.such_function", nil, nil), api.ProtocolErrorCodeMethodNotFound)
	if dataOf(t, failure)["client_code"] != 25.0 {
		t.Errorf("data %s", failure.Data)
	}

	expectCode(t, client.Call(limited(t), "crypto.sha256", map[string]any{"data": 5}, nil), api.ClientErrorCodeInvalidParams)
	if err := client.Call(limited(t), "crypto.sha256", []int{1}, nil); err == nil {
		t.Error("parameters that are no object were accepted")
	}
}

func TestSecretsAreNotPrinted(t *testing.T) {
	client := testBuild(t)
	keys, err := client.Crypto.GenerateRandomSignKeys(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	printed := strings.Join([]string{sprint("%v", keys), sprint("%+v", keys), sprint("%#v", &api.ParamsOfSign{Keys: keys})}, "\n")
	if strings.Contains(printed, keys.Secret) || !strings.Contains(printed, keys.Public) {
		t.Errorf("printed as %s", printed)
	}
}

func TestCancellation(t *testing.T) {
	client := testBuild(t)
	for _, test := range []struct {
		name    string
		params  map[string]any
		outcome api.Outcome
		hash    string
	}{
		{"before anything was sent", map[string]any{"ms": 60000}, api.OutcomeNotExecuted, ""},
		{"after a message was sent", map[string]any{"ms": 60000, "sent": "aa55"}, api.OutcomeUnknown, "aa55"},
	} {
		t.Run(test.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(limited(t))
			time.AfterFunc(50*time.Millisecond, cancel)
			err := client.Call(ctx, "test.sleep", test.params, nil)
			expectCode(t, err, api.ProtocolErrorCodeRequestCancelled)
			if !errors.Is(err, context.Canceled) {
				t.Error("the error does not match context.Canceled")
			}
			if facts := vendorclient.FactsOf(err); api.Outcome(facts.Outcome) != test.outcome || facts.MessageHash != test.hash {
				t.Errorf("the error says %+v", facts)
			}
		})
		t.Run("time limit "+test.name, func(t *testing.T) {
			err := client.Call(limited(t), "test.sleep", test.params, nil, vendorclient.WithTimeout(20*time.Millisecond))
			expectCode(t, err, api.ProtocolErrorCodeDeadlineExceeded)
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Error("the error does not match context.DeadlineExceeded")
			}
			if facts := vendorclient.FactsOf(err); api.Outcome(facts.Outcome) != test.outcome || facts.MessageHash != test.hash {
				t.Errorf("the error says %+v", facts)
			}
		})
	}
}

func TestADeadlineOfTheContextCancelsTheCall(t *testing.T) {
	client := testBuild(t)
	ctx, cancel := context.WithTimeout(limited(t), 50*time.Millisecond)
	defer cancel()
	err := client.Call(ctx, "test.sleep", map[string]any{"ms": 60000}, nil)
	expectCode(t, err, api.ProtocolErrorCodeRequestCancelled)
	if !errors.Is(err, context.DeadlineExceeded) {
		t.Error("the error does not match context.DeadlineExceeded")
	}
	if err := client.Call(ctx, "client.version", nil, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("a call with an ended context gave %v", err)
	}
}

func TestAThousandParallelCalls(t *testing.T) {
	client := testBuild(t)
	ctx := limited(t)
	var group sync.WaitGroup
	for number := range 1000 {
		group.Add(1)
		go func() {
			defer group.Done()
			var result struct{ Value int }
			err := client.Call(ctx, "test.echo", map[string]any{"value": number}, &result, vendorclient.WithTrace("parallel"))
			if err != nil || result.Value != number {
				t.Errorf("call %d gave %d, %v", number, result.Value, err)
			}
		}()
	}
	group.Wait()
}

func TestMessagesUpToTheLimit(t *testing.T) {
	// Its own client, so that the ids of all calls below have one digit.
	client := spawnTestBuild(t)
	limit := int(client.Session().Limits.MessageInBytes)
	echo := func(size int) error {
		var result struct{ Value string }
		err := client.Call(limited(t), "test.echo", map[string]any{"value": strings.Repeat("x", size)}, &result)
		if err == nil && len(result.Value) != size {
			t.Errorf("%d characters came back as %d", size, len(result.Value))
		}
		return err
	}
	failure := expectCode(t, echo(limit), api.ProtocolErrorCodeRequestTooLarge)
	frame := int(dataOf(t, failure)["actual"].(float64)) - limit
	if err := echo(limit - frame); err != nil {
		t.Errorf("a message of exactly the limit: %v", err)
	}
	expectCode(t, echo(limit-frame+1), api.ProtocolErrorCodeRequestTooLarge)
	if _, err := client.Client.Version(limited(t)); err != nil {
		t.Errorf("the connection does not work any more: %v", err)
	}
}

func TestTooDeepNestingFailsLocally(t *testing.T) {
	client := testBuild(t)
	// The message and its params are two levels.
	deep := func(depth int) error {
		value := json.RawMessage(strings.Repeat("[", depth-2) + strings.Repeat("]", depth-2))
		return client.Call(limited(t), "test.echo", map[string]any{"value": value}, nil)
	}
	limit := int(client.Session().Limits.Nesting)
	if err := deep(limit); err != nil {
		t.Error(err)
	}
	expectCode(t, deep(limit+1), api.ProtocolErrorCodeInvalidRequest)
}

func TestCharactersOfSeveralBytesSplitOverChunks(t *testing.T) {
	client := testBuild(t)
	text := strings.Repeat("é€😀\u2028<&>\x00\n", 50_000)
	var result struct{ Value string }
	if err := client.Call(limited(t), "test.echo", map[string]any{"value": text}, &result); err != nil {
		t.Fatal(err)
	}
	if result.Value != text {
		t.Error("the text has changed")
	}
}

func TestNumbersStayExact(t *testing.T) {
	client := testBuild(t)
	type integers struct {
		Unsigned uint64 `json:"unsigned"`
		Signed   *int64 `json:"signed,omitempty"`
	}
	for _, value := range []uint64{1<<53 + 1, math.MaxUint64, 0} {
		for _, signed := range []int64{-1<<53 - 1, math.MinInt64, math.MaxInt64} {
			var result integers
			if err := client.Call(limited(t), "test.integers", integers{value, &signed}, &result); err != nil {
				t.Fatal(err)
			}
			if result.Unsigned != value || *result.Signed != signed {
				t.Errorf("%d and %d came back as %d and %d", value, signed, result.Unsigned, *result.Signed)
			}
		}
	}
	numbers := `{"a":[18446744073709551617,1.000000000000000000000001,1e400,-0.0],"b":null}`
	var result struct{ Value json.RawMessage }
	if err := client.Call(limited(t), "test.echo", map[string]any{"value": json.RawMessage(numbers)}, &result); err != nil {
		t.Fatal(err)
	}
	if string(result.Value) != numbers {
		t.Errorf("%s came back as %s", numbers, result.Value)
	}
}

func TestAProgramThatCannotBeFound(t *testing.T) {
	t.Setenv(vendorclient.EnvironmentVariable, "")
	t.Setenv("PATH", t.TempDir())
	executable, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(t.TempDir(), "vendorclient.js")
	if err := os.WriteFile(script, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name     string
		options  []vendorclient.SpawnOption
		variable string
		tried    []string
	}{
		{"by default", nil, "", []string{"VENDORCLIENT_BINARY (not set)", filepath.Dir(executable), "PATH (not searched"}},
		{"in the PATH", []vendorclient.SpawnOption{vendorclient.WithPathSearch()}, "", []string{"PATH (no vendorclient in it)"}},
		{"by path", []vendorclient.SpawnOption{vendorclient.WithProgram("/no/such/program")}, "", []string{"/no/such/program"}},
		{"by variable", nil, "/nor/this.js", []string{"/nor/this.js"}},
		{"without node", []vendorclient.SpawnOption{vendorclient.WithProgram(script)}, "", []string{"needs node"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Setenv(vendorclient.EnvironmentVariable, test.variable)
			_, err := vendorclient.Spawn(limited(t), test.options...)
			var notFound *vendorclient.ProgramNotFoundError
			if !errors.As(err, &notFound) {
				t.Fatalf("expected a ProgramNotFoundError, got %v", err)
			}
			for _, place := range test.tried {
				if !strings.Contains(err.Error(), place) {
					t.Errorf("%q does not name %q", err, place)
				}
			}
		})
	}
}

func TestAParsedAccountHasAType(t *testing.T) {
	const boc = "te6ccgEBBAEAdAACrRgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiJASzhlU/EAAAAAAAAA" +
		"CRoh3NZQBksV1jfYW5WeeoCE09P6mNuSDQIDOezCuj1OPve6KPod5AMBART/APSkE/S88sgLAgAC0wANoAAAAAIILA=="
	result, err := testBuild(t).Boc.ParseAccount(limited(t), api.ParamsOfParse{Boc: boc})
	if err != nil {
		t.Fatal(err)
	}
	var account api.ParsedAccount
	if err := json.Unmarshal(result.Parsed, &account); err != nil {
		t.Fatal(err)
	}
	if account.AccTypeName != "Active" || account.Balance != "0x3b9aca00" || account.BalanceOther[0].Currency != 2 {
		t.Errorf("the account is %+v", account)
	}
}

func TestValuesThatHoldSecretsAreNotPrintedEither(t *testing.T) {
	client := testBuild(t)
	keys, err := client.Crypto.GenerateRandomSignKeys(limited(t))
	if err != nil {
		t.Fatal(err)
	}
	signer := vendorclient.KeysSigner(keys)
	contract, err := vendorclient.NewContract(client, `{"functions":[]}`, vendorclient.SignedBy(signer),
		vendorclient.WithInitialData(map[string]any{"phrase": keys.Secret}))
	if err != nil {
		t.Fatal(err)
	}
	values := []any{
		signer, *signer, contract, api.SignerKeys{Keys: keys}, api.ParamsOfSign{Keys: keys}, &api.ParamsOfSign{Keys: keys},
		api.ParamsOfProcessMessage{MessageEncodeParams: api.ParamsOfEncodeMessage{Signer: api.SignerKeys{Keys: keys}}},
	}
	for _, value := range values {
		var printed bytes.Buffer
		for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q", "%x", "%d"} {
			fmt.Fprintf(&printed, verb+"\n", value)
		}
		slog.New(slog.NewJSONHandler(&printed, nil)).Info("value", "value", value)
		slog.New(slog.NewTextHandler(&printed, nil)).Info("value", "value", value)
		if strings.Contains(printed.String(), keys.Secret) || strings.Contains(printed.String(), hex.EncodeToString([]byte(keys.Secret))) {
			t.Errorf("a %T prints a secret", value)
		}
	}
}
