package rpc

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
)

type closer struct{ io.Writer }

func (closer) Close() error { return nil }

func TestLinesAreSplitAtLineFeedsOnly(t *testing.T) {
	input := "{\"a\":\"é€😀\u2028\"}\r\n\n  \n\r\n[1]\n{\"last\":true}"
	for name, reader := range map[string]io.Reader{
		"at once":      strings.NewReader(input),
		"byte by byte": iotest.OneByteReader(strings.NewReader(input)),
	} {
		t.Run(name, func(t *testing.T) {
			transport := NewLineTransport(reader, closer{io.Discard})
			for _, expected := range []string{"{\"a\":\"é€😀\u2028\"}", "[1]", `{"last":true}`} {
				text, err := transport.Receive()
				if err != nil || string(text) != expected {
					t.Fatalf("received %q, %v, expected %q", text, err, expected)
				}
			}
			if _, err := transport.Receive(); !errors.Is(err, io.EOF) {
				t.Errorf("the end is %v", err)
			}
		})
	}
}

func TestHalfALineIsNoMessageWhenReadingFails(t *testing.T) {
	broken := errors.New("broken")
	transport := NewLineTransport(io.MultiReader(strings.NewReader(`{"half`), iotest.ErrReader(broken)), closer{io.Discard})
	if text, err := transport.Receive(); !errors.Is(err, broken) {
		t.Errorf("received %q, %v", text, err)
	}
}

func TestSentLinesEndWithALineFeed(t *testing.T) {
	var output bytes.Buffer
	transport := NewLineTransport(strings.NewReader(""), closer{&output})
	for _, text := range []string{`{"a":1}`, `[]`} {
		if err := transport.Send([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if output.String() != "{\"a\":1}\n[]\n" {
		t.Errorf("sent %q", output.String())
	}
}
