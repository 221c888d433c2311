package vendorclient

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"time"

	"github.com/vendorclient/vendorclient-go/v3/rpc"
)

// Times of the end of a daemon: how long it may take to stop in an orderly way (5 s are for running calls), to stop
// after a signal, and how long its last output may take to arrive after its end.
const (
	stopPatience   = 7 * time.Second
	signalPatience = time.Second
	outputPatience = time.Second
)

// maxStderrTail is how much of the standard error is kept for errors, in bytes.
const maxStderrTail = 4096

// processTransport is the daemon as a child process that talks over its standard input and output.
type processTransport struct {
	*rpc.LineTransport
	process *os.Process
	stdin   *os.File
	stdout  *os.File
	stderr  *stderrTail
	// exited is closed when the process is gone; state is set before.
	exited chan struct{}
	state  *os.ProcessState
}

// startProcess starts a daemon on pipes. The pipes are made here and not by package exec, whose Wait would cut off what
// has not been read yet.
func startProcess(command, environment []string, stderr io.Writer) (*processTransport, error) {
	var pipes [3][2]*os.File
	for index := range pipes {
		reader, writer, err := os.Pipe()
		if err != nil {
			closePipes(pipes[:index])
			return nil, err
		}
		pipes[index] = [2]*os.File{reader, writer}
	}
	child := exec.Command(command[0], command[1:]...)
	child.Env = append(os.Environ(), environment...)
	child.Stdin, child.Stdout, child.Stderr = pipes[0][0], pipes[1][1], pipes[2][1]
	if err := child.Start(); err != nil {
		closePipes(pipes[:])
		return nil, err
	}
	for _, file := range []*os.File{pipes[0][0], pipes[1][1], pipes[2][1]} {
		_ = file.Close()
	}
	stdin, stdout := pipes[0][1], pipes[1][0]
	transport := &processTransport{
		LineTransport: rpc.NewLineTransport(stdout, stdin),
		process:       child.Process,
		stdin:         stdin,
		stdout:        stdout,
		stderr:        newStderrTail(pipes[2][0], stderr),
		exited:        make(chan struct{}),
	}
	go transport.watch(child)
	return transport, nil
}

func closePipes(pipes [][2]*os.File) {
	for _, pipe := range pipes {
		_, _ = pipe[0].Close(), pipe[1].Close()
	}
}

// watch notices the end of the process even if another process still holds its pipes.
func (t *processTransport) watch(child *exec.Cmd) {
	// The state says all that the error would.
	_ = child.Wait()
	t.state = child.ProcessState
	close(t.exited)
	_ = t.stdin.Close()
	if t.stdout.SetReadDeadline(time.Now().Add(outputPatience)) != nil {
		time.AfterFunc(outputPatience, func() { _ = t.stdout.Close() })
	}
}

// Receive returns the next message. At the end of the daemon the error says how it ended.
func (t *processTransport) Receive() ([]byte, error) {
	text, err := t.LineTransport.Receive()
	if err == nil {
		return text, nil
	}
	lost := &rpc.ConnectionLostError{Reason: "the daemon ended"}
	if !errors.Is(err, io.EOF) && !errors.Is(err, os.ErrDeadlineExceeded) {
		lost.Reason, lost.Cause = "the daemon cannot be read: "+err.Error(), err
	}
	t.stop()
	_ = t.stdout.Close()
	lost.Exit, lost.Stderr = t.state, t.stderr.end()
	return nil, lost
}

// Close closes the standard input of the daemon, waits for its end and, when that takes too long, terminates it.
func (t *processTransport) Close() error {
	t.stop()
	return nil
}

func (t *processTransport) stop() {
	_ = t.stdin.Close()
	if t.endsWithin(stopPatience) {
		return
	}
	// Systems without this signal are left with the other one.
	if t.process.Signal(syscall.SIGTERM) == nil && t.endsWithin(signalPatience) {
		return
	}
	_ = t.process.Kill()
	<-t.exited
}

func (t *processTransport) endsWithin(patience time.Duration) bool {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-t.exited:
		return true
	case <-timer.C:
		return false
	}
}

// stderrTail reads standard error all the time, so that the daemon never waits for it, and keeps the end.
type stderrTail struct {
	source *os.File
	copy   io.Writer
	done   chan struct{}

	mutex sync.Mutex
	tail  []byte
}

func newStderrTail(source *os.File, copy io.Writer) *stderrTail {
	tail := &stderrTail{source: source, copy: copy, done: make(chan struct{})}
	go tail.read()
	return tail
}

func (s *stderrTail) read() {
	defer close(s.done)
	buffer := make([]byte, 8192)
	for {
		count, err := s.source.Read(buffer)
		s.mutex.Lock()
		s.tail = append(s.tail, buffer[:count]...)
		s.tail = s.tail[max(0, len(s.tail)-maxStderrTail):]
		s.mutex.Unlock()
		if s.copy != nil && count > 0 {
			// A writer that fails loses its text; the daemon must keep running.
			_, _ = s.copy.Write(buffer[:count])
		}
		if err != nil {
			return
		}
	}
}

// end waits a little for the rest and returns the last bytes.
func (s *stderrTail) end() string {
	select {
	case <-s.done:
	case <-time.After(outputPatience):
	}
	_ = s.source.Close()
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return string(s.tail)
}
