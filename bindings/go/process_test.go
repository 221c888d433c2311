package vendorclient

import (
	"errors"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

func startShell(t *testing.T, script string) *processTransport {
	t.Helper()
	t.Parallel()
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("needs a shell")
	}
	transport, err := startProcess([]string{shell, "-c", script}, []string{"MORE=more"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = transport.process.Kill() })
	return transport
}

func expectEnd(t *testing.T, transport *processTransport) *rpc.ConnectionLostError {
	t.Helper()
	_, err := transport.Receive()
	var lost *rpc.ConnectionLostError
	if !errors.As(err, &lost) {
		t.Fatalf("received %v", err)
	}
	return lost
}

func TestADaemonThatDoesNotEndIsTerminated(t *testing.T) {
	transport := startShell(t, "exec sleep 60")
	start := time.Now()
	if err := transport.Close(); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(start); took < stopPatience || took > stopPatience+10*time.Second {
		t.Errorf("it was terminated after %v", took)
	}
	if end := expectEnd(t, transport).Exit.String(); end != "signal: terminated" {
		t.Errorf("it ended with %s", end)
	}
}

func TestADaemonThatClosesItsOutputHasEnded(t *testing.T) {
	transport := startShell(t, `exec >&-; cat >/dev/null; echo "the end of $MORE" >&2; exit 9`)
	lost := expectEnd(t, transport)
	if lost.Exit.ExitCode() != 9 || lost.Stderr != "the end of more\n" {
		t.Errorf("it ended with %v and %q", lost.Exit, lost.Stderr)
	}
}

func TestOutputOfADeadDaemonThatSomebodyElseHolds(t *testing.T) {
	transport := startShell(t, `echo last; sleep 5 & exit 3`)
	if text, err := transport.Receive(); err != nil || string(text) != "last" {
		t.Errorf("received %q, %v", text, err)
	}
	if lost := expectEnd(t, transport); lost.Exit.ExitCode() != 3 {
		t.Errorf("it ended with %v", lost.Exit)
	}
}

func TestOnlyTheEndOfStandardErrorIsKept(t *testing.T) {
	transport := startShell(t, `yes 1234567 | head -c 1000000 >&2; echo end >&2`)
	lost := expectEnd(t, transport)
	if len(lost.Stderr) != maxStderrTail || !strings.HasSuffix(lost.Stderr, "1234567\nend\n") {
		t.Errorf("kept %d bytes that end with %q", len(lost.Stderr), lost.Stderr[max(0, len(lost.Stderr)-20):])
	}
}
