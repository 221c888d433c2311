package scenarios

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	vendorclient "github.com/vendorclient/vendorclient-go/v3"
	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

func TestTheDaemonIsKilledInTheMiddle(t *testing.T) {
	for _, test := range []struct {
		name   string
		end    func(client *vendorclient.Client)
		stderr string
	}{
		{"by a signal", func(client *vendorclient.Client) {
			_ = syscall.Kill(int(client.Session().Server.Pid), syscall.SIGKILL)
		}, ""},
		{"by a crash", func(client *vendorclient.Client) {
			go func() { _ = client.Call(context.Background(), "test.crash", nil, nil) }()
		}, `"event":"crash"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			client := spawnTestBuild(t)
			closed := make(chan rpc.ClosedReason, 1)
			if err := client.Call(limited(t), "test.subscribe", map[string]any{"interval_ms": 60000}, nil,
				rpc.WithSubscription(func(rpc.Message) {}),
				vendorclient.OnClosed(func(reason rpc.ClosedReason) { closed <- reason })); err != nil {
				t.Fatal(err)
			}
			failures := make(chan error, 20)
			for range cap(failures) {
				go func() {
					failures <- client.Call(limited(t), "test.sleep", map[string]any{"ms": 60000}, nil)
				}()
			}
			if err := client.Daemon.Ping(limited(t)); err != nil {
				t.Fatal(err)
			}
			start := time.Now()
			test.end(client)
			for range cap(failures) {
				lost := expectLost(t, receive(t, failures))
				if lost.Exit == nil || lost.Exit.Success() {
					t.Errorf("the exit status is %v", lost.Exit)
				}
				if !strings.Contains(lost.Stderr, test.stderr) || len(lost.Stderr) > 4096 {
					t.Errorf("standard error is %q", lost.Stderr)
				}
			}
			if took := time.Since(start); took > 5*time.Second {
				t.Errorf("waiting calls failed after %v", took)
			}
			_, err := client.Client.Version(limited(t))
			expectLost(t, err)
			expectLost(t, client.Err())
			if reason := receive(t, closed); reason != rpc.ClosedConnectionLost {
				t.Errorf("closed because of %s", reason)
			}
		})
	}
}

func TestCloseFailsWaitingCallsAndLeavesNoProcess(t *testing.T) {
	client := spawnTestBuild(t)
	failed := make(chan error, 1)
	go func() { failed <- client.Call(limited(t), "test.sleep", map[string]any{"ms": 60000}, nil) }()
	if err := client.Daemon.Ping(limited(t)); err != nil {
		t.Fatal(err)
	}
	if err := client.Close(); err != nil {
		t.Fatal(err)
	}
	if err := receive(t, failed); !errors.Is(err, vendorclient.ErrClosed) {
		t.Errorf("the waiting call gave %v", err)
	}
	expectProcessGone(t, int(client.Session().Server.Pid))
	_, err := client.Client.Version(limited(t))
	expectLost(t, err)
	if !errors.Is(err, vendorclient.ErrClosed) {
		t.Errorf("a later call gave %v", err)
	}
	if err := client.Close(); err != nil {
		t.Error(err)
	}
}

// runHost is the other program of the tests below: it starts a daemon, prints its pid, and ends as
// instructed.
func runHost(behaviour string) {
	client, err := vendorclient.Spawn(context.Background(), testBinary(),
		vendorclient.WithDataFolder(os.Getenv("SCENARIO_FOLDER")))
	if err != nil {
		panic(err)
	}
	fmt.Println(client.Session().Server.Pid)
	switch behaviour {
	case "return":
	case "exit":
		os.Exit(3)
	case "wait":
		_ = client.Call(context.Background(), "test.sleep", map[string]any{"ms": 60000}, nil)
	}
}

func TestNoOrphanIsLeftWhateverEndsTheHost(t *testing.T) {
	for _, test := range []struct {
		name, behaviour string
		end             func(host *exec.Cmd)
	}{
		{"its main function returns while the client is idle", "return", nil},
		{"it exits while the client is idle", "exit", nil},
		{"it is killed", "wait", func(host *exec.Cmd) { _ = host.Process.Kill() }},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			host := exec.CommandContext(limited(t), os.Args[0])
			host.Env = append(os.Environ(), hostVariable+"="+test.behaviour, "SCENARIO_FOLDER="+t.TempDir())
			host.Stderr = os.Stderr
			output, err := host.StdoutPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := host.Start(); err != nil {
				t.Fatal(err)
			}
			line, err := bufio.NewReader(output).ReadString('\n')
			if err != nil {
				t.Fatal(err)
			}
			pid, err := strconv.Atoi(strings.TrimSpace(line))
			if err != nil {
				t.Fatal(err)
			}
			if test.end != nil {
				test.end(host)
			}
			_ = host.Wait()
			expectProcessGone(t, pid)
		})
	}
}
