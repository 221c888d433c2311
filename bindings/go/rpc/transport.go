package rpc

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// Transport carries JSON texts between host and daemon. One goroutine sends and one receives at a time; Close may be
// called at any time and more than once, and makes the other two return.
type Transport interface {
	// Send writes one message. The text is UTF-8 without line end.
	Send(text []byte) error
	// Receive returns the next message. The caller may keep the text. An error is final; it may be a *ConnectionLostError.
	Receive() ([]byte, error)
	// Close ends the connection in an orderly way.
	Close() error
}

// LineTransport is the framing of pipes and sockets: one JSON text per line, ended by LF; a CR before it and blank
// lines are ignored, and the last line counts even without LF.
type LineTransport struct {
	input  *bufio.Reader
	output io.WriteCloser
}

// NewLineTransport reads lines of the daemon from input and writes lines of the host to output.
func NewLineTransport(input io.Reader, output io.WriteCloser) *LineTransport {
	return &LineTransport{input: bufio.NewReaderSize(input, 64*1024), output: output}
}

// Send writes a line.
func (t *LineTransport) Send(text []byte) error {
	line := make([]byte, 0, len(text)+1)
	_, err := t.output.Write(append(append(line, text...), '\n'))
	return err
}

// Receive returns the next line that is not blank; at the end of the input the error is io.EOF.
func (t *LineTransport) Receive() ([]byte, error) {
	for {
		line, err := t.input.ReadBytes('\n')
		line = bytes.TrimSuffix(bytes.TrimSuffix(line, []byte{'\n'}), []byte{'\r'})
		if len(bytes.TrimSpace(line)) > 0 && (err == nil || errors.Is(err, io.EOF)) {
			return line, nil
		}
		if err != nil {
			return nil, err
		}
	}
}

// Close closes the output; the daemon answers by ending its own.
func (t *LineTransport) Close() error {
	return t.output.Close()
}
