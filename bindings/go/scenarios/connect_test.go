package scenarios

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/api"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

type serving struct {
	process *exec.Cmd
	URL     string `json:"ws"`
}

// testProgram is a process of the test build, which is a script or an executable.
func testProgram(arguments ...string) *exec.Cmd {
	command := append([]string{os.Getenv("VENDORCLIENT_TEST_BINARY")}, arguments...)
	if strings.HasSuffix(command[0], ".js") {
		command = append([]string{"node"}, command...)
	}
	return exec.Command(command[0], command[1:]...)
}

// serve starts a daemon that listens.
func serve(t *testing.T, folder string) serving {
	t.Helper()
	process := testProgram("daemon", "--data", folder)
	process.Stderr = os.Stderr
	process.Env = append(os.Environ(), "VENDORCLIENT_LOG_LEVEL=error")
	output, err := process.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := process.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = process.Process.Signal(syscall.SIGTERM)
		_ = process.Wait()
	})
	line, err := bufio.NewReader(output).ReadBytes('\n')
	if err != nil {
		t.Fatal(err)
	}
	started := serving{process: process}
	if err := json.Unmarshal(line, &started); err != nil {
		t.Fatal(err)
	}
	return started
}

func TestTheSameClientOverWebSocket(t *testing.T) {
	folder := t.TempDir()
	daemon := serve(t, folder)
	ctx := limited(t)

	t.Run("refuses a wrong token", func(t *testing.T) {
		_, err := vendorclient.Connect(ctx, vendorclient.WithURL(daemon.URL, strings.Repeat("0", 64)))
		var refusal *rpc.HandshakeError
		if !errors.As(err, &refusal) || refusal.Status != 401 {
			t.Errorf("expected a refusal with 401, got %v", err)
		}
	})

	t.Run("connects by address and token", func(t *testing.T) {
		token, err := os.ReadFile(filepath.Join(folder, "daemon.token"))
		if err != nil {
			t.Fatal(err)
		}
		client, err := vendorclient.Connect(ctx, vendorclient.WithURL(daemon.URL, strings.TrimSpace(string(token))))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := client.Client.Version(ctx); err != nil {
			t.Error(err)
		}
		if err := client.Close(); err != nil {
			t.Error(err)
		}
		_, err = client.Client.Version(ctx)
		expectLost(t, err)
	})

	client, err := vendorclient.Connect(ctx, vendorclient.WithDataFolder(folder),
		vendorclient.WithConfig(api.ClientConfig{ABI: &api.AbiConfig{Workchain: vendorclient.Ptr[int32](-1)}}))
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if workchain := client.Session().Config.ABI.Workchain; *workchain != -1 {
		t.Errorf("workchain %d", *workchain)
	}

	t.Run("carries messages of all sizes", func(t *testing.T) {
		for _, size := range []int{0, 100, 200, 70_000, 5_000_000} {
			text := strings.Repeat("é", size)
			var result struct{ Value string }
			if err := client.Call(ctx, "test.echo", map[string]any{"value": text}, &result); err != nil || result.Value != text {
				t.Errorf("%d characters: %v", size, err)
			}
		}
	})

	t.Run("carries app objects and callbacks", func(t *testing.T) {
		count := 0
		err := client.Call(ctx, "test.flood", map[string]any{"count": 100}, nil,
			rpc.WithCallback(func(rpc.Message) { count++ }))
		if err != nil || count != 100 {
			t.Errorf("%d messages, %v", count, err)
		}
		box, err := client.Crypto.RegisterSigningBox(ctx, api.AppSigningBoxFuncs{})
		if err != nil {
			t.Fatal(err)
		}
		_, err = client.Crypto.SigningBoxGetPublicKey(ctx, box)
		expectCode(t, err, api.ClientErrorCodeAppRequestError)
	})

	t.Run("fails all calls when the daemon stops", func(t *testing.T) {
		failed := make(chan error, 1)
		go func() { failed <- client.Call(ctx, "test.sleep", map[string]any{"ms": 60000}, nil) }()
		if err := client.Daemon.Ping(ctx); err != nil {
			t.Fatal(err)
		}
		// The second signal ends it at once.
		_ = daemon.process.Process.Signal(syscall.SIGTERM)
		<-afterDraining(client)
		_ = daemon.process.Process.Signal(syscall.SIGTERM)
		if err := receive(t, failed); err == nil {
			t.Error("the call went on")
		}
		<-client.Done()
		_, err := client.Client.Version(ctx)
		expectLost(t, err)
	})
}

// afterDraining is closed when the daemon takes no new calls.
func afterDraining(client *vendorclient.Client) <-chan struct{} {
	refused := make(chan struct{})
	go func() {
		defer close(refused)
		for {
			if _, err := client.Client.Version(context.Background()); err != nil {
				return
			}
		}
	}()
	return refused
}

func TestATokenThatIsOutOfDateIsReadAgainOnce(t *testing.T) {
	folder := t.TempDir()
	tokenFile := filepath.Join(folder, "daemon.token")
	var tokens []string
	server := httptest.NewServer(http.HandlerFunc(func(answer http.ResponseWriter, request *http.Request) {
		tokens = append(tokens, request.Header.Get("Authorization"))
		writeFile(t, tokenFile, "new\n")
		http.Error(answer, "wrong token", http.StatusUnauthorized)
	}))
	defer server.Close()
	address := strings.Replace(server.URL, "http", "ws", 1) + "/rpc"
	writeFile(t, filepath.Join(folder, "daemon.json"), `{"ws":"`+address+`","token_file":"daemon.token"}`)
	writeFile(t, tokenFile, "old\n")
	_, err := vendorclient.Connect(limited(t), vendorclient.WithDataFolder(folder))
	var refusal *rpc.HandshakeError
	if !errors.As(err, &refusal) || refusal.Status != 401 || refusal.Reason != "wrong token" {
		t.Errorf("expected a refusal with 401, got %v", err)
	}
	if !slices.Equal(tokens, []string{"Bearer old", "Bearer new"}) {
		t.Errorf("the daemon was shown %q", tokens)
	}
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Error(err)
	}
}

func TestNobodyServesTheFolder(t *testing.T) {
	_, err := vendorclient.Connect(limited(t), vendorclient.WithDataFolder(t.TempDir()))
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("expected os.ErrNotExist, got %v", err)
	}
}
