// Package scenarios proves the binding as an installed module against the built daemon.
//
// VENDORCLIENT_BINARY and VENDORCLIENT_TEST_BINARY name the two builds of the program; the second has the module "test".
// VENDORCLIENT_OPENRPC names the description of all functions, openrpc.json.
// VENDORCLIENT_TRANSCRIPTS names the folder of the transcripts of the protocol.
// VENDORCLIENT_STORY names what the driver prepared for the story: a node and a contract that is not deployed yet.
package scenarios

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
)

// hostVariable makes this program a host for the scenarios about the end of hosts.
const hostVariable = "SCENARIO_HOST"

func TestMain(m *testing.M) {
	if behaviour := os.Getenv(hostVariable); behaviour != "" {
		runHost(behaviour)
		return
	}
	needed := []string{
		"VENDORCLIENT_BINARY", "VENDORCLIENT_TEST_BINARY", "VENDORCLIENT_OPENRPC", "VENDORCLIENT_TRANSCRIPTS",
		"VENDORCLIENT_STORY",
	}
	for _, name := range needed {
		if os.Getenv(name) == "" {
			fmt.Fprintln(os.Stderr, name+" must be set")
			os.Exit(2)
		}
	}
	code := m.Run()
	if sharedClient != nil {
		_ = sharedClient.Close()
	}
	_ = os.RemoveAll(sharedFolder)
	os.Exit(code)
}

func testBinary() vendorclient.SpawnOption {
	return vendorclient.WithProgram(os.Getenv("VENDORCLIENT_TEST_BINARY"))
}

// spawnTestBuild starts a daemon for one test alone.
func spawnTestBuild(t *testing.T, options ...vendorclient.SpawnOption) *vendorclient.Client {
	t.Helper()
	options = append([]vendorclient.SpawnOption{testBinary(), vendorclient.WithDataFolder(t.TempDir())}, options...)
	client, err := vendorclient.Spawn(limited(t), options...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := client.Close(); err != nil {
			t.Error(err)
		}
	})
	return client
}

var (
	sharedOnce   sync.Once
	sharedClient *vendorclient.Client
	sharedFolder string
	sharedError  error
)

// testBuild returns one daemon to all tests that leave it as it was.
func testBuild(t *testing.T) *vendorclient.Client {
	t.Helper()
	sharedOnce.Do(func() {
		if sharedFolder, sharedError = os.MkdirTemp("", "vendorclient-"); sharedError == nil {
			sharedClient, sharedError = vendorclient.Spawn(
				limited(t), testBinary(), vendorclient.WithDataFolder(sharedFolder),
			)
		}
	})
	if sharedError != nil {
		t.Fatal(sharedError)
	}
	return sharedClient
}

// limited returns a context that ends a test that hangs.
func limited(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	t.Cleanup(cancel)
	return ctx
}

func expectCode(t *testing.T, err error, code int) *vendorclient.ClientError {
	t.Helper()
	var clientError *vendorclient.ClientError
	if !errors.As(err, &clientError) || clientError.Code != code {
		t.Fatalf("expected an error with code %d, got %v", code, err)
	}
	return clientError
}

func expectLost(t *testing.T, err error) *vendorclient.ConnectionLostError {
	t.Helper()
	var lost *vendorclient.ConnectionLostError
	if !errors.As(err, &lost) {
		t.Fatalf("expected a ConnectionLostError, got %v", err)
	}
	return lost
}

func dataOf(t *testing.T, err *vendorclient.ClientError) map[string]any {
	t.Helper()
	var data map[string]any
	if problem := json.Unmarshal(err.Data, &data); problem != nil {
		t.Fatalf("the data of the error cannot be read: %v", problem)
	}
	return data
}

func receive[T any](t *testing.T, channel <-chan T) T {
	t.Helper()
	select {
	case value := <-channel:
		return value
	case <-time.After(20 * time.Second):
		t.Fatal("nothing came")
		panic("unreachable")
	}
}

func expectProcessGone(t *testing.T, pid int) {
	t.Helper()
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if !isRunning(pid) {
			return
		}
	}
	t.Fatalf("process %d is still there", pid)
}

func isRunning(pid int) bool {
	if syscall.Kill(pid, 0) != nil {
		return false
	}
	// Its exit status may not have been collected yet.
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	return err != nil || !strings.Contains(string(stat), ") Z ")
}
